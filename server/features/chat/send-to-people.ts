import { and, eq, ne, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { previewOf } from '#contract/chat.live.ts';
import type { api } from '#contract/index.ts';
import type { Message, Quote } from '#contract/messages.ts';
import { chatMembers, chats, messages } from '#db/schema/chat.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { crisisIn } from '../../platform/ai/built-in/crisis.ts';
import { refOf, userRefs } from '../account/people.ts';
import { removeMedia } from '../media/media.ts';
import { encodePictures } from '../media/pictures.ts';
import { answerAmongPeople, refusals } from '../assistant/group-answer.ts';
import { tellAbsent } from './absent.ts';
import { listEntry } from './chat-list.ts';
import { type ChatRow, type LockedChat, isGuided, lockedChat, reachableChat } from './doors.ts';
import { imageSizes, keepImage } from './images.ts';
import { mentionsIn } from './mentions.ts';
import { type MessageRow, messageOf } from './message-rows.ts';
import { quoteOf, wireMessage } from './messages.ts';
import { movesInPlace, touchLater } from './touch-members.ts';

type SendInput = Input<typeof api.messages.sendUser>;

/**
 * The door of everything that is written among people: the chat's row is locked until the
 * transaction ends, which is what orders its messages.
 * @throws Refusal chat.not_joined, chat.not_accepted_yet, chat.blocked
 */
export async function writableChat(call: Call, chatId: string): Promise<LockedChat> {
  const locked = await lockedChat(call, chatId);
  if (isGuided(locked.chat)) throw new Refusal('chat.wrong_type');
  if (locked.chat.chatType === 'US') await requireOpenPair(call, locked.chat);
  return locked;
}

/** Between two, nobody writes before the other has accepted, nor to somebody whom they blocked. */
async function requireOpenPair(call: Call, chat: ChatRow): Promise<void> {
  const [other] = await call.db
    .select()
    .from(chatMembers)
    .where(and(eq(chatMembers.chatId, chat.id), ne(chatMembers.userId, call.me.userId)));
  if (other?.state === 'blocked') throw new Refusal('chat.blocked');
  if (other?.state !== 'active') throw new Refusal('chat.not_accepted_yet');
  if (!other.hidden) return;
  await call.db
    .update(chatMembers)
    .set({ hidden: false })
    .where(and(eq(chatMembers.chatId, chat.id), eq(chatMembers.userId, other.userId)));
  // Told before the message, so that the entry is there when the message reaches it.
  call.emit(other.userId, {
    type: 'chat.created',
    chat: await listEntry(call.platform, call.db, other.userId, chat.id),
  });
}

/** Stores a message to the people of a chat. A resend answers the first message again. */
export async function sendToPeople(call: Call, input: SendInput) {
  const { pictures, stored } = await sentPictures(call, input);
  const writing = await writableChat(call, input.params.id);
  const { message: text = '', client_id: clientId = null, reply_to: replyTo } = input.body;
  const { image_card: imageCard, word_card: word, question_card: question } = input.body;
  if (input.files.audio) throw new Refusal('media.type_unsupported');
  if (imageCard) throw refuseField('image_card', 'field.invalid');
  if (word) throw refuseField('word_card', 'field.invalid');
  if (question) throw refuseField('question_card', 'field.invalid');
  if (text === '' && !input.files.image) throw refuseField('message', 'field.required');
  const { chat, user, person } = writing;
  if (stored) return firstExchange(call, chat, clientId);
  const original = replyTo === undefined ? null : await quotable(call, chat, replyTo);
  const care = crisisIn(text, person)?.reply ?? null;
  const author = refOf(call.platform, user);
  const image = pictures
    ? await keepImage(call, person, pictures, input.body.image_alt ?? '')
    : null;
  const row = newRow(call, chat, {
    id: newId(),
    text,
    clientId,
    replyToId: original?.id ?? null,
    mentions: await mentionsIn(call.db, chat.id, text),
    guarded: care !== null,
    imageId: image?.id ?? null,
  });
  const message = messageOf(row, author, {
    image,
    quote: original ? await quoteFor(call, original) : null,
  });
  if (!(await storeMessage(call, writing, row, message))) {
    if (image) await removeMedia(call, image.id);
    return firstExchange(call, chat, clientId);
  }
  call.emit(chat.id, { type: 'message.created', chat_id: chat.id, message, after_seq: null });
  if (care !== null) {
    call.emit(user.id, { type: 'message.cared', chat_id: chat.id, message_id: row.id, care });
  }
  const { answer, refused } = await answerAmongPeople(call, {
    chat: { ...chat, lastSeq: row.seq },
    person,
    asked: row,
    isGuarded: care !== null,
  });
  tellAbsent(call, { chat, message, author, isGuarded: care !== null });
  return { message: { ...message, care }, answer, answer_refused: refused };
}

/**
 * The picture of a message, read before the chat's row is locked, because that takes a while; only for
 * somebody who is in the chat, and not again for a message that is stored.
 */
async function sentPictures(call: Call, input: SendInput) {
  const { image } = input.files;
  if (!image) return { pictures: null, stored: false };
  const { chat } = await reachableChat(call, input.params.id);
  const { client_id: clientId } = input.body;
  if (clientId !== undefined && (await storedMessage(call, chat, clientId)))
    return { pictures: null, stored: true };
  return { pictures: await encodePictures(image.bytes, imageSizes), stored: false };
}

type NewMessage = Pick<
  MessageRow,
  'id' | 'text' | 'imageId' | 'clientId' | 'replyToId' | 'mentions' | 'guarded'
>;

function newRow(call: Call, chat: ChatRow, added: NewMessage): MessageRow {
  return {
    ...added,
    chatId: chat.id,
    seq: chat.lastSeq + 1,
    parentId: null,
    authorId: call.me.userId,
    kind: 'user',
    system: null,
    status: 'sent',
    error: null,
    proposals: [],
    suggestions: [],
    versionIndex: 1,
    versionCount: 1,
    chosen: true,
    onPath: true,
    stage: chat.stage,
    rating: null,
    editedAt: null,
    deletedAt: null,
    createdAt: call.platform.now(),
  };
}

async function quoteFor(call: Call, original: MessageRow): Promise<Quote> {
  const { authorId } = original;
  const authors = await userRefs(call.platform, call.db, authorId === null ? [] : [authorId]);
  return quoteOf(original, authors.get(authorId ?? '') ?? null);
}

/**
 * In one statement, because everybody in the chat waits behind it: the message, what the lists say
 * of the chat now, and that I have read all before it. False when a message with this client id is
 * stored already; then nothing is changed.
 */
async function storeMessage(
  call: Call,
  { chat, member }: LockedChat,
  row: MessageRow,
  message: Message,
): Promise<boolean> {
  const at = message.created_at;
  const inPlace = await movesInPlace(call.platform, chat.id);
  const { rows } = await call.db.execute<{ id: string }>(sql`
    with added as (
      insert into messages (id, chat_id, seq, author_id, kind, text, image_id, client_id, reply_to_id, mentions, guarded, stage, created_at)
      values (${row.id}, ${chat.id}, ${row.seq}, ${call.me.userId}, 'user', ${row.text}, ${row.imageId}, ${row.clientId},
        ${row.replyToId}, ${sql.param(row.mentions)}::text[], ${row.guarded}, ${row.stage}, ${at}::timestamptz)
      on conflict (chat_id, author_id, client_id) where client_id is not null do nothing
      returning id, chat_id
    ), chat as (
      update chats set last_seq = ${row.seq}, last_message = ${JSON.stringify(previewOf(message))}::jsonb,
        last_message_at = ${at}::timestamptz
      from added where chats.id = added.chat_id
    ), mine as (
      update chat_members m set last_message_at = ${at}::timestamptz, last_read_seq = ${row.seq},
        seen_seq = ${row.seq}, draft = ''
      from added where m.chat_id = added.chat_id and m.user_id = ${call.me.userId}
    ), others as (
      update chat_members m set last_message_at = ${at}::timestamptz
      from added where ${inPlace} and m.chat_id = added.chat_id and m.user_id <> ${call.me.userId}
    )
    select id from added`);
  if (rows.length === 0) return false;
  if (!inPlace) touchLater(call.platform, chat.id);
  if (member.draft !== '')
    call.emit(call.me.userId, { type: 'chat.kept', chat_id: chat.id, changes: { draft: '' } });
  return true;
}

async function quotable(call: Call, chat: ChatRow, id: string): Promise<MessageRow> {
  const [row] = isUuid(id)
    ? await call.db
        .select()
        .from(messages)
        .where(and(eq(messages.id, id), eq(messages.chatId, chat.id)))
    : [];
  if (!row) throw new Refusal('message.not_found');
  if (row.kind === 'system' || row.deletedAt) throw new Refusal('message.not_allowed');
  return row;
}

async function storedMessage(call: Call, chat: ChatRow, clientId: string) {
  const [stored] = await call.db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chat.id),
        eq(messages.authorId, call.me.userId),
        eq(messages.clientId, clientId),
      ),
    );
  return stored;
}

/** What a resend with the same client id asks for again. */
async function firstExchange(call: Call, chat: ChatRow, clientId: string | null) {
  const asked = clientId === null ? undefined : await storedMessage(call, chat, clientId);
  if (!asked) throw new Error('what conflicts is stored');
  const [answer] = await call.db
    .select()
    .from(messages)
    .where(and(eq(messages.parentId, asked.id), eq(messages.kind, 'guide')));
  return {
    message: await wireMessage(call.platform, call.db, asked, call.me.userId),
    answer: answer ? await wireMessage(call.platform, call.db, answer) : null,
    answer_refused: refusals.find((code) => code === asked.error) ?? null,
  };
}

/** Replaces the text of my message; all see that it was edited. */
export async function editAmongPeople(
  call: Call,
  chatId: string,
  messageId: string,
  text: string,
): Promise<{ message: Message; answer: null }> {
  const { chat, person } = await writableChat(call, chatId);
  const [before] = await call.db.select().from(messages).where(eq(messages.id, messageId));
  if (!before || before.authorId !== call.me.userId || before.kind !== 'user' || before.deletedAt)
    throw new Refusal('message.not_allowed');
  const care = crisisIn(text, person)?.reply ?? null;
  const [row] = await call.db
    .update(messages)
    .set({
      text,
      editedAt: call.platform.now(),
      mentions: await mentionsIn(call.db, chat.id, text),
      guarded: care !== null,
    })
    .where(eq(messages.id, messageId))
    .returning();
  if (!row) throw new Refusal('message.not_found');
  const message = await wireMessage(call.platform, call.db, row);
  if (chat.lastMessage?.seq === row.seq)
    await call.db
      .update(chats)
      .set({ lastMessage: previewOf(message) })
      .where(eq(chats.id, chat.id));
  call.emit(chat.id, {
    type: 'message.updated',
    chat_id: chat.id,
    message,
    mentions_before: before.mentions,
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
