import { type InferSelectModel, inArray } from 'drizzle-orm';
import { meetingExceptions, type meetings } from '#db/schema/meetings.ts';
import type { Db } from '../../platform/change.ts';
import { lastStart, startAfter, startsBetween } from './recurrence.ts';

export type MeetingRow = InferSelectModel<typeof meetings>;
export type ExceptionRow = InferSelectModel<typeof meetingExceptions>;

/** One time of a meeting, with what differs there from the others. */
export interface Occurrence {
  meeting: MeetingRow;
  /** When the rule has it start. */
  at: Date;
  startsAt: Date;
  endsAt: Date;
  exception: ExceptionRow | null;
}

/** The part of a meeting that is cancelled: all of it, one occurrence, or that one and all after it. */
export type Cancelled = { scope: 'all' } | { scope: 'this' | 'following'; occurrence: Occurrence };

export function occurrenceAt(
  meeting: MeetingRow,
  at: Date,
  exceptions: readonly ExceptionRow[],
): Occurrence {
  const exception = exceptions.find(({ occurrence }) => occurrence.getTime() === at.getTime());
  const lasts = meeting.endsAt.getTime() - meeting.startsAt.getTime();
  return {
    meeting,
    at,
    startsAt: exception?.startsAt ?? at,
    endsAt: exception?.endsAt ?? new Date(at.getTime() + lasts),
    exception: exception ?? null,
  };
}

/** Occurrences that touch the time between two moments, by start. */
export function occurrencesBetween(
  meeting: MeetingRow,
  exceptions: readonly ExceptionRow[],
  from: Date,
  to: Date,
): Occurrence[] {
  const lasts = meeting.endsAt.getTime() - meeting.startsAt.getTime();
  const starts = startsBetween(meeting, new Date(from.getTime() - lasts), to);
  const known = new Set(starts.map((at) => at.getTime()));
  const moved = exceptions
    .filter(({ occurrence, startsAt }) => startsAt && !known.has(occurrence.getTime()))
    .map(({ occurrence }) => occurrence);
  return [...starts, ...moved]
    .map((at) => occurrenceAt(meeting, at, exceptions))
    .filter(
      ({ startsAt, endsAt, exception }) => !exception?.cancelled && startsAt < to && endsAt > from,
    )
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/** The first one that starts after a moment and is not cancelled. */
export function occurrenceAfter(
  meeting: MeetingRow,
  exceptions: readonly ExceptionRow[],
  after: Date,
): Occurrence | null {
  const moved = exceptions
    .filter(({ cancelled, startsAt }) => !cancelled && startsAt && startsAt > after)
    .map(({ occurrence }) => occurrenceAt(meeting, occurrence, exceptions));
  const excepted = new Set(
    exceptions
      .filter(({ cancelled, startsAt }) => cancelled || startsAt)
      .map(({ occurrence }) => occurrence.getTime()),
  );
  let at = startAfter(meeting, after);
  while (at && excepted.has(at.getTime())) at = startAfter(meeting, at);
  const found = at ? [...moved, occurrenceAt(meeting, at, exceptions)] : moved;
  return (
    found.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())[0] ?? null
  );
}

/** The one that is on or next, else the last. */
export function currentOccurrence(
  meeting: MeetingRow,
  exceptions: readonly ExceptionRow[],
  now: Date,
): Occurrence {
  const lasts = meeting.endsAt.getTime() - meeting.startsAt.getTime();
  return (
    occurrenceAfter(meeting, exceptions, new Date(now.getTime() - lasts)) ??
    occurrenceAt(meeting, lastStart(meeting) ?? meeting.startsAt, exceptions)
  );
}

export async function exceptionsOf(
  db: Db,
  ids: readonly string[],
): Promise<(meetingId: string) => ExceptionRow[]> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(meetingExceptions)
          .where(inArray(meetingExceptions.meetingId, [...ids]));
  const byMeeting = Map.groupBy(rows, ({ meetingId }) => meetingId);
  return (meetingId) => byMeeting.get(meetingId) ?? [];
}
