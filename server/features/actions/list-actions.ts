import { type SQL, and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { dayIn, weekOf } from '#contract/days.ts';
import type { api } from '#contract/index.ts';
import { actions } from '#db/schema/actions.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { markerFor, placeIn, placeParts } from '../../platform/http/page-marker.ts';
import { personOf } from '../account/people.ts';
import { type ActionRow, wireActions } from './actions.ts';

type Query = Input<typeof api.actions.list>['query'];

const pageSize = 100;
const places = {
  byPosition: { position: z.string().max(100), id: placeParts.id },
  byChange: { at: placeParts.time, id: placeParts.id },
};
const byteOrder = sql`${actions.position} collate "C"`;

export async function myActions(call: Call, { query }: Input<typeof api.actions.list>) {
  const { state, stage } = query;
  const isOver = state === 'done' || state === 'dropped';
  const rows = await call.db
    .select()
    .from(actions)
    .where(
      and(
        eq(actions.userId, call.me.userId),
        inArray(actions.state, state ? [state] : ['open', 'doing']),
        stage ? eq(actions.stage, stage) : undefined,
        await isDue(call, query.due),
        isOver ? changedBefore(query.page) : positionAfter(query.page),
      ),
    )
    .orderBy(
      isOver
        ? sql`${actions.changedAt} desc, ${actions.id} desc`
        : sql`${byteOrder}, ${actions.id}`,
    )
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    items: await wireActions(call, shown),
    next: rows.length > pageSize && last ? markerFor(placeOf(last, isOver)) : null,
  };
}

function placeOf({ id, position, changedAt }: ActionRow, isOver: boolean) {
  return isOver ? { at: changedAt.toISOString(), id } : { position, id };
}

function positionAfter(page: string | undefined): SQL | undefined {
  const after = placeIn(page, places.byPosition);
  return after
    ? sql`(${byteOrder}, ${actions.id}) > (${after.position}::text collate "C", ${after.id}::uuid)`
    : undefined;
}

function changedBefore(page: string | undefined): SQL | undefined {
  const after = placeIn(page, places.byChange);
  return after
    ? sql`(${actions.changedAt}, ${actions.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : undefined;
}

async function isDue(call: Call, due: Query['due']): Promise<SQL | undefined> {
  if (due === undefined) return undefined;
  if (due === 'someday') return sql`${actions.dueOn} is null`;
  const person = await personOf(call.db, call.me.userId);
  const today = dayIn(person?.timezone ?? 'UTC', call.platform.now());
  const { to } = weekOf(today, call.language);
  const within = {
    overdue: sql`${actions.dueOn} < ${today}`,
    today: sql`${actions.dueOn} = ${today}`,
    week: sql`${actions.dueOn} > ${today} and ${actions.dueOn} <= ${to}`,
    later: sql`${actions.dueOn} > ${to}`,
  };
  return within[due];
}
