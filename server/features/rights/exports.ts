import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Export } from '#contract/rights.ts';
import { exports } from '#db/schema/rights.ts';
import type { Change } from '../../platform/change.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteParts, exportJob } from './write-export.ts';

type ExportRow = typeof exports.$inferSelect;

/** Takes the place of an earlier export. One that is being written notices at its next sign of life. */
export async function requestExport(call: Call): Promise<{ export: Export }> {
  const { db, me, platform } = call;
  await endExport(call, call.me.userId);
  const [row] = await db
    .insert(exports)
    .values({ id: newId(), userId: me.userId, createdAt: platform.now() })
    .onConflictDoNothing()
    .returning();
  if (row) {
    await platform.jobs.add(exportJob, { exportId: row.id }, db);
    return { export: wireExport(platform, row) };
  }
  // Two devices asked at once: the other one’s is the newest.
  return { export: await myExport(call) };
}

export async function myExport({ db, me, platform }: Call): Promise<Export> {
  const [row] = await db.select().from(exports).where(eq(exports.userId, me.userId));
  return wireExport(platform, row);
}

export async function cancelExport(call: Call): Promise<{ ok: true }> {
  await endExport(call, call.me.userId);
  return { ok: true };
}

export async function endExport(
  { db, platform, afterCommit }: Change,
  userId: string,
): Promise<void> {
  const [ended] = await db.delete(exports).where(eq(exports.userId, userId)).returning();
  const { writerId, state } = ended ?? {};
  if (writerId && state === 'done') afterCommit(() => deleteParts(platform, writerId));
}

const none: Export = {
  state: 'none',
  progress: 0,
  size_bytes: null,
  url: null,
  requested_at: null,
  expires_at: null,
};

function wireExport({ config, now }: Platform, row: ExportRow | undefined): Export {
  if (!row || (row.expiresAt && row.expiresAt <= now())) return none;
  const { id, state, done, total } = row;
  const host = config.API_URL === config.PUBLIC_URL ? '' : config.API_URL;
  return {
    state,
    progress: total === 0 ? 0 : done / total,
    size_bytes: row.sizeBytes,
    url: state === 'done' ? `${host}/api/media/export/${id}` : null,
    requested_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
  };
}
