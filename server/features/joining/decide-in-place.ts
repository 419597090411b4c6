import { eq } from 'drizzle-orm';
import type { ChatListItem } from '#contract/chat.ts';
import type { Connection } from '#contract/connections.ts';
import type { api } from '#contract/index.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { acceptChat, declineChat } from '../members/members.ts';
import { decideConnection } from '../connections/connections.ts';
import { myNotification, settleDecided, wireNotification } from '../notifications/notifications.ts';
import type { NotificationRow } from '../notifications/sentences.ts';
import { users } from '#db/schema/users.ts';

type Action = 'accept' | 'decline';

/** Does in place what a notification asks, by the same functions as its own screen. */
export async function decideInPlace(call: Call, { body }: Input<typeof api.notifications.decide>) {
  const { notification_id: id, action } = body;
  const row = await myNotification(call, id);
  // Accepting once more, from another device or by a second tap, changes nothing.
  const isRepeat = action === 'accept' && row.invite === 'accepted';
  if (row.invite !== 'pending' && !isRepeat) throw new Refusal('notification.not_allowed');
  const chat = await decideChat(call, row, action);
  const connection = await decideRequest(call, row, action);
  await settleDecided(call, row.id, action);
  return { notification: await wireNotification(call, row.id), chat, connection };
}

async function decideChat(
  call: Call,
  row: NotificationRow,
  action: Action,
): Promise<ChatListItem | null> {
  if (row.chatId === null) return null;
  const asking = row.kind === 'join_request' ? await nameOf(call, row.actorId) : undefined;
  if (action === 'accept') return (await acceptChat(call, row.chatId, asking)).chat;
  await declineChat(call, row.chatId, asking);
  return null;
}

async function decideRequest(
  call: Call,
  row: NotificationRow,
  action: Action,
): Promise<Connection | null> {
  if (row.kind !== 'connection_request') return null;
  // Its request is gone, and with it what could be decided.
  if (row.connectionId === null) throw new Refusal('notification.not_allowed');
  return (await decideConnection(call, row.connectionId, action)).connection;
}

async function nameOf(call: Call, userId: string | null): Promise<string> {
  const [user] = userId
    ? await call.db.select({ username: users.username }).from(users).where(eq(users.id, userId))
    : [];
  if (!user) throw new Refusal('notification.not_allowed');
  return user.username;
}
