import type { Language } from '#contract/shapes.ts';
import { isDayAlone } from './day-alone.ts';
import { meantDay } from './meant-day.ts';
import type { Draft, Moment } from './moment.ts';
import { propose } from './offered-step.ts';

type Signs = Record<Language, RegExp>;

/** A dismissed step may get another day in the next messages. */
const turnsMax = 1;
/** “I only wanted to change it”, “it should have been Saturday”. */
const wanted: Signs = {
  en: / (?:only|just) (?:wanted|meant)(?: it)? | (?:should|was supposed) (?:have been|be|to be) (?:on )?(?:tomorrow|today|\p{L}+day) /u,
  he: / (?:רק|פשוט) (?:רציתי|התכוונתי) | (?:רציתי|התכוונתי|צריך להיות|היה צריך להיות) (?:רק )?[בל]?(?:מחר|יום|שבת|מוצ) /u,
};

/** The person dismissed a step with its button, and then names another day for it: it is offered again with that day. */
export function answerDismissed(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const { dismissed, offer } = state;
  if (!dismissed || state.turn - dismissed.turn > turnsMax || offer) return null;
  const day = meantDay(moment);
  if (!day || day.dueOn === dismissed.dueOn) return null;
  const isMeant =
    day.isGiven ||
    day.isInPlace ||
    wanted[reading.language].test(reading.normal) ||
    isDayAlone(reading);
  return isMeant ? propose(moment, 'redate', dismissed.title, day.dueOn) : null;
}
