import { asksSentence, begins, forGuide, meta, toSomebody } from '#content/guide/given-sentence.ts';
import type { Intent } from '#content/guide/intents.ts';
import { draft } from './draft.ts';
import { withoutAside } from './exercise-words.ts';
import { isStaying } from './grief.ts';
import { stepOfWords } from './letter.ts';
import { sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { normalised, wordsOf } from './normalise.ts';
import { isQuotable, quoted } from './quotes.ts';

const wordsMax = 40;
const wordsMin = 3;
/** These speak to the guide, and are no words for somebody else. */
const away = new Set<Intent>([
  'dont_know',
  'ask_meaning',
  'ask_summary',
  'refusal',
  'insult',
  'boredom',
  'thanks',
  'goodbye',
  'emoji',
  'unclear',
]);
/** These may be words for somebody else where “you” shows it. */
const plans = new Set<Intent>(['agreement', 'decline', 'commitment']);

/** After “what is the first sentence?” the message is that sentence: it stands, quoted whole, and the next thing is asked. */
export function answerGivenSentence(moment: Moment): Draft | null {
  const { state, reading, protest } = moment;
  const { language, intent } = reading;
  if (protest !== null || isStaying(state) || state.quietFor > 0 || state.offer !== null)
    return null;
  const isAsked = asksSentence[language].test(state.lastReply);
  if ((!isAsked && !state.askedWay) || away.has(intent)) return null;
  const inMarks = quotationIn(moment);
  const own = inMarks ?? ownSentence(moment);
  const normal = normalised(own);
  const count = wordsOf(normal).length;
  if (count < wordsMin || count > wordsMax || !isQuotable(own)) return null;
  if (forGuide[language].test(normal)) return null;
  // A way was asked for, and a greeting or an apology shows the words themselves.
  if (!begins[language].test(normal)) {
    const asksBack = /^(?:ask|about)_/u.test(intent);
    if (inMarks === null && (!isAsked || asksBack)) return null;
    const isTo = toSomebody[language].test(normal);
    if (!isTo && (plans.has(intent) || meta[language].test(normal))) return null;
  }
  const inSlots = { ...moment, slots: { ...moment.slots, q: quoted(own, language) } };
  const said = sayLine(inSlots, 'given_sentence');
  if (!said) return null;
  state.asked = { kind: 'plain' };
  if (!asksWhen[language].test(said.text)) return draft(moment, 'given_sentence', said);
  const title = stepOfWords(own, language);
  return draft(moment, 'given_sentence', said, {
    offer: { kind: 'date', title },
    proposals: [{ kind: 'action', payload: { title, due_on: null } }],
    suggestions: ['today', 'tomorrow', 'weekend'],
  });
}

const asksWhen = { en: /When could it go out\?/u, he: /מתי זה יכול לצאת\?/u };

/** ““I’m over the moon, and a bit sick about saying so.” Something like that?” */
function quotationIn({ reading: { text } }: Moment): string | null {
  const own = /^[^"“״\p{L}]*["“״](?<own>[^"“”״\n]{12,200})["”״]/u.exec(text)?.groups?.['own'];
  return own?.trim().replace(/[.,;:\s]+$/u, '') ?? null;
}

/** The sentence without words before it, its marks, and a question to the guide after it. */
function ownSentence({ reading: { text, language } }: Moment): string {
  return withoutAside(text, language, true)
    .own.trim()
    .replace(lead, '')
    .replaceAll(/^["“”״'‘]+|["“”״'’]+$/gu, '')
    .replace(/[.,;:\s]+$/u, '');
}
const lead =
  /^(?:(?:hm+|um+|ok|okay|maybe|perhaps|fine|well|so|something like|i(?:['’]d| would| could)? (?:say|write|ask|tell)(?: to)?(?: (?:him|her|them))?|it could be|אולי|טוב|אז|נגיד|משהו כמו|משהו בסגנון|אגיד|אכתוב|הייתי אומרת?|הייתי כותבת?|הייתי שואלת?|אשאל)(?: (?:לו|לה|להם|אותו|אותה))?(?:\s*[:,]\s*|\s+(?=["“״'‘])|\s*\.{2,}\s*))+/iu;
