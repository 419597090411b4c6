import { startOfDay as startOfDayIn } from '#contract/days.ts';
import { wallClockOf } from '#contract/wall-clock.ts';
import type { Language } from '#contract/shapes.ts';
import { session } from './session.ts';
import { currentLanguage, currentText } from './text.ts';

export type DateGroup = 'today' | 'yesterday' | 'last_week' | 'older';
/** An ISO time or a moment. */
export type Moment = string | number | Date;

const dayMs = 86_400_000;
const locales: Record<Language, string> = { en: 'en-GB', he: 'he-IL' };
const formats = new Map<string, Intl.DateTimeFormat>();

/** The zone of the person's profile, else the device's. */
export function currentTimeZone(): string {
  return session.get().userProfile?.timezone || browserTimeZone();
}

/** The name of the browser's zone; some report a mere offset, which is none. */
export function browserTimeZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
  return /^[+-]/u.test(zone) ? 'UTC' : zone;
}

function format(
  shape: Intl.DateTimeFormatOptions,
  timeZone = currentTimeZone(),
): Intl.DateTimeFormat {
  const locale = locales[currentLanguage()];
  const key = JSON.stringify([locale, timeZone, shape]);
  let made = formats.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat(locale, { ...shape, timeZone });
    formats.set(key, made);
  }
  return made;
}

/** Days since 1970 on the calendar of a time zone, so that days of 23 and 25 hours count as one. */
export function dayNumber(at: Moment, timeZone = currentTimeZone()): number {
  return Math.floor(wallClockOf(new Date(at), timeZone).getTime() / dayMs);
}

/** By the start of the current day; last week is the seven days before yesterday. */
export function dateGroup(
  at: Moment,
  now: Moment = Date.now(),
  timeZone = currentTimeZone(),
): DateGroup {
  const daysAgo = dayNumber(now, timeZone) - dayNumber(at, timeZone);
  if (daysAgo <= 0) return 'today';
  if (daysAgo === 1) return 'yesterday';
  return daysAgo <= 8 ? 'last_week' : 'older';
}

/** 14:05 */
export function clockTime(at: Moment): string {
  return format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(at));
}

/** Today, Yesterday, Tomorrow, or the date. */
export function dayLabel(at: Moment, now: Moment = Date.now()): string {
  const daysAgo = dayNumber(now) - dayNumber(at);
  if (daysAgo === 0) return currentText()('shell.today');
  if (daysAgo === 1) return currentText()('shell.yesterday');
  if (daysAgo === -1) return currentText()('shell.tomorrow');
  const date = new Date(at);
  return isSameYear(at, now)
    ? format({ weekday: 'long', day: 'numeric', month: 'long' }).format(date)
    : format({ day: 'numeric', month: 'long', year: 'numeric' }).format(date);
}

/** As short as a list row has room for: a time today, then a weekday, then a date, as for a coming day. */
export function listTime(at: Moment, now: Moment = Date.now()): string {
  const daysAgo = dayNumber(now) - dayNumber(at);
  if (daysAgo === 0) return clockTime(at);
  if (daysAgo === 1) return currentText()('shell.yesterday');
  const date = new Date(at);
  if (daysAgo > 0 && daysAgo < 7) return format({ weekday: 'long' }).format(date);
  return isSameYear(at, now)
    ? format({ day: 'numeric', month: 'short' }).format(date)
    : format({ day: 'numeric', month: 'short', year: 'numeric' }).format(date);
}

/** 21 November 2026 */
export function dateLabel(at: Moment): string {
  return format({ day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(at));
}

/** The days from one to another (`2026-11-15`): 15–21 November, with the year unless it is this one. */
export function daysLabel(from: string, to: string): string {
  const thisYear = calendarDay().slice(0, 4);
  const year = [from, to].every((day) => day.startsWith(thisYear))
    ? {}
    : { year: 'numeric' as const };
  const [first, last] = [from, to].map((day) => new Date(`${day}T12:00:00Z`)) as [Date, Date];
  return format({ day: 'numeric', month: 'long', ...year }, 'UTC').formatRange(first, last);
}

/** November, with the year unless it is this one. */
export function monthLabel(at: Moment, now: Moment = Date.now()): string {
  return isSameYear(at, now)
    ? format({ month: 'long' }).format(new Date(at))
    : format({ month: 'long', year: 'numeric' }).format(new Date(at));
}

/** The whole moment, for tooltips and screen readers. */
export function fullTime(at: Moment): string {
  return format({ dateStyle: 'full', timeStyle: 'short' }).format(new Date(at));
}

/** A day (`2026-11-21`) with its weekday; the year only where it is another one. */
export function dayLabelOf(day: string): string {
  const isThisYear = day.slice(0, 4) === calendarDay().slice(0, 4);
  return inUtc(day, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

/** A day (`2026-11-21`) as short as a list row has room for: its weekday, or its date. */
export function shortDayOf(day: string, asWeekday: boolean): string {
  if (asWeekday) return inUtc(day, { weekday: 'short' });
  const isThisYear = day.slice(0, 4) === calendarDay().slice(0, 4);
  return inUtc(day, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

function inUtc(day: string, shape: Intl.DateTimeFormatOptions): string {
  return format(shape, 'UTC').format(new Date(`${day}T12:00:00Z`));
}

/** When a day (`2026-11-21`) begins for the person. */
export function startOfDay(day: string): Date {
  return startOfDayIn(day, currentTimeZone());
}

/** The day after so many days, in the form of a date field; today without any. */
export function calendarDay(daysOn = 0, now: Moment = Date.now()): string {
  return new Date((dayNumber(now) + daysOn) * dayMs).toISOString().slice(0, 10);
}

function isSameYear(at: Moment, now: Moment): boolean {
  const year = format({ year: 'numeric' });
  return year.format(new Date(at)) === year.format(new Date(now));
}

/** Today by the clock, later with the day. */
export function momentLabel(at: Moment): string {
  const isToday = dayNumber(at) === dayNumber(Date.now());
  return isToday ? clockTime(at) : `${dayLabel(at)}, ${clockTime(at)}`;
}

/** A time zone by the name of its place: Israel Time; some are known by the name of the zone alone. */
export function zoneLabel(timeZone: string): string {
  const named = (timeZoneName: 'shortGeneric' | 'longGeneric') =>
    format({ timeZoneName }, timeZone)
      .formatToParts(Date.now())
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const short = named('shortGeneric');
  return /^[A-Z]{2,}\b/u.test(short) ? named('longGeneric') : short;
}
