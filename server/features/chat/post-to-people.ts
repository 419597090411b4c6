import { and, eq, ne, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { previewOf } from '#contract/preview.ts';
import type { Message, MessageImage, Quote } from '#contract/messages.ts';
import { type LaidCard, chatMembers } from '#db/schema/chat.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { crisisIn } from '../../platform/ai/built-in/crisis.ts';
import { refOf, userRefs } from '../account/people.ts';
import { noteLaid } from '../cards/draw.ts';
import { cardsOf, makersOf } from '../cards/laid-cards.ts';
import { answerAmongPeople } from '../assistant/group-answer.ts';
import { coverForReporters } from '../reports/reported.ts';
import { tellAbsent } from './absent.ts';
import { listEntry } from './chat-list.ts';
import { type ChatRow, type LockedChat, isGuided, lockedChat } from './doors.ts';
import { theirs } from './member-rows.ts';
import { type MessageRow, messageOf, wordsOf } from './message-rows.ts';
import { quoteOf } from './messages.ts';
import { type KeptRecording, recordingMs } from './recordings.ts';
import { announceMessage, blocksInPair } from './sight.ts';
import { movesInPlace, touchLater } from './touch-members.ts';

/** A locked chat that the caller may write in. */
export interface WritableChat extends LockedChat {
  /** Who of two does not see what the caller writes now. */
  withheldFrom: string | null;
}

/**
 * The door of everything that is written among people: the chat's row is locked until the
 * transaction ends, which is what orders its messages.
 * @throws Refusal chat.not_joined, chat.not_accepted_yet, chat.blocked
 */
export async function writableChat(call: Call, chatId: string): Promise<WritableChat> {
  const locked = await lockedChat(call, chatId);
  if (isGuided(locked.chat)) throw new Refusal('chat.wrong_type');
  const withheldFrom = locked.chat.chatType === 'US' ? await requireOpenPair(call, locked) : null;
  return { ...locked, withheldFrom };
}

/**
 * Between two, nobody writes before the other has accepted, nor to somebody whom they blocked. Who
 * is blocked writes as to somebody who is away.
 * @returns from whom it is withheld
 */
async function requireOpenPair(call: Call, { chat, member }: LockedChat): Promise<string | null> {
  const [other] = await call.db
    .select()
    .from(chatMembers)
    .where(and(eq(chatMembers.chatId, chat.id), ne(chatMembers.userId, call.me.userId)));
  if (other?.state !== 'active') throw new Refusal('chat.not_accepted_yet');
  const { iBlockThem, withheldFrom } = await blocksInPair(call.db, chat, call.me.userId);
  if (iBlockThem) throw new Refusal('chat.blocked');
  for (const { hidden, userId } of [other, member])
    if (hidden && userId !== withheldFrom) await showAgain(call, chat, userId);
  return withheldFrom;
}

/** What is written brings a chat back to the list of whoever deleted it. */
async function showAgain(call: Call, chat: ChatRow, userId: string): Promise<void> {
  await call.db.update(chatMembers).set({ hidden: false }).where(theirs(chat.id, userId));
  // Told before the message, so that the entry is there when the message reaches it.
  call.emit(userId, {
    type: 'chat.created',
    chat: await listEntry(call.platform, call.db, userId, chat.id),
  });
}

/** A message to people whose files are kept already. */
interface Post {
  text: string;
  clientId: string | null;
  /** The message that it quotes. */
  original: MessageRow | null;
  image: MessageImage | null;
  recording: (KeptRecording & { id: string }) | null;
  cards: LaidCard[];
  mentions: string[];
  /** What was written elsewhere and is passed on. */
  passedOn?: Pick<MessageRow, 'transcript' | 'wordsOfId' | 'drawnFrom'>;
  /** It was written elsewhere than in the chat, where its author may be writing something else. */
  leavesDraft?: boolean;
}

/**
 * Stores a message in a locked chat, tells all of it, and begins the guide's answer where it asks for
 * one. Null when a message with its client id is stored already.
 */
export async function postToPeople(call: Call, writing: WritableChat, post: Post) {
  const { chat, user, person, withheldFrom } = writing;
  const { text, clientId, original, image, recording, cards, mentions, passedOn, leavesDraft } =
    post;
  const transcript = passedOn?.transcript ?? null;
  const care = crisisIn(wordsOf({ text, transcript, cards }), person)?.reply ?? null;
  const author = refOf(call.platform, user);
  const row = newRow(call, chat, {
    id: newId(),
    text,
    clientId,
    replyToId: original?.id ?? null,
    mentions,
    guarded: care !== null,
    imageId: image?.id ?? null,
    audioId: recording?.id ?? null,
    transcript,
    cards,
    forwarded: passedOn !== undefined,
    wordsOfId: passedOn?.wordsOfId ?? null,
    withheldFromId: withheldFrom,
    drawnFrom: passedOn?.drawnFrom ?? [],
  });
  const message = messageOf(row, author, {
    image,
    recording,
    cards: cardsOf(call.platform, row, await makersOf(call.platform, call.db, [row])),
    quote: original ? await quoteFor(call, original) : null,
  });
  if (!(await storeMessage(call, writing, row, message, leavesDraft))) return null;
  await noteLaid(call, chat.id, cards);
  await announceMessage(call, row, {
    type: 'message.created',
    chat_id: chat.id,
    message,
    after_seq: null,
  });
  const cardIds = cards.map(({ id }) => id);
  if (withheldFrom === null) await coverForReporters(call, chat.id, cardIds);
  if (care !== null) {
    call.emit(user.id, { type: 'message.cared', chat_id: chat.id, message_id: row.id, care });
  }
  const { answer, refused } = await answerAmongPeople(call, {
    chat: { ...chat, lastSeq: row.seq },
    person,
    asked: row,
    isGuarded: care !== null,
  });
  tellAbsent(call, row);
  return { message: { ...message, care }, answer, answer_refused: refused };
}

type NewMessage = Pick<
  MessageRow,
  | 'id'
  | 'text'
  | 'imageId'
  | 'audioId'
  | 'clientId'
  | 'replyToId'
  | 'mentions'
  | 'guarded'
  | 'transcript'
  | 'forwarded'
  | 'wordsOfId'
  | 'withheldFromId'
  | 'drawnFrom'
  | 'cards'
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
    regions: [],
    versionIndex: 1,
    versionCount: 1,
    chosen: true,
    onPath: true,
    stage: chat.stage,
    rating: null,
    pinnedAt: null,
    editedAt: null,
    deletedAt: null,
    createdAt: call.platform.now(),
  };
}

async function quoteFor(call: Call, original: MessageRow): Promise<Quote> {
  const { authorId } = original;
  const authors = await userRefs(call.platform, call.db, authorId === null ? [] : [authorId]);
  const author = authors.get(authorId ?? '') ?? null;
  return quoteOf(original, author, await recordingMs(call, original));
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
  leavesDraft = false,
): Promise<boolean> {
  const at = message.created_at;
  const inPlace = await movesInPlace(call, chat.id);
  const preview = sql`${JSON.stringify(previewOf(message))}::jsonb`;
  // In the list of the one from whom it is withheld nothing moves.
  const isForAll = row.withheldFromId === null;
  // What was said does not stand for the words that are being written.
  const keepsDraft = leavesDraft || (row.audioId !== null && row.text === '');
  const { rows } = await call.db.execute<{ id: string }>(sql`
    with added as (
      insert into messages (id, chat_id, seq, author_id, kind, text, image_id, audio_id, client_id, reply_to_id, mentions, guarded,
        transcript, cards, forwarded, words_of_id, drawn_from, withheld_from, stage, created_at)
      values (${row.id}, ${chat.id}, ${row.seq}, ${call.me.userId}, 'user', ${row.text}, ${row.imageId}, ${row.audioId},
        ${row.clientId}, ${row.replyToId}, ${sql.param(row.mentions)}::text[], ${row.guarded},
        ${row.transcript}, ${JSON.stringify(row.cards)}::jsonb, ${row.forwarded}, ${row.wordsOfId}, ${sql.param(row.drawnFrom)}::uuid[],
        ${row.withheldFromId}, ${row.stage}, ${at}::timestamptz)
      on conflict (chat_id, author_id, client_id) where client_id is not null do nothing
      returning id
    ), chat as (
      update chats set last_seq = ${row.seq},
        last_message = case when ${isForAll} then ${preview} else last_message end,
        last_message_at = case when ${isForAll} then ${at}::timestamptz else last_message_at end
      where id = ${chat.id} and exists (select from added)
    ), mine as (
      update chat_members set last_message_at = ${at}::timestamptz, last_read_seq = ${row.seq},
        seen_seq = ${row.seq}, last_message = case when ${isForAll} then last_message else ${preview} end,
        draft = case when ${keepsDraft} then draft else '' end
      where chat_id = ${chat.id} and user_id = ${call.me.userId} and exists (select from added)
    ), others as (
      update chat_members set last_message_at = ${at}::timestamptz
      where ${inPlace && isForAll} and chat_id = ${chat.id} and user_id <> ${call.me.userId} and exists (select from added)
    )
    select id from added`);
  if (rows.length === 0) return false;
  if (!inPlace && isForAll) touchLater(call, chat.id);
  if (member.draft !== '' && !keepsDraft)
    call.emit(call.me.userId, { type: 'chat.kept', chat_id: chat.id, changes: { draft: '' } });
  return true;
}
