import { asksTooLittle } from '#content/guide/complaints.ts';
import { draft } from './draft.ts';
import { isUnlost } from './grief.ts';
import { joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { ask } from './questions.ts';
import { outweighs, quotableOf, quoted } from './quotes.ts';
import { stageNamed } from './reading.ts';
import { reflection } from './reflections.ts';
import { headOf, restOf } from './dropped-topics.ts';
import { deniedFeelingsIn } from './signals.ts';
import { normalised } from './normalise.ts';

const deniedWordsMax = 10;
/** A loss that the guide heard this many turns ago can still be put right. */
const lossTurnsMax = 2;

/** The guide’s mistakes that the person puts right: it says so in a few words, and goes on from theirs. */
export function answerRepair(moment: Moment): Draft | null {
  return answerTooLittle(moment) ?? answerNotLost(moment) ?? answerDropped(moment);
}

/** “Why don’t you ask me anything?”: quiet was kindly meant, and is not wanted any more. */
function answerTooLittle(moment: Moment): Draft | null {
  const { state, reading } = moment;
  if (!asksTooLittle[reading.language].test(reading.normal)) return null;
  state.quietFor = 0;
  state.griefFor = 0;
  const said = sayLine(moment, 'asks_late', 'asks_again');
  const isStepOpen = state.offer?.kind === 'action' || state.offer?.kind === 'date';
  if (isStepOpen) return draft(moment, 'asks_again', joined(moment, said), { offer: state.offer });
  return draft(moment, 'asks_again', joined(moment, said, ask(moment, { recalls: true })));
}

/** “She’s not dead, she’s in the kitchen.” */
function answerNotLost(moment: Moment): Draft | null {
  const { state, reading } = moment;
  if (!isUnlost(reading) || state.turn - state.mournedAt > lossTurnsMax) return null;
  if (isQuestion(moment)) return null;
  state.griefFor = 0;
  return draft(
    moment,
    'not_lost',
    joined(moment, sayLine(moment, 'not_lost'), ask(moment, { recalls: true })),
  );
}

/** “Forget the car, I’m lonely.” */
function answerDropped(moment: Moment): Draft | null {
  const { state, reading, droppedTopic } = moment;
  if (droppedTopic === null || reading.intent === 'commitment') return null;
  const noun = headOf(droppedTopic, reading.language);
  const names = (part: string) => normalised(part).includes(noun);
  const isAsked = reading.sentence.trim().includes(' ') && !names(reading.sentence);
  if ((isQuestion(moment) && isAsked) || reading.says('move_on') || stageNamed(reading))
    return null;
  state.quietFor = 0;
  const inSlots = { ...moment, slots: { ...moment.slots, o: droppedTopic } };
  const said = sayLine(inSlots, 'topic_dropped');
  const rest = restOf(reading, names);
  const more = rest === null ? null : saidBack(moment, rest);
  const question = more ? ask(moment, { recalls: false }) : sayLine(moment, 'topic_open');
  return draft(moment, 'topic_dropped', joined(moment, said, more, question));
}

/** “I said I’m not afraid”: the guide believes it, and names it no more. */
export function answerDenied(moment: Moment): Draft | null {
  const { state, reading, slots } = moment;
  const { language, normal } = reading;
  if (state.turn === 0 || reading.words.length > deniedWordsMax) return null;
  if (!corrects[language].test(normal) || goesOn[language].test(normal)) return null;
  if (isQuestion(moment) || reading.intent === 'commitment') return null;
  if (saysInstead[language].test(normal)) return null;
  const beginning = ` ${reading.words.slice(0, beginningWords).join(' ')} `;
  const [denied] = deniedFeelingsIn(beginning, language);
  if (!denied) return null;
  state.aims[language] = state.aims[language].filter(({ kind }) => kind !== 'fear');
  const f = slots.f ?? reading.feelings[0]?.feeling.label[language];
  const inSlots = { ...moment, slots: { ...slots, f, o: denied.label[language] } };
  const said =
    f === undefined
      ? sayLine(inSlots, 'feeling_denied')
      : sayLine(inSlots, 'feeling_instead', 'name_feeling');
  if (!said) return null;
  const question = said.asks || state.quietFor > 0 ? null : ask(moment);
  return draft(moment, 'denied', joined(moment, said, question));
}

/** “I’m not angry, but I don’t know where to begin”: the message comes after it. */
const saysInstead = {
  en: / but (?:\S+ ){4,}$/u,
  he: / אבל (?:\S+ ){3,}$/u,
};
const beginningWords = 6;
/** “I can’t stop crying” denies no tears, and “I didn’t cry” is part of the story. */
const goesOn = {
  en: / (?:stop(?!(?: it)? with )|stopped|unhappy|didn't|didnt|did not) /u,
  he: / (?:מפסיק|מפסיקה|להפסיק|(?!אמרתי )\p{L}{2,}תי) /u,
};
const corrects = {
  en: /^ (?:(?:but|lol|ugh|look|hey|omg|really|honestly) )*(?:i (?:said|told you)|no|nope|stop|it's not|its not|it isn't|that's not|thats not|this is not|not|i'm (?:really )?not|im (?:really )?not) /u,
  he: /^ (?:(?:אבל|נו|אוף|תשמע|תשמעי|די) )*(?:אמרתי|כבר אמרתי|לא |תפסיק|תפסיקי|זה לא|זו לא|באמת ש|באמת לא|ממש לא|עזוב|עזבי)/u,
};

/** The part of a message that stands beside a complaint, in the person’s words; null where there is none. */
export function saidBack(moment: Moment, rest: string) {
  const { words, slots, reading } = moment;
  const { language } = reading;
  const own = rest.replace(saysAgain[language], '').trim();
  const mirror = words.mirrors.find(({ source }) => own.includes(source));
  const found = quotableOf(own, language);
  const quote = found?.text ?? (own.split(' ').length <= 6 ? bare(own) : null);
  const feeling = slots.f === undefined ? null : reflection({ ...moment, slots: { f: slots.f } });
  if (mirror && !(found && outweighs(found, mirror)))
    return { text: `${sentence(mirror.text, language)}.`, lines: [], asks: false };
  if (quote) return { text: `${quoted(quote, language)}.`, lines: [], asks: false };
  return feeling;
}

/** “I said the sea on Friday”: what was said, and not that it was. */
const saysAgain = {
  en: /^(?:but )?i(?:'ve| have)? (?:just )?(?:said|told you|wrote|mentioned)(?: that)? /iu,
  he: /^(?:אבל )?(?:הרי )?(?:כבר )?(?:אמרתי|כתבתי|סיפרתי)(?: לך)? (?:ש(?=\p{L}))?/u,
};

function bare(text: string): string {
  return text.replace(/[.!?,;:…]+$/u, '');
}

function sentence(text: string, language: 'en' | 'he'): string {
  return language === 'en' ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

function isQuestion({ reading }: Moment): boolean {
  return /^(?:ask|about)_/u.test(reading.intent) && reading.asks;
}
