import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { notifications } from '#db/schema/notifications.ts';
import type { Change } from '../../platform/change.ts';
import type { NotificationRow } from './sentences.ts';
import { announceSeen } from './unseen.ts';

/** A request to a person that may have been answered elsewhere. */
export interface Asked {
  /** The person who is asked. */
  userId: string;
  chatId?: string;
  connectionId?: string;
  /** The person who asks, if several may ask the same person to join one chat. */
  actorId?: string;
}

/**
 * The notification of an invitation or a request says what became of it and counts as seen; of one
 * that was taken back nothing stays.
 */
export async function forgetInvite(
  change: Change,
  { userId, chatId, connectionId, actorId }: Asked,
  outcome: 'accepted' | 'declined' | 'withdrawn',
): Promise<void> {
  if (chatId === undefined && connectionId === undefined)
    throw new Error('an invitation is to a chat or to a connection');
  const which = and(
    eq(notifications.userId, userId),
    eq(notifications.invite, 'pending'),
    chatId === undefined ? undefined : eq(notifications.chatId, chatId),
    connectionId === undefined ? undefined : eq(notifications.connectionId, connectionId),
    actorId === undefined ? undefined : eq(notifications.actorId, actorId),
  );
  const answered =
    outcome === 'withdrawn'
      ? await change.db.delete(notifications).where(which).returning({ id: notifications.id })
      : await change.db
          .update(notifications)
          .set({
            invite: outcome,
            seenAt: sql`coalesce(${notifications.seenAt}, ${change.platform.now().toISOString()}::timestamptz)`,
          })
          .where(which)
          .returning({ id: notifications.id });
  await announceSeen(change, userId, answered);
}

/** Settles a person's open invitation to a chat, and their request to its owner, when they join or leave. */
export async function settleInvites(
  change: Change,
  chat: { id: string; ownerId: string },
  { userId, state }: { userId: string; state: string | null },
  outcome: 'accepted' | 'declined' | 'withdrawn',
): Promise<void> {
  await forgetInvite(change, { userId, chatId: chat.id }, outcome);
  if (state === 'requested')
    await forgetInvite(
      change,
      { userId: chat.ownerId, chatId: chat.id, actorId: userId },
      outcome === 'withdrawn' ? 'declined' : outcome,
    );
}

/** A repeated request after a declined one is listed once. The declined one counts as seen. */
export async function forgetDeclined(
  { db }: Change,
  people: readonly { id: string }[],
  asked: Pick<NotificationRow, 'kind' | 'actorId' | 'chatId'>,
): Promise<void> {
  const { kind, actorId, chatId } = asked;
  await db.delete(notifications).where(
    and(
      inArray(
        notifications.userId,
        people.map(({ id }) => id),
      ),
      eq(notifications.kind, kind),
      eq(notifications.invite, 'declined'),
      sql`${notifications.actorId} is not distinct from ${actorId}::uuid`,
      sql`${notifications.chatId} is not distinct from ${chatId}::uuid`,
    ),
  );
}

/** Withdraws all unanswered invitations between two people. */
export async function withdrawInvites(change: Change, one: string, other: string): Promise<void> {
  const between = (from: string, to: string) =>
    and(eq(notifications.actorId, from), eq(notifications.userId, to));
  const withdrawn = await change.db
    .delete(notifications)
    .where(and(eq(notifications.invite, 'pending'), or(between(one, other), between(other, one))))
    .returning({ id: notifications.id, userId: notifications.userId });
  for (const person of [one, other]) {
    const theirs = withdrawn.filter(({ userId }) => userId === person);
    await announceSeen(change, person, theirs);
  }
}
