import type { Language } from '#contract/shapes.ts';
import { dueIn } from './direct-answers.ts';
import type { Moment } from './moment.ts';
import { normalised } from './normalise.ts';
import { kindOfStep } from './step-kinds.ts';
import { bareTitle, isThin, stepTitle } from './step-title.ts';

type Signs = Record<Language, RegExp>;

/** Words of a title that name nothing: of the person, of the place of other words, and of the promise itself. */
const empty: Signs = {
  en: /^(?:i|i'll|ill|will|going|to|with|for|of|about|at|in|on|the|an?|my|him|her|them|it|that|this|then|now|really|just|actually|definitely|surely|honestly|promise|so|first|tomorrow|today|tonight|evening|morning)$/u,
  he: /^(?:אני|את|של|על|אל|עם|זה|זאת|אותו|אותה|אותם|לו|לה|להם|איתו|איתה|איתם|אליו|אליה|אליהם|ממנו|ממנה|אז|עכשיו|באמת|פשוט|כבר|מבטיח|מבטיחה|בטוח|קודם|מחר|היום|הערב|בערב|בבוקר)$/u,
};
const prefix = /^[ולהבמש](?=\p{L}{2,})/u;

/** “I’ll say it to him tomorrow”, after “talk to Dan”: the same act, with nothing new about it. */
function restates(title: string, known: string, language: Language): boolean {
  if (isThin(title, language)) return true;
  const ofKnown = wordsOf(known, language);
  const words = wordsOf(title, language).filter((word) => !ofKnown.includes(word));
  const kind = kindOfStep(title, language);
  if (words.length === 0) return true;
  const isVerbAlone =
    words.length === 1 &&
    normalised(title)
      .trim()
      .startsWith(words[0] ?? '');
  return isVerbAlone && kind !== 'any' && kind === kindOfStep(known, language);
}

function wordsOf(title: string, language: Language): string[] {
  return normalised(title)
    .trim()
    .split(' ')
    .filter((word) => !empty[language].test(word))
    .map((word) => (language === 'he' ? word.replace(prefix, '') : word));
}

/** “But”, “maybe” and a no leave the step open. */
const hedges: Signs = {
  en: / (?:but|maybe|perhaps|might|not|don't|dont|won't|wont|never|instead|rather|if|unless|also) /u,
  he: / (?:אבל|אולי|לא|במקום|עדיף|אם|אלא|גם) /u,
};

/** Whether a message says once more, in its own words, what is noted or offered for that day. */
export function saysAgain(
  moment: Moment,
  { title, dueOn }: { title: string; dueOn: string },
): boolean {
  const { reading } = moment;
  const { language, sentence, text, intent } = reading;
  if (intent !== 'commitment' || text.includes('?')) return false;
  if (hedges[language].test(normalised(sentence))) return false;
  const day = dueIn(moment);
  const own = stepTitle(moment);
  if (own === null || (day !== null && day !== dueOn)) return false;
  return restates(own, bareTitle(title), language);
}
