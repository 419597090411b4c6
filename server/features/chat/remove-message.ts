import { eq } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import { emptied } from '#contract/preview.ts';
import { hiddenMessages, messages, reactions } from '#db/schema/chat.ts';
import type { Change } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { forgetTranslations } from '../assistant/translations.ts';
import { emptyChoice } from '../journeys/run-rows.ts';
import { forgetWords } from '../notifications/message-notices.ts';
import { type ChatRow, isGuided, reachableMessage } from './doors.ts';
import { letGoOfMedia } from './kept-media.ts';
import { rewritePreview } from './newest-message.ts';
import type { MessageRow } from './message-rows.ts';
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
      .onConflictDoUpdate({
        target: [hiddenMessages.messageId, hiddenMessages.userId],
        set: { deleted: true },
        setWhere: eq(hiddenMessages.deleted, false),
      })
      .returning();
    if (hidden.length > 0) {
      await forgetWords(call, chat.id, message.seq, call.me.userId);
      call.emit(call.me.userId, {
        type: 'message.hidden',
        chat_id: chat.id,
        message_id: message.id,
        seq: message.seq,
      });
    }
    return { message: null };
  }
  const isMine = message.kind === 'user' && message.authorId === call.me.userId;
  const isOwners = chat.chatType === 'GP' && member.role === 'owner';
  if (!(isMine || isOwners) || message.status === 'streaming')
    throw new Refusal('message.not_allowed');
  if (message.deletedAt) return { message: await wireMessage(call.platform, call.db, message) };
  const row = await deleteForAll(call, chat, message);
  return { message: await wireMessage(call.platform, call.db, row) };
}

/** Leaves a placeholder of a message whose chat is locked. */
export async function deleteForAll(
  change: Change,
  chat: ChatRow,
  message: MessageRow,
): Promise<MessageRow> {
  const { db } = change;
  const deletedAt = change.platform.now();
  const [row = message] = await db
    .update(messages)
    .set({
      deletedAt,
      text: '',
      imageId: null,
      audioId: null,
      cards: [],
      transcript: null,
      mentions: [],
      guarded: false,
      pinnedAt: null,
      wordsOfId: null,
      drawnFrom: [],
    })
    .where(eq(messages.id, message.id))
    .returning();
  await letGoOfMedia(change, message);
  await forgetTranslations(db, message.id);
  await emptyChoice(change, message.id);
  await db.delete(reactions).where(eq(reactions.messageId, message.id));
  await forgetWords(change, chat.id, message.seq);
  await rewritePreview(db, row, emptied);
  const { withheldFromId } = row;
  change.emit(
    chat.id,
    {
      type: 'message.deleted',
      chat_id: chat.id,
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
