import type { api } from '#contract/index.ts';
import { type Call, type Input, actOf } from '../../platform/http/call.ts';
import { pushedNotice } from '../notifications/push.ts';
import { readUpTo } from './chats.ts';

/**
 * Marks the messages as read that a device was notified of. What has come after them stays unread, and so
 * does the notification of it.
 */
export async function readPushed(call: Call, { body }: Input<typeof api.push.read>) {
  const { userId, chatId, seq } = await pushedNotice(call, body.token);
  await readUpTo(actOf(call, userId, call.language), chatId, () => ({ seq, ahead_only: true }));
  return { ok: true as const };
}
