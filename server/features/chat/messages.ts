import { and, asc, desc, eq, gt, gte, lt, type SQL } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import type { Message, MessagePage } from '#contract/chat.ts';
import { messages } from '#db/schema/chat.ts';
import { userRefs } from '../account/people.ts';
import type { Db } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { streamVersion } from '../../platform/live/events.ts';
import type { Platform } from '../../platform/platform.ts';
import { runningText } from '../assistant/running.ts';
import { reachableChat } from './doors.ts';
import { type MessageRow, messageOf } from './message-rows.ts';

/**
 * A window of the shown path. The stream's version is read first, so replaying what came after it
 * can only repeat what the window holds, never miss it.
 */
export async function chatMessages(
  call: Call,
  { params, query }: Input<typeof api.chat.messages>,
): Promise<MessagePage> {
  await reachableChat(call, params.id);
  const version = await streamVersion(call.db, params.id);
  const { limit, before, after, around } = query;
  const shown = and(eq(messages.chatId, params.id), eq(messages.onPath, true));
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
  const items = await wireMessages(call.platform, call.db, rows);
  return {
    items,
    next: hasNewer ? (items.at(-1)?.seq ?? null) : null,
    previous: hasOlder ? (items[0]?.seq ?? null) : null,
    version,
  };
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

/** Rows as they go over the wire; a running answer has the text that this node holds, not the stored one. */
export async function wireMessages(
  platform: Platform,
  db: Db,
  rows: MessageRow[],
): Promise<Message[]> {
  const authors = await userRefs(platform, db, [
    ...new Set(rows.flatMap(({ authorId }) => authorId ?? [])),
  ]);
  return rows.map((row) => {
    const author = row.authorId === null ? null : (authors.get(row.authorId) ?? null);
    const message = messageOf(row, author);
    const text = row.status === 'streaming' ? runningText(row.id) : undefined;
    return text === undefined ? message : { ...message, text };
  });
}

export async function wireMessage(platform: Platform, db: Db, row: MessageRow): Promise<Message> {
  const [message] = await wireMessages(platform, db, [row]);
  if (!message) throw new Error('one row gives one message');
  return message;
}
