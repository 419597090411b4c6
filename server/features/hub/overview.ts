import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { dayIn, daysAfter, monthOf, startOfDay, weekOf } from '#contract/days.ts';
import type { Stage } from '#contract/shapes.ts';
import { stages } from '#contract/values.ts';
import { actions } from '#db/schema/actions.ts';
import type { Call } from '../../platform/http/call.ts';
import { personOf } from '../account/people.ts';
import { wireActions } from '../actions/actions.ts';
import { nextMeetings } from '../meetings/list-meetings.ts';

const dueShownMax = 5;
const meetingsShownMax = 3;
const meetingsWithinDays = 14;

interface Days {
  from: string;
  to: string;
}

interface Progress {
  done: number;
  total: number;
}

export async function overview(call: Call) {
  const person = await personOf(call.db, call.me.userId);
  const timezone = person?.timezone ?? 'UTC';
  const today = dayIn(timezone, call.platform.now());
  const month = monthOf(today);
  const byStage = await progressIn(call, month, timezone);
  const thisWeek = await progressIn(call, weekOf(today, call.language), timezone);
  const ofStage = (stage: Stage) => byStage.get(stage) ?? { done: 0, total: 0 };
  return {
    next_meetings: await nextMeetings(call, { days: meetingsWithinDays, max: meetingsShownMax }),
    ...(await dueActions(call, today)),
    week: [...thisWeek.values()].reduce(
      (sum, { done, total }) => ({ done: sum.done + done, total: sum.total + total }),
      { done: 0, total: 0 },
    ),
    stages: { PS: ofStage('PS'), ED: ofStage('ED'), FC: ofStage('FC'), DG: ofStage('DG') },
    month_summary: {
      ...(await countsIn(call, month, timezone)),
      actions_done: stages.reduce((sum, stage) => sum + ofStage(stage).done, 0),
    },
  };
}

async function dueActions(call: Call, today: string) {
  const isDue = and(
    eq(actions.userId, call.me.userId),
    inArray(actions.state, ['open', 'doing']),
    lte(actions.dueOn, today),
  );
  const rows = await call.db
    .select()
    .from(actions)
    .where(isDue)
    .orderBy(actions.dueOn, sql`${actions.position} collate "C"`, actions.id)
    .limit(dueShownMax);
  return {
    due_actions: await wireActions(call, rows),
    due: await call.db.$count(actions, isDue),
  };
}

/** Actions that were done within these days, or are due within them, by stage. */
async function progressIn(
  { db, me }: Call,
  { from, to }: Days,
  timezone: string,
): Promise<Map<Stage, Progress>> {
  const wasDone = sql`(${actions.doneAt} >= ${startOf(from, timezone)}::timestamptz
    and ${actions.doneAt} < ${startOf(daysAfter(to, 1), timezone)}::timestamptz)`;
  const rows = await db
    .select({
      stage: actions.stage,
      done: sql<number>`(count(*) filter (where ${wasDone}))::int`,
      total: sql<number>`count(*)::int`,
    })
    .from(actions)
    .where(
      and(
        eq(actions.userId, me.userId),
        sql`(${wasDone} or ${actions.state} in ('open', 'doing')
          and ${actions.dueOn} between ${from}::date and ${to}::date)`,
      ),
    )
    .groupBy(actions.stage);
  return new Map(rows.map(({ stage, done, total }) => [stage, { done, total }]));
}

async function countsIn({ db, me }: Call, { from, to }: Days, timezone: string) {
  const begin = startOf(from, timezone);
  const end = startOf(daysAfter(to, 1), timezone);
  const { rows } = await db.execute<{ insights: number; cards_kept: number }>(sql`
    select
      (select count(*)::int from insights where user_id = ${me.userId}
        and created_at >= ${begin}::timestamptz and created_at < ${end}::timestamptz) as insights,
      (select count(*)::int from kept_cards where user_id = ${me.userId}
        and kept_at >= ${begin}::timestamptz and kept_at < ${end}::timestamptz) as cards_kept`);
  return rows[0] ?? { insights: 0, cards_kept: 0 };
}

function startOf(day: string, timezone: string): string {
  return startOfDay(day, timezone).toISOString();
}
