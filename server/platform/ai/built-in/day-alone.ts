import { withoutDateWords } from './dates.ts';
import type { Reading } from './reading.ts';

const bareDayWordsMax = 9;
/** “Maybe Sunday then”: few words beside the day name nothing else. */
const besideDayWordsMax = 2;

/** A question to the guide names no day, though “now” may stand in it. */
export function isQuestion({ intent }: Reading): boolean {
  return /^(?:ask|about)_/u.test(intent);
}

/** Whether a message names a day and no act: “tomorrow after work, maybe”. */
export function isDayAlone(
  { text, words, language }: Reading,
  besideMax = besideDayWordsMax,
): boolean {
  if (words.length > bareDayWordsMax || hasEvent[language].test(text)) return false;
  if (meal[language].test(text.trim())) return false;
  const beside =
    withoutDateWords(text, language)
      .toLowerCase()
      .match(/[\p{L}\p{N}']+/gu) ?? [];
  return beside.filter((word) => !aroundDays[language].test(word)).length <= besideMax;
}

/** Whether a sentence says what is or happens on its day: “on Sunday she has her exam”. */
export function tellsEvent(text: string, language: Reading['language']): boolean {
  return hasEvent[language].test(text);
}

/** “On Friday I have an exam”, “on Monday he shouted”. */
const hasEvent = {
  en: /(?<!\p{L})(?:i'm|i’m|i am) (?:busy|working|away|fully booked)(?!\p{L})|(?<!\p{L})(?:i have|i've got|i got|there's|there is) (?!time|to )|(?<!\p{L})(?<!(?:when|before|after|once|while|until|till|if|as) )(?:he|she|they) \p{L}/iu,
  he: /(?<!\p{L})אני (?:עסוקה?|תפוסה?|עובדת?|בעבודה)(?!\p{L})|(?<!\p{L})(?:יש ל(?:י|נו)|יש) (?!זמן|לי זמן|לנו זמן)\p{L}|(?<!\p{L})(?:הוא|היא|הם|הן) \p{L}/u,
};

/** “Dinner with my parents on Thursday” is a plan, “after dinner” an hour. */
const meal = {
  en: /^(?:a |maybe |probably )*(?:dinner|lunch|brunch|breakfast|supper) (?:at|with) /iu,
  he: /^(?:אולי )?ארוחת (?:ערב|צהריים|בוקר) (?:אצל|עם) /u,
};

/** Hedges, courtesies and words that lead to a day or to an hour. */
const aroundDays = {
  en: /^(?:no|wait|ok|okay|yes|yeah|so|then|maybe|perhaps|probably|let's|say|i|i'd|i'm|it|is|it's|think|guess|mean|meant|make|actually|rather|better|instead|sorry|on|in|at|by|the|a|to|for|me|works|good|fine|best|would|be|do|can|could|how|about|after|before|around|early|first|thing|sometime|some|time|when|free|not|but|and|or|that|this|please|thanks|work|school|class|lunch|dinner|supper|breakfast|morning|afternoon|evening|night|noon|\d+(?:am|pm)?)$/u,
  he: /^(?:לא|רגע|טוב|אוקיי|כן|אז|אולי|נגיד|בוא|נראה|לי|אני|חושב|חושבת|בעצם|עדיף|התכוונתי|סליחה|במקום|זה|בסדר|מתאים|יותר|או|של|את|כבר|מוקדם|מאוחר|בשעה|ב|אחרי|לפני|העבודה|הלימודים|ארוחת|הצהריים|בבוקר|בערב|בלילה|בצהריים|בוקר|ערב|לילה|צהריים|תודה|בבקשה|\d+)$/u,
};
