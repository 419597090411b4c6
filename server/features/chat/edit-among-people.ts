import { eq } from 'drizzle-orm';
import { emptied, previewOf } from '#contract/preview.ts';
import type { Message } from '#contract/messages.ts';
import { messages } from '#db/schema/chat.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { crisisIn } from '../../platform/ai/built-in/crisis.ts';
import { forgetTranslations } from '../assistant/translations.ts';
import { rewriteWords } from '../notifications/message-notices.ts';
import { quotedIn } from '../notifications/sentences.ts';
import { tellMentioned } from './absent.ts';
import { listEntry } from './chat-list.ts';
import { rewritePreview, withholdPreview } from './newest-message.ts';
import { mentionsIn } from './mentions.ts';
import { type MessageRow, wordsOf } from './message-rows.ts';
import { wireMessage } from './messages.ts';
import { writableChat } from './post-to-people.ts';
import { announceMessage } from './sight.ts';

/** Replaces the text of my message; all see that it was edited. */
export async function editAmongPeople(
  call: Call,
  chatId: string,
  messageId: string,
  text: string,
): Promise<{ message: Message; answer: null }> {
  const { chat, person, withheldFrom } = await writableChat(call, chatId);
  const [before] = await call.db.select().from(messages).where(eq(messages.id, messageId));
  const isMine = before?.authorId === call.me.userId && before.kind === 'user';
  // What was passed on stays as it was written.
  if (!before || !isMine || before.deletedAt || before.forwarded)
    throw new Refusal('message.not_allowed');
  const care = crisisIn(wordsOf({ ...before, text }), person)?.reply ?? null;
  const [row] = await call.db
    .update(messages)
    .set({
      text,
      editedAt: call.platform.now(),
      mentions: await mentionsIn(call.db, chat.id, text),
      guarded: care !== null,
      withheldFromId: before.withheldFromId ?? withheldFrom,
    })
    .where(eq(messages.id, messageId))
    .returning();
  if (!row) throw new Refusal('message.not_found');
  await forgetTranslations(call.db, row.id);
  const message = await wireMessage(call.platform, call.db, row);
  if (before.withheldFromId === row.withheldFromId)
    await rewritePreview(call.db, row, previewOf(message));
  else if (withheldFrom !== null) await withhold(call, row, message, withheldFrom);
  await announceMessage(call, row, {
    type: 'message.updated',
    chat_id: chat.id,
    message,
    mentions_before: before.mentions,
  });
  await rewriteWords(call, chat.id, row.seq, care === null ? quotedIn(previewOf(message)) : {});
  tellMentioned(call, {
    ...row,
    mentions: row.mentions.filter((id) => !before.mentions.includes(id)),
  });
  if (care !== null || before.guarded)
    call.emit(person.userId, {
      type: 'message.cared',
      chat_id: chat.id,
      message_id: row.id,
      care,
    });
  return {
    message: await wireMessage(call.platform, call.db, row, call.me.userId),
    answer: null,
  };
}

/**
 * What is said anew to somebody who blocks me is withheld from them as a whole: the words
 * that they knew do not stand any more, and the new ones are not for them.
 */
export async function withhold(
  call: Call,
  row: MessageRow,
  message: Message,
  reader: string,
): Promise<void> {
  const of = { chat_id: row.chatId };
  const mine = { ...row, authorId: call.me.userId };
  await withholdPreview(call.db, mine, previewOf(message), emptied);
  call.emit(reader, { type: 'message.hidden', ...of, message_id: row.id, seq: row.seq });
  const entry = await listEntry(call.platform, call.db, reader, row.chatId);
  const { last_read_seq, unread, mention } = entry;
  call.emit(reader, { type: 'chat.read', ...of, last_read_seq, unread, mention });
}
