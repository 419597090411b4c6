import type { ChatState } from './chat-state.ts';
import { isRemembered } from './grief.ts';
import { isUnsaid } from './own-words.ts';
import type { Reading } from './reading.ts';

const joyTurns = 6;
const tears = {
  en: / (?:cried|cry|crying|cries|tears|weeping|wept|sobbed|sobbing|teared up) /u,
  he: / [ושכ]{0,2}(?:בכה|בכתה|בכיתי|בכינו|בכו|בוכה|בוכים|דמעות|דמע|דמעה|התרגש|התרגשה|התרגשו) /u,
};
/** “לא עברתי”, “מאז שעברתי לבאר שבע”: no news to be glad of. */
const missed =
  / (?:לא (?:עבר|התקבל|הצלח|זכ|ניצח|בא|הזמ)\p{L}*|אין לי עם|אף אחד לא|ו?ויתרתי|מאז שעבר\p{L}*) /u;
/** “Good news? No.” */
const objects =
  / (?:good news (?:no|not|how|what|why)|not (?:good|great) (?:news|at all)|not (?:proud|happy|glad)|nothing (?:good|to celebrate)|זו לא (?:בשורה|שמחה)|לא שמח|לא שמחה|לא גאה|אין מה לשמוח) /u;
const troubles = new Set(['fear', 'loss', 'choice', 'insult', 'refusal', 'boredom']);

/** A message as it is meant beside good news: tears are glad, and good news that nobody knows yet is a confidence. */
export function heardInJoy(state: ChatState, reading: Reading): Reading {
  if (reading.intent === 'joy' && (missed.test(reading.normal) || objects.test(reading.normal)))
    return { ...reading, intent: 'story' };
  if (reading.intent === 'joy' && isUnsaid(reading.normal, reading.language))
    return { ...reading, intent: 'story' };
  if (reading.intent === 'loss' && isRemembered(state, reading))
    return { ...reading, intent: 'story' };
  const isGlad = state.joyFor > 0 && tears[reading.language].test(reading.normal);
  if (!isGlad) return reading;
  const isOfTears = reading.intent === 'feeling' || reading.intent === 'loss';
  return { ...reading, feelings: [], intent: isOfTears ? 'story' : reading.intent };
}

/** Good news is the subject until something hard is said. */
export function noticeJoy(state: ChatState, { intent, feelings, normal }: Reading): void {
  const isDark = feelings.some(({ feeling }) => feeling.valence === '-');
  if (objects.test(normal)) state.joyFor = 0;
  else if (intent === 'joy') state.joyFor = joyTurns;
  else if (troubles.has(intent) || (intent === 'feeling' && isDark)) state.joyFor = 0;
}
