import { dayIn, daysAfter, startOfDay } from '#contract/days.ts';

/** Local times of the day as `HH:MM`; they may run over midnight. */
export interface QuietHours {
  from: string;
  to: string;
}

/** When the quiet hours that hold at a moment end; null outside of them. */
export function quietUntil(
  quiet: QuietHours | null | undefined,
  timezone: string,
  at: Date,
): Date | null {
  if (!quiet || quiet.from === quiet.to) return null;
  const today = dayIn(timezone, at);
  const overnight = quiet.from > quiet.to;
  const nights = overnight ? [daysAfter(today, -1), today] : [today];
  for (const day of nights) {
    const begins = clockOn(day, quiet.from, timezone);
    const ends = clockOn(overnight ? daysAfter(day, 1) : day, quiet.to, timezone);
    if (at >= begins && at < ends) return ends;
  }
  return null;
}

/** A clock time of a day. Where clocks skip it, the same distance from the day's begin. */
function clockOn(day: string, time: string, timezone: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const wanted = (hours * 60 + minutes) * 60_000;
  const start = startOfDay(day, timezone);
  const guess = new Date(start.getTime() + wanted);
  const shown = clockOf(guess, timezone);
  const off = wanted - shown;
  const corrected = new Date(guess.getTime() + off);
  return Math.abs(off) <= 2 * 3_600_000 && clockOf(corrected, timezone) === wanted
    ? corrected
    : guess;
}

/** Milliseconds that a clock shows since midnight, to the minute. */
function clockOf(at: Date, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' }).format(at);
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
}
