import { and, count, desc, eq, isNotNull } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { reachableChat, reachableMessage } from '../sight/doors.ts';
import { announceMessage, existsFor } from '../sight/messages.ts';
import { shownIn, wireMessage, wireMessages } from './messages.ts';
import { messages } from '#db/schema/messages.ts';

/** The pinned messages of a chat that I may see, most recently pinned first. */
export async function pinnedMessages(call: Call, { params }: Input<typeof api.pins.list>) {
  const { chat } = await reachableChat(call, params.id);
  const rows = await call.db
    .select()
    .from(messages)
    .where(and(shownIn(call, chat), isNotNull(messages.pinnedAt)))
    .orderBy(desc(messages.pinnedAt), desc(messages.seq))
    .limit(limits.pinsMax);
  return { items: await wireMessages(call.platform, call.db, rows, call.me.userId) };
}

/** Among people anybody who is in the chat may pin; a chat with the guide has its owner alone. */
export async function pinMessage(call: Call, { params }: Input<typeof api.pins.pin>) {
  return setPinned(call, params.id, true);
}

export async function unpinMessage(call: Call, { params }: Input<typeof api.pins.unpin>) {
  return setPinned(call, params.id, false);
}

/** The chat's row is locked, so that nobody pins past the limit. */
async function setPinned(call: Call, id: string, pinned: boolean) {
  const { message } = await reachableMessage(call, id, { lock: true });
  if (message.kind === 'system' || message.deletedAt || message.status === 'streaming')
    throw new Refusal('message.not_allowed');
  if (pinned === (message.pinnedAt !== null))
    return { message: await wireMessage(call.platform, call.db, message, call.me.userId) };
  if (pinned) await requireRoom(call, message.chatId);
  const [row] = await call.db
    .update(messages)
    .set({ pinnedAt: pinned ? call.platform.now() : null })
    .where(eq(messages.id, message.id))
    .returning();
  if (!row) throw new Refusal('message.not_found');
  const wired = await wireMessage(call.platform, call.db, row);
  await announceMessage(call, row, {
    type: 'message.updated',
    chat_id: row.chatId,
    message: wired,
    mentions_before: wired.mentions,
  });
  return { message: await wireMessage(call.platform, call.db, row, call.me.userId) };
}

/** @throws Refusal message.too_many_pinned */
async function requireRoom(call: Call, chatId: string): Promise<void> {
  const [pinned] = await call.db
    .select({ count: count() })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chatId),
        eq(messages.onPath, true),
        isNotNull(messages.pinnedAt),
        existsFor(call.me.userId),
      ),
    );
  if ((pinned?.count ?? 0) >= limits.pinsMax)
    throw new Refusal('message.too_many_pinned', { params: { max: limits.pinsMax } });
}
