import { dayIn, daysAfter } from '#contract/days.ts';
import { momentOf } from '#contract/wall-clock.ts';

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
    const begins = momentOn(day, quiet.from, timezone);
    const ends = momentOn(overnight ? daysAfter(day, 1) : day, quiet.to, timezone);
    if (at >= begins && at < ends) return ends;
  }
  return null;
}

function momentOn(day: string, time: string, timezone: string): Date {
  return momentOf(new Date(`${day}T${time}:00Z`), timezone);
}
