import { and, eq, sql } from 'drizzle-orm';
import { reports } from '#db/schema/reports.ts';
import type { Change } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendLetter } from '../account/mails.ts';
import type { ModeratedThing } from '../account/tokens.ts';

/** A crowd that reports one thing must not fill the operator’s mailbox. */
const mailedAt = new Set([1, 3, 10, 30, 100]);

const unsentReports = new WeakSet<Platform>();

/** Mails the operator a link to what was reported, after the commit. The mail quotes nothing that people wrote. */
export async function notifyOperator(
  { db, platform, afterCommit }: Change,
  thing: ModeratedThing,
  { covers = false } = {},
): Promise<void> {
  const [open] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(reports)
    .where(
      and(eq(reports.kind, thing.kind), eq(reports.thingId, thing.id), eq(reports.state, 'open')),
    );
  if (!covers && !mailedAt.has(open?.count ?? 0)) return;
  afterCommit(() => {
    if (platform.config.OPERATOR_EMAIL !== undefined) {
      sendLetter(platform, {
        userId: null,
        kind: `report_${thing.kind}`,
        path: '/moderate',
        thing,
      });
      return;
    }
    if (unsentReports.has(platform)) return;
    unsentReports.add(platform);
    platform.log.warn('something was reported, and OPERATOR_EMAIL is not set: nobody is notified');
  });
}
