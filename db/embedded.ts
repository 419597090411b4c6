import { renameSync, rmdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { usableBinaries, type Binaries } from './embedded/binaries.ts';
import { createCluster, lastComplaint, majorOf, passwordOf, resetPassword, superuser, writePassword } from './embedded/cluster.ts';
import { engineOf, placeOf, recordEngine, type Place } from './embedded/place.ts';
import { isAlive, isPostmasterOf, lockOf, logLength, logSince, spawnPostmaster, stopPostmaster } from './embedded/postmaster.ts';
import type { Log } from './log.ts';

export interface EmbeddedOptions {
  dataDir: string;
  log: Log;
  /** Server settings on top of ours; tests that are not about durability switch fsync off. */
  settings?: Record<string, string>;
  /** How long a silent postmaster may recover before it is stopped and started anew. */
  recoveryWaitMs?: number;
}

export interface Embedded {
  place: Place;
  binaries: Binaries;
  /** How the program connects: as `zavit`, who owns the database `zavit` and nothing else. */
  connection: Connection;
  /** How the cluster's owner connects, for backups and test databases. */
  ownerConnection: Connection;
  /** Ends the postmaster unless another program still uses it. Call it after the pool has ended. */
  close(): Promise<void>;
}

export interface Connection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

/** Held shared by every program that uses the postmaster, and alone by the one that ends it. */
const usersLock = 7_140_002;

const watchEveryMs = 500;
const stopPatienceMs = 15_000;

/**
 * Starts PostgreSQL for a data folder, or adopts the one that already runs there, and keeps it running until `close`.
 * Programs that open the same data folder share one postmaster; the last to close ends it.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { log } = options;
  const place = placeOf(options.dataDir);
  const binaries = usableBinaries(place.runner, place.copies);
  await ensureCluster(place, binaries, log);
  const password = passwordOf(place) ?? (await replacedPassword(place, binaries));
  const postmaster = new Postmaster(place, binaries, password, options);
  await postmaster.ensureRunning();
  await ensureDatabase(postmaster.connection(superuser, 'postgres'), password);
  const stopWatching = postmaster.watch();
  return {
    place,
    binaries,
    connection: postmaster.connection('zavit', 'zavit'),
    ownerConnection: postmaster.connection(superuser, 'postgres'),
    async close() {
      await stopWatching();
      await postmaster.stopUnlessShared();
    },
  };
}

/** Ends the postmaster of a data folder whatever its clients do; false when it could not be ended. */
export async function stopEmbedded(place: Place, binaries: Binaries): Promise<boolean> {
  const lock = lockOf(place.cluster);
  if (!lock) return true;
  const stopped = await stopPostmaster(place, binaries, lock.pid, stopPatienceMs);
  try {
    rmdirSync(lock.host);
  } catch {
    // The next program has already started in it, or it is an address.
  }
  return stopped;
}

async function ensureCluster(place: Place, binaries: Binaries, log: Log): Promise<void> {
  const engine = engineOf(place.dataDir);
  if (!engine && place.base !== place.dataDir && passwordOf(place) === undefined && majorOf(place.cluster)) {
    await setAside(place, binaries, log);
  }
  const major = majorOf(place.cluster);
  if (engine && !major) {
    throw new Error(
      `The database of ${place.dataDir} is missing from ${place.cluster}: put it back or restore a backup; to start with an empty one, remove ${place.dataDir}/ENGINE.`,
    );
  }
  const existing = major ?? engine?.major;
  if (existing && existing !== binaries.major) {
    throw new Error(
      `The database in ${place.cluster} is of PostgreSQL ${existing}, but the installed programs are of ${binaries.major}: move it with the earlier version of this program first.`,
    );
  }
  if (!major) await createCluster(place, binaries, passwordOf(place) ?? writePassword(place));
  if (!engine) recordEngine(place, binaries.major);
  if (place.base !== place.dataDir) {
    log.warn({ cluster: place.cluster }, 'PostgreSQL cannot enter the data folder; its cluster is in a system folder');
  }
}

/** A data folder that was emptied starts empty; the cluster it left in the system folder is kept under another name. */
async function setAside(place: Place, binaries: Binaries, log: Log): Promise<void> {
  if (!(await stopEmbedded(place, binaries))) throw new Error(`The database in ${place.cluster} does not stop.`);
  const kept = `${place.cluster}.left-${Date.now()}`;
  renameSync(place.cluster, kept);
  log.warn({ kept }, 'the data folder is new; an earlier database of that folder was kept');
}

async function replacedPassword(place: Place, binaries: Binaries): Promise<string> {
  if (!(await stopEmbedded(place, binaries))) throw new Error(`The database in ${place.cluster} does not stop.`);
  const password = writePassword(place);
  await resetPassword(place, binaries, place.cluster, password);
  return password;
}

/** A start that was killed halfway left some of this undone; every start completes it. */
async function ensureDatabase(owner: Connection, password: string): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    // Two programs may start at once.
    await client.query(`SELECT pg_advisory_lock(hashtext('zavit start'))`);
    const { rows: roles } = await client.query(`SELECT FROM pg_roles WHERE rolname = 'zavit'`);
    await client.query(`${roles.length === 0 ? 'CREATE' : 'ALTER'} ROLE zavit LOGIN PASSWORD '${password}'`);
    const { rows: databases } = await client.query(`SELECT FROM pg_database WHERE datname = 'zavit'`);
    if (databases.length === 0) await client.query('CREATE DATABASE zavit OWNER zavit');
  } finally {
    await client.end();
  }
}

class Postmaster {
  private readonly place: Place;
  private readonly binaries: Binaries;
  private readonly password: string;
  private readonly log: Log;
  private readonly settings: Record<string, string>;
  private readonly recoveryWaitMs: number;
  /** An open connection is how other programs, and we ourselves, know that the postmaster is in use. */
  private presence: pg.Client | undefined;

  constructor(place: Place, binaries: Binaries, password: string, options: EmbeddedOptions) {
    this.place = place;
    this.binaries = binaries;
    this.password = password;
    this.log = options.log;
    this.settings = options.settings ?? {};
    this.recoveryWaitMs = options.recoveryWaitMs ?? 60_000;
  }

  connection(user: string, database: string): Connection {
    const lock = lockOf(this.place.cluster);
    if (!lock) throw new Error(`PostgreSQL in ${this.place.cluster} ended while this program was starting.`);
    return { host: lock.host, port: lock.port, user, password: this.password, database };
  }

  /** Adopts the postmaster that runs, waits for one that starts, recovers or stops, and starts one where there is none. */
  async ensureRunning(): Promise<void> {
    const { place } = this;
    let waitedSince = Date.now();
    let starts = 0;
    const logged = logLength(place);
    for (;;) {
      const lock = lockOf(place.cluster);
      const running = lock && isPostmasterOf(lock.pid, place.cluster);
      if (running && lock.ready && (await this.joined())) return;
      if (running && Date.now() - waitedSince > this.recoveryWaitMs) {
        this.log.warn({ pid: lock.pid }, 'PostgreSQL does not answer; restarting it');
        if (!(await stopPostmaster(place, this.binaries, lock.pid, stopPatienceMs))) {
          throw new Error(`PostgreSQL in ${place.cluster} (process ${lock.pid}) neither answers nor stops.`);
        }
        waitedSince = Date.now();
      } else if (running) {
        await sleep(20);
      } else {
        // Another program may have been quicker, or a killed postmaster's last children still hold its memory.
        if (starts >= 4 && Date.now() - waitedSince > 3_000) {
          const complaint = lastComplaint(logSince(place, logged)) || 'it ends at once';
          throw new Error(`PostgreSQL in ${place.cluster} does not start: ${complaint} (see ${place.log}).`);
        }
        if (starts > 0) await sleep(200);
        starts += 1;
        await this.start(lock && isAlive(lock.pid) ? lock.pid : undefined);
      }
    }
  }

  /** Resolves once the new postmaster has taken the cluster or has ended. */
  private async start(staleLock: number | undefined): Promise<void> {
    const { place } = this;
    const child = await spawnPostmaster(place, this.binaries, this.settings, staleLock);
    while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
      const lock = lockOf(place.cluster);
      if (lock?.pid === child.pid || (process.platform === 'win32' && lock?.ready)) return;
      await sleep(10);
    }
  }

  /** Takes a place among the postmaster's users. A refusal because it starts or stops is worth waiting for; any other is final. */
  private async joined(): Promise<boolean> {
    const client = new pg.Client({ ...this.connection(superuser, 'postgres'), connectionTimeoutMillis: 2_000, query_timeout: 2_000 });
    client.on('error', () => {
      if (this.presence === client) this.presence = undefined;
    });
    try {
      await client.connect();
      const { rows } = await client.query<{ folder: string }>(
        `SELECT current_setting('data_directory') AS folder, pg_advisory_lock_shared(${usersLock})`,
      );
      if (rows[0]?.folder !== this.place.cluster) {
        throw new Refusal(`Another PostgreSQL (${rows[0]?.folder}) answers in place of ${this.place.cluster}: stop it first.`);
      }
      void this.presence?.end().catch(() => {});
      this.presence = client;
      return true;
    } catch (error) {
      void client.end().catch(() => {});
      if (error instanceof Refusal) throw error;
      if ((error as { code?: string }).code === '28P01') {
        throw new Error(`The password in ${this.place.dataDir}/pg.password does not open the database in ${this.place.cluster}.`, {
          cause: error,
        });
      }
      await sleep(20);
      return false;
    }
  }

  /** Brings a postmaster that was killed, or that ran out of disk, back as soon as that is possible. */
  watch(): () => Promise<void> {
    let stopped = false;
    let work: Promise<void> = Promise.resolve();
    let timer: NodeJS.Timeout;
    let pauseMs = watchEveryMs;
    const look = async (): Promise<void> => {
      const lock = lockOf(this.place.cluster);
      if (this.presence && lock && isPostmasterOf(lock.pid, this.place.cluster)) return;
      this.log.warn({ cluster: this.place.cluster }, 'PostgreSQL ended or restarts; waiting for it');
      try {
        await this.ensureRunning();
        pauseMs = watchEveryMs;
      } catch (error) {
        this.log.error({ error: (error as Error).message }, 'PostgreSQL does not start again');
        pauseMs = Math.min(pauseMs * 2, 5_000);
      }
    };
    const plan = (): void => {
      timer = setTimeout(() => {
        work = look().finally(() => {
          if (!stopped) plan();
        });
      }, pauseMs);
      timer.unref();
    };
    plan();
    return async () => {
      stopped = true;
      clearTimeout(timer);
      await work;
    };
  }

  async stopUnlessShared(): Promise<void> {
    const lock = lockOf(this.place.cluster);
    if (!lock || !isPostmasterOf(lock.pid, this.place.cluster)) return;
    if (await this.isShared()) {
      this.log.info({ cluster: this.place.cluster }, 'PostgreSQL stays, another program uses it');
      return;
    }
    await stopEmbedded(this.place, this.binaries);
  }

  /** Of programs that close at the same time, exactly one finds that it was the last, and one that starts waits for its end. */
  private async isShared(): Promise<boolean> {
    const { presence } = this;
    if (!presence) return false;
    this.presence = undefined;
    try {
      await presence.query(`SELECT pg_advisory_unlock_shared(${usersLock})`);
      const { rows } = await presence.query<{ last: boolean }>(`SELECT pg_try_advisory_lock(${usersLock}) AS last`);
      if (rows[0]?.last) return false;
      await presence.end();
      return true;
    } catch {
      return false;
    }
  }
}

class Refusal extends Error {}
