import type { api } from '#contract/index.ts';
import { plainLine } from '#contract/visible-text.ts';
import type { Input } from '../../platform/http/call.ts';
import { refuseField } from '../../platform/refusal.ts';
import type { MeetingRow } from './occurrences.ts';
import { type Series, lastStart, startAfter } from './recurrence.ts';
import { ruleOf } from './rule.ts';

export type Fields = Omit<Input<typeof api.meetings.update>['body'], 'scope' | 'occurrence'>;

const longestMs = 14 * 24 * 60 * 60 * 1_000;
const earliest = new Date('1900-01-01T00:00:00Z');
const latest = new Date('9000-01-01T00:00:00Z');

/** A time of a request, in whole seconds, as calendars have it. */
export function wholeSeconds(time: string): Date {
  return new Date(Math.floor(Date.parse(time) / 1_000) * 1_000);
}

/** @throws Refusal request.invalid */
export function requireTimes(startsAt: Date, endsAt: Date): void {
  if (startsAt < earliest || startsAt > latest) throw refuseField('starts_at', 'field.invalid');
  if (endsAt <= startsAt) throw refuseField('ends_at', 'field.ends_before_start');
  if (endsAt.getTime() - startsAt.getTime() > longestMs)
    throw refuseField('ends_at', 'field.meeting_too_long');
}

/**
 * Sound columns of when a meeting is. A start that its rule does not have moves to the first one that it has.
 * @throws Refusal request.invalid
 */
export function columnsOfTime(series: Series) {
  const { startsAt, endsAt, timezone, recurrence } = series;
  requireTimes(startsAt, endsAt);
  if (recurrence !== null && !ruleOf(recurrence))
    throw refuseField('recurrence', 'field.recurrence_invalid');
  const first = startAfter(series, new Date(startsAt.getTime() - 1));
  if (!first || first > latest) throw refuseField('recurrence', 'field.recurrence_invalid');
  const lastsMs = endsAt.getTime() - startsAt.getTime();
  const moved = {
    timezone,
    recurrence,
    startsAt: first,
    endsAt: new Date(first.getTime() + lastsMs),
  };
  const last = lastStart(moved);
  return { ...moved, lastEndsAt: last && new Date(last.getTime() + lastsMs) };
}

export function columnsOfWords(fields: Fields): Partial<MeetingRow> {
  const { title, note, place, stage, remind_minutes: remindMinutes } = fields;
  return {
    ...(title === undefined ? {} : { title: plainLine(title) }),
    ...(note === undefined ? {} : { note }),
    ...(place === undefined ? {} : { place: plainLine(place) }),
    ...(stage === undefined ? {} : { stage }),
    ...(remindMinutes === undefined ? {} : { remindMinutes }),
  };
}
