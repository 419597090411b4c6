import { wallClockOf } from '#contract/wall-clock.ts';
import type { Language } from '#contract/shapes.ts';

export type DayPart = 'morning' | 'afternoon' | 'evening';

/** The part of the day it is for a person; the evening lasts until the next morning. */
export function dayPart(at: Date, timeZone: string): DayPart {
  const hour = wallClockOf(at, timeZone).getUTCHours();
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 17 ? 'afternoon' : 'evening';
}

/** Friday, 20 November */
export function dateLine(at: Date, timeZone: string, language: Language): string {
  const locale = language === 'he' ? 'he-IL' : 'en-GB';
  const parts = { timeZone, weekday: 'long', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat(locale, parts).format(at);
}
