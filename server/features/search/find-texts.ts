import { sql } from 'drizzle-orm';
import type { ChatType } from '#contract/chat.ts';
import type { SearchResult } from '#contract/search.ts';
import type { Mentioned } from '#contract/shapes.ts';
import { type heldKinds, limits } from '#contract/values.ts';
import { plannedAnew } from '#db/named-statements.ts';
import type { Call } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { usernameSkeleton } from '../account/usernames.ts';
import { isReadableById } from '../sight/messages.ts';
import { type Terms, holding } from '../../platform/search/terms.ts';
import { blockedBy } from '../sight/blocks.ts';
import type { LaidCard } from '#db/schema/laid-card.ts';

export interface TextFilter {
  kind: SearchResult['kind'] | undefined;
  /** The last one of the page before. */
  beyond: { at: string; id: string } | null;
  chatId: string | undefined;
  folderId: string | undefined;
  /** A username or an id, `me` or `guide`. */
  from: string | undefined;
  /** A message must have all of these. */
  has: (typeof heldKinds)[number][];
  /** In milliseconds; the first is in, the second is not. */
  after: number | undefined;
  before: number | undefined;
}

export interface FoundText extends Record<string, unknown> {
  kind: 'chat' | 'message';
  chat_id: string;
  title: string;
  /** The other one of a one-to-one chat without a title. */
  other: Mentioned | null;
  chat_type: ChatType;
  message_id: string | null;
  seq: number | null;
  text: string | null;
  transcript: string | null;
  cards: LaidCard[] | null;
  mentions: string[] | null;
  image_id: string | null;
  audio_id: string | null;
  at: string;
}

/** The bits of the column `holds` (db/migrations/0000_first.sql). */
const bitOf = { image: 1, voice: 2, link: 4, card: 8, action: 0 };

interface CountedRow extends FoundText {
  chats: number;
  messages: number;
}

/**
 * Chats by title, or by their people where they have none, and messages, newest first, with how many of each there are.
 * Messages up to the length that stands in `messages_read` are read from that index alone, longer ones by their trigrams;
 * the two conditions are those of the indexes (db/migrations/0000_first.sql). Filters without words find messages alone.
 */
export async function findTexts(call: Call, terms: Terms, filter: TextFilter) {
  const { kind, beyond, chatId, folderId, from, has, after, before } = filter;
  const myId = call.me.userId;
  const isAsked = terms.wanted.length > 0;
  const ofMessages = from !== undefined || has.length > 0;
  const isNarrowed =
    ofMessages || [chatId, folderId, after, before].some((value) => value !== undefined);
  const held = has.reduce((sum, one) => sum | bitOf[one], 0);
  const during = sql`true
    ${after === undefined ? sql`` : sql`and at >= to_timestamp(${after}::float8 / 1000)`}
    ${before === undefined ? sql`` : sql`and at < to_timestamp(${before}::float8 / 1000)`}`;
  const messages = sql`
    select x.id, x.chat_id, x.seq, x.created_at as at
    from mine join messages x on x.chat_id = mine.id
    where x.on_path and x.deleted_at is null and ${holding(sql`x.search`, terms)}
      and ${isReadableById(myId, sql`x`)}
      ${
        /* Messages that are folded in groups. */ sql`and (mine.chat_type = 'GP' and x.author_id in ${blockedBy(myId)}) is not true`
      }
      ${from === undefined ? sql`` : sql`and ${authoredBy(from, myId)}`}
      ${held === 0 ? sql`` : sql`and x.holds & ${held} = ${held}`}
      ${
        has.includes('action')
          ? sql`and exists (select 1 from actions d where d.message_id = x.id and d.user_id = ${myId})`
          : sql``
      }
      ${
        has.includes('image')
          ? sql`and exists (select 1 from media i where i.id = x.image_id and i.removed_at is null)`
          : sql``
      }
      ${/* System notes have no words. */ isAsked ? sql`` : sql`and (x.search <> '' or x.holds > 0)`}`;
  const nameless = sql`
    mine.title = '' and mine.chat_type in ('US', 'GP') and exists (
      select 1 from chat_members p join users u on u.id = p.user_id and u.deleted_at is null
      where p.chat_id = mine.id and p.user_id <> ${myId} and p.state in ('active', 'invited')
        and ${holding(sql`u.search`, terms)})`;
  // A one-to-one chat without a title is called as the other one.
  const other = sql`
    case when mine.title = '' and mine.chat_type = 'US' then (
      select jsonb_build_object('id', u.id, 'username', u.username, 'display_name', u.display_name)
      from chat_members p join users u on u.id = p.user_id and u.deleted_at is null
      where p.chat_id = mine.id and p.user_id <> ${myId} and p.state not in ('left', 'requested')
      limit 1) end`;
  const { rows } = await call.db.execute<CountedRow>(sql`${sql.raw(plannedAnew)}
    with mine as materialized (
      select c.id, c.title, c.search, c.chat_type, m.last_message_at as at
      from chat_members m join chats c on c.id = m.chat_id
      where m.user_id = ${myId} and m.state = 'active' and not m.hidden and c.deleted_at is null
        and not c.temporary ${chatId === undefined ? sql`` : sql`and c.id = ${chatId}`}
        ${folderId === undefined ? sql`` : sql`and c.id in (select f.chat_id from folder_chats f where f.folder_id = ${folderId} and f.user_id = ${myId})`}),
    in_messages as materialized (
      select * from (${
        isAsked || isNarrowed
          ? sql`${messages} and octet_length(x.search) <= 2000
            union all ${messages} and octet_length(x.search) > 2000`
          : sql`select id, id as chat_id, 0 as seq, at from mine where false`
      }) found where ${during}),
    in_chats as materialized (
      select id, at from mine
      where ${!ofMessages && (isAsked || !isNarrowed)} and ${isAsked ? sql`(${holding(sql`search`, terms)} or ${nameless})` : sql`true`}
        and ${during}),
    page as (
      select * from (
        select 'chat' as kind, id as sort_id, id as chat_id, null::uuid as message_id, null::int as seq, at from in_chats
        union all
        select 'message', id, chat_id, id, seq, at from in_messages) found
      where ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
        and ${beyond ? sql`(at, sort_id) < (${beyond.at}::timestamptz, ${beyond.id}::uuid)` : sql`true`}
      order by at desc, sort_id desc
      limit ${limits.pageSize + 1}),
    counted as (
      select (select count(*)::int from in_chats) as chats, (select count(*)::int from in_messages) as messages)
    select counted.*, page.kind, page.chat_id, page.message_id, page.seq, mine.title, ${other} as other, mine.chat_type,
      x.text, x.transcript, x.cards, x.mentions, x.image_id, x.audio_id,
      to_char(page.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from counted left join (page join mine on mine.id = page.chat_id left join messages x on x.id = page.message_id) on true
    order by page.at desc, page.sort_id desc`);
  const [first] = rows;
  const found = rows.filter((row) => row.kind !== null);
  return {
    rows: found.slice(0, limits.pageSize),
    hasMore: found.length > limits.pageSize,
    counts: { chat: first?.chats ?? 0, message: first?.messages ?? 0 },
  };
}

function authoredBy(from: string, myId: string) {
  const name = from.replace(/^@/u, '');
  if (isUuid(name)) return sql`x.author_id = ${name}::uuid`;
  // Neither of the two can be somebody's username.
  if (name === 'me') return sql`x.author_id = ${myId}`;
  if (name === 'guide') return sql`(x.author_id is null and x.kind = 'guide')`;
  return sql`x.author_id = (select u.id from users u where u.username_key = ${usernameSkeleton(name)})`;
}
