import type { Language } from '#contract/shapes.ts';
import { dayNamedIn } from './dates.ts';
import { draft } from './draft.ts';
import { isLeaving } from './leaving.ts';
import { joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { propose } from './offered-step.ts';
import { farewell } from './parting.ts';
import { sentencesOf } from './sentences.ts';
import { bareTitle } from './step-title.ts';

type Signs = Record<Language, RegExp>;

const proposedTurns = 2;
const movedWordsMax = 5;
/** “I’ve just sent it”, “she said yes”: the step is done. */
const done: Signs = {
  en: / (?:i(?:'ve| have)? (?:already |just |actually )?(?:sent|texted|called|rang|told|asked|booked|emailed|messaged|written to|wrote to|did|done) (?:it|him|her|them|that)(?! (?:last|yesterday|years|once|before|when|that|about|to (?!him|her|them)))|(?:it's|its|it is) (?:done|sent)|(?:he|she|they) (?:just )?(?:said yes|answered|replied|wrote back|picked up)) /u,
  he: / (?:(?:כבר |עכשיו |הרגע |פשוט )?(?:שלחתי|כתבתי|התקשרתי|אמרתי|שאלתי|סיפרתי|קבעתי|הזמנתי|עשיתי) (?:לו|לה|להם|את זה|אותו|אותה)(?! (?:אתמול|פעם|לפני|כש\p{L}+|אז|ש\p{L}+))|זה (?:כבר )?(?:נעשה|נשלח)|(?:הוא|היא) (?:כבר )?(?:אמר כן|אמרה כן|ענה|ענתה|החזיר הודעה|החזירה הודעה)) /u,
};
const isOpenStill: Signs = {
  en: / (?:not yet|haven't|havent|didn't|didnt|if|what if|maybe|should|will|would|never) /u,
  he: / (?:עוד לא|עדיין לא|לא|אם|אולי|צריך|צריכה|מחר|אף פעם) /u,
};
/** “Monday, then”, “rather on Tuesday”. */
const otherDay: Signs = {
  en: / (?:then|instead|rather|better|so|make it|move it to|it's|say) /u,
  he: / (?:אז|במקום|עדיף|נעביר|להעביר|נגיד|שיהיה) /u,
};
/** A refusal is sad news before it is a step that is done. */
const isRefused: Signs = {
  en: / (?:said no|refused|blocked) /u,
  he: / (?:אמרה לא|אמר לא|סירב|סירבה) /u,
};

/** The turn after a step was accepted or proposed: the step is done, or it moves to another day. */
export function answerAfterStep(moment: Moment): Draft | null {
  const { state } = moment;
  const isNear =
    state.step !== null ||
    (state.possibleStep !== null && state.turn - state.possibleStep.turn <= proposedTurns);
  return isNear ? (answerDone(moment) ?? answerMoved(moment)) : null;
}

function answerDone(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { language, normal, text } = reading;
  const saysDone = sentencesOf(text, language).some(
    (one) => done[language].test(one.normal) && !isOpenStill[language].test(one.normal),
  );
  if (!saysDone || text.includes('?') || isRefused[language].test(normal)) return null;
  state.step = null;
  state.offer = null;
  state.possibleStep = null;
  const more = isLeaving(reading) ? farewell(moment) : sayLine(moment, 'step_done_ask');
  return draft(moment, 'step_done', joined(moment, sayLine(moment, 'step_done'), more));
}

/** The last sentence names another day and no more. */
function answerMoved(moment: Moment): Draft | null {
  const { reading, state, at, person } = moment;
  const { language, text } = reading;
  const { step } = state;
  const last = sentencesOf(text, language).at(-1);
  if (!step || !last || last.wordCount > movedWordsMax || text.includes('?')) return null;
  const named = dayNamedIn(last.text, language, at, person.timezone);
  if (!named?.hasDay || named.dueOn === step.dueOn || !otherDay[language].test(last.normal))
    return null;
  state.closed = false;
  return propose(moment, 'redate', bareTitle(step.title), named.dueOn);
}
