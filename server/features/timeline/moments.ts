import { and, eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { api } from '#contract/index.ts';
import type { TimelineItem } from '#contract/timeline.ts';
import { limits } from '#contract/values.ts';
import { moments } from '#db/schema/actions.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';

type MomentRow = typeof moments.$inferSelect;

export async function addMoment(call: Call, { body }: Input<typeof api.timeline.addMoment>) {
  const { id = newId(), text, at } = body;
  const { userId } = call.me;
  await call.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`moments ${userId}`}, 0))`,
  );
  const [known] = await call.db.select().from(moments).where(eq(moments.id, id));
  if (known) {
    // Somebody else's id says nothing of whether it exists.
    if (known.userId !== userId) throw refuseField('id', 'field.invalid');
    return { item: itemOf(known) };
  }
  if ((await call.db.$count(moments, eq(moments.userId, userId))) >= limits.insightsMax)
    throw new Refusal('moment.too_many', { params: { max: limits.insightsMax } });
  const row = { id, userId, text, at: at ? new Date(at) : call.platform.now() };
  await call.db.insert(moments).values(row);
  call.emit(userId, { type: 'moment.changed', moment_id: id });
  return { item: itemOf(row) };
}

export async function removeMoment(
  call: Call,
  { params }: Input<typeof api.timeline.removeMoment>,
) {
  const { id } = params;
  const { userId } = call.me;
  const removed = isUuid(id)
    ? await call.db
        .delete(moments)
        .where(and(eq(moments.id, id), eq(moments.userId, userId)))
        .returning({ id: moments.id })
    : [];
  if (removed.length === 0) throw new Refusal('moment.not_found');
  call.emit(userId, { type: 'moment.changed', moment_id: id });
  return { id };
}

function itemOf({ id, text, at }: MomentRow): TimelineItem {
  const kind = 'moment' as const;
  return {
    id: `${kind} ${id}`,
    kind,
    at: at.toISOString(),
    ref: id,
    title: text,
    text: '',
    stage: null,
    link: null,
  };
}
