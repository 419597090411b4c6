import { and, eq, inArray } from 'drizzle-orm';
import { reports } from '#db/schema/reports.ts';
import type { Change } from '../../platform/change.ts';
import type { ModeratedThing } from '../account/tokens.ts';
import { notify } from '../notifications/notify.ts';

/** Decides the open reports of an item and notifies each reporter, once. A cleared item can still be removed. */
export async function settleReports(
  change: Change,
  { kind, id }: ModeratedThing,
  outcome: 'removed' | 'cleared',
): Promise<void> {
  const settled = await change.db
    .update(reports)
    .set({ state: outcome, decidedAt: change.platform.now() })
    .where(
      and(
        eq(reports.kind, kind),
        eq(reports.thingId, id),
        inArray(reports.state, outcome === 'removed' ? ['open', 'cleared'] : ['open']),
      ),
    )
    .returning({ reporterId: reports.reporterId });
  await notify(
    change,
    settled.map(({ reporterId }) => reporterId),
    { kind: 'report_outcome', actorId: null, params: { outcome: `${kind}_${outcome}` } },
  );
}
