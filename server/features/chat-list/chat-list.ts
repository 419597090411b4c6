import { type SQL, sql } from 'drizzle-orm';
import { participantsShownMax } from '#contract/chat.live.ts';
import type { ChatListItem, ChatType } from '#contract/chat.ts';
import { emptied } from '#contract/preview.ts';
import type { Language, Stage } from '#contract/shapes.ts';
import { limits } from '#contract/values.ts';
import type { Db } from '../../platform/change.ts';
import type { Act, Call, Input } from '../../platform/http/call.ts';
import { markerFor, placeIn, placeParts } from '../../platform/http/page-marker.ts';
import type { api } from '#contract/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refOf } from '../account/people.ts';
import { folderIds } from './folder-ids.ts';
import { holding, termsOf } from '../../platform/search/terms.ts';
import { newestAt, newestPreview } from './newest-message.ts';
import { existsFor, isHiddenAt, isReadableBy } from '../sight/messages.ts';
import { themeFields } from './themes.ts';

const place = { pinned: placeParts.flag, at: placeParts.time, id: placeParts.id };

interface PersonRow {
  id: string;
  username: string;
  displayName: string;
  avatarId: string | null;
}

interface ListRow extends Record<string, unknown> {
  id: string;
  title: string;
  chat_type: ChatType;
  last_message: ChatListItem['last_message'];
  is_hidden: boolean;
  /** The account of its author is closed. */
  by_nobody: boolean;
  stage: Stage;
  last_message_at: string;
  /** The position of the entry in the list; it may follow the chat's last activity a moment later. */
  sort_at: string;
  people: PersonRow[] | null;
  inviter: PersonRow | null;
  mention: number;
  muted_until: string | null;
  notify: ChatListItem['notify'];
  last_read_seq: number;
  pinned: boolean;
  archived: boolean;
  draft: string;
  state: ChatListItem['state'];
  unread: number;
  generating: boolean;
  folders: string[];
  theme: string | null;
  /** Of the person whose list it is. */
  language: Language | null;
  version: number;
}

const person = sql.raw(
  `json_build_object('id', u.id, 'username', u.username, 'displayName', u.display_name, 'avatarId', u.avatar_id)`,
);
const utc = (time: SQL) =>
  sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const unreadOf = (which: SQL) => sql`(select count(*)::int from (
    select 1 from messages x
    where x.chat_id = c.id and x.on_path and x.seq > m.last_read_seq
      and x.kind <> 'system' and x.deleted_at is null and x.author_id is distinct from m.user_id
      and ${existsFor(sql`m.user_id`, sql`x`)} and ${which}
    limit 100) counted)`;

/** The person of `m` reported the newest message of `c`, or deleted it for themselves. */
const isHidden = isHiddenAt(sql`m.user_id`, sql`c.id`, sql`(${newestPreview} ->> 'seq')::int`);

/**
 * List entries for the person of `m` (chat_members) joined to `c` (chats). Unread is counted from
 * the read pointer, never stored; the times leave as text with milliseconds, as the wire has them.
 * A person who is not in yet sees the title, the inviter and when they were asked.
 */
const entry = sql`
  c.id, c.title, c.chat_type, c.theme,
  case when c.theme is not null then (select u.language from users u where u.id = m.user_id) end as language,
  m.last_read_seq, m.pinned, m.archived, m.draft, m.state, m.notify,
  ${utc(sql`m.muted_until`)} as muted_until, ${utc(sql`m.last_message_at`)} as sort_at,
  case when m.state = 'active' then ${isHidden} else false end as is_hidden,
  case when m.state = 'active' then ${newestPreview} end as last_message,
  m.state = 'active' and exists (
    select 1 from users g where g.id::text = ${newestPreview} ->> 'author_id' and g.deleted_at is not null) as by_nobody,
  case when m.state = 'active' then c.stage else 'PS' end as stage,
  ${utc(sql`case when m.state = 'active' then ${newestAt} else m.joined_at end`)} as last_message_at,
  case when c.chat_type in ('US', 'GP') and m.state = 'active' then (
    select json_agg(${person} order by p.joined_at, p.user_id) from (
      select joined_at, user_id from chat_members
      where chat_id = c.id and user_id <> m.user_id and state not in ('left', 'requested')
      order by joined_at, user_id limit ${participantsShownMax}) p
    join users u on u.id = p.user_id and u.deleted_at is null) end as people,
  case when m.state = 'invited' then (select ${person} from users u where u.id = m.invited_by and u.deleted_at is null) end as inviter,
  case when m.state = 'active' then ${unreadOf(sql`true`)} else 0 end as unread,
  case when m.state = 'active' and c.chat_type in ('US', 'GP')
    then ${unreadOf(sql`x.mentions <> '{}' and m.user_id::text = any(x.mentions)`)} else 0 end as mention,
  case when m.state = 'active' then coalesce((select s.version from streams s where s.id = c.id), 0)::int else 0 end as version,
  ${folderIds} as folders,
  m.state = 'active' and exists (
    select 1 from generations g join messages x on x.id = g.message_id
    where g.chat_id = c.id and ${existsFor(sql`m.user_id`, sql`x`)}) as generating`;

const authorless = { author_id: '', author_name: '', author_username: '' };

function entryOf(platform: Platform, row: ListRow): ChatListItem {
  const inviter = row.inviter ? refOf(platform, row.inviter) : null;
  return {
    id: row.id,
    title: row.title,
    chat_type: row.chat_type,
    ...themeFields(row.theme, row.language ?? 'en'),
    last_message: row.last_message && {
      ...row.last_message,
      ...(row.is_hidden ? emptied : {}),
      ...(row.by_nobody ? authorless : {}),
    },
    participants: inviter
      ? [inviter]
      : (row.people ?? []).map((someone) => refOf(platform, someone)),
    inviter,
    unread: row.unread,
    mention: row.mention,
    last_read_seq: row.last_read_seq,
    last_message_date: row.last_message_at,
    state: row.state,
    pinned: row.pinned,
    archived: row.archived,
    muted_until: row.muted_until,
    notify: row.notify,
    draft: row.draft,
    stage: row.stage,
    generating: row.generating,
    folders: row.folders,
    version: row.version,
  };
}

/** A chat as it stands in the person's list. */
export async function listEntry(
  platform: Platform,
  db: Db,
  userId: string,
  chatId: string,
): Promise<ChatListItem> {
  const { rows } = await db.execute<ListRow>(sql`
    select ${entry} from chat_members m join chats c on c.id = m.chat_id
    where m.user_id = ${userId} and m.chat_id = ${chatId} and m.state <> 'left'`);
  const [row] = rows;
  if (!row) throw new Refusal('chat.not_found');
  return entryOf(platform, row);
}

type ListInput = Input<typeof api.chat.list>;

/** My chats: pinned first, then by last message. */
export function myChats(call: Call, { query }: ListInput) {
  return chatPage(call, query, sql`true`);
}

/** My chats with people, invitations included. */
export function myPeopleChats(call: Call, { query }: ListInput) {
  return chatPage(call, query, sql`c.chat_type in ('US', 'GP')`);
}

/** My chats about pictures in which there is one. */
export function myPictureChats(call: Call, { query }: Input<typeof api.analysis.list>) {
  return chatPage(
    call,
    query,
    sql`c.chat_type = 'IA' and exists (select 1 from messages x where x.chat_id = c.id and x.image_id is not null)`,
  );
}

export function myGuidedChats(call: Call, { query }: ListInput) {
  return chatPage(call, query, sql`c.chat_type = 'AI'`);
}

/** Chats that a person can have in a list, and the order of every list. */
const listed = sql`m.state in ('active', 'invited', 'requested') and not m.hidden
      and c.deleted_at is null and not c.temporary`;
const inOrder = sql`order by m.pinned desc, m.last_message_at desc, m.chat_id desc`;

/** All of somebody's chats for which `which` is true of `m` and `c`, archived ones included. */
export async function listedEntries(
  call: Pick<Act, 'db' | 'me' | 'platform'>,
  which: SQL,
): Promise<ChatListItem[]> {
  const { rows } = await call.db.execute<ListRow>(sql`
    select ${entry} from chat_members m join chats c on c.id = m.chat_id
    where m.user_id = ${call.me.userId} and ${listed} and ${which}
    ${inOrder}`);
  return rows.map((row) => entryOf(call.platform, row));
}

async function chatPage(call: Call, query: ListInput['query'], kind: SQL) {
  const after = placeIn(query.page, place);
  const beyond = after
    ? sql`(m.pinned, m.last_message_at, m.chat_id) < (${after.pinned}, ${after.at}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  // A person who has not joined yet does not see the chat's stage.
  const atStage =
    query.stage === undefined ? sql`true` : sql`m.state = 'active' and c.stage = ${query.stage}`;
  const terms = query.query === undefined ? null : termsOf(query.query);
  const matching = terms
    ? sql`(${holding(sql`c.search`, terms)} or m.state = 'active' and exists (
        select 1 from messages x where x.chat_id = c.id and x.on_path and x.deleted_at is null and ${holding(sql`x.search`, terms)}
          and ${isReadableBy(sql`m.user_id`, sql`x`)}))`
    : sql`true`;
  const { rows } = await call.db.execute<ListRow>(sql`
    select ${entry}
    from chat_members m join chats c on c.id = m.chat_id
    where m.user_id = ${call.me.userId} and m.archived = ${query.archived === 'true'}
      and ${listed} and ${kind} and ${atStage} and ${beyond} and ${matching}
    ${inOrder}
    limit ${limits.pageSize + 1}`);
  const shown = rows.slice(0, limits.pageSize);
  const items = shown.map((row) => entryOf(call.platform, row));
  const last = shown.at(-1);
  return {
    items,
    next:
      rows.length > limits.pageSize && last
        ? markerFor({ pinned: last.pinned, at: last.sort_at, id: last.id })
        : null,
  };
}
