import type { Language } from './shapes.ts';

/** A day of the calendar as `YYYY-MM-DD`. */
export type Day = string;

const dayMs = 24 * 60 * 60 * 1_000;

export function dayIn(timezone: string, at: Date): Day {
  // The Swedish form of a date is that of ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: timezone }).format(at);
}

export function daysAfter(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
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
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const [early, late] = [midnight - dayMs, midnight + dayMs].map(
    (near) => midnight - offsetAt(new Date(near), timezone),
  );
  const begins = [early ?? midnight, late ?? midnight].toSorted((one, other) => one - other);
  const found = begins.find((at) => dayIn(timezone, new Date(at)) === day);
  return new Date(found ?? midnight);
}

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(at: Date, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(at);
  return Date.parse(`${clock.replace(' ', 'T')}Z`) - Math.floor(at.getTime() / 1_000) * 1_000;
}
