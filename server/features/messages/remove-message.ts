import { eq } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import type { Change } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { hideFor } from '../sight/messages.ts';
import { isGuided, reachableMessage, type MessageRow } from '../sight/doors.ts';
import { wireMessage } from './messages.ts';
import { messages } from '#db/schema/messages.ts';

/** Deletes a message for me alone, or for all; for all a placeholder stays. */
export async function removeMessage(call: Call, input: Input<typeof api.messages.remove>) {
  const { chat, member, message } = await reachableMessage(call, input.params.id, { lock: true });
  const { scope } = input.body;
  if (isGuided(chat) || message.kind === 'system') throw new Refusal('message.not_allowed');
  if (scope === 'me') {
    const isNew = await call.announce('message.hidden', { message, userId: call.me.userId }, () =>
      hideFor(call.db, call.me.userId, message.id),
    );
    if (isNew)
      call.emit(call.me.userId, {
        type: 'message.hidden',
        chat_id: chat.id,
        message_id: message.id,
        seq: message.seq,
      });
    return { message: null };
  }
  const isMine = message.kind === 'user' && message.authorId === call.me.userId;
  const isOwners = chat.chatType === 'GP' && member.role === 'owner';
  if (!(isMine || isOwners) || message.status === 'streaming')
    throw new Refusal('message.not_allowed');
  if (message.deletedAt) return { message: await wireMessage(call.platform, call.db, message) };
  const row = await deleteForAll(call, message);
  return { message: await wireMessage(call.platform, call.db, row) };
}

/** Leaves a placeholder of a message whose chat is locked. */
export async function deleteForAll(change: Change, message: MessageRow): Promise<MessageRow> {
  const deletedAt = change.platform.now();
  const write = () =>
    change.db
      .update(messages)
      .set({
        deletedAt,
        text: '',
        imageId: null,
        audioId: null,
        cards: [],
        transcript: null,
        mentions: [],
        care: null,
        pinnedAt: null,
        wordsOfId: null,
        drawnFrom: [],
      })
      .where(eq(messages.id, message.id))
      .returning();
  const [row = message] = await change.announce('message.deleted', { message }, write);
  const { withheldFromId } = message;
  change.emit(
    message.chatId,
    {
      type: 'message.deleted',
      chat_id: message.chatId,
      message_id: message.id,
      seq: message.seq,
      author_id: message.authorId ?? 'guide',
      mentions: message.mentions,
      deleted_at: deletedAt.toISOString(),
    },
    withheldFromId === null ? undefined : { reader: withheldFromId, event: null },
  );
  return row;
}
