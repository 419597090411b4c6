import type { Language } from './shapes.ts';
import { momentOf, wallClockOf } from './wall-clock.ts';

/** A day of the calendar as `YYYY-MM-DD`. */
export type Day = string;

const dayMs = 24 * 60 * 60 * 1_000;

export function dayIn(timezone: string, at: Date): Day {
  return dayOf(wallClockOf(at, timezone));
}

/** The day on a wall clock. */
export function dayOf(wall: Date): Day {
  return wall.toISOString().slice(0, 10);
}

export function daysAfter(day: Day, days: number): Day {
  return dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs));
}

/** The first day of the week: Sunday in Hebrew, else Monday. */
export function weekOf(day: Day, language: Language): { from: Day; to: Day } {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const since = language === 'he' ? weekday : (weekday + 6) % 7;
  const from = daysAfter(day, -since);
  return { from, to: daysAfter(from, 6) };
}

export function monthOf(day: Day): { from: Day; to: Day } {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return {
    from: `${day.slice(0, 7)}-01`,
    to: `${day.slice(0, 7)}-${String(last).padStart(2, '0')}`,
  };
}

/** When a day begins in a time zone: at midnight, or where clocks skip midnight, at the first moment after it. */
export function startOfDay(day: Day, timezone: string): Date {
  return momentOf(new Date(`${day}T00:00:00Z`), timezone);
}
