import { sql } from 'drizzle-orm';
import { api } from '#contract/index.ts';
import type { ChatType } from '#contract/chat.ts';
import type { SearchResult } from '#contract/search.ts';
import { limits } from '#contract/values.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { Refusal } from '../../platform/refusal.ts';
import { containing } from './pattern.ts';

interface FoundRow extends Record<string, unknown> {
  kind: SearchResult['kind'];
  chat_id: string;
  title: string;
  chat_type: ChatType;
  message_id: string | null;
  seq: number | null;
  text: string | null;
  at: string;
  sort_id: string;
}

/**
 * Chats by title and messages by text, newest first, among what I may see. Without a query my chats
 * by last message.
 */
async function find(call: Call, { query }: Input<typeof api.search.find>) {
  const words = query.query?.trim() ?? '';
  const pattern = containing(words);
  const beyond = markerOf(query.page);
  const chatId = query.chat_id;
  if (chatId !== undefined && !isUuid(chatId))
    return { results: [], next: null, counts: { chat: 0, message: 0 } };
  const mine = sql`
    from chat_members m join chats c on c.id = m.chat_id
    where m.user_id = ${call.me.userId} and m.state = 'active' and c.deleted_at is null and not c.temporary
      and (${chatId ?? null}::uuid is null or c.id = ${chatId ?? null}::uuid)`;
  const found = sql`
    with mine as materialized (select c.id, c.title, c.chat_type, m.last_message_at ${mine}),
    found as (
      select 'chat' as kind, id as chat_id, title, chat_type, null::uuid as message_id, null::int as seq,
        null::text as text, last_message_at as at, id as sort_id
      from mine where ${words === '' ? sql`true` : sql`title ilike ${pattern}`}
      ${
        words === ''
          ? sql``
          : sql`union all
      select 'message', mine.id, mine.title, mine.chat_type, x.id, x.seq, x.text, x.created_at, x.id
      from mine join messages x on x.chat_id = mine.id
      where x.on_path and x.deleted_at is null and x.text ilike ${pattern}
        and not exists (select 1 from hidden_messages h where h.message_id = x.id and h.user_id = ${call.me.userId})`
      }
    )`;
  const { rows } = await call.db.execute<FoundRow>(sql`
    ${found}
    select kind, chat_id, title, chat_type, message_id, seq, text, sort_id,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from found
    where (${query.kind ?? null}::text is null or kind = ${query.kind ?? null})
      and ${beyond ? sql`(at, sort_id) < (${beyond.at}::timestamptz, ${beyond.id}::uuid)` : sql`true`}
    order by found.at desc, sort_id desc
    limit ${limits.pageSize + 1}`);
  const counted = await call.db.execute<{ kind: SearchResult['kind']; count: number }>(
    sql`${found} select kind, least(count(*), 1000)::int as count from found group by kind`,
  );
  const page = rows.slice(0, limits.pageSize);
  const last = page.at(-1);
  const countOf = (kind: SearchResult['kind']) =>
    counted.rows.find((row) => row.kind === kind)?.count ?? 0;
  return {
    results: page.map((row) => resultOf(row, words)),
    next: rows.length > limits.pageSize && last ? `${last.at}_${last.sort_id}` : null,
    counts: { chat: countOf('chat'), message: countOf('message') },
  };
}

function resultOf(row: FoundRow, words: string): SearchResult {
  return {
    id: row.chat_id,
    title: row.title,
    search_message: row.text,
    last_message_date: row.at,
    kind: row.kind,
    chat_type: row.chat_type,
    message_id: row.message_id,
    seq: row.seq,
    link: row.seq === null ? `/chat/${row.chat_id}` : `/chat/${row.chat_id}?seq=${row.seq}`,
    matches: matchesIn(row.text ?? row.title, words),
  };
}

/** Where the words stand in a text, whatever the case; at most ten places. */
export function matchesIn(text: string, words: string): [number, number][] {
  const wanted = words.toLowerCase();
  const lower = text.toLowerCase();
  // Some letters change length in lower case; then places would not fit the original.
  if (wanted === '' || lower.length !== text.length) return [];
  const matches: [number, number][] = [];
  for (
    let at = lower.indexOf(wanted);
    at >= 0 && matches.length < 10;
    at = lower.indexOf(wanted, at + wanted.length)
  ) {
    matches.push([at, at + wanted.length]);
  }
  return matches;
}

function markerOf(marker: string | undefined): { at: string; id: string } | null {
  if (marker === undefined || marker === '1') return null;
  const [at = '', id = ''] = marker.split('_');
  if (
    !/^(?:19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u.test(at) ||
    Number.isNaN(Date.parse(at)) ||
    !isUuid(id)
  ) {
    throw new Refusal('request.invalid', { fields: { page: 'field.invalid' } });
  }
  return { at, id };
}

export const searchRoutes: Route[] = [serve(api.search.find, find)];
