import { sql } from 'drizzle-orm';
import { pathOfOutcome } from '#contract/program-places.ts';
import type { SearchResult } from '#contract/search.ts';
import { limits } from '#contract/values.ts';
import { plannedAnew } from '#db/named-statements.ts';
import type { Call } from '../../platform/http/call.ts';
import { markerFor, placeIn, placeParts } from '../../platform/http/page-marker.ts';
import { type Terms, holding } from '../../platform/search/terms.ts';
import { isMeetingOf } from '../sight/meetings.ts';
import { matchesIn } from './matches.ts';

export const outcomeKinds = ['action', 'insight', 'meeting'] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

interface FoundRow extends Record<string, unknown> {
  kind: OutcomeKind | null;
  id: string;
  title: string;
  /** The note of an action; the place and the note of a meeting. */
  more: string;
  at: string;
  done: boolean;
  actions: number;
  insights: number;
  meetings: number;
}

const place = { at: placeParts.time, id: placeParts.id };

/**
 * Actions, insights and meetings of the person by their words, newest first: by the time when they were made, a meeting
 * by its start, with how many of each kind there are. A meeting that recurs is found once.
 */
export async function findOutcomes(
  { db, me }: Call,
  terms: Terms,
  kind: OutcomeKind | undefined,
  page: string | undefined,
) {
  const { userId } = me;
  const after = placeIn(page, place);
  const { rows } = await db.execute<FoundRow>(sql`${sql.raw(plannedAnew)}
    with found as materialized (
      select 'action' as kind, id, title, note as more, created_at as at, state = 'done' as done
      from actions
      where user_id = ${userId} and ${holding(sql`search_form(title || E'\n' || note)`, terms)}
      union all
      select 'insight', id, text, '', created_at, false
      from insights where user_id = ${userId} and ${holding(sql`search_form(text)`, terms)}
      union all
      select 'meeting', t.id, t.title, concat_ws(E'\n', nullif(t.place, ''), nullif(t.note, '')), t.starts_at, false
      from meetings t
      where ${isMeetingOf(userId, sql`t`)}
        and ${holding(sql`search_form(t.title || E'\n' || t.place || E'\n' || t.note)`, terms)}),
    page as (
      select * from found
      where ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
        and ${after ? sql`(at, id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`}
      order by at desc, id desc
      limit ${limits.pageSize + 1}),
    counted as (
      select count(*) filter (where kind = 'action')::int as actions,
        count(*) filter (where kind = 'insight')::int as insights,
        count(*) filter (where kind = 'meeting')::int as meetings
      from found)
    select counted.*, page.kind, page.id, page.title, page.more, page.done,
      to_char(page.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from counted left join page on true
    order by page.at desc, page.id desc`);
  const [first] = rows;
  const found = rows.filter((row) => row.kind !== null);
  const shown = found.slice(0, limits.pageSize);
  const last = shown.at(-1);
  return {
    results: shown.map((row) => outcomeResult(row, terms)),
    next: found.length > limits.pageSize && last ? markerFor({ at: last.at, id: last.id }) : null,
    counts: {
      action: first?.actions ?? 0,
      insight: first?.insights ?? 0,
      meeting: first?.meetings ?? 0,
    },
  };
}

/** Its place or note is shown where the words are there and not in the title. */
function outcomeResult(row: FoundRow, { wanted }: Terms): SearchResult {
  const kind = row.kind ?? 'action';
  const { id, title, at } = row;
  const inTitle = matchesIn(title, wanted);
  const inMore = matchesIn(row.more, wanted);
  const isByTitle = inTitle.length > 0 || inMore.length === 0;
  return {
    id,
    title,
    search_message: isByTitle ? null : row.more,
    last_message_date: at,
    kind,
    chat_type: null,
    message_id: null,
    seq: null,
    person: null,
    card: null,
    done: row.done,
    link: pathOfOutcome({ kind, id, title }),
    matches: isByTitle ? inTitle : inMore,
  };
}
