import { dayIn, daysAfter } from '#contract/days.ts';
import { wallClockOf } from '#contract/wall-clock.ts';
import type { Language } from '#contract/shapes.ts';
import { nextWeekday } from '#dates/local-time.ts';
import { type When, readWhen } from '#dates/natural-dates.ts';
import { withoutDenied, withoutLetter, withoutNouns } from './no-days.ts';

/** A longer text is read for a day only in its beginning. */
const readLengthMax = 400;
/** From this hour on a time without a day is one of the next day. */
const workday = { begins: 9, ends: 19 };
const weekEnds = { en: 5, he: 4 };

/** The day that a text names. */
export interface NamedDay {
  /** `YYYY-MM-DD` in the person's time zone. */
  dueOn: string;
  /** The words name a day, and not only a time of it. */
  hasDay: boolean;
}

type Words = Record<Language, RegExp>;
type LooseDay = [words: Words, day: (today: string, hour: number, language: Language) => string];

const nextOrToday = (today: string, isToday: boolean) => (isToday ? today : daysAfter(today, 1));

/** Words that name nothing but a day. */
const bareDays: LooseDay[] = [
  [
    {
      en: /(?<![\p{L}\p{N}])(?:before (?:the|this) day(?: is|'s|’s) (?:out|over|done)|before today(?: is|'s|’s) over|right now|later today|straight away|right away|(?<=(?:sending|texting|calling|ringing|writing|messaging|emailing|booking|cancelling|canceling|deleting|signing) [^.!?]{0,60})now)(?![\p{L}\p{N}])/giu,
      // “מה שכתבתי עכשיו” looks back.
      he: /(?<![\p{L}\p{N}])(?:(?<!תי )עכשיו|עוד מעט|עוד רגע)(?![\p{L}\p{N}])/gu,
    },
    (today) => today,
  ],
  [
    {
      en: /(?<![\p{L}\p{N}])(?:later |at some point |some ?time )?this week(?![\p{L}\p{N}])/giu,
      he: /(?<![\p{L}\p{N}])(?:עוד |במהלך |מתישהו )?(?<!(?:סופי|ימי) )השבוע(?! ש)(?![\p{L}\p{N}])/gu,
    },
    (today, _, language) => nextWeekday(daysAfter(today, -1), weekEnds[language]),
  ],
  [
    {
      en: /(?!)/gu,
      he: /(?<![\p{L}\p{N}])השבת(?= (?:אני|נלך|ניסע|א\p{L}{3,}|נ\p{L}{3,}))(?![\p{L}\p{N}])/gu,
    },
    (today) => nextWeekday(daysAfter(today, -1), 6),
  ],
];
const saturday = 6;
const friday = 5;
/** From this hour of a Friday on “the weekend” is the Saturday. */
const fridayEnds = 14;
/** Parts of a day, which imply it and stay in the title of a step. */
const partsOfDays: LooseDay[] = [
  [
    {
      en: /(?!)/gu,
      he: /(?<![\p{L}\p{N}])ב?(?:מוצאי שבת|מוצ["״]?ש)(?![\p{L}\p{N}])/gu,
    },
    (today) => nextWeekday(daysAfter(today, -1), saturday),
  ],
  [
    {
      en: /(?<![\p{L}\p{N}])(?:after (?:work|school|class)|on (?:my|the) way home)(?![\p{L}\p{N}])/giu,
      he: /(?<![\p{L}\p{N}])(?:אחרי (?:העבודה|הלימודים|בית הספר)|בדרך הביתה)(?![\p{L}\p{N}])/gu,
    },
    (today, hour) => nextOrToday(today, hour < workday.ends),
  ],
  [
    {
      en: /(?<![\p{L}\p{N}])before (?:work|school|class|breakfast)(?![\p{L}\p{N}])/giu,
      he: /(?<![\p{L}\p{N}])לפני (?:העבודה|הלימודים|בית הספר|ארוחת הבוקר)(?![\p{L}\p{N}])/gu,
    },
    (today, hour) => nextOrToday(today, hour < workday.begins),
  ],
];
/** Numbers alone are a date where a day is asked for or planned: “12/1”. */
const bareNumbers =
  /(?:^|\s|,)(?<date>(?:0?[1-9]|[12]\d|3[01])(?:\/(?:0?[1-9]|1[12])|(?<=^\d+)\/10|\.(?:0?[1-9]|1[0-2])))(?=[\s.,!]*$)/u;
const lead = { en: 'on ', he: 'ב-' };
/** The name of a day as a whole answer: “fri”, “the 12th”, “שישי”. */
const bareName = {
  en: /^(?:(?:maybe|ok|let's say|say|perhaps|no|wait|sorry|actually|i mean|i meant|make it|make that|rather|better|let's do|can we do|how about)[\s,]+)*(?<name>(?:the )?[a-z]{3,9}|the \d{1,2}(?:st|nd|rd|th))(?: (?:instead|then|rather|please|(?:is|works|would be|suits me) (?:better|fine)))?[\s.,!?]*$/iu,
  he: /^(?:(?:אולי|נגיד|טוב|אז|רגע|סליחה|לא|בעצם|התכוונתי|עדיף|אפשר)[\s,]+)*(?:ל(?=ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת))?(?<name>[א-ת]{3,6}[׳']?(?: הבא)?)(?: (?:עדיף|במקום|יותר טוב|מתאים יותר))?[\s.,!?]*$/u,
};
const nameLead = { en: 'on ', he: 'ביום ' };
/** Times stay in a title, because an offered step has a day alone. */
const times: Words = {
  en: /(?:at\s+)?(?:(?:half|a?\s*quarter)\s+(?:past|to)\s+\w+|\d{1,2}(?::\d{2})?\s*[ap]\.?m\b\.?|\d{1,2}:\d{2}|\b(?:noon|midday|midnight)\b)|at\s+\w+(?:\s+o['’]clock)?|in the (?:morning|afternoon|evening)/iu,
  he: /(?:ב?שעה |ב[-־]?)?\d{1,2}:\d{2}|ב?שעה \S+(?: וחצי| ורבע)?|ב[-־]?(?:\d{1,2}|אחת|שתיים|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע|עשר)(?: וחצי| ורבע)?(?=\s*$|\s(?:ב(?:בוקר|ערב|לילה|צהריי?ם)|אחר))|(?:ב(?:בוקר|ערב|לילה|צהריי?ם)|אחרי? הצהריי?ם)/u,
};

/** The day that the text names, or null. */
export function dayNamedIn(
  text: string,
  language: Language,
  at: Date,
  timezone: string,
): NamedDay | null {
  const read = withDays(
    withoutNouns(withoutDenied(withoutLetter(text.slice(0, readLengthMax), language), language)),
  );
  const zone = knownZone(timezone, at);
  const own = whenIn(read, language, at, zone);
  const wall = wallClockOf(at, zone);
  const today = dayIn(zone, at);
  if (own.dueOn !== null) {
    const isWeekend = weekendAlone[language].test(read.slice(...(own.spans[0] ?? [0, 0])));
    const dueOn = isWeekend ? (restOfWeekend(today, wall) ?? own.dueOn) : own.dueOn;
    return { dueOn, hasDay: own.hasDay };
  }
  for (const [words, day] of [...bareDays, ...partsOfDays]) {
    if (read.search(words[language]) >= 0)
      return { dueOn: day(today, wall.getUTCHours(), language), hasDay: true };
  }
  const isEvening = eveningAlone[language].test(read);
  return isEvening
    ? { dueOn: nextOrToday(today, wall.getUTCHours() < eveningEnds), hasDay: false }
    : null;
}

/** “אדבר איתו בערב” is a time without a day. */
const eveningAlone: Words = { en: /(?!)/u, he: /(?<!\p{L})בערב(?!\p{L})(?! (?:של|ה))/u };
const eveningEnds = 21;

const weekendAlone: Words = {
  en: /^[^\p{L}]*(?:(?:on|at|over|for) )?(?:the|this) weekend[^\p{L}]*$/iu,
  he: /^[^\p{L}]*[בל]?(?:סוף השבוע|סופ["״]?ש)[^\p{L}]*$/u,
};

/** Late on a Friday, and on a Saturday, it is the Saturday. */
function restOfWeekend(today: string, wall: Date): string | null {
  const weekday = wall.getUTCDay();
  if (weekday === saturday) return today;
  return weekday === friday && wall.getUTCHours() >= fridayEnds ? daysAfter(today, 1) : null;
}

/** “שבת בעשר” names its day without the word for it. */
const dayBeforeTime =
  /(?<=^|[\s,])(?=(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת) (?:אחרי הצהריים|אחה["״]צ|ב(?:שעה|בוקר|ערב|לילה|צהריים|\d|אחת|שתיים|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע|עשר)(?!\p{L})|(?:בזמן ש|כש|אחרי ש|לפני ש)ה\p{L}|זה יהיה|אז[\s.,!]*$))/gu;

function withDays(text: string): string {
  return text.replaceAll(dayBeforeTime, 'ביום ');
}

/** The guide's name for a day: today, tomorrow, or weekday, day and month. */
export function dayLabel(dueOn: string, at: Date, timezone: string, language: Language): string {
  const today = localDay(at, timezone);
  if (dueOn === today) return language === 'he' ? 'היום' : 'today';
  if (dueOn === daysAfter(today, 1)) return language === 'he' ? 'מחר' : 'tomorrow';
  const format = new Intl.DateTimeFormat(language === 'he' ? 'he-IL' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${dueOn}T12:00:00Z`));
}

/** “Today! Saturday at seven”: on a Saturday, the day of a week later is today where the text names today, too. */
export function notLaterThan(dueOn: string, text: string, at: Date, timezone: string): string {
  const today = localDay(at, timezone);
  return dueOn === daysAfter(today, daysOfWeek) && namesToday.test(text) ? today : dueOn;
}
const daysOfWeek = 7;
const namesToday = /(?<!\p{L})(?<!(?:not|לא) )(?:today|tonight|היום|הערב)(?!\p{L})/iu;

/** The places of the words that name a day, the last first. */
export function daySpansIn(text: string, language: Language): [number, number][] {
  const { spans } = whenIn(
    withoutNouns(text.slice(0, readLengthMax)),
    language,
    new Date(0),
    'UTC',
  );
  return outsideRange(text, language, spans).map(([from, to]) => [
    from -
      (leadsToDay[language].exec(text.slice(Math.max(0, from - leadMax), from))?.[0].length ?? 0),
    to,
  ]);
}

const leadMax = 20;
/** “Still today”, “by the end of today”: words that go with their day. */
const leadsToDay: Words = {
  en: /(?<!\p{L})(?:still|(?:(?:by|before|at) )?(?:the )?end of)\s+$/iu,
  he: /(?<!\p{L})(?:עוד|(?:עד|לפני) סוף)\s+$/u,
};

/** The text without the words that named a day; a time of the clock stays, and `between` stands in their place. */
export function withoutDateWords(text: string, language: Language, between = ' '): string {
  let rest = text;
  for (const [from, to] of daySpansIn(text, language)) {
    const isEnd = until.test(rest.slice(0, from));
    const day = rest.slice(from, to).replace(stillBefore, '');
    const time = isEnd ? untilTime(day) : timeIn(day, language);
    rest = `${rest.slice(0, from)}${between}${time} ${rest.slice(to)}`;
  }
  return bareDays.reduce((left, [words]) => left.replaceAll(words[language], ' '), rest);
}

const stillBefore = /^\s*(?:still|עוד)\s+/iu;

/** “From six to nine” stays whole. */
const hours = {
  en: String.raw`(?:\d{1,2}(?::\d{2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)(?: ?[ap]m)?`,
  he: '(?:\\d{1,2}(?::\\d{2})?|אחת|שתיים|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע|עשר|אחת עשרה|שתים עשרה)(?: וחצי| ורבע)?',
};
const ranges: Words = {
  en: new RegExp(
    `\\b(?:from|between) ${hours.en} (?:to|till|until|and) ${hours.en}(?![\\p{L}\\p{N}])`,
    'iu',
  ),
  he: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:מ|בין |משעה )[-־]?${hours.he} (?:ו?עד|ל|ו)[ -־]?${hours.he}(?![\\p{L}\\p{N}])`,
    'u',
  ),
};

function outsideRange(
  text: string,
  language: Language,
  spans: readonly (readonly [number, number])[],
): [number, number][] {
  const match = ranges[language].exec(text);
  const start = match?.index ?? Infinity;
  const end = match ? start + match[0].length : -Infinity;
  return spans
    .flatMap(([from, to]): [number, number][] =>
      to <= start || from >= end
        ? [[from, to]]
        : [
            [from, Math.min(to, start)],
            [Math.max(from, end), to],
          ],
    )
    .filter(([from, to]) => from < to)
    .toSorted(([one], [other]) => other - one);
}

/** “Tonight” in words that are still true on another day. */
const partOfToday: Record<Language, [words: RegExp, part: string][]> = {
  en: [[/^\s*(?:tonight|2nite|tonite)\s*$/iu, 'in the evening']],
  he: [
    [/^\s*הערב\s*$/u, 'בערב'],
    [/^\s*הלילה\s*$/u, 'בלילה'],
    [/^\s*הבוקר\s*$/u, 'בבוקר'],
  ],
};
/** “Until this evening” ends in it. */
const until = /(?<!\p{L})עד\s+$/u;

function untilTime(day: string): string {
  const isPart = partOfToday.he.some(([words]) => words.test(day));
  return isPart ? day.trim() : timeIn(day, 'he');
}

/** “Saturday morning” is in the morning. */
const enPart = /\b(?<part>morning|afternoon|evening|night)\b/iu;

function timeIn(day: string, language: Language): string {
  const time =
    times[language].exec(day)?.[0] ?? partOfToday[language].find(([words]) => words.test(day))?.[1];
  if (time !== undefined || language === 'he') return time ?? '';
  const part = enPart.exec(day)?.groups?.['part']?.toLowerCase();
  if (part === undefined) return '';
  return part === 'night' ? 'at night' : `in the ${part}`;
}

/** “שמחר אדבר”: the day stands behind the word for “that”. */
const thatOnDay = /(?<![\p{L}\p{N}])ש(?=(?:מחר|מחרתיים|היום|הערב|ביום|בשבת)\s)/gu;

/** “This weekend, Saturday afternoon”: the name of the day says more. */
const weekendBeforeDay: Words = {
  en: /(?<!\p{L})(?:on |at |over )?(?:the|this) weekend\s*[,–—:-]?\s*(?:maybe |perhaps |say |probably )?(?=(?:on )?(?:satur|sun|fri)day(?!\p{L}))/iu,
  he: /(?<!\p{L})[בל]?(?:סוף השבוע|סופ["״]ש|סופש)\s*[,–—:-]?\s*(?:אולי |נגיד )?(?=(?:ב|ביום |יום )?(?:שישי|שבת|ראשון)(?!\p{L}))/u,
};

/** It keeps its length. */
function withoutPart(text: string, part: RegExpExecArray | null): string {
  if (!part) return text;
  const end = part.index + part[0].length;
  return text.slice(0, part.index) + ' '.repeat(part[0].length) + text.slice(end);
}

/** As quick-add reads it, and what is a date where it stands alone. */
function whenIn(written: string, language: Language, at: Date, timezone: string): When {
  const weekend = weekendBeforeDay[language].exec(written);
  const text = withoutPart(written, weekend).replaceAll(thatOnDay, ' ');
  const found = readWhen(text, language, at, timezone);
  if (found.dueOn !== null) {
    const place = weekend?.index ?? 0;
    return weekend
      ? { ...found, spans: [...found.spans, [place, place + weekend[0].length]] }
      : found;
  }
  for (const [pattern, before] of [
    [bareNumbers, lead],
    [bareName[language], nameLead],
  ] as const) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [words = ''] = Object.values(match.groups ?? {});
    const { dueOn, hasDay } = readWhen(before[language] + words, language, at, timezone);
    const start = text.indexOf(words, match.index);
    if (dueOn !== null && hasDay)
      return { ...found, dueOn, hasDay, spans: [[start, start + words.length]] };
  }
  return language === 'en' ? (shortDayIn(text, at, timezone) ?? found) : found;
}

/** “I could do that tues”: the short name of a day that is no other word. */
const shortDay = /(?<!\p{L})(?:on |this |next )?(?<name>tues?|weds|thurs?|thur)(?![\p{L}'’-])/iu;
const wholeNames: readonly [string, string][] = [
  ['tu', 'tuesday'],
  ['we', 'wednesday'],
  ['th', 'thursday'],
];

function shortDayIn(text: string, at: Date, timezone: string): When | null {
  const match = shortDay.exec(text);
  const short = match?.groups?.['name']?.toLowerCase();
  const whole = wholeNames.find(([start]) => short?.startsWith(start))?.[1];
  if (!match || whole === undefined) return null;
  const found = readWhen(`on ${whole}`, 'en', at, timezone);
  return { ...found, spans: [[match.index, match.index + match[0].length]] };
}

/** An unknown time zone counts as UTC. */
export function localDay(at: Date, timezone: string): string {
  return dayIn(knownZone(timezone, at), at);
}

export function knownZone(timezone: string, at: Date): string {
  try {
    wallClockOf(at, timezone);
    return timezone;
  } catch {
    return 'UTC';
  }
}
