import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Meeting } from '#contract/meetings.ts';
import type { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { plainLine } from '#contract/visible-text.ts';
import { meetingParticipants, meetings } from '#db/schema/meetings.ts';
import type { Act, Call, Input } from '../../platform/http/call.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { userRefs } from '../account/people.ts';
import { addSystemNote } from '../messages/system-notes.ts';
import { isGuided } from '../sight/doors.ts';
import { type Fields, columnsOfTime, columnsOfWords, wholeSeconds } from './fields.ts';
import { invite } from './invite.ts';
import { emitMeeting, wireMeeting } from './meeting-rows.ts';
import { type MeetingRow, currentOccurrence, exceptionsOf } from './occurrences.ts';
import { invitedIds, meetingChat, requireRoom } from './people.ts';
import { setReminders } from './reminders.ts';

type NewMeeting = Input<typeof api.meetings.create>['body'];

/** @throws Refusal chat.*, person.not_found, meeting.too_many */
export async function createMeeting(call: Call, { body }: Input<typeof api.meetings.create>) {
  return { meeting: await addMeeting(call, body) };
}

/** A meeting that the caller organises. */
export async function addMeeting(call: Act, body: NewMeeting): Promise<Meeting> {
  const { id = newId(), chat_id: chatId = null, participants = [], ...fields } = body;
  const { userId } = call.me;
  await lockMeetings(call);
  const [known] = await call.db.select().from(meetings).where(eq(meetings.id, id)).for('update');
  // Somebody else's id says nothing of whether it exists.
  if (known && known.organiserId !== userId) throw refuseField('id', 'field.invalid');
  if (known) return shown(call, known);
  if ((await call.db.$count(meetings, eq(meetings.organiserId, userId))) >= limits.meetingsMax)
    throw new Refusal('meeting.too_many', { params: { max: limits.meetingsMax } });
  const place = chatId === null ? null : await meetingChat(call, chatId);
  const members = place?.members.filter((member) => member !== userId) ?? [];
  const named = await invitedIds(call, participants, { known: members });
  const others = [...new Set([...members, ...named])];
  requireRoom(others);
  const row = await stored(call, { id, chatId, fields });
  await addParticipants(call, row, [userId, ...others]);
  if (place) await showInChat(call, row, place);
  await invite(call, row, others);
  await setReminders(call, row);
  emitMeeting(call, id, [userId, ...others]);
  return shown(call, row);
}

/** A line of the chat; between two, a person who blocked the organiser sees nothing of it. */
async function showInChat(
  call: Act,
  meeting: MeetingRow,
  { chat, withheldFrom }: Awaited<ReturnType<typeof meetingChat>>,
): Promise<void> {
  if (isGuided(chat) || withheldFrom !== null) return;
  const author = (await userRefs(call.platform, call.db, [call.me.userId])).get(call.me.userId);
  if (!author) return;
  const { id, title } = meeting;
  await addSystemNote(call, chat, author, { what: 'meeting', title, meeting_id: id });
}

async function stored(
  call: Act,
  { id, chatId, fields }: { id: string; chatId: string | null; fields: Fields & NewMeeting },
): Promise<MeetingRow> {
  const now = call.platform.now();
  const [row] = await call.db
    .insert(meetings)
    .values({
      ...columnsOfWords(fields),
      ...columnsOfTime({
        startsAt: wholeSeconds(fields.starts_at),
        endsAt: wholeSeconds(fields.ends_at),
        timezone: fields.timezone,
        recurrence: fields.recurrence ?? null,
      }),
      id,
      title: plainLine(fields.title),
      organiserId: call.me.userId,
      chatId,
      createdAt: now,
      changedAt: now,
    })
    .returning();
  if (!row) throw new Error('The meeting was not stored.');
  return row;
}

/** Invites in this order; the organiser is there by default. */
export async function addParticipants(
  { db, platform }: Act,
  meeting: MeetingRow,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const now = platform.now().getTime();
  await db
    .insert(meetingParticipants)
    .values(
      ids.map((userId, place) => ({
        meetingId: meeting.id,
        userId,
        rsvp: userId === meeting.organiserId ? ('yes' as const) : ('pending' as const),
        invitedAt: new Date(now + place),
      })),
    )
    .onConflictDoNothing();
}

/** The meeting as its organiser sees it next. */
async function shown(call: Act, row: MeetingRow): Promise<Meeting> {
  const exceptions = (await exceptionsOf(call.db, [row.id]))(row.id);
  const current = currentOccurrence(row, exceptions, call.platform.now());
  return (await wireMeeting(call, current)).meeting;
}

/** The counted rows stay unchanged until the transaction ends. */
async function lockMeetings({ db, me }: Act): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`meetings ${me.userId}`}, 0))`,
  );
}
