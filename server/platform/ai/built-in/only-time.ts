import type { Language } from '#contract/shapes.ts';
import { titleIn } from './step-title.ts';

type Signs = Record<Language, RegExp>;

const hour = {
  en: String.raw`\d{1,2}(?::\d{2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight`,
  he: String.raw`ב?[-־]?\d{1,2}(?::\d{2})?|ב?(?:אחת|שתיים|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע|עשר)`,
};
/** Words that say when, and nothing else. */
const timeOnly: Signs = {
  en: new RegExp(
    String.raw`^(?:(?:in|at|around|about|by|before|after|on|early|late|right|first thing|tonight|tomorrow|today|the|my|this|next|her|his|our|their|half|quarter|past|to|${hour.en}|[ap]\.?m|o'clock|morning|afternoon|evening|night|lunch|dinner|breakfast|supper|work|school|class|bed|bedtime|weekend|break|way|home|week|maybe|then|or|and|already|ish|say|for|minutes?|hours?|once|twice|times|an?|every|\p{L}+day)(?:[\s,.]+|$|(?<=\d)(?=[ap]m)))+$`,
    'iu',
  ),
  he: new RegExp(
    String.raw`^(?:(?:${hour.he}|בשעה|וחצי|ורבע|ב?(?:בוקר|ערב|לילה|צהריי?ם)|ה(?:בוקר|ערב|לילה|צהריי?ם)|אחר|אחרי|לפני|העבודה|הלימודים|השיעור|השינה|ארוחת|בית|הספר|מוקדם|מאוחר|בדרך|הביתה|היום|מחר|אולי|נגיד|או|אז|כבר|מיד|ישר|בסוף|דקות|שעה|שעתיים|פעם|פעמיים|בשבוע|כל)(?:[\s,.]+|$))+$`,
    'u',
  ),
};
const yes: Signs = {
  en: /^(?:(?:yes|yeah|yep|ok|okay|sure|maybe|well|so|then|probably|let's say|i think|i guess)[\s,.!]+)+/iu,
  he: /^(?:(?:כן|טוב|אוקיי|אז|אולי|נגיד|סבבה|בטח|נראה לי)[\s,.!]+)+/u,
};

/** Whether a title says only when: “in the morning before work”. */
export function isOnlyTime(title: string, language: Language): boolean {
  return timeOnly[language].test(title.trim());
}

const hasTime: Signs = {
  en: /(?<!\p{L})(?:at|before|after|in the) (?:\d|\p{L})/iu,
  he: /(?<!\p{L})(?:לפני|אחרי|בשעה|ב(?:בוקר|ערב|לילה|צהריי?ם))(?!\p{L})/u,
};

/** “Tonight” is a day, and no time beside it. */
const tonight = /(?<!\p{L})(?:tonight|tonite|2nite|הערב|הלילה|הבוקר)(?!\p{L})/iu;

/** A title with the time that stands alone in an answer: “Saturday, at 11”. */
export function withTimeOf(title: string, text: string, language: Language): string {
  const time = titleIn(text.replace(yes[language], '').replace(tonight, ''), language);
  if (time === null || !isOnlyTime(time, language) || hasTime[language].test(title)) return title;
  const plain = time.replaceAll(/^(?:maybe|then|or|and|אולי|נגיד|אז|או)\s+|[\s,.]+$/giu, '');
  if (!/\p{L}|\d/u.test(plain) || bareDay.test(plain)) return title;
  const at = language === 'en' && /^\d/u.test(plain) ? 'at ' : '';
  return `${title} ${at}${plain}`;
}

const hourNames = {
  en: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon',
  he: 'אחת|שתיים|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע|עשר',
};
/** “Actually make it 11”, “yes, add at seven”: an hour for a step that has its day. */
const otherHour: Signs = {
  en: new RegExp(
    String.raw`^(?:(?:actually|no|sorry|hm+|ok|okay|wait|yes|yeah|great|and|but)[\s,.!]+)*(?:make (?:it|that)|let's say|rather|better|add|put|write|note)\s+(?:at )?(?<hour>(?:\d{1,2}(?::\d{2})?\s?(?:[ap]m)?|${hourNames.en})(?: in the (?:morning|afternoon|evening))?)[\s.!]*$`,
    'iu',
  ),
  he: new RegExp(
    String.raw`^(?:(?:בעצם|לא|סליחה|רגע|אוקיי|כן|טוב|מעולה|אבל)[\s,.!]+)*(?:ו?(?:נגיד|עדיף|שיהיה|יותר טוב|תעשה|תעשי|תוסיף|תוסיפי|להוסיף|תכתוב|תכתבי|תרשום|תרשמי)\s+)+(?:את זה |ש?זה )?ב?[-־]?(?:שעה )?(?<hour>(?:\d{1,2}(?::\d{2})?|${hourNames.he})(?: וחצי| ורבע)?(?: ב(?:בוקר|ערב|צהריים|לילה))?)[\s.!]*$`,
    'u',
  ),
};
const hourInTitle: Signs = {
  en: /(?<!\p{L})at \d{1,2}(?::\d{2})?\s?(?:[ap]m)?(?!\p{L})/iu,
  he: /(?<!\p{L})ב[-־]?\d{1,2}(?::\d{2})?(?!\p{L})/u,
};

/** The title with the hour that a message puts in the place of its own; null where it names none. */
export function withOtherHour(title: string, text: string, language: Language): string | null {
  const named = otherHour[language].exec(text.trim())?.groups?.['hour'];
  if (named === undefined) return null;
  const hour =
    language === 'en' ? `at ${named.trim()}` : `ב${/^\d/u.test(named) ? '־' : ''}${named}`;
  return hourInTitle[language].test(title)
    ? title.replace(hourInTitle[language], hour)
    : `${title} ${hour}`;
}
const bareDay =
  /^(?:(?:this|next|the|my|tomorrow|today|tonight|then|maybe|\p{L}+day|weekend|week|already|מחר|היום|אז|אולי|כבר)[\s,.]*)+$/iu;
