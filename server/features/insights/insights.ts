import { type InferSelectModel, and, eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { api } from '#contract/index.ts';
import type { Insight } from '#contract/insights.ts';
import { limits } from '#contract/values.ts';
import { insights } from '#db/schema/actions.ts';
import type { Call, Input, LocalAct } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { pastOrNow } from '../actions/past-or-now.ts';
import { type StoredSource, sourceNamed, wireSources } from '../actions/sources.ts';

export type InsightRow = InferSelectModel<typeof insights>;

/** @throws Refusal insight.too_many, and those of the doors of its source */
export async function createInsight(call: Call, { body }: Input<typeof api.insights.create>) {
  const { id, text, message_id, card_id, at } = body;
  const source = await sourceNamed(call, { chat_id: null, message_id, card_id });
  return { insight: await addInsight(call, text, source, { id, at }) };
}

/** An insight of the caller, of a source that they may see. */
export async function addInsight(
  call: LocalAct,
  text: string,
  source: StoredSource,
  { id = newId(), at }: { id?: string | undefined; at?: string | undefined } = {},
): Promise<Insight> {
  const { userId } = call.me;
  await call.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`insights ${userId}`}, 0))`,
  );
  const [known] = await call.db.select().from(insights).where(eq(insights.id, id));
  if (known) {
    // Somebody else's id says nothing of whether it exists.
    if (known.userId !== userId) throw refuseField('id', 'field.invalid');
    return oneOf(call, known);
  }
  if ((await call.db.$count(insights, eq(insights.userId, userId))) >= limits.insightsMax)
    throw new Refusal('insight.too_many', { params: { max: limits.insightsMax } });
  const [row] = await call.db
    .insert(insights)
    .values({ id, userId, text, ...source, createdAt: pastOrNow(call, at) })
    .returning();
  if (!row) throw new Error('The insight was not stored.');
  return emitted(call, row);
}

export async function updateInsight(call: Call, input: Input<typeof api.insights.update>) {
  const before = await myInsight(call, input.params.id);
  const { text } = input.body;
  await call.db.update(insights).set({ text }).where(eq(insights.id, before.id));
  return { insight: await emitted(call, { ...before, text }) };
}

export async function removeInsight(call: Call, { params }: Input<typeof api.insights.remove>) {
  const row = await myInsight(call, params.id);
  const { id } = row;
  const insight = await oneOf(call, row);
  await call.db.delete(insights).where(eq(insights.id, id));
  call.emit(call.me.userId, { type: 'insight.changed', insight_id: id, insight: null });
  return { insight };
}

/** The door: only its owner reaches an insight, whose row is held. @throws Refusal insight.not_found */
async function myInsight(call: Call, id: string): Promise<InsightRow> {
  if (!isUuid(id)) throw new Refusal('insight.not_found');
  const [row] = await call.db
    .select()
    .from(insights)
    .where(and(eq(insights.id, id), eq(insights.userId, call.me.userId)))
    .for('update');
  if (!row) throw new Refusal('insight.not_found');
  return row;
}

async function emitted(call: LocalAct, row: InsightRow): Promise<Insight> {
  const insight = await oneOf(call, row);
  call.emit(call.me.userId, { type: 'insight.changed', insight_id: row.id, insight });
  return insight;
}

async function oneOf(call: LocalAct, row: InsightRow): Promise<Insight> {
  const sourceOf = await wireSources(call, [row]);
  const { id, text, createdAt } = row;
  return { id, text, source: sourceOf(row), created_at: createdAt.toISOString() };
}
