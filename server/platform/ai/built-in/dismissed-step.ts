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

/** “Not today”, before the day that takes its place. */
const notDay: Signs = {
  en: / (?:not|can't|cant|cannot) (?:(?:do|make|manage) (?:it|that|this) )?(?:on )?(?:today|tonight|tomorrow|this (?:week|weekend)|(?:sun|mon|tues|wednes|thurs|fri|satur)day) /u,
  he: / לא (?:היום|הערב|הלילה|מחר|מחרתיים|השבוע|בשבת|בסוף השבוע|בסופ\S{1,2}|ב?יום \p{L}+) /u,
};
/** The day leads its clause, and no story of it follows. */
const dayFirst: Signs = {
  en: /^ (?:(?:maybe|but|rather|better|then|so|on|this|next|how about|what about|let's say|say) )*(?:tomorrow|tonight|(?:sun|mon|tues|wednes|thurs|fri|satur)day)(?! (?:i|we|he|she|they|it|there|is|was|i'm|we're|he's|she's|they're|it's) )(?! \p{L}+ (?:is|are|was|were) )/u,
  he: /^ (?:(?:אולי|אבל|עדיף|אז|נגיד|מה עם) )*(?:[בל]?(?:מחר|מחרתיים|שבת)|[בל]?מוצ\S{0,2}|[בל]?מוצאי שבת|[בל]?יום \p{L}+)(?! (?:אני|אנחנו|הוא|היא|הם|הן|זה|יש|אין|היה|הייתה|אמא|אבא|ההורים) )/u,
};

/** The person dismissed a step with its button, and then names another day for it: it is offered again with that day. */
export function answerDismissed(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const { language, normal } = reading;
  const { dismissed, offer } = state;
  if (!dismissed || state.turn - dismissed.turn > turnsMax || offer) return null;
  const day = meantDay(moment);
  if (!day || day.dueOn === dismissed.dueOn) return null;
  const isMeant =
    day.isGiven ||
    (notDay[language].test(normal) && dayFirst[language].test(day.normal)) ||
    wanted[language].test(normal) ||
    isDayAlone(reading);
  return isMeant ? propose(moment, 'redate', dismissed.title, day.dueOn) : null;
}
