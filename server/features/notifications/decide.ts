import { eq } from 'drizzle-orm';
import type { ChatListItem } from '#contract/chat.ts';
import type { Connection } from '#contract/connections.ts';
import type { api } from '#contract/index.ts';
import { users } from '#db/schema/account.ts';
import { notifications } from '#db/schema/notifications.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { acceptChat, declineChat } from '../chat/members.ts';
import { decideConnection } from '../connections/connections.ts';
import { myNotification, wireNotification } from './notifications.ts';
import type { NotificationRow } from './sentences.ts';
import { announceSeen } from './unseen.ts';

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
  await settle(call, row.id, action);
  return { notification: await wireNotification(call, row.id), chat, connection };
}

async function decideChat(
  call: Call,
  row: NotificationRow,
  action: Action,
): Promise<ChatListItem | null> {
  if (row.chatId === null) return null;
  const asking = row.kind === 'join_request' ? { username: await nameOf(call, row.actorId) } : {};
  const input = { params: { id: row.chatId }, query: {}, body: asking, files: {} };
  if (action === 'accept') return (await acceptChat(call, input)).chat;
  await declineChat(call, input);
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
  const input = { params: { id: row.connectionId }, query: {}, body: { action }, files: {} };
  return (await decideConnection(call, input)).connection;
}

/** The function that decided has said so already, unless there was nothing to decide there any more. */
async function settle(call: Call, id: string, action: Action): Promise<void> {
  const row = await myNotification(call, id, { lock: true });
  if (row.invite !== 'pending') return;
  await call.db
    .update(notifications)
    .set({
      invite: action === 'accept' ? 'accepted' : 'declined',
      seenAt: row.seenAt ?? call.platform.now(),
    })
    .where(eq(notifications.id, id));
  await announceSeen(call, row.userId, [{ id }]);
}

async function nameOf(call: Call, userId: string | null): Promise<string> {
  const [user] = userId
    ? await call.db.select({ username: users.username }).from(users).where(eq(users.id, userId))
    : [];
  if (!user) throw new Refusal('notification.not_allowed');
  return user.username;
}
