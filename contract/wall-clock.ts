const dayMs = 24 * 60 * 60 * 1_000;
/** Names of zones are written in any case, so there is no end of them. */
const clocksMax = 500;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making a clock costs a hundred times more than looking at it. */
function clockOf(timezone: string): Intl.DateTimeFormat {
  const known = clocks.get(timezone);
  if (known) return known;
  // The Swedish form of a moment is that of ISO 8601.
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  if (clocks.size >= clocksMax) clocks.clear();
  clocks.set(timezone, clock);
  return clock;
}

/** The time on the clocks of a zone, as the moment at which those of UTC show it. */
export function wallClockOf(at: Date, timezone: string): Date {
  const shown = Date.parse(`${clockOf(timezone).format(at).replace(' ', 'T')}Z`);
  const sinceSecond = ((at.getTime() % 1_000) + 1_000) % 1_000;
  return new Date(shown + sinceSecond);
}

/**
 * When the clocks of a zone show this. Of two such moments it is the first; where the clocks skip it, it is as
 * long after the skip as it would have been (RFC 5545, 3.3.5).
 */
export function momentOf(wall: Date, timezone: string): Date {
  const offsetAt = (at: number) => wallClockOf(new Date(at), timezone).getTime() - at;
  const time = wall.getTime();
  const before = offsetAt(time - dayMs);
  const after = offsetAt(time + dayMs);
  if (before === after) return new Date(time - before);
  for (const offset of [before, after])
    if (offsetAt(time - offset) === offset) return new Date(time - offset);
  return new Date(time - before);
}
