import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Meeting, Participant } from '#contract/meetings.ts';
import { meetingParticipants, meetings } from '#db/schema/meetings.ts';
import { users } from '#db/schema/users.ts';
import type { Change } from '../../platform/change.ts';
import type { Act } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import { nobody, refOf, userRefs } from '../account/people.ts';
import { activeChatsAmong } from '../sight/doors.ts';
import { isMeetingOf } from '../sight/meetings.ts';
import type { MeetingRow, Occurrence } from './occurrences.ts';

export type ParticipantRow = typeof meetingParticipants.$inferSelect;

/** The meetings that exist for a person, each with their own row of it. */
export function isTheirs(userId: string) {
  return and(eq(meetingParticipants.userId, userId), isMeetingOf(userId));
}

/** The door: participants alone reach a meeting. @throws Refusal meeting.not_found */
export async function myMeeting(
  call: Pick<Act, 'db' | 'me'>,
  id: string,
  { lock = false } = {},
): Promise<{ meeting: MeetingRow; mine: ParticipantRow }> {
  if (!isUuid(id)) throw new Refusal('meeting.not_found');
  const found = call.db
    .select({ meeting: meetings, mine: meetingParticipants })
    .from(meetings)
    .innerJoin(meetingParticipants, eq(meetingParticipants.meetingId, meetings.id))
    .where(and(eq(meetings.id, id), isTheirs(call.me.userId)));
  const [row] = await (lock ? found.for('update', { of: [meetings, meetingParticipants] }) : found);
  if (!row) throw new Refusal('meeting.not_found');
  return row;
}

export async function participantsOf(
  { db, platform }: Pick<Change, 'db' | 'platform'>,
  ids: readonly string[],
): Promise<(meetingId: string) => Participant[]> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ row: meetingParticipants, user: users })
          .from(meetingParticipants)
          .innerJoin(users, eq(users.id, meetingParticipants.userId))
          .where(and(inArray(meetingParticipants.meetingId, [...ids]), isNull(users.deletedAt)))
          .orderBy(asc(meetingParticipants.invitedAt), asc(meetingParticipants.userId));
  const byMeeting = Map.groupBy(rows, ({ row }) => row.meetingId);
  return (meetingId) =>
    (byMeeting.get(meetingId) ?? []).map(({ row, user }) => ({
      user: refOf(platform, user),
      rsvp: row.rsvp,
    }));
}

/** Occurrences as they go over the wire to the caller. */
export async function wireMeetings(
  call: Act,
  occurrences: readonly Occurrence[],
): Promise<Meeting[]> {
  const rows = [...new Map(occurrences.map(({ meeting }) => [meeting.id, meeting])).values()];
  const participants = await participantsOf(
    call,
    rows.map(({ id }) => id),
  );
  const organisers = await userRefs(call.platform, call.db, [
    ...new Set(rows.map(({ organiserId }) => organiserId)),
  ]);
  const chatIds = new Set(rows.flatMap(({ chatId }) => chatId ?? []));
  const open = new Set(await activeChatsAmong(call.db, call.me.userId, [...chatIds]));
  return occurrences.map(({ meeting, at, startsAt, endsAt, exception }) => {
    return {
      id: meeting.id,
      occurrence: meeting.recurrence === null ? null : at.toISOString(),
      title: exception?.title ?? meeting.title,
      note: exception?.note ?? meeting.note,
      place: exception?.place ?? meeting.place,
      stage: meeting.stage,
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
      timezone: meeting.timezone,
      recurrence: meeting.recurrence,
      changed: exception !== null,
      chat_id: meeting.chatId !== null && open.has(meeting.chatId) ? meeting.chatId : null,
      organiser: organisers.get(meeting.organiserId) ?? nobody,
      participants: participants(meeting.id),
      remind_minutes: meeting.remindMinutes,
    };
  });
}

export async function wireMeeting(
  call: Act,
  occurrence: Occurrence,
): Promise<{ meeting: Meeting }> {
  const [meeting] = await wireMeetings(call, [occurrence]);
  if (!meeting) throw new Error('an occurrence has a wire form');
  return { meeting };
}

/** All devices of these people ask again for the meeting. */
export function emitMeeting({ emit }: Pick<Change, 'emit'>, id: string, people: string[]): void {
  for (const userId of new Set(people)) emit(userId, { type: 'meeting.changed', meeting_id: id });
}

export async function participantIds({ db }: Pick<Change, 'db'>, id: string): Promise<string[]> {
  const rows = await db
    .select({ userId: meetingParticipants.userId })
    .from(meetingParticipants)
    .where(eq(meetingParticipants.meetingId, id));
  return rows.map(({ userId }) => userId);
}
