import { dayOf, daysAfter } from '#contract/days.ts';
import {
  hebrewPattern,
  hourWords,
  monthNamed,
  months,
  plainHebrew,
  someNumber,
  valueOf,
  weekdayNamed,
  weekdays,
} from './hebrew-words.ts';
import {
  calendarDate,
  dayOfMonth,
  endOfMonth,
  monthsAfter,
  nextWeekday,
  startOfNextMonth,
} from './local-time.ts';
import type { Part, Reading } from './reading.ts';

const sunday = 0;
const thursday = 4;
const friday = 5;

interface Named {
  day?: string | null;
  part?: Part;
  inMinutes?: number;
}
type Groups = Partial<Record<string, string>>;
type DayRule = [pattern: RegExp, read: (found: Groups, today: string) => Named | null];

const to = 'ו?(?:(?:עד|לקראת|לפני) )?';
const within = '(?:בתוך|תוך|ב?עוד)';
/** "Another hour of sleep" is no date. */
const soonWithin = '(?:בתוך|תוך|בעוד|^עוד)';
const repeated = /(?<![א-ת])(?:כל|מדי) (?:יומ|בוקר|ערב|לילה|שבוע|חודש|שנה|שבת|שעה)(?![א-ת])/u;
const partNames = `(?:ב|ה)(?:בוקר|צהריי?ם|צהרים|צוהריים|ערב|לילה)|לפנות (?:בוקר|ערב)|לפני ה(?:צהריי?ם|צהרים)|אחרי? ה(?:צהריי?ם|צהרים|צוהריים)|אחה"צ|אחהצ|בחצות`;
/** After it a bare word for a weekday or an hour stands as a time, and not for a number of things. */
const stands = `(?= *(?:$|[,.;:!?)\ue000])| (?:${partNames}|הקרוב|הקרובה|הבא|הבאה|ב-?\\d|בשעה|ב(?:${hourWords})(?: |$)))`;

const dayRules: DayRule[] = [
  [
    hebrewPattern('(?<iso>\\d{4}-\\d{2}-\\d{2})'),
    ({ iso = '' }, today) => dated(iso.split('-').toReversed(), today),
  ],
  [
    hebrewPattern(
      `${to}(?:[בלה]-?)?(?<d>${someNumber}|ראשון)(?: ל| ב| )-?(?<m>${months})(?: (?<y>\\d{4}))?`,
    ),
    ({ d = '', m = '', y }, today) =>
      dated([d === plainHebrew('ראשון').plain ? 1 : valueOf(d), monthNamed(m), y], today),
  ],
  [
    hebrewPattern(`${to}(?:[בלה]-?)?(?<d>\\d{1,2})([./])(?<m>\\d{1,2})\\2(?<y>\\d{4}|\\d{2})`),
    ({ d, m, y }, today) => dated([d, m, y], today),
  ],
  [
    hebrewPattern(`(?:${to}[בלה]-?|עד )(?<d>\\d{1,2})[./](?<m>\\d{1,2})`),
    ({ d, m }, today) => dated([d, m], today),
  ],
  [
    hebrewPattern(`${to}(?:[בלה]-?)?(?<d>\\d{1,2}) לחודש`),
    ({ d = '' }, today) => ({ day: dayOfMonth(today, Number(d)) }),
  ],
  [
    hebrewPattern(
      `${soonWithin} (?:(?<n>${someNumber}) )?(?<unit>דקות|דקה|שעות|שעה|שעתיי?ם)(?<more> וחצי| ורבע)?(?! של)`,
    ),
    soon,
  ],
  [hebrewPattern(`${soonWithin} (?<piece>חצי|רבע|שלושת רבעי) שעה`), soon],
  [
    hebrewPattern(
      `${within} (?:(?<n>${someNumber}) )?(?<unit>ימים|יומיי?ם|יום|שבועות|שבועיי?ם|שבוע|חודשיי?ם|חודש|שנים|שנתיי?ם|שנה)(?! של| אח)`,
    ),
    later,
  ],
  [hebrewPattern(`${to}ל?מחרתיי?ם`), (_, today) => ({ day: daysAfter(today, 2) })],
  [hebrewPattern(`${to}[למ]?מחר`), (_, today) => ({ day: daysAfter(today, 1) })],
  [
    hebrewPattern(`${to}[בל]?שבוע הבא,? ב?יום (?<w>${weekdays}|[א-וש]')`),
    ({ w = '' }, today) => ({ day: inNextWeek(today, weekdayNamed(w)) }),
  ],
  [
    hebrewPattern(
      `${to}[בל]?יום (?<w>${weekdays}|[א-וש]'?(?<='))(?! ברצ| הולדת)(?<next> הבא| בשבוע הבא| של השבוע הבא)?(?: הקרוב| הזה)?`,
    ),
    weekday,
  ],
  [
    hebrewPattern(
      `(?:${to}[בל](?<w>${weekdays})(?<next> הבאה?)?(?: הקרובה?)?${stands}|${to}(?:[בל]|(?<=עד ))(?<s>שבת)(?! שלומ)(?<nexts> הבאה)?(?: הקרובה)?)`,
    ),
    ({ w, s, next, nexts }, today) => weekday({ w: w ?? s, next: next ?? nexts }, today),
  ],
  [new RegExp(`^ב(?<w>${weekdays})(?= ל[א-ת])`, 'u'), weekday],
  [
    hebrewPattern('עד סוף השבוע'),
    (_, today) => ({ day: nextWeekday(daysAfter(today, -1), thursday) }),
  ],
  [
    hebrewPattern(`${to}[בל]?(?:סוף השבוע|סוף שבוע|סופ"ש|סופש) הבא`),
    (_, today) => ({ day: inNextWeek(today, friday) }),
  ],
  [
    hebrewPattern(`${to}[בל]?(?:סוף השבוע|סופ"ש|סופש)`),
    (_, today) => ({ day: nextWeekday(daysAfter(today, -1), friday) }),
  ],
  [hebrewPattern(`${to}[בלה]?שבוע הבא`), (_, today) => ({ day: nextWeekday(today, sunday) })],
  [
    hebrewPattern(`${to}[בל]?סוף החודש הבא`),
    (_, today) => ({ day: endOfMonth(startOfNextMonth(today)) }),
  ],
  [hebrewPattern(`${to}[בל]?סוף החודש`), (_, today) => ({ day: endOfMonth(today) })],
  [
    hebrewPattern(`${to}(?:[בל]?תחילת ה|[בלה])?חודש הבא`),
    (_, today) => ({ day: startOfNextMonth(today) }),
  ],
  [
    hebrewPattern('(?<!(?:ארוחת|בארוחת) )הערב(?! ש)'),
    (_, today) => ({ day: today, part: 'evening' }),
  ],
  [hebrewPattern('הלילה(?! ש)'), (_, today) => ({ day: today, part: 'night' })],
  [
    hebrewPattern('(?<!(?:ארוחת|בארוחת|לארוחת) )הבוקר(?! ש)'),
    (_, today) => ({ day: today, part: 'morning' }),
  ],
  [
    hebrewPattern(`(?<!(?:סדר|על|אל|את) )${to}ל?היום(?! ש| הולדת| הזה| האחרונ)`),
    (_, today) => ({ day: today }),
  ],
];

const clockRules: RegExp[] = [
  hebrewPattern('(?:(?:עד|לקראת) )?(?:בשעה |השעה |ב-? ?|ל-?)?(?<h>\\d{1,2}):(?<min>[0-5]\\d)'),
  hebrewPattern(
    `(?:בשעה|עד השעה|לקראת השעה) (?<h>\\d{1,2}|${hourWords})(?<more> וחצי| ורבע| ועשרה| ועשרים)?`,
  ),
  hebrewPattern(`ב?רבע ל-?(?<before>\\d{1,2}|${hourWords})`),
  hebrewPattern(`ב-?(?<h>\\d{1,2}|${hourWords})(?<more> וחצי| ורבע| ועשרה| ועשרים)(?! שקל| אחוז)`),
  hebrewPattern(`(?:ב-?|עד )(?<h>\\d{1,2}|${hourWords})${stands}`),
  new RegExp(`(?<=\ue000 *)ב-?(?<h>\\d{1,2}|${hourWords})(?= )(?! (?:שקל|אחוז))`, 'u'),
  new RegExp(`^ב-?(?<h>\\d{1,2}|${hourWords})(?= ל[א-ת])`, 'u'),
];

const partRules: [RegExp, Part][] = (
  [
    ['לפנות בוקר', 'dawn'],
    ['לפני ה(?:צהריי?ם|צהרים)', 'forenoon'],
    ['אחרי? ה(?:צהריי?ם|צהרים|צוהריים)|אחה"צ|אחהצ', 'afternoon'],
    ['לפנות ערב', 'dusk'],
    ['[בה]?בוקר', 'morning'],
    ['[בה](?:צהריי?ם|צהרים|צוהריים)', 'noon'],
    ['[בה]?ערב', 'evening'],
    ['[בה]?לילה', 'night'],
    ['בחצות', 'midnight'],
  ] as const
).map(([source, part]) => [new RegExp(plainHebrew(`(?:${source})(?![א-ת])`).plain, 'u'), part]);

/** The day and time that a Hebrew text names; `wall` is the reader's clock. */
export function readHebrew(text: string, wall: Date): Reading {
  const { plain, places } = plainHebrew(text);
  const today = dayOf(wall);
  const reading: Reading = { day: null, clock: null, part: null, inMinutes: null, spans: [] };
  let rest = plain;
  if (repeated.test(plain)) return reading;
  for (const [pattern, read] of dayRules) {
    const match = pattern.exec(rest);
    const named = match && read(match.groups ?? {}, today);
    if (!named) continue;
    reading.day = named.day ?? null;
    reading.part = named.part ?? null;
    reading.inMinutes = named.inMinutes ?? null;
    take(match);
    break;
  }
  if (reading.inMinutes !== null) return reading;
  takePart();
  for (const pattern of clockRules) {
    const match = pattern.exec(rest);
    const clock = match && clockOf(match.groups ?? {}, match[0]);
    if (!clock) continue;
    reading.clock = clock;
    take(match);
    break;
  }
  takePart();
  return reading;

  /** A part of the day counts beside what was read, or alone at one end of the text. */
  function takePart(): void {
    for (const [pattern, part] of partRules) {
      const beside = new RegExp(
        `(?<=\ue000 *)${pattern.source}|${pattern.source}(?= *\ue000)`,
        'u',
      );
      const alone = new RegExp(`(?:^| )(?:${partNamesPlain})$|^(?:${partNamesPlain})(?= ל)`, 'u');
      const match = beside.exec(rest) ?? aloneMatch(alone, pattern);
      if (!match) continue;
      reading.part = part;
      take(match);
      return;
    }
  }

  function aloneMatch(alone: RegExp, pattern: RegExp): RegExpExecArray | null {
    if (reading.day !== null || reading.clock) return null;
    const match = alone.exec(rest);
    return match && pattern.test(match[0]) ? match : null;
  }

  function take({ index, 0: words }: RegExpExecArray): void {
    const end = index + words.length;
    reading.spans.push([places[index] ?? 0, places[end] ?? text.length]);
    rest = rest.slice(0, index) + '\ue000'.repeat(words.length) + rest.slice(end);
  }
}

const partNamesPlain = plainHebrew(partNames.replaceAll('(?:ב|ה)(?:', 'ב(?:')).plain;

const pieces: Record<string, number> = { וחצי: 30, ורבע: 15, ועשרה: 10 };

function clockOf({ h, min, more = '', before }: Groups, words: string): Reading['clock'] {
  const hour = valueOf(h ?? before ?? '');
  if (hour > 24 || (hour === 0 && min === undefined)) return null;
  const extra = min === undefined ? (pieces[more.trim()] ?? (more === '' ? 0 : 20)) : Number(min);
  const minutes = ((hour % 24) * 60 + extra - (before ? 15 : 0) + 24 * 60) % (24 * 60);
  return { minutes, isLoose: hour <= 12 && hour > 0 && !/(?<!\d)0\d:/u.test(words) };
}

function dated([d, m, y]: (string | number | undefined)[], today: string): Named | null {
  const short = Number(y);
  const year = y === undefined ? {} : { year: short < 100 ? 2000 + short : short };
  const day = calendarDate(today, { day: Number(d), month: Number(m), ...year });
  return day === null ? null : { day };
}

function inNextWeek(today: string, weekday: number): string {
  return daysAfter(nextWeekday(today, sunday), weekday);
}

function weekday({ w = '', next }: Groups, today: string): Named {
  const day = weekdayNamed(w);
  return { day: next ? inNextWeek(today, day) : nextWeekday(today, day) };
}

function countOf(n: string | undefined, isDual: boolean): number {
  if (n !== undefined) return valueOf(n);
  return isDual ? 2 : 1;
}

function soon({ n, unit = '', more, piece }: Groups): Named {
  if (piece) {
    const minutes: Record<string, number> = { רבע: 15, חצי: 30 };
    return { inMinutes: minutes[piece] ?? 45 };
  }
  const count = countOf(n, unit.startsWith('שעת'));
  const extra = more === undefined ? 0 : (pieces[more.trim()] ?? 0);
  return { inMinutes: unit.startsWith('ד') ? count : count * 60 + extra };
}

function later({ n, unit = '' }: Groups, today: string): Named {
  const isDual = /^(?:יומ|שבוע|חודש|שנת)יי?מ$/u.test(unit);
  const count = countOf(n, isDual);
  if (unit.startsWith('י')) return { day: daysAfter(today, count) };
  if (unit.startsWith('ח')) return { day: monthsAfter(today, count) };
  if (unit.startsWith('שב')) return { day: daysAfter(today, 7 * count) };
  return { day: monthsAfter(today, 12 * count) };
}
