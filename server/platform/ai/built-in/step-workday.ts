import type { Language } from '#contract/shapes.ts';
import { daysAfter } from '#contract/days.ts';
import type { Moment } from './moment.ts';

type Signs = Record<Language, RegExp>;

const roles = {
  en: '(?:colleagues?|co-?workers?|workmates?|boss|managers?|line manager|team ?leader|team ?lead|directors?|ceo|hr)',
  he: '(?:קולגה|קולגות|בוס|בוסית|מנהל|מנהלת|עמית|עמיתה|ראש צוות|ראש הצוות|ראשת הצוות|סמנכ["״]לי?ת?|מנכ["״]לי?ת?)',
};
/** A step among people or at a place of work. */
const atWork: Signs = {
  en: new RegExp(
    `(?<!\\p{L})(?:${roles.en}|(?:the|my|our) (?:team|office)|(?:at|from) work|in the office)(?!\\p{L})`,
    'iu',
  ),
  he: new RegExp(
    `(?<!\\p{L})[ולבמשה]{0,2}(?:${roles.he}|צוות שלי|צוות שלנו|הנהלה|משאבי אנוש)(?!\\p{L})|(?<!\\p{L})(?:בעבודה|מהעבודה|במשרד|מהמשרד|לצוות|לכל הצוות)(?!\\p{L})`,
    'u',
  ),
};
const weekends: Record<Language, readonly number[]> = { en: [6, 0], he: [5, 6] };
/** A weekend that is named is meant. */
const namesWeekend: Signs = {
  en: /(?<!\p{L})(?:saturday|sunday|sat|sun|weekend)/iu,
  he: /(?<!\p{L})[בל]?(?:יום )?(?:שישי|שבת|סוף השבוע|סופ["״]?ש|מוצ["״]?ש|מוצאי שבת)(?!\p{L})/u,
};

/** The next working day, where a step at work falls on the weekend without being meant so; else null. */
export function workdayInstead(moment: Moment, title: string, dueOn: string): string | null {
  const { language, text } = moment.reading;
  const weekend = weekends[language];
  const isWeekend = (day: string) => weekend.includes(new Date(`${day}T12:00:00Z`).getUTCDay());
  if (!isWeekend(dueOn) || namesWeekend[language].test(text)) return null;
  if (!isAtWork(moment, title)) return null;
  let day = dueOn;
  while (isWeekend(day)) day = daysAfter(day, 1);
  return day;
}

/** “Talk with Dan”, after “my colleague Dan”. */
function isAtWork({ state, reading }: Moment, title: string): boolean {
  const { language } = reading;
  if (atWork[language].test(title)) return true;
  const said = [...state.said, reading.text].join('\n');
  return namesIn(title, language).some((name) => worksWith[language](name).test(said));
}

/** English names are known by their capital, and any Hebrew word may be one. */
function namesIn(title: string, language: Language): string[] {
  const words = title.match(/[\p{L}]{2,}/gu) ?? [];
  if (language === 'en') return words.slice(1).filter((word) => /^\p{Lu}/u.test(word));
  return words.slice(1).flatMap((word) => [word, word.replace(/^[לבמ](?=\p{L}{2})/u, '')]);
}

const worksWith: Record<Language, (name: string) => RegExp> = {
  en: (name) =>
    new RegExp(
      `(?<!\\p{L})(?:${roles.en},? (?:is |called |named )?${name}|${name},? (?:(?:who )?is )?(?:my|our|a|the) ${roles.en}|${name},? (?:from|at) work)(?!\\p{L})`,
      'iu',
    ),
  he: (name) =>
    new RegExp(
      `(?<!\\p{L})(?:[ולבמשה]{0,2}${roles.he}(?: שלי| שלנו| החדשה?)?,? ${name}|${name},? (?:ה?${roles.he}|מהעבודה|מהצוות|מהמשרד))(?!\\p{L})`,
      'u',
    ),
};

/** “Saturday”, ״שבת״. */
export function weekdayOf(dueOn: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'he' ? 'he-IL' : 'en-GB', {
    weekday: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${dueOn}T12:00:00Z`));
}
