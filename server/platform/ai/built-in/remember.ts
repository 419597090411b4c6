import type { Language } from '#contract/shapes.ts';
import { limits, type memoryKinds } from '#contract/values.ts';
import { agreesTo } from './consent.ts';
import { dayIn } from './direct-answers.ts';
import { draft } from './draft.ts';
import { capitalised, joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { sentencesOf } from './sentences.ts';

type Kind = (typeof memoryKinds)[number];
type Patterns = Record<Language, RegExp>;

const wordsMin = 2;
const lead = {
  en: String.raw`^(?:(?:and|also|so|oh|ok(?:ay)?|well|hey|please|pls|zavit)[,\s]+)*`,
  he: String.raw`^(?:(?:וגם|אז|אוקיי|טוב|היי|בבקשה|זווית)[,\s]+)*`,
};
/** In English “remember that time” speaks of the past, and in Hebrew “ש” may begin a noun. */
const asked: Patterns = {
  en: new RegExp(
    `${lead.en}(?:(?:can|could|would|will) you (?:please )?|i(?:'d| would) like you to )?(?:(?:remember|note|keep in mind|don't forget|make a note|write down)(?: for (?:next time|later))?(?:(?:,? that)? about me(?:\\s*[:,–—-]\\s*|,? that | )|\\s*[:–—]\\s*|,? that (?!time|day|night|one|guy|girl|man|woman|card|thing|question|when|i (?:said|told|asked))))(?<words>.+)$`,
    'isu',
  ),
  he: new RegExp(
    `${lead.he}(?:אפשר |אשמח אם )?(?:תזכור|תזכרי|תזכרו|לזכור|זכור|זכרי|תרשום|תרשמי|לרשום|רשום|רשמי)(?: לך)?(?:,? בבקשה)?(?: (?:עליי|עלי|לפעם הבאה|לשיחות הבאות))?(?:\\s*[:–—]\\s*|,? ש(?!ם |בוע|נה |יר |אלה |אמרתי|סיפרתי|שאלתי) ?)(?<words>.+)$`,
    'su',
  ),
};
const goal: Patterns = {
  en: new RegExp(
    `${lead.en}(?:my (?:\\S+ )?goal (?:for \\S+(?: \\S+){0,3} )?is(?: that|:)?|i have (?:a|one) goal\\s*[:,–—-])\\s*(?:to )?(?<words>.+)$`,
    'isu',
  ),
  he: new RegExp(
    `${lead.he}(?:המטרה (?:\\S+ )?שלי(?: \\S+){0,3}? (?:היא|הוא|זה|זו)|המטרה שלי\\s*[:–—-]|יש לי מטרה\\s*[:,–—-]?)\\s+(?<words>.+)$`,
    'su',
  ),
};

/**
 * Offers to remember what the person asks to be remembered, and once in a chat a goal that they name. Without memory
 * it says that nothing is kept.
 */
export function answerRemember(moment: Moment): Draft | null {
  const { remembered, state, keepsActions } = moment;
  const note = noteIn(moment);
  if (!note) return null;
  if (remembered === null) {
    if (note.kind === 'goal' || !keepsActions) return null;
    const said = sayLine(moment, 'remember_off');
    return said && draft(moment, 'remember_off', joined(moment, said));
  }
  const isKnown = remembered.some((text) => text.toLowerCase() === note.text.toLowerCase());
  if (isKnown || (note.kind === 'goal' && state.offeredGoal)) return null;
  const said = sayLine(moment, `remember_${note.kind}`);
  if (!said) return null;
  if (note.kind === 'goal') state.offeredGoal = true;
  return draft(moment, 'remember', joined(moment, said), {
    offer: { kind: 'remember' },
    proposals: [{ kind: 'remember', payload: note }],
    suggestions: ['yes', 'not_now'],
  });
}

/** A yes or a no to what was offered to be remembered. */
export function answerOfferedNote(moment: Moment): Draft | null {
  const { state, reading } = moment;
  if (state.offer?.kind !== 'remember') return null;
  if (agreesTo(reading))
    return draft(moment, 'remembered', joined(moment, sayLine(moment, 'remember_kept')));
  if (reading.intent === 'decline' || reading.intent === 'refusal' || reading.says('no'))
    return draft(moment, 'remember_declined', joined(moment, sayLine(moment, 'remember_left')));
  return null;
}

/** A step with a day is a step, and no goal. */
function noteIn(moment: Moment): { kind: Kind; text: string } | null {
  const { reading, state } = moment;
  const { language } = reading;
  for (const { text } of sentencesOf(reading.text, language)) {
    const plain = text.trim().replaceAll('’', "'");
    const note = wordsIn(asked, plain, language);
    if (note !== null) return { kind: 'note', text: note };
    const isStill = state.griefFor > 0 || state.quietFor > 0 || dayIn(moment) !== null;
    const aim = isStill || plain.endsWith('?') ? null : wordsIn(goal, plain, language);
    if (aim !== null) return { kind: 'goal', text: aim };
  }
  return null;
}

function wordsIn(patterns: Patterns, sentence: string, language: Language): string | null {
  const said = patterns[language].exec(sentence)?.groups?.['words'];
  const words = said?.trim().replace(/[\s.?!…]+$/u, '') ?? '';
  if (words.split(/\s+/u).length < wordsMin || words.length > limits.memoryNoteLengthMax)
    return null;
  return language === 'he' ? words : capitalised(words);
}
