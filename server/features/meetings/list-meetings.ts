import { and, asc, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { meetingExceptions, meetingParticipants, meetings } from '#db/schema/meetings.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { isTheirs, myMeeting, wireMeeting, wireMeetings } from './meeting-rows.ts';
import {
  type Occurrence,
  currentOccurrence,
  exceptionsOf,
  occurrenceAt,
  occurrencesBetween,
} from './occurrences.ts';
import { isOccurrence } from './recurrence.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const rangeMaxMs = 400 * dayMs;
const byStart = (one: Occurrence, other: Occurrence) =>
  one.startsAt.getTime() - other.startsAt.getTime();

export async function myMeetings(call: Call, { query }: Input<typeof api.meetings.list>) {
  const from = new Date(query.from);
  const to = new Date(query.to);
  if (to < from) throw refuseField('to', 'field.ends_before_start');
  if (to.getTime() - from.getTime() > rangeMaxMs) throw refuseField('to', 'field.too_long');
  const max = limits.occurrencesMax;
  const found = await occurrencesIn(call, { from, to, max });
  return {
    items: await wireMeetings(call, found.slice(0, max)),
    truncated: found.length > max,
  };
}

/** The meetings that come next or are on, within some days. */
export async function nextMeetings(call: Call, { days, max }: { days: number; max: number }) {
  const from = call.platform.now();
  const to = new Date(from.getTime() + days * dayMs);
  const found = await occurrencesIn(call, { from, to, max });
  return wireMeetings(call, found.slice(0, max));
}

/** By start; of more than `max` at least one more. */
async function occurrencesIn(
  call: Call,
  { from, to, max }: { from: Date; to: Date; max: number },
): Promise<Occurrence[]> {
  const rows = await meetingsBetween(call, from, to);
  const exceptions = await exceptionsOf(
    call.db,
    rows.map(({ id }) => id),
  );
  let found: Occurrence[] = [];
  let until = to;
  for (const row of rows) {
    found.push(...occurrencesBetween(row, exceptions(row.id), from, until));
    if (found.length <= 2 * max) continue;
    // Nothing that begins later than these can be shown any more.
    found = found.toSorted(byStart).slice(0, max + 1);
    until = found.at(-1)?.startsAt ?? until;
  }
  return found.toSorted(byStart);
}

/** Meetings of the person, without declined ones, that may have an occurrence in this time. */
async function meetingsBetween({ db, me }: Call, from: Date, to: Date) {
  const rows = await db
    .selectDistinct({ meeting: meetings })
    .from(meetings)
    .innerJoin(meetingParticipants, eq(meetingParticipants.meetingId, meetings.id))
    .leftJoin(
      meetingExceptions,
      and(
        eq(meetingExceptions.meetingId, meetings.id),
        lt(meetingExceptions.startsAt, to),
        gt(meetingExceptions.endsAt, from),
      ),
    )
    .where(
      and(
        isTheirs(me.userId),
        ne(meetingParticipants.rsvp, 'no'),
        or(
          and(
            lt(meetings.startsAt, to),
            or(isNull(meetings.lastEndsAt), gt(meetings.lastEndsAt, from)),
          ),
          eq(meetingExceptions.meetingId, meetings.id),
        ),
      ),
    )
    .orderBy(asc(meetings.startsAt), asc(meetings.id));
  return rows.map(({ meeting }) => meeting);
}

export async function showMeeting(call: Call, { params, query }: Input<typeof api.meetings.get>) {
  const { meeting } = await myMeeting(call, params.id);
  const exceptions = (await exceptionsOf(call.db, [meeting.id]))(meeting.id);
  if (query.occurrence === undefined || meeting.recurrence === null)
    return wireMeeting(call, currentOccurrence(meeting, exceptions, call.platform.now()));
  const at = new Date(query.occurrence);
  const named = occurrenceAt(meeting, at, exceptions);
  if (named.exception?.cancelled || !isOccurrence(meeting, at))
    throw new Refusal('meeting.occurrence_not_found');
  return wireMeeting(call, named);
}
