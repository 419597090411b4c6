import { type ParsedResult, type Parser, GB } from 'chrono-node/en';
import { dayOf, daysAfter } from '#contract/days.ts';
import {
  calendarDate,
  dayOfMonth,
  endOfMonth,
  minuteMs,
  nextWeekday,
  startOfNextMonth,
} from './local-time.ts';
import type { Part, Reading } from './reading.ts';

const monday = 1;
const friday = 5;
const saturday = 6;

const months =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
const monthWord = months
  .map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`)
  .join('|')
  .replace('sep(?:', 'sept?(?:');

type DayRule = [pattern: RegExp, day: (today: string, match: RegExpExecArray) => string | null];

/** "3 December", "December 3rd": chrono takes the day after a month for a year. */
const dayAndMonth = new RegExp(
  `(?:(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of)?\\s+(${monthWord})|(${monthWord})\\.?\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|:\\d))(?:,?\\s+(\\d{4}))?`,
  'iu',
);

function dayAndMonthOf(today: string, match: RegExpExecArray): string | null {
  const [, before, month, ofMonth, after, year] = match;
  const name = (month ?? ofMonth ?? '').toLowerCase().slice(0, 3);
  return calendarDate(today, {
    day: Number(before ?? after),
    month: months.findIndex((each) => each.startsWith(name)) + 1,
    ...(year !== undefined && { year: Number(year) }),
  });
}

/** Words that chrono reads otherwise than people mean them, or not at all. */
const dayRules: DayRule[] = [
  [dayAndMonth, dayAndMonthOf],
  [
    /(?:on|by|until|till|before) the (\d{1,2})(?:st|nd|rd|th)(?=\s*(?:$|[,.;:!?)\ue000]|at\b|in\b|to\b|with\b))/iu,
    (today, [, day]) => dayOfMonth(today, Number(day)),
  ],
  [/(?:the\s+)?day after tomorrow/iu, (today) => daysAfter(today, 2)],
  [/(?:the\s+)?end of (?:the|this) week/iu, (today) => nextWeekday(daysAfter(today, -1), friday)],
  [/(?:the\s+)?end of (?:the|this) month/iu, endOfMonth],
  [/(?:the\s+)?end of next month/iu, (today) => endOfMonth(startOfNextMonth(today))],
  [/(?:the|this) weekend/iu, (today) => nextWeekday(daysAfter(today, -1), saturday)],
  [/next weekend/iu, (today) => daysAfter(nextWeekday(today, monday), saturday - monday)],
  [/next week(?!\s+on\b)/iu, (today) => nextWeekday(today, monday)],
  [/next month/iu, startOfNextMonth],
  [
    /(?:tomorrow|tmro?w|tmr|2morr?o|2morrow|2mrw|tomoz|tomm?or?row)/iu,
    (today) => daysAfter(today, 1),
  ],
  [/2day/iu, (today) => today],
  [/(?:2nite|2night|tonite)/iu, (today) => today],
];

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const hourWord = `(?:${numbers.join('|')}|1[0-2]|[1-9])`;

function hourOf(word: string): number {
  return Number(word) || numbers.indexOf(word.toLowerCase()) + 1;
}

const pieceMinutes: Record<string, number> = { half: 30 };

/** "Half past ten", "a quarter to nine", "at six". */
const spokenClock: Parser = {
  pattern: () =>
    new RegExp(
      `(?:(?:at\\s+)?(half|a?\\s*quarter)\\s+(past|to)\\s+(${hourWord})|at\\s+(${numbers.join('|')})(?:\\s+o['’]clock)?)(?=\\W|$)`,
      'iu',
    ),
  extract: (_, [, piece, side, hour, bare]) => {
    const at = hourOf(hour ?? bare ?? '') * 60;
    const minutes = piece === undefined ? 0 : (pieceMinutes[piece.toLowerCase()] ?? 15);
    const all = side?.toLowerCase() === 'to' ? at - minutes : at + minutes;
    return { hour: Math.floor(all / 60), minute: all % 60 };
  },
};

const chrono = GB.clone();
chrono.parsers.unshift(spokenClock);

const partWords: [RegExp, Part][] = [
  [/\b(?:tonight|tonite|2nite|2night)\b/iu, 'tonight'],
  [/\bmorning\b/iu, 'morning'],
  [/\bafternoon\b/iu, 'afternoon'],
  [/\bevening\b/iu, 'evening'],
  [/\bnight\b/iu, 'night'],
  [/\b(?:noon|midday)\b/iu, 'noon'],
  [/\bmidnight\b/iu, 'midnight'],
];
const partTail = /^[\s,]*(?:in the |at )?(?:morning|afternoon|evening|night|noon|midday)\b/iu;
const lead =
  /(?:\b(?:due|by|on|at|until|till|before|for|from|this|the|in|coming|sometime|first thing)\s+)+$/iu;
const firmLead = /\b(?:due|by|on|until|till|before|this|next|in)\s+$/iu;
/** Nothing recurs here, so its words stay. */
const repeated =
  /\b(?:every|each)\s+(?:other\s+|second\s+|single\s+)?(?:day|week|month|year|hour|morning|evening|night|(?:sun|mon|tues|wednes|thurs|fri|satur)day)/iu;
const isPast = /^(?:last|past|previous)\b|\bago$/iu;
const isAhead = /^(?:in|within)\b|\bfrom now$/iu;
const looseHour = /^at\s+\d{1,2}$/iu;
const afterHour =
  /^\s*(?:$|[,.;:!?)\ue000]|(?:in|on|to|with|for|and|by|about|this|next|today|tomorrow|o['’]clock|sharp|(?:sun|mon|tues|wednes|thurs|fri|satur)day)\b)/iu;
const shortNames =
  /^(?:sun|mon|tues?|wed|thu(?:rs?)?|fri|sat|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december)\.?$/iu;
const bareNumbers = /^\d{1,2}(?:[./-]\d{1,2})?$/u;
const bareParts = /^(?:morning|afternoon|evening|night|noon|midday|midnight)$/iu;

/** The day and time that an English text names; `wall` is the reader's clock. */
export function readEnglish(text: string, wall: Date): Reading {
  const today = dayOf(wall);
  const reading: Reading = { day: null, clock: null, part: null, inMinutes: null, spans: [] };
  let rest = text;
  if (repeated.test(text)) return reading;
  for (const [pattern, day] of dayRules) {
    const match = new RegExp(`\\b${pattern.source}\\b`, 'iu').exec(rest);
    const named = match && day(today, match);
    if (!match || named === null) continue;
    const end = match.index + match[0].length;
    const tail = partTail.exec(rest.slice(end));
    reading.day = named;
    reading.part = partIn(match[0] + (tail?.[0] ?? ''));
    take(match.index, end + (tail?.[0].length ?? 0));
    break;
  }
  for (const result of chrono.parse(rest, { instant: wall, timezone: 0 }, { forwardDate: true }))
    if (isMeant(result, rest, wall)) add(result);
  return reading;

  function add(result: ParsedResult): void {
    const { start, index, text: words } = result;
    const isSpan = result.tags().has('result/relativeDateAndTime');
    const isDayAhead = result.tags().has('result/relativeDate');
    const hasDay =
      start.isCertain('day') ||
      start.isCertain('weekday') ||
      start.isCertain('month') ||
      isDayAhead;
    const end = index + words.length;
    const tail = partTail.exec(rest.slice(end))?.[0] ?? '';
    const part = partIn(words + tail);
    const hasClock = start.isCertain('hour') && !isSpan;
    if (isSpan) {
      if (reading.day !== null || reading.inMinutes !== null) return;
      reading.inMinutes = Math.round((result.date().getTime() - wall.getTime()) / minuteMs);
    } else {
      if (hasDay && reading.day !== null) return;
      if (hasClock && reading.clock) return;
      if (hasDay) reading.day = dayNamed(result, today);
      else if (part && !hasClock && /\bthis\b|\btonight\b/iu.test(words)) reading.day = today;
      if (hasClock)
        reading.clock = {
          minutes: Number(start.get('hour')) * 60 + Number(start.get('minute') ?? 0),
          isLoose: isLoose(words, Number(start.get('hour'))),
        };
      reading.part ??= part;
    }
    take(index, end + tail.length);
  }

  function take(start: number, end: number): void {
    const before = lead.exec(rest.slice(0, start));
    const from = before ? before.index : start;
    reading.spans.push([from, end]);
    rest = rest.slice(0, from) + '\ue000'.repeat(end - from) + rest.slice(end);
  }
}

const certain = ['year', 'month', 'day', 'weekday', 'hour'] as const;

/** Whether the words are a date in an action, and not a name, a number or something past. */
function isMeant(result: ParsedResult, text: string, wall: Date): boolean {
  const { index, text: words, start } = result;
  const before = text.slice(0, index);
  const after = text.slice(index + words.length);
  const isLed = firmLead.test(before) || /^(?:on|by|until|before|in|this|next)\b/iu.test(words);
  if (isPast.test(words)) return false;
  // “For one weekend” says how long.
  if (
    /^weekend$/iu.test(words) &&
    /\b(?:a|an|one|any|some|every|each|whole|another)\s+$/iu.test(before)
  )
    return false;
  if (result.tags().has('result/relativeDate') && !isAhead.test(words)) return false;
  if (start.isCertain('weekday') && /\bthe\s+$/iu.test(before)) return false;
  const isAlone = index > 0 && !/\ue000\s*$/u.test(before);
  if (looseHour.test(words) && isAlone && !afterHour.test(after)) return false;
  if (/\bnow\b/iu.test(words) && !isAhead.test(words)) return false;
  if (shortNames.test(words)) return isLed && !/^\s*\p{Lu}/u.test(after);
  if (/^\d{1,2}[./-]\d{1,2}$/u.test(words)) return /(?:on|by|until|before|due)\s+$/iu.test(before);
  if (bareNumbers.test(words)) return false;
  if (bareParts.test(words)) return /\b(?:at|by|until|before|this)\s+$/iu.test(before);
  if (dayOf(result.date()) < dayOf(wall)) return false;
  return certain.some((component) => start.isCertain(component)) || partIn(words) !== null;
}

function partIn(words: string): Part | null {
  return partWords.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

function isLoose(words: string, hour: number): boolean {
  if (/[ap]\.?m\b|\b0\d:|noon|midday|midnight/iu.test(words)) return false;
  return hour > 0 && hour <= 12 && partIn(words) === null;
}

function dayNamed(result: ParsedResult, today: string): string {
  const { start } = result;
  const day = dayOf(result.date());
  if (start.isCertain('weekday')) return day === today ? daysAfter(day, 7) : day;
  if (start.isCertain('year') || !start.isCertain('day')) return day;
  const numbersOf = { month: Number(start.get('month')), day: Number(start.get('day')) };
  return calendarDate(today, numbersOf) ?? day;
}
