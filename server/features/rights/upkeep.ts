import type { Platform } from '../../platform/platform.ts';
import { announceStanding, standingJob } from './announce-standing.ts';
import { deleteDue, remindOfDeletion } from './delete-due.ts';
import { exportJob, forgetExports, reviveExports, writeExport } from './write-export.ts';

/** Writes exports and goes on with those whose writer died; deletes exports and accounts whose time is over. */
export async function keepRights(platform: Platform): Promise<void> {
  const { jobs } = platform;
  await jobs.work<{ exportId: string }>(exportJob, ({ exportId }) =>
    writeExport(platform, exportId),
  );
  await jobs.work<{ userId: string }>(standingJob, ({ userId }) =>
    announceStanding(platform, userId),
  );
  await jobs.repeat('delete_accounts', '* * * * *', async () => {
    await remindOfDeletion(platform);
    await deleteDue(platform);
  });
  await jobs.repeat('revive_exports', '* * * * *', () => reviveExports(platform));
  await jobs.repeat('forget_exports', '47 * * * *', () => forgetExports(platform));
}
