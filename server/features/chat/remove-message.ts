import { and, eq } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import { chats, hiddenMessages, messages, reactions } from '#db/schema/chat.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { removeMedia } from '../media/media.ts';
import { isGuided, reachableMessage } from './doors.ts';
import { wireMessage } from './messages.ts';

/** Deletes a message for me alone, or for all; for all a placeholder stays. */
export async function removeMessage(call: Call, input: Input<typeof api.messages.remove>) {
  const { chat, member, message } = await reachableMessage(call, input.params.id, { lock: true });
  const { scope } = input.body;
  if (isGuided(chat) || message.kind === 'system') throw new Refusal('message.not_allowed');
  if (scope === 'me') {
    const hidden = await call.db
      .insert(hiddenMessages)
      .values({ userId: call.me.userId, messageId: message.id })
      .onConflictDoNothing()
      .returning();
    if (hidden.length > 0) {
      call.emit(call.me.userId, {
        type: 'message.hidden',
        chat_id: chat.id,
        message_id: message.id,
      });
    }
    return { message: null };
  }
  const isMine = message.kind === 'user' && message.authorId === call.me.userId;
  const isOwners = chat.chatType === 'GP' && member.role === 'owner';
  if (!(isMine || isOwners) || message.status === 'streaming')
    throw new Refusal('message.not_allowed');
  if (message.deletedAt) return { message: await wireMessage(call.platform, call.db, message) };
  const deletedAt = call.platform.now();
  const [row] = await call.db
    .update(messages)
    .set({ deletedAt, text: '', imageId: null, mentions: [], guarded: false })
    .where(eq(messages.id, message.id))
    .returning();
  if (message.imageId) await removeMedia(call, message.imageId);
  await call.db.delete(reactions).where(and(eq(reactions.messageId, message.id)));
  if (chat.lastMessage?.seq === message.seq) {
    const lastMessage = { ...chat.lastMessage, text: '', image: false, deleted: true };
    await call.db.update(chats).set({ lastMessage }).where(eq(chats.id, chat.id));
  }
  call.emit(chat.id, {
    type: 'message.deleted',
    chat_id: chat.id,
    message_id: message.id,
    seq: message.seq,
    author_id: message.authorId ?? 'guide',
    mentions: message.mentions,
    deleted_at: deletedAt.toISOString(),
  });
  return { message: await wireMessage(call.platform, call.db, row ?? message) };
}
