import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { previewOf } from '#contract/preview.ts';
import type { SystemNote } from '#contract/messages.ts';
import type { UserRef } from '#contract/shapes.ts';
import type { Change } from '../../platform/change.ts';
import type { ChatRow } from '../sight/doors.ts';
import { messageOf } from './message-rows.ts';
import { touchMembers } from '../chat-list/touch-members.ts';
import { messages } from '#db/schema/messages.ts';
import { chats } from '#db/schema/chats.ts';

/** Adds an event of the chat to its messages. The chat's row must be locked. */
export async function addSystemNote(
  unit: Change,
  chat: ChatRow,
  author: UserRef,
  note: Pick<SystemNote, 'what'> & Partial<SystemNote>,
): Promise<void> {
  chat.lastSeq += 1;
  const [row] = await unit.db
    .insert(messages)
    .values({
      id: newId(),
      chatId: chat.id,
      seq: chat.lastSeq,
      authorId: author.id || null,
      kind: 'system',
      text: '',
      system: { name: null, title: null, ...note },
      stage: chat.stage,
      createdAt: unit.platform.now(),
    })
    .returning();
  if (!row) throw new Error('an inserted message comes back');
  const message = messageOf(row, author);
  await unit.db
    .update(chats)
    .set({ lastSeq: row.seq, lastMessage: previewOf(message), lastMessageAt: row.createdAt })
    .where(eq(chats.id, chat.id));
  await touchMembers(unit, chat.id);
  unit.emit(chat.id, { type: 'message.created', chat_id: chat.id, message, after_seq: null });
}
