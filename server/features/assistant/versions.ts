import { and, eq, gt, sql } from 'drizzle-orm';
import { previewOf } from '#contract/preview.ts';
import type { api } from '#contract/index.ts';
import type { Message } from '#contract/messages.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isGuided, reachableMessage } from '../sight/doors.ts';
import { wireMessage, wireMessages } from '../messages/messages.ts';
import { messages } from '#db/schema/messages.ts';
import { generations } from '#db/schema/assistant.ts';
import { chatMembers, chats } from '#db/schema/chats.ts';

/** Shows another version of a message and what followed it; the choice is remembered. */
export async function chooseVersion(
  call: Call,
  input: Input<typeof api.messages.chooseVersion>,
): Promise<{ message: Message }> {
  const { chat, member, message } = await reachableMessage(call, input.params.id, { lock: true });
  const { index } = input.body;
  if (!isGuided(chat)) throw new Refusal('message.not_allowed');
  const [busy] = await call.db
    .select()
    .from(generations)
    .where(eq(generations.chatId, chat.id))
    .limit(1);
  if (busy) throw new Refusal('message.being_answered');
  const siblings = await call.db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chat.id),
        eq(messages.kind, message.kind),
        sql`${messages.parentId} is not distinct from ${message.parentId}::uuid`,
      ),
    );
  const shown = siblings.find(({ onPath }) => onPath);
  const wanted = siblings.find(({ versionIndex }) => versionIndex === index);
  if (!shown || !wanted) throw new Refusal('message.not_found');
  if (wanted.id === shown.id) return { message: await wireMessage(call.platform, call.db, shown) };

  const parentSeq = await seqOf(call, message.parentId);
  await call.db
    .update(messages)
    .set({ onPath: false })
    .where(
      and(eq(messages.chatId, chat.id), eq(messages.onPath, true), gt(messages.seq, parentSeq)),
    );
  await call.db.update(messages).set({ chosen: false }).where(eq(messages.id, shown.id));
  await call.db.update(messages).set({ chosen: true }).where(eq(messages.id, wanted.id));
  await call.db.execute(sql`
    with recursive path as (
      select id from messages where id = ${wanted.id}
      union all
      select child.id from messages child join path on child.parent_id = path.id where child.chosen
    )
    update messages set on_path = true from path where messages.id = path.id`);
  const tail = await call.db
    .select()
    .from(messages)
    .where(
      and(eq(messages.chatId, chat.id), eq(messages.onPath, true), gt(messages.seq, parentSeq)),
    )
    .orderBy(messages.seq);
  const shownNow = await wireMessages(call.platform, call.db, tail);
  let afterSeq = parentSeq;
  for (const item of shownNow) {
    call.emit(chat.id, {
      type: 'message.created',
      chat_id: chat.id,
      message: item,
      after_seq: afterSeq,
    });
    afterSeq = item.seq;
  }
  const newest = shownNow.at(-1);
  const first = shownNow[0];
  if (!newest || !first) throw new Error('the chosen version is shown');
  const lastMessage = previewOf(newest);
  await call.db.update(chats).set({ lastMessage }).where(eq(chats.id, chat.id));
  call.emit(chat.id, {
    type: 'chat.updated',
    chat_id: chat.id,
    changes: { last_message: lastMessage },
  });
  if (member.lastReadSeq !== chat.lastSeq) {
    await call.db
      .update(chatMembers)
      .set({ lastReadSeq: chat.lastSeq })
      .where(and(eq(chatMembers.chatId, chat.id), eq(chatMembers.userId, call.me.userId)));
    call.emit(call.me.userId, {
      type: 'chat.read',
      chat_id: chat.id,
      last_read_seq: chat.lastSeq,
      unread: 0,
      mention: 0,
    });
  }
  return { message: first };
}

async function seqOf(call: Call, id: string | null): Promise<number> {
  if (id === null) return 0;
  const [row] = await call.db
    .select({ seq: messages.seq })
    .from(messages)
    .where(eq(messages.id, id));
  return row?.seq ?? 0;
}

/** Says whether an answer helped. */
export async function rateAnswer(
  call: Call,
  input: Input<typeof api.messages.rate>,
): Promise<{ message: Message }> {
  const { chat, message } = await reachableMessage(call, input.params.id, { lock: true });
  if (!isGuided(chat) || message.kind !== 'guide') throw new Refusal('message.not_allowed');
  const [row] = await call.db
    .update(messages)
    .set({ rating: input.body.value })
    .where(eq(messages.id, message.id))
    .returning();
  const rated = await wireMessage(call.platform, call.db, row ?? message);
  call.emit(chat.id, {
    type: 'message.updated',
    chat_id: chat.id,
    message: rated,
    mentions_before: [],
  });
  return { message: rated };
}
