import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { previewAfter } from '#contract/preview.ts';
import type { Message, MessageImage, Quote } from '#contract/messages.ts';
import type { Change } from '../../platform/change.ts';
import { refOf, userRefs } from '../account/people.ts';
import { noteLaid } from '../cards/draw.ts';
import { cardsOf, makersOf } from '../cards/laid-cards.ts';
import { answerAmongPeople } from '../assistant/group-answer.ts';
import { judgeAmongPeople } from '../assistant/judge-among-people.ts';
import { coverForReporters } from '../sight/reported.ts';
import { notifyAbsent } from '../messages/absent.ts';
import type { LockedChat, MessageRow } from '../sight/doors.ts';
import { careBefore, careShown, emitCare } from '../messages/care.ts';
import { caringAmongPeople } from '../messages/caring-among-people.ts';
import { messageOf } from '../messages/message-rows.ts';
import { mentionedBy } from '../messages/mentions.ts';
import { quoteOf } from '../messages/messages.ts';
import { type KeptRecording, recordingMs } from '../media/message-recordings.ts';
import type { WritableChat } from '../messages/writable-chat.ts';
import { announceMessage } from '../sight/messages.ts';
import { movesInPlace, touchLater } from '../chat-list/touch-members.ts';
import type { LaidCard } from '#db/schema/laid-card.ts';

/** A message to people whose files are kept already. */
interface Post {
  text: string;
  clientId: string | null;
  /** The message that it quotes. */
  original: MessageRow | null;
  image: MessageImage | null;
  /** The album of its picture. */
  albumId?: string | null;
  recording: (KeptRecording & { id: string }) | null;
  cards: LaidCard[];
  mentions: string[];
  /** The source of a forwarded message. */
  passedOn?: Pick<MessageRow, 'transcript' | 'wordsOfId' | 'drawnFrom'>;
  /** It was written elsewhere than in the chat, where its author may be writing something else. */
  leavesDraft?: boolean;
}

/**
 * Stores a message of `writing.user` in a locked chat, emits all of it, and begins the guide's answer if the
 * message asks for one. A question that a model judges first is not shown yet. Null if a message with its client id is
 * stored already.
 */
export async function postToPeople(change: Change, writing: WritableChat, post: Post) {
  const { chat, user, person, withheldFrom } = writing;
  const { text, clientId, original, image, recording, cards, mentions, passedOn, leavesDraft } =
    post;
  const transcript = passedOn?.transcript ?? null;
  const place = { chatId: chat.id, authorId: user.id, seq: chat.lastSeq + 1 };
  const forwarded = passedOn !== undefined;
  const said = { text, transcript, cards, mentions, forwarded };
  const known = await careBefore(change.db, place);
  const { care, judgedFrom } = await caringAmongPeople(change, writing, said, known);
  const shown = judgedFrom ? null : careShown(care);
  const author = refOf(change.platform, user);
  const row = newRow(change, writing, {
    id: newId(),
    text,
    clientId,
    replyToId: original?.id ?? null,
    mentions,
    care,
    imageId: image?.id ?? null,
    albumId: post.albumId ?? null,
    audioId: recording?.id ?? null,
    transcript,
    cards,
    forwarded,
    wordsOfId: passedOn?.wordsOfId ?? null,
    withheldFromId: withheldFrom,
    drawnFrom: passedOn?.drawnFrom ?? [],
  });
  const message = messageOf(row, author, {
    image,
    recording,
    cards: cardsOf(change.platform, row, await makersOf(change.platform, change.db, [row])),
    quote: original ? await quoteFor(change, original) : null,
    mentioned: await mentionedBy(change.platform, change.db, row),
  });
  if (!(await storeMessage(change, writing, row, message, leavesDraft))) return null;
  await noteLaid(change, chat.id, cards);
  await announceMessage(change, row, {
    type: 'message.created',
    chat_id: chat.id,
    message,
    after_seq: null,
  });
  const cardIds = cards.map(({ id }) => id);
  if (withheldFrom === null) await coverForReporters(change, chat.id, cardIds);
  if (shown) emitCare(change, row, shown);
  const { answer, refused } = await answerAmongPeople(change, {
    chat: { ...chat, lastSeq: row.seq },
    person,
    asked: row,
  });
  notifyAbsent(change, row);
  if (judgedFrom) judgeAmongPeople(change, { asked: row, userId: user.id, ...judgedFrom });
  return { message: { ...message, care: shown }, answer, answer_refused: refused };
}

type NewMessage = Pick<
  MessageRow,
  | 'id'
  | 'text'
  | 'imageId'
  | 'albumId'
  | 'audioId'
  | 'clientId'
  | 'replyToId'
  | 'mentions'
  | 'care'
  | 'transcript'
  | 'forwarded'
  | 'wordsOfId'
  | 'withheldFromId'
  | 'drawnFrom'
  | 'cards'
>;

function newRow(change: Change, { chat, user }: LockedChat, added: NewMessage): MessageRow {
  return {
    ...added,
    chatId: chat.id,
    seq: chat.lastSeq + 1,
    parentId: null,
    authorId: user.id,
    kind: 'user',
    system: null,
    status: 'sent',
    error: null,
    retryAt: null,
    shortened: false,
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
    createdAt: change.platform.now(),
  };
}

async function quoteFor(change: Change, original: MessageRow): Promise<Quote> {
  const { authorId } = original;
  const authors = await userRefs(change.platform, change.db, authorId === null ? [] : [authorId]);
  const author = authors.get(authorId ?? '') ?? null;
  return quoteOf(original, author, {
    recordingMs: await recordingMs(change, original),
    mentioned: await mentionedBy(change.platform, change.db, original),
  });
}

/**
 * In one statement, because everybody in the chat waits behind it: the message, what the lists say
 * of the chat now, and that I have read all before it. False when a message with this client id is
 * stored already; then nothing is changed.
 */
async function storeMessage(
  change: Change,
  { chat, member, user }: LockedChat,
  row: MessageRow,
  message: Message,
  leavesDraft = false,
): Promise<boolean> {
  const at = message.created_at;
  const inPlace = await movesInPlace(change, chat.id);
  const newest = row.withheldFromId === null ? chat.lastMessage : member.lastMessage;
  const preview = sql`${JSON.stringify(previewAfter(newest, message))}::jsonb`;
  // In the list of the one from whom it is withheld nothing moves.
  const isForAll = row.withheldFromId === null;
  // A recording does not replace the draft.
  const keepsDraft = leavesDraft || (row.audioId !== null && row.text === '');
  const { rows } = await change.db.execute<{ id: string }>(sql`
    with added as (
      insert into messages (id, chat_id, seq, author_id, kind, text, image_id, album_id, audio_id, client_id, reply_to_id, mentions, care,
        transcript, cards, forwarded, words_of_id, drawn_from, withheld_from, stage, created_at)
      values (${row.id}, ${chat.id}, ${row.seq}, ${user.id}, 'user', ${row.text}, ${row.imageId}, ${row.albumId}, ${row.audioId},
        ${row.clientId}, ${row.replyToId}, ${sql.param(row.mentions)}::text[], ${row.care && JSON.stringify(row.care)}::jsonb,
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
      where chat_id = ${chat.id} and user_id = ${user.id} and exists (select from added)
    ), others as (
      update chat_members set last_message_at = ${at}::timestamptz
      where ${inPlace && isForAll} and chat_id = ${chat.id} and user_id <> ${user.id} and exists (select from added)
    )
    select id from added`);
  if (rows.length === 0) return false;
  if (!inPlace && isForAll) touchLater(change, chat.id);
  if (member.draft !== '' && !keepsDraft)
    change.emit(user.id, { type: 'chat.kept', chat_id: chat.id, changes: { draft: '' } });
  return true;
}
