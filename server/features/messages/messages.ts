import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import { emptied, previewOf } from '#contract/preview.ts';
import type { api } from '#contract/index.ts';
import { type Message, type MessagePage, type Quote, Seq } from '#contract/messages.ts';
import { coveredFor, withCovered } from '#contract/reports.live.ts';
import type { Mentioned, UserRef } from '#contract/shapes.ts';
import { limits } from '#contract/values.ts';
import { userRefs } from '../account/people.ts';
import type { Db } from '../../platform/change.ts';
import type { Act, Call, Input } from '../../platform/http/call.ts';
import { streamVersion } from '../../platform/live/events.ts';
import type { Platform } from '../../platform/platform.ts';
import { runningText } from './running.ts';
import { showsPicture } from '../sight/pictures.ts';
import { reportedCards } from '../sight/reported.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { type ChatRow, isGuided, reachableChat, type MessageRow } from '../sight/doors.ts';
import { cardsOf, makersOf, textsOf } from '../cards/laid-cards.ts';
import { imagesOf } from '../media/message-images.ts';
import { mentionedAmong, mentionedIds } from './mentions.ts';
import { careShown } from './care.ts';
import { messageOf } from './message-rows.ts';
import { reactionsOf } from './reactions.ts';
import { recordingsOf } from '../media/message-recordings.ts';
import { isNotReportedBy, isShownTo, isThereFor, reportedMessages } from '../sight/messages.ts';
import { chats } from '#db/schema/chats.ts';
import { messages } from '#db/schema/messages.ts';

const mediaPageSize = 24;

/**
 * A window of the shown path. The stream's version is read first, so replaying what came after it
 * can only repeat what the window holds, never miss it.
 */
export async function chatMessages(
  call: Call,
  { params, query }: Input<typeof api.messages.list>,
): Promise<MessagePage> {
  const { chat } = await reachableChat(call, params.id);
  const version = await streamVersion(call.db, params.id);
  const { limit, before, after, around } = query;
  const shown = shownIn(call, chat);
  const olderThan = (seq: number | undefined, count: number) =>
    rowsWhere(
      call.db,
      and(shown, seq === undefined ? undefined : lt(messages.seq, seq)),
      'newest first',
      count,
    );
  const newerThan = (bound: SQL, count: number) =>
    rowsWhere(call.db, and(shown, bound), 'oldest first', count);

  let rows: MessageRow[];
  let hasOlder: boolean;
  let hasNewer = false;
  if (after !== undefined) {
    const found = await newerThan(gt(messages.seq, after), limit + 1);
    rows = found.slice(0, limit);
    hasNewer = found.length > limit;
    hasOlder =
      (await rowsWhere(call.db, and(shown, lte(messages.seq, after)), 'newest first', 1)).length >
      0;
  } else if (around !== undefined) {
    const half = Math.ceil(limit / 2);
    const older = await olderThan(around, half + 1);
    const newer = await newerThan(gte(messages.seq, around), limit - half + 1);
    hasOlder = older.length > half;
    hasNewer = newer.length > limit - half;
    rows = [...older.slice(0, half).toReversed(), ...newer.slice(0, limit - half)];
  } else {
    const found = await olderThan(before, limit + 1);
    rows = found.slice(0, limit).toReversed();
    hasOlder = found.length > limit;
    hasNewer = before !== undefined && (await newerThan(gte(messages.seq, before), 1)).length > 0;
  }
  const reported = await reportedMessages(call.db, call.me.userId, chat.id);
  const items = await wireMessages(call.platform, call.db, rows, call.me.userId, reported);
  return {
    items,
    reported,
    next: hasNewer ? (items.at(-1)?.seq ?? null) : null,
    previous: hasOlder ? (items[0]?.seq ?? null) : null,
    version,
  };
}

/** Messages with pictures that are shown to me, or with recordings, newest first. */
export async function chatMedia(call: Call, { params, query }: Input<typeof api.messages.media>) {
  const { chat } = await reachableChat(call, params.id);
  const before = query.page === undefined || query.page === '1' ? null : seqIn(query.page);
  const rows = await rowsWhere(
    call.db,
    and(
      shownIn(call, chat),
      query.kind === 'audio'
        ? isNotNull(messages.audioId)
        : and(isNotNull(messages.imageId), showsPicture(sql`${messages.imageId}`, call.me.userId)),
      isNotReportedBy(call.me.userId),
      before === null ? undefined : lt(messages.seq, before),
    ),
    'newest first',
    mediaPageSize + 1,
  );
  const shown = rows.slice(0, mediaPageSize);
  return {
    items: await wireMessages(call.platform, call.db, shown, call.me.userId),
    next: rows.length > mediaPageSize ? String(shown.at(-1)?.seq) : null,
  };
}

/** Of a copy only what was written in this time. */
export interface TimeRange {
  from: Date | null;
  /** Exclusive. */
  to: Date | null;
}

/**
 * All that the caller sees of a chat, oldest first, window by window. Each window passes the door
 * again, so the person who is taken out meanwhile gets nothing more.
 */
export async function* shownMessages(
  call: Act,
  chatId: string,
  range: TimeRange,
): AsyncGenerator<Message[]> {
  for (let after = 0; ;) {
    const { chat } = await reachableChat(call, chatId);
    const rows = await rowsWhere(
      call.db,
      and(shownIn(call, chat), writtenIn(range), gt(messages.seq, after)),
      'oldest first',
      limits.messagePageMax,
    );
    if (rows.length > 0) yield await wireMessages(call.platform, call.db, rows, call.me.userId);
    const last = rows.at(-1);
    if (!last || rows.length < limits.messagePageMax) return;
    after = last.seq;
  }
}

export async function countShownMessages(
  call: Call,
  chat: ChatRow,
  range: TimeRange,
): Promise<number> {
  return call.db.$count(messages, and(shownIn(call, chat), writtenIn(range)));
}

function writtenIn({ from, to }: TimeRange): SQL | undefined {
  return and(
    from ? gte(messages.createdAt, from) : undefined,
    to ? lt(messages.createdAt, to) : undefined,
  );
}

function seqIn(marker: string): number {
  const seq = Seq.safeParse(Number(marker));
  if (!seq.success) throw refuseField('page', 'field.invalid');
  return seq.data;
}

/**
 * The caller's view of a chat: its shown path without messages that they deleted for themselves. Reported
 * ones keep their place.
 */
export function shownIn(call: Pick<Act, 'me'>, chat: ChatRow): SQL | undefined {
  return and(
    eq(messages.chatId, chat.id),
    eq(messages.onPath, true),
    isGuided(chat) ? undefined : isShownTo(call.me.userId),
  );
}

async function rowsWhere(
  db: Db,
  where: SQL | undefined,
  order: 'newest first' | 'oldest first',
  count: number,
): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(where)
    .orderBy(order === 'newest first' ? desc(messages.seq) : asc(messages.seq))
    .limit(count);
}

/**
 * Rows as they go over the wire; a running answer has the text that this node holds, not the stored
 * one. For `reader` with what is their own: which reactions are theirs, care, and what they
 * `reported` of the chat, which is covered. All rows are of one chat.
 */
export async function wireMessages(
  platform: Platform,
  db: Db,
  rows: MessageRow[],
  reader?: string,
  reported?: string[],
): Promise<Message[]> {
  const quoted = await quotedRows(db, rows);
  const all = [...rows, ...quoted.values()];
  const people = await userRefs(platform, db, [
    ...new Set([...all.flatMap(({ authorId }) => authorId ?? []), ...mentionedIds(all)]),
  ]);
  const authorOfRow = ({ authorId }: MessageRow) =>
    authorId === null ? null : (people.get(authorId) ?? null);
  const reactions = await reactionsOf(db, rows, reader);
  const cares = await caresOf(db, rows, reader);
  const images = await imagesOf(platform, db, rows, reader);
  const makers = await makersOf(platform, db, rows);
  const recordings = await recordingsOf(platform, db, all);
  const recordingOfRow = ({ audioId }: MessageRow) => recordings.get(audioId ?? '') ?? null;
  const coveredCards = await reportedCards(
    db,
    reader,
    rows.flatMap(({ cards }) => cards.map(({ id }) => id)),
  );
  const [first] = rows;
  const covered =
    reported ?? (reader && first ? await reportedMessages(db, reader, first.chatId) : []);
  return rows.map((row) => {
    const original = row.replyToId === null ? undefined : quoted.get(row.replyToId);
    const written = messageOf(row, authorOfRow(row), {
      quote: original
        ? quoteFor(
            reader,
            original,
            quoteOf(original, authorOfRow(original), {
              recordingMs: recordingOfRow(original)?.duration_ms,
              mentioned: mentionedAmong(original, people),
            }),
          )
        : null,
      image: images.get(row.imageId ?? '') ?? null,
      recording: recordingOfRow(row),
      cards: cardsOf(platform, row, makers),
      own: { reactions: reactions.get(row.id) ?? [], care: cares.get(row.id) ?? null },
      mentioned: mentionedAmong(row, people),
    });
    const message = withCovered(written, ({ id }) => coveredCards.has(id));
    const text = row.status === 'streaming' ? runningText(row.id) : undefined;
    return coveredFor(text === undefined ? message : { ...message, text }, covered);
  });
}

export async function wireMessage(
  platform: Platform,
  db: Db,
  row: MessageRow,
  reader?: string,
): Promise<Message> {
  const [message] = await wireMessages(platform, db, [row], reader);
  if (!message) throw new Error('one row gives one message');
  return message;
}

/** @throws Refusal message.client_id_reused where the message that has this client id has other words */
export function requireSameWords(stored: MessageRow, text: string): void {
  // A message that was edited or deleted since is not the one that was sent.
  if (stored.editedAt === null && stored.deletedAt === null && stored.text !== text)
    throw new Refusal('message.client_id_reused');
}

/** My message that a resend with the same client id means. */
export async function storedMessage(call: Call, chat: ChatRow, clientId: string) {
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

export function quoteOf(
  row: MessageRow,
  author: UserRef | null,
  {
    recordingMs = null,
    mentioned = [],
  }: { recordingMs?: number | null | undefined; mentioned?: Mentioned[] } = {},
): Quote {
  const message = messageOf(row, author, { mentioned });
  return {
    id: row.id,
    seq: row.seq,
    author: message.author,
    text: previewOf(message).text,
    image: row.imageId !== null && row.deletedAt === null,
    audio_ms: row.deletedAt === null ? recordingMs : null,
    card: row.deletedAt === null ? textsOf(row) : null,
    mentioned: message.mentioned,
    deleted: row.deletedAt !== null,
  };
}

/** A message that does not exist for the reader is quoted as removed. */
function quoteFor(reader: string | undefined, original: MessageRow, quote: Quote): Quote {
  return reader === undefined || isThereFor(reader, original) ? quote : { ...quote, ...emptied };
}

async function quotedRows(db: Db, rows: MessageRow[]): Promise<Map<string, MessageRow>> {
  const ids = [...new Set(rows.flatMap(({ replyToId }) => replyToId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await db.select().from(messages).where(inArray(messages.id, ids));
  return new Map(found.map((row) => [row.id, row]));
}

/** Only its author sees the caring reply to a message among people; in a chat with the guide it is an answer. */
async function caresOf(
  db: Db,
  rows: MessageRow[],
  reader: string | undefined,
): Promise<Map<string, Message['care']>> {
  // In care, lines stand beside an answer of the guide to everybody, too.
  const mine = rows.filter((row) => row.authorId === reader && row.care?.reply);
  const [first] = mine;
  if (!first) return new Map();
  const [chat] = await db
    .select({ chatType: chats.chatType })
    .from(chats)
    .where(eq(chats.id, first.chatId));
  if (!chat || isGuided(chat)) return new Map();
  return new Map(mine.map(({ id, care }) => [id, careShown(care)]));
}
