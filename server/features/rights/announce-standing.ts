import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { chatMembers, chats } from '#db/schema/chats.ts';
import { connections } from '#db/schema/connections.ts';
import { meetingParticipants } from '#db/schema/meetings.ts';
import { type Change, change } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import type { UserRow } from '../account/people.ts';
import { userById } from '../account/users.ts';
import { announceConnection } from '../connections/connection-rows.ts';
import { emitRun } from '../journeys/run-rows.ts';
import { emitMeeting, participantIds } from '../meetings/meeting-rows.ts';
import { emitMember } from '../members/member-rows.ts';
import { announceActor } from '../notifications/unseen.ts';
import { endWithAccount } from '../payments/end-with-account.ts';

export const standingJob = 'announce_standing';

/**
 * Emits to everybody’s open pages that somebody is gone, or back: chat by chat, each in a transaction of its own. Run
 * again it says the same.
 */
export async function announceStanding(platform: Platform, userId: string): Promise<void> {
  const { db } = platform.database;
  const person = await userById(db, userId);
  if (!person) return;
  const wroteIn = await db
    .select({ id: chats.id, state: chatMembers.state })
    .from(chatMembers)
    .innerJoin(chats, eq(chats.id, chatMembers.chatId))
    .where(
      and(
        eq(chatMembers.userId, userId),
        inArray(chatMembers.state, ['active', 'invited', 'requested', 'left']),
        inArray(chats.chatType, ['US', 'GP']),
        isNull(chats.deletedAt),
      ),
    )
    .orderBy(asc(chats.id));
  for (const { id, state } of wroteIn)
    await change(platform, async (unit) => {
      if (state !== 'left') {
        await emitMember(unit, id, person);
        await emitRun(unit, id);
      }
      unit.emit(id, { type: 'chat.reread', chat_id: id });
    });
  await change(platform, (unit) => emitConnections(unit, person));
  await change(platform, (unit) => announceActor(unit, userId));
  const meetings = await db
    .select({ id: meetingParticipants.meetingId })
    .from(meetingParticipants)
    .where(eq(meetingParticipants.userId, userId))
    .orderBy(asc(meetingParticipants.meetingId));
  for (const { id } of meetings)
    await change(platform, async (unit) => {
      const people = await participantIds(unit, id);
      emitMeeting(
        unit,
        id,
        people.filter((other) => other !== userId),
      );
    });
  await endWithAccount(platform, userId);
}

async function emitConnections(unit: Change, person: UserRow): Promise<void> {
  const me = person.id;
  const rows = await unit.db
    .select({ id: connections.id, other: otherOf(me) })
    .from(connections)
    .where(or(eq(connections.requesterId, me), eq(connections.addresseeId, me)))
    .orderBy(asc(connections.id));
  for (const { id, other } of rows)
    if (person.deletedAt) unit.emit(other, { type: 'connection.changed', id, connection: null });
    else await announceConnection(unit, id, [other]);
}

function otherOf(me: string) {
  return sql<string>`case when ${connections.requesterId} = ${me} then ${connections.addresseeId} else ${connections.requesterId} end`;
}
