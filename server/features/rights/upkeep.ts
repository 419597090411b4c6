import type { Platform } from '../../platform/platform.ts';
import { exportJob, forgetExports, reviveExports, writeExport } from './write-export.ts';

/** Writes exports, goes on with those whose writer died, and deletes those whose time is over. */
export async function keepRights(platform: Platform): Promise<void> {
  const { jobs } = platform;
  await jobs.work<{ exportId: string }>(exportJob, ({ exportId }) =>
    writeExport(platform, exportId),
  );
  await jobs.repeat('revive_exports', '* * * * *', () => reviveExports(platform));
  await jobs.repeat('forget_exports', '47 * * * *', () => forgetExports(platform));
}
