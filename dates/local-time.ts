import { dayOf, daysAfter } from '#contract/days.ts';

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

/** The wall clock of a day at so many minutes after midnight. */
export function wallAt(day: string, minutes = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs);
}

/** The same day of a later month, or its last day. */
export function monthsAfter(day: string, months: number): string {
  const from = wallAt(day);
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return daysAfter(dayOf(first), Math.min(from.getUTCDate(), last) - 1);
}

export function weekdayOf(day: string): number {
  return wallAt(day).getUTCDay();
}

/** The next such weekday, never the day itself. */
export function nextWeekday(day: string, weekday: number): string {
  return daysAfter(day, (weekday - weekdayOf(day) + 7) % 7 || 7);
}

export function endOfMonth(day: string): string {
  return daysAfter(startOfNextMonth(day), -1);
}

export function startOfNextMonth(day: string): string {
  return `${monthsAfter(day, 1).slice(0, 7)}-01`;
}

/** A day by its numbers, null where the calendar has none; without a year the next one, or today. */
export function calendarDate(
  today: string,
  date: { year?: number; month: number; day: number },
): string | null {
  const { month, day } = date;
  const year = date.year ?? Number(today.slice(0, 4));
  const found = new Date(Date.UTC(year, month - 1, day));
  if (found.getUTCMonth() !== month - 1 || found.getUTCDate() !== day) {
    // 29 February comes in another year.
    if (date.year !== undefined || month !== 2 || day !== 29) return null;
    return calendarDate(today, { ...date, year: year + (4 - (year % 4)) });
  }
  if (date.year === undefined && dayOf(found) < today)
    return calendarDate(today, { ...date, year: year + 1 });
  return dayOf(found);
}

/** The next day with this number, or today; null where its month has none. */
export function dayOfMonth(today: string, day: number): string | null {
  const month = Number(today.slice(5, 7));
  const isPast = day < Number(today.slice(8));
  return calendarDate(today, { day, month: isPast ? (month % 12) + 1 : month });
}
