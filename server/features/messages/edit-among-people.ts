import { eq } from 'drizzle-orm';
import { emptied, previewOf } from '#contract/preview.ts';
import type { Message } from '#contract/messages.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { notifyMentioned } from './absent.ts';
import { listEntry } from '../chat-list/chat-list.ts';
import { withholdPreview } from '../chat-list/newest-message.ts';
import { careBefore, careShown, emitCare } from './care.ts';
import { type Caring, caringAmongPeople } from './caring-among-people.ts';
import { mentionsIn } from './mentions.ts';
import { wireMessage } from './messages.ts';
import { announceMessage } from '../sight/messages.ts';
import { messages } from '#db/schema/messages.ts';
import type { MessageRow } from '../sight/doors.ts';
import { writableChat } from './writable-chat.ts';

interface Edited extends Pick<Caring, 'judgedFrom'> {
  row: MessageRow;
  message: Message;
}

/** Replaces the text of my message; all see that it was edited. A question that a model judges first is not shown yet. */
export async function editAmongPeople(
  call: Call,
  chatId: string,
  messageId: string,
  text: string,
): Promise<Edited> {
  const { chat, person, withheldFrom } = await writableChat(call, chatId);
  const [before] = await call.db.select().from(messages).where(eq(messages.id, messageId));
  const isMine = before?.authorId === call.me.userId && before.kind === 'user';
  // A forwarded message keeps its text.
  if (!before || !isMine || before.deletedAt || before.forwarded)
    throw new Refusal('message.not_allowed');
  // A *No* to the message counts for its new words, too.
  const known =
    before.care?.state.phase === 'calm' ? before.care.state : await careBefore(call.db, before);
  const mentions = await mentionsIn(call.db, chat.id, text);
  const said = { ...before, text, mentions };
  const caring = await caringAmongPeople(call, { chat, person }, said, known);
  const { care, judgedFrom } = caring;
  const changes = {
    text,
    editedAt: call.platform.now(),
    mentions,
    care,
    withheldFromId: before.withheldFromId ?? withheldFrom,
  };
  const row = { ...before, ...changes };
  const message = await wireMessage(call.platform, call.db, row);
  await call.announce('message.edited', { message: row, preview: previewOf(message) }, () =>
    call.db.update(messages).set(changes).where(eq(messages.id, messageId)),
  );
  if (before.withheldFromId === null && withheldFrom !== null)
    await withhold(call, row, message, withheldFrom);
  await announceMessage(call, row, {
    type: 'message.updated',
    chat_id: chat.id,
    message,
    mentions_before: before.mentions,
  });
  notifyMentioned(call, {
    ...row,
    mentions: row.mentions.filter((id) => !before.mentions.includes(id)),
  });
  const shown = judgedFrom ? null : careShown(care);
  if (care?.reply || before.care?.reply) emitCare(call, row, shown);
  const mine = await wireMessage(call.platform, call.db, row, call.me.userId);
  return { row, message: { ...mine, care: shown }, judgedFrom };
}

/**
 * An edit for somebody who blocks me withholds the whole message from them: the old text no longer exists,
 * and the new one is not for them.
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
