import { type SQL, sql } from 'drizzle-orm';
import type { ChatListItem, ChatType } from '#contract/chat.ts';
import type { Stage } from '#contract/shapes.ts';
import { limits } from '#contract/values.ts';
import type { Db } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import type { api } from '#contract/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { containing } from '../search/pattern.ts';

interface ListRow extends Record<string, unknown> {
  id: string;
  title: string;
  chat_type: ChatType;
  last_message: ChatListItem['last_message'];
  stage: Stage;
  last_message_at: string;
  last_read_seq: number;
  pinned: boolean;
  archived: boolean;
  draft: string;
  state: ChatListItem['state'];
  unread: number;
  generating: boolean;
}

/**
 * List entries for the person of `m` (chat_members) joined to `c` (chats). Unread is counted from
 * the read pointer, never stored; the times leave as text with milliseconds, as the wire has them.
 */
const entry = sql`
  c.id, c.title, c.chat_type, c.last_message, c.stage, m.last_read_seq, m.pinned, m.archived, m.draft, m.state,
  to_char(m.last_message_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last_message_at,
  (select count(*)::int from (
    select 1 from messages x
    where x.chat_id = c.id and x.on_path and x.seq > m.last_read_seq
      and x.kind <> 'system' and x.deleted_at is null and x.author_id is distinct from m.user_id
    limit 100) counted) as unread,
  exists (select 1 from generations g where g.chat_id = c.id) as generating`;

function entryOf(row: ListRow): ChatListItem {
  return {
    id: row.id,
    title: row.title,
    chat_type: row.chat_type,
    theme_name: null,
    theme_image: null,
    last_message: row.last_message,
    participants: [],
    unread: row.unread,
    last_read_seq: row.last_read_seq,
    last_message_date: row.last_message_at,
    state: row.state,
    pinned: row.pinned,
    archived: row.archived,
    draft: row.draft,
    stage: row.stage,
    generating: row.generating,
  };
}

/** A chat as it stands in the person's list. */
export async function listEntry(db: Db, userId: string, chatId: string): Promise<ChatListItem> {
  const { rows } = await db.execute<ListRow>(sql`
    select ${entry} from chat_members m join chats c on c.id = m.chat_id
    where m.user_id = ${userId} and m.chat_id = ${chatId}`);
  const [row] = rows;
  if (!row) throw new Refusal('chat.not_found');
  return entryOf(row);
}

type ListInput = Input<typeof api.chat.list>;

/** My chats: pinned first, then by last message. */
export function myChats(call: Call, input: ListInput) {
  return chatPage(call, input, sql`true`);
}

export function myGuidedChats(call: Call, input: ListInput) {
  return chatPage(call, input, sql`c.chat_type = 'AI'`);
}

async function chatPage(call: Call, { query }: ListInput, kind: SQL) {
  const after = markerOf(query.page);
  const beyond = after
    ? sql`(m.pinned, m.last_message_at, m.chat_id) < (${after.pinned}, ${after.at}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const pattern = query.query === undefined ? null : containing(query.query);
  const matching = pattern
    ? sql`(c.title ilike ${pattern} or exists (
        select 1 from messages x where x.chat_id = c.id and x.on_path and x.deleted_at is null and x.text ilike ${pattern}))`
    : sql`true`;
  const { rows } = await call.db.execute<ListRow>(sql`
    select ${entry}
    from chat_members m join chats c on c.id = m.chat_id
    where m.user_id = ${call.me.userId} and m.archived = ${query.archived === 'true'}
      and m.state = 'active' and c.deleted_at is null and not c.temporary
      and ${kind} and ${beyond} and ${matching}
    order by m.pinned desc, m.last_message_at desc, m.chat_id desc
    limit ${limits.pageSize + 1}`);
  const items = rows.slice(0, limits.pageSize).map(entryOf);
  const last = items.at(-1);
  return { items, next: rows.length > limits.pageSize && last ? markerFor(last) : null };
}

function markerFor({ pinned, last_message_date: at, id }: ChatListItem): string {
  return Buffer.from(JSON.stringify([pinned, at, id])).toString('base64url');
}

function markerOf(marker: string | undefined): { pinned: boolean; at: string; id: string } | null {
  if (marker === undefined || marker === '1') return null;
  try {
    const [pinned, at, id] = JSON.parse(
      Buffer.from(marker, 'base64url').toString('utf8'),
    ) as unknown[];
    if (
      typeof pinned === 'boolean' &&
      typeof at === 'string' &&
      typeof id === 'string' &&
      isInstant(at) &&
      /^[0-9a-f-]{36}$/u.test(id)
    ) {
      return { pinned, at, id };
    }
  } catch {
    // A marker that we did not make is refused below.
  }
  throw new Refusal('request.invalid', { fields: { page: 'field.invalid' } });
}

function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u.test(text) && !Number.isNaN(Date.parse(text));
}
