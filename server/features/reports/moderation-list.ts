import { asc, desc, eq, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { api } from '#contract/index.ts';
import type { ModerationLine } from '#contract/moderation.ts';
import { limits } from '#contract/values.ts';
import { reportDecisions, reports } from '#db/schema/reports.ts';
import type { Db } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { markerFor, placeIn, placeParts } from '../../platform/http/page-marker.ts';
import type { ModeratedThing } from '../account/tokens.ts';
import { requireModerator } from './moderation.ts';
import { lineOf, wireDecision } from './moderated-things.ts';

type Listed = AnswerOf<typeof api.moderation.list>;

const isOpen = eq(reports.state, 'open');

/** Things that wait for a decision, or all decisions. @throws Refusal report.not_found */
export async function listCases(
  call: Call,
  { params, query }: Input<typeof api.moderation.list>,
): Promise<Listed> {
  await requireModerator(call, params.token);
  const { rows } = await call.db.execute<{ count: number }>(sql`
    select count(distinct (kind, thing_id))::int as count from ${reports} where ${isOpen}`);
  const page = query.state === 'open' ? openCases : decidedCases;
  return { ...(await page(call.db, query.page)), open: rows[0]?.count ?? 0 };
}

type Page = Omit<Listed, 'open'>;

/** The longest waiting first; the oldest open report of a thing is its place in the list. */
async function openCases(db: Db, marker: string | undefined): Promise<Page> {
  const after = placeIn(marker, { id: placeParts.id });
  const first = sql<string>`min(${reports.id}::text)`;
  const rows = await db
    .select({
      kind: reports.kind,
      id: reports.thingId,
      first,
      at: sql<string>`min(${reports.createdAt})`.mapWith(reports.createdAt),
    })
    .from(reports)
    .where(isOpen)
    .groupBy(reports.kind, reports.thingId)
    .having(after ? sql`${first} > ${after.id}` : undefined)
    .orderBy(asc(first))
    .limit(limits.pageSize + 1);
  const shown = rows.slice(0, limits.pageSize);
  const items: ModerationLine[] = [];
  for (const { kind, id, at } of shown)
    items.push({
      ...(await lineOf(db, { kind, id })),
      at: new Date(at).toISOString(),
      decision: null,
    });
  const last = shown.at(-1);
  return { items, next: rows.length > shown.length && last ? markerFor({ id: last.first }) : null };
}

async function decidedCases(db: Db, marker: string | undefined): Promise<Page> {
  const after = placeIn(marker, { at: placeParts.time, id: placeParts.id });
  const { decidedAt, id: decisionId } = reportDecisions;
  const rows = await db
    .select()
    .from(reportDecisions)
    .where(
      after
        ? sql`(${decidedAt}, ${decisionId}) < (${after.at}::timestamptz, ${after.id}::uuid)`
        : undefined,
    )
    .orderBy(desc(decidedAt), desc(decisionId))
    .limit(limits.pageSize + 1);
  const shown = rows.slice(0, limits.pageSize);
  const items: ModerationLine[] = [];
  for (const row of shown) {
    const thing: ModeratedThing = { kind: row.kind, id: row.thingId };
    const decision = wireDecision(row);
    items.push({ ...(await lineOf(db, thing)), at: decision.at, decision });
  }
  const last = shown.at(-1);
  const place = last && markerFor({ at: last.decidedAt.toISOString(), id: last.id });
  return { items, next: rows.length > shown.length && place ? place : null };
}
