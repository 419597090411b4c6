import { and, eq, inArray } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { reportDecisions, reports } from '#db/schema/reports.ts';
import type { Change } from '../../platform/change.ts';
import type { ModeratedThing } from '../account/tokens.ts';
import { notify } from '../notifications/notify.ts';

/**
 * Decides the open reports of an item, notifies each reporter, once, and keeps who decided. A cleared item can still be
 * removed.
 * @param by the operator’s address; null: its owner
 * @returns whether there was anything to decide
 */
export async function settleReports(
  change: Change,
  { kind, id }: ModeratedThing,
  outcome: 'removed' | 'cleared',
  by: string | null,
): Promise<boolean> {
  const decidedAt = change.platform.now();
  const settled = await change.db
    .update(reports)
    .set({ state: outcome, decidedAt })
    .where(
      and(
        eq(reports.kind, kind),
        eq(reports.thingId, id),
        inArray(reports.state, outcome === 'removed' ? ['open', 'cleared'] : ['open']),
      ),
    )
    .returning({ reporterId: reports.reporterId });
  if (settled.length === 0) return false;
  await change.db.insert(reportDecisions).values({
    id: newId(),
    kind,
    thingId: id,
    outcome,
    reports: settled.length,
    decidedBy: by,
    decidedAt,
  });
  await notify(
    change,
    settled.map(({ reporterId }) => reporterId),
    { kind: 'report_outcome', actorId: null, params: { outcome: `${kind}_${outcome}` } },
  );
  return true;
}
