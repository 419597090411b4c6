import { and, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { exportKeptDays } from '#contract/rights.ts';
import { exports } from '#db/schema/rights.ts';
import { change } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { leaveLetter } from '../account/mails.ts';
import { personOf } from '../account/people.ts';
import { userById } from '../account/users.ts';
import { countEntries, exportEntries } from './export-entries.ts';
import { partKey, writeZip } from './zip-parts.ts';

export const exportJob = 'export';
/** A writer that is silent for this long is dead, and another one starts over. */
export const silentMs = 60_000;
const triesMax = 5;
const dayMs = 24 * 3_600_000;
/** Between two notes of progress. */
const noteEveryMs = 1_000;

type ExportRow = typeof exports.$inferSelect;
type Taken = ExportRow & { writerId: string };

/** The export was cancelled, or another writer has taken it over. */
class TakenAway extends Error {}

/** Writes an export from its beginning, unless somebody writes it already. */
export async function writeExport(platform: Platform, exportId: string): Promise<void> {
  const row = await takenExport(platform, exportId);
  if (!row) return;
  try {
    await write(platform, row);
  } catch (error) {
    if (!(error instanceof TakenAway)) {
      platform.log.error({ err: error, export: row.id }, 'an export failed');
      await letGo(platform, row);
    }
    await deleteParts(platform, row.writerId);
  }
}

async function takenExport({ database, now }: Platform, exportId: string): Promise<Taken | null> {
  const writerId = newId();
  const silentSince = new Date(now().getTime() - silentMs);
  const [row] = await database.db
    .update(exports)
    .set({
      state: 'running',
      writerId,
      heartbeatAt: now(),
      tries: sql`${exports.tries} + 1`,
      done: 0,
      total: 0,
    })
    .where(
      and(
        eq(exports.id, exportId),
        or(
          eq(exports.state, 'waiting'),
          and(
            eq(exports.state, 'running'),
            or(isNull(exports.heartbeatAt), lt(exports.heartbeatAt, silentSince)),
          ),
        ),
      ),
    )
    .returning();
  return row ? { ...row, writerId } : null;
}

async function write(platform: Platform, row: Taken): Promise<void> {
  const { database, files, now } = platform;
  const { db } = database;
  const isMine = and(eq(exports.id, row.id), eq(exports.writerId, row.writerId));
  const note = async (values: Partial<ExportRow>) => {
    const noted = await db
      .update(exports)
      .set({ heartbeatAt: now(), ...values })
      .where(isMine)
      .returning({ id: exports.id });
    if (noted.length === 0) throw new TakenAway();
  };
  const person = await personOf(db, row.userId);
  if (!person) throw new TakenAway();
  const total = await countEntries(db, row.userId);
  await note({ total });
  let done = 0;
  let notedAt = performance.now();
  const beating = setInterval(() => void note({}).catch(() => undefined), silentMs / 6);
  try {
    const sizeBytes = await writeZip(
      files,
      row.writerId,
      exportEntries(platform, person),
      async () => {
        done++;
        if (performance.now() - notedAt < noteEveryMs) return;
        notedAt = performance.now();
        await note({ done: Math.min(done, total) });
      },
    );
    await change(platform, async (unit) => {
      const finished = await unit.db
        .update(exports)
        .set({
          state: 'done',
          done: total,
          sizeBytes,
          expiresAt: new Date(now().getTime() + exportKeptDays * dayMs),
        })
        .where(isMine)
        .returning({ id: exports.id });
      if (finished.length === 0) throw new TakenAway();
      const { emailVerifiedAt } = (await userById(unit.db, row.userId)) ?? {};
      // An address that nobody claimed may be somebody else’s.
      if (emailVerifiedAt)
        await leaveLetter(unit, {
          userId: row.userId,
          kind: 'export_done',
          path: '/profile/me#data',
        });
    });
  } finally {
    clearInterval(beating);
  }
}

/** Tried again in a minute, up to five times; then the person is shown that it failed. */
async function letGo({ database }: Platform, row: Taken): Promise<void> {
  if (row.tries < triesMax) return;
  await database.db
    .update(exports)
    .set({ state: 'failed' })
    .where(and(eq(exports.id, row.id), eq(exports.writerId, row.writerId)));
}

/**
 * Queues again what no living writer has: after a process that died before or while it wrote, or where storage failed.
 * Gives up an export that ended every process which tried.
 */
export async function reviveExports({ database, jobs, now }: Platform): Promise<void> {
  const { db } = database;
  const silentSince = new Date(now().getTime() - silentMs);
  const isSilent = or(
    and(eq(exports.state, 'running'), lt(exports.heartbeatAt, silentSince)),
    and(eq(exports.state, 'waiting'), lt(exports.createdAt, silentSince)),
  );
  await db
    .update(exports)
    .set({ state: 'failed' })
    .where(and(isSilent, gte(exports.tries, triesMax)));
  const silent = await db.select({ id: exports.id }).from(exports).where(isSilent);
  for (const { id } of silent) await jobs.add(exportJob, { exportId: id });
}

/** Deletes exports whose time is over, and parts of those that were cancelled, replaced or cut off. */
export async function forgetExports(platform: Platform): Promise<void> {
  const { database, files, now } = platform;
  const { db } = database;
  await db.delete(exports).where(lt(exports.expiresAt, now()));
  const rows = await db.select({ writerId: exports.writerId }).from(exports);
  const known = new Set(rows.map(({ writerId }) => writerId));
  // A writer that was taken over may need a moment to notice.
  const before = new Date(now().getTime() - 2 * silentMs);
  for (const key of await files.changedBefore('exports', before)) {
    const [, writerId = ''] = /^exports\/(.+)-\d+\.part$/u.exec(key) ?? [];
    if (!known.has(writerId)) await files.delete(key);
  }
}

/** Of a writer that is done or dead. */
export async function deleteParts(
  { files }: Pick<Platform, 'files'>,
  writerId: string,
): Promise<void> {
  for (let part = 0; ; part++) {
    const key = partKey(writerId, part);
    const found = await files.open(key, () => ({ first: 0, last: 0 }));
    found?.stream.destroy();
    if (!found) return;
    await files.delete(key);
  }
}
