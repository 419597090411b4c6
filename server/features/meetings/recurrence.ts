import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { momentOf, wallClockOf } from '#contract/wall-clock.ts';
import { basicTime, ruleOf, textOf, untilOf } from './rule.ts';

/** When a meeting is: once, or by a rule that keeps its wall clock. */
export interface Series {
  startsAt: Date;
  endsAt: Date;
  timezone: string;
  recurrence: string | null;
}

const dayMs = 24 * 60 * 60 * 1_000;
/** Nothing recurs longer than this. */
const latest = new Date('9990-01-01T00:00:00Z');

/**
 * The rule on the wall clock of its zone, as if that were UTC: so it never meets a change of clocks, and what it
 * gives becomes moments by `momentOf`.
 */
function wallRule({ startsAt, timezone, recurrence }: Series) {
  const rule = ruleOf(recurrence ?? '');
  if (!rule) throw new Error('the rule was checked before it was stored');
  const until = rule.get('UNTIL');
  if (until !== undefined) {
    const end = untilOf(until, timezone) ?? startsAt;
    rule.set('UNTIL', basicTime(wallClockOf(end, timezone)));
  }
  const dtstart = basicTime(wallClockOf(startsAt, timezone));
  return new RRuleTemporal({
    rruleString: `DTSTART:${dtstart}\nRRULE:${textOf(rule)}`,
    temporal: Temporal,
  });
}

/** Occurrences that start from one moment to another, both included. */
export function startsBetween(series: Series, from: Date, to: Date): Date[] {
  const { startsAt, timezone, recurrence } = series;
  if (recurrence === null) return startsAt >= from && startsAt <= to ? [startsAt] : [];
  const begin = new Date(Math.max(from.getTime(), startsAt.getTime()) - 2 * dayMs);
  const end = new Date(Math.min(to.getTime(), latest.getTime()) + 2 * dayMs);
  if (end <= begin) return [];
  return orNone(() => wallRule(series).between(begin, end, true))
    .map((wall) => momentOf(new Date(wall.epochMilliseconds), timezone))
    .filter((at) => at >= from && at <= to);
}

/** The first occurrence that starts after a moment. */
export function startAfter(series: Series, after: Date): Date | null {
  const { startsAt, timezone, recurrence } = series;
  if (recurrence === null) return startsAt > after ? startsAt : null;
  const rule = wallRule(series);
  const since = Math.max(after.getTime(), startsAt.getTime() - 1);
  let wall = new Date(wallClockOf(new Date(since), timezone).getTime() - 2 * dayMs);
  for (;;) {
    const from = wall;
    const [next] = orNone(() => [rule.next(from, false)]);
    if (!next || next.epochMilliseconds > latest.getTime()) return null;
    wall = new Date(next.epochMilliseconds);
    const at = momentOf(wall, timezone);
    if (at > after) return at;
  }
}

/** When the last occurrence starts; null without end. */
export function lastStart(series: Series): Date | null {
  const { startsAt, timezone, recurrence } = series;
  if (recurrence === null) return startsAt;
  const rule = ruleOf(recurrence);
  if (!rule?.has('COUNT') && !rule?.has('UNTIL')) return null;
  const [last] = orNone(() => [wallRule(series).previous(latest, true)]);
  return last ? momentOf(new Date(last.epochMilliseconds), timezone) : startsAt;
}

/** How many occurrences start before a moment. */
export function countBefore(series: Series, before: Date): number {
  return startsBetween(series, series.startsAt, new Date(before.getTime() - 1)).length;
}

export function isOccurrence(series: Series, at: Date): boolean {
  return startAfter(series, new Date(at.getTime() - 1))?.getTime() === at.getTime();
}

/** A rule that never comes true gives nothing, where the library gives up looking. */
function orNone<Found>(look: () => (Found | null | undefined)[]): Found[] {
  try {
    return look().filter((found) => found !== null && found !== undefined);
  } catch (error) {
    if (error instanceof Error && error.message.includes('Maximum iterations')) return [];
    throw error;
  }
}
