import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { previewOf } from '#contract/chat.live.ts';
import type { api } from '#contract/index.ts';
import type { Message, MessagePage, Quote } from '#contract/messages.ts';
import type { UserRef } from '#contract/shapes.ts';
import { messages } from '#db/schema/chat.ts';
import { personOf, userRefs } from '../account/people.ts';
import { crisisIn } from '../../platform/ai/built-in/crisis.ts';
import type { Db } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { streamVersion } from '../../platform/live/events.ts';
import type { Platform } from '../../platform/platform.ts';
import { runningText } from '../assistant/running.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type ChatRow, isGuided, reachableChat } from './doors.ts';
import { imagesOf } from './images.ts';
import { type MessageRow, messageOf } from './message-rows.ts';
import { reactionsOf } from './reactions.ts';

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
    hasOlder = (await olderThan(after + 1, 1)).length > 0;
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
  const items = await wireMessages(call.platform, call.db, rows, call.me.userId);
  return {
    items,
    next: hasNewer ? (items.at(-1)?.seq ?? null) : null,
    previous: hasOlder ? (items[0]?.seq ?? null) : null,
    version,
  };
}

/** Messages with pictures that I have not deleted for myself, newest first. */
export async function chatMedia(call: Call, { params, query }: Input<typeof api.messages.media>) {
  const { chat } = await reachableChat(call, params.id);
  const before = markerOf(query.page);
  const rows = await rowsWhere(
    call.db,
    and(
      shownIn(call, chat),
      isNotNull(messages.imageId),
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

function markerOf(marker: string | undefined): number | null {
  if (marker === undefined || marker === '1') return null;
  const seq = Number(marker);
  if (!Number.isSafeInteger(seq) || seq < 1)
    throw new Refusal('request.invalid', { fields: { page: 'field.invalid' } });
  return seq;
}

/** What the caller sees of a chat: its shown path without what they deleted for themselves. */
function shownIn(call: Call, chat: ChatRow): SQL | undefined {
  return and(
    eq(messages.chatId, chat.id),
    eq(messages.onPath, true),
    isGuided(chat)
      ? undefined
      : sql`not exists (select 1 from hidden_messages h
          where h.message_id = ${messages.id} and h.user_id = ${call.me.userId})`,
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
 * one. For `reader` with what is their own: which reactions are theirs, and care.
 */
export async function wireMessages(
  platform: Platform,
  db: Db,
  rows: MessageRow[],
  reader?: string,
): Promise<Message[]> {
  const quoted = await quotedRows(db, rows);
  const authors = await userRefs(platform, db, [
    ...new Set([...rows, ...quoted.values()].flatMap(({ authorId }) => authorId ?? [])),
  ]);
  const authorOfRow = ({ authorId }: MessageRow) =>
    authorId === null ? null : (authors.get(authorId) ?? null);
  const reactions = await reactionsOf(db, rows, reader);
  const cares = await caresOf(db, rows, reader);
  const images = await imagesOf(platform, db, rows);
  return rows.map((row) => {
    const original = row.replyToId === null ? undefined : quoted.get(row.replyToId);
    const message = messageOf(row, authorOfRow(row), {
      quote: original ? quoteOf(original, authorOfRow(original)) : null,
      image: images.get(row.imageId ?? '') ?? null,
      reactions: reactions.get(row.id) ?? [],
      care: cares.get(row.id) ?? null,
    });
    const text = row.status === 'streaming' ? runningText(row.id) : undefined;
    return text === undefined ? message : { ...message, text };
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

export function quoteOf(row: MessageRow, author: UserRef | null): Quote {
  const message = messageOf(row, author);
  return {
    id: row.id,
    seq: row.seq,
    author: message.author,
    text: previewOf(message).text,
    image: row.imageId !== null && row.deletedAt === null,
    deleted: row.deletedAt !== null,
  };
}

async function quotedRows(db: Db, rows: MessageRow[]): Promise<Map<string, MessageRow>> {
  const ids = [...new Set(rows.flatMap(({ replyToId }) => replyToId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await db.select().from(messages).where(inArray(messages.id, ids));
  return new Map(found.map((row) => [row.id, row]));
}

/** Only what somebody wrote about danger has a caring reply, and only its writer sees it. */
async function caresOf(
  db: Db,
  rows: MessageRow[],
  reader: string | undefined,
): Promise<Map<string, string>> {
  const mine = rows.filter(
    ({ guarded, kind, authorId, parentId }) =>
      guarded && kind === 'user' && authorId === reader && parentId === null,
  );
  const person = reader !== undefined && mine.length > 0 ? await personOf(db, reader) : null;
  if (!person) return new Map();
  return new Map(mine.map((row) => [row.id, crisisIn(row.text, person)?.reply ?? '']));
}
