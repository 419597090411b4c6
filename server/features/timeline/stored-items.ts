import { type SQL, sql } from 'drizzle-orm';
import type { Stage } from '#contract/shapes.ts';
import type { TimelineItem } from '#contract/timeline.ts';
import type { Call } from '../../platform/http/call.ts';
import { type Terms, holding } from '../../platform/search/terms.ts';
import type { StoredSource } from '../actions/sources.ts';
import { isAttendedBy } from '../sight/meetings.ts';

export type TimelineKind = TimelineItem['kind'];

/** Which items of a person's timeline are read. */
export interface Wanted {
  kinds: readonly TimelineKind[];
  terms: Terms | null;
  /** Ids of deck cards whose words hold the terms; null without terms. */
  cardIds: readonly string[] | null;
  from: string | undefined;
  /** Before this moment. */
  to: string | undefined;
}

/** A place in the timeline: `at`, and `id` among what happened at the same time. */
export interface Place {
  at: string;
  id: string;
}

export interface StoredItem extends StoredSource {
  kind: TimelineKind;
  id: string;
  at: string;
  ref: string;
  title: string;
  stage: Stage | null;
}

interface ItemRow extends Record<string, unknown> {
  kind: TimelineKind;
  at: string;
  ref: string;
  title: string;
  stage: Stage | null;
  chat_id: string | null;
  message_id: string | null;
  card_id: string | null;
}

/** The place of each kind: its rows with `at`, `ref`, `title`, `stage`, `chat_id`, `message_id` and `card_id`. */
function rowsOf(kind: TimelineKind, me: string, now: string, { terms, cardIds }: Wanted): SQL {
  const says = (words: SQL) => (terms ? holding(sql`search_form(${words})`, terms) : sql`true`);
  const isNamed = terms ? holding(sql`c.search`, terms) : sql`true`;
  const myChats = sql`chat_members m join chats c on c.id = m.chat_id
    and m.user_id = ${me} and m.state = 'active' and c.deleted_at is null and not c.temporary`;
  const kept = sql`chat_id, message_id, card_id`;
  const noSource = sql`null::uuid as chat_id, null::uuid as message_id, null::text as card_id`;
  switch (kind) {
    case 'insight':
      return sql`select created_at as at, id::text as ref, text as title, null::text as stage, ${kept}
        from insights where user_id = ${me} and ${says(sql`text`)}`;
    case 'moment':
      return sql`select at, id::text as ref, text as title, null::text as stage, ${noSource}
        from moments where user_id = ${me} and ${says(sql`text`)}`;
    case 'action_made':
      return sql`select created_at as at, id::text as ref, title, stage, ${kept}
        from actions where user_id = ${me} and ${says(sql`title`)}`;
    case 'action_done':
      return sql`select done_at as at, id::text as ref, title, stage, ${kept}
        from actions where user_id = ${me} and done_at is not null and ${says(sql`title`)}`;
    case 'meeting':
      // Meetings that recur come from their rules (past-occurrences.ts).
      return sql`select t.starts_at as at, t.id::text as ref, t.title, t.stage,
          t.chat_id, null::uuid as message_id, null::text as card_id
        from meetings t
        where ${isAttendedBy(me, sql`t`)} and t.recurrence is null and t.starts_at < ${now}::timestamptz and ${says(sql`t.title`)}`;
    case 'card_kept':
      return sql`select kept_at as at, card_id as ref, '' as title, null::text as stage,
          null::uuid as chat_id, null::uuid as message_id, card_id
        from kept_cards where user_id = ${me}
          and ${cardIds ? sql`card_id = any(${sql.param(cardIds)}::text[])` : sql`true`}`;
    case 'stage_reached':
      // A chat begins at its first stage, which nobody has reached.
      return sql`select (s.entered->>'at')::timestamptz as at, c.id || '-' || (s.entered->>'at') as ref, '' as title,
          s.entered->>'stage' as stage, c.id as chat_id, null::uuid as message_id, null::text as card_id
        from ${myChats}, jsonb_array_elements(c.stage_history) with ordinality s(entered, place)
        where s.place > 1 and ${isNamed}`;
    case 'journey_finished':
      return sql`select r.finished_at as at, r.id::text as ref, r.journey_id as title, null::text as stage,
          c.id as chat_id, null::uuid as message_id, null::text as card_id
        from ${myChats} join journey_runs r on r.chat_id = c.id
        where r.finished_at is not null and ${isNamed}`;
  }
}

/** Whether an item comes after a place: earlier, or at the same time with a smaller id. */
export function isAfter({ at, id }: Place, place: Place | null): boolean {
  return place === null || at < place.at || (at === place.at && id < place.id);
}

/** The newest items after a place, at most `count`; each kind is asked for no more than these. */
export async function storedItems(
  { db, me, platform }: Call,
  wanted: Wanted,
  after: Place | null,
  count: number,
): Promise<StoredItem[]> {
  const now = platform.now().toISOString();
  const { from, to } = wanted;
  const parts = wanted.kinds.map(
    (kind) => sql`(
      select ${kind}::text as kind, i.* from (${rowsOf(kind, me.userId, now, wanted)}) i
      where ${from ? sql`i.at >= ${from}::timestamptz` : sql`true`}
        and ${to ? sql`i.at < ${to}::timestamptz` : sql`true`}
        and ${after ? sql`i.at <= ${after.at}::timestamptz and (i.at, (${kind}::text || ' ' || i.ref) collate "C") < (${after.at}::timestamptz, ${after.id} collate "C")` : sql`true`}
      order by i.at desc, i.ref collate "C" desc limit ${count})`,
  );
  if (parts.length === 0) return [];
  const { rows } = await db.execute<ItemRow>(sql`
    select kind, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      ref, title, stage, chat_id, message_id, card_id
    from (${sql.join(parts, sql` union all `)}) items
    order by items.at desc, (kind || ' ' || ref) collate "C" desc limit ${count}`);
  return rows.map(({ kind, at, ref, title, stage, chat_id, message_id, card_id }) => ({
    kind,
    id: `${kind} ${ref}`,
    at,
    ref,
    title,
    stage,
    chatId: chat_id,
    messageId: message_id,
    cardId: card_id,
  }));
}
