import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { Binaries } from './binaries.ts';
import { lastComplaint, superuser } from './cluster.ts';
import type { Place } from './place.ts';
import {
  isAlive,
  isPostmasterOf,
  lockOf,
  logLength,
  logSince,
  spawnPostmaster,
  stopEmbedded,
  stopPostmaster,
} from './postmaster.ts';

export interface Connection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

export interface SupervisorOptions {
  log: Log;
  /** Server settings on top of ours; tests that are not about durability switch fsync off. */
  settings?: Record<string, string> | undefined;
  /** How long a silent postmaster may recover before it is stopped and started again. */
  recoveryWaitMs?: number | undefined;
}

/** Held shared by every program that uses the postmaster, and alone by the one that ends it. */
const usersLock = 7_140_002;

const watchEveryMs = 500;

/** Watches over the postmaster of one cluster on behalf of this program. */
export class Supervisor {
  private readonly place: Place;
  private readonly binaries: Binaries;
  private readonly password: string;
  private readonly log: Log;
  private readonly settings: Record<string, string>;
  private readonly recoveryWaitMs: number;
  /** An open connection is how other programs, and we ourselves, know that the postmaster is in use. */
  private presence: pg.Client | undefined;

  constructor(place: Place, binaries: Binaries, password: string, options: SupervisorOptions) {
    this.place = place;
    this.binaries = binaries;
    this.password = password;
    this.log = options.log;
    this.settings = options.settings ?? {};
    this.recoveryWaitMs = options.recoveryWaitMs ?? 60_000;
  }

  connection(user: string, database: string): Connection {
    const lock = lockOf(this.place.cluster);
    if (!lock)
      throw new Error(`PostgreSQL in ${this.place.cluster} ended while this program was starting.`);
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
        if (!(await stopPostmaster(place, this.binaries, lock.pid))) {
          throw new Error(
            `PostgreSQL in ${place.cluster} (process ${lock.pid}) neither answers nor stops.`,
          );
        }
        waitedSince = Date.now();
      } else if (running) {
        await sleep(20);
      } else {
        // Another program may have been quicker, or a killed postmaster's last children still hold its memory.
        if (starts >= 4 && Date.now() - waitedSince > 3_000) {
          const complaint = lastComplaint(logSince(place, logged)) || 'it ends at once';
          throw new Error(
            `PostgreSQL in ${place.cluster} does not start: ${complaint} (see ${place.log}).`,
          );
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
    const client = new pg.Client({
      ...this.connection(superuser, 'postgres'),
      connectionTimeoutMillis: 2_000,
      query_timeout: 2_000,
    });
    client.on('error', () => {
      if (this.presence === client) this.presence = undefined;
    });
    try {
      await client.connect();
      const { rows } = await client.query<{ folder: string }>(
        `SELECT current_setting('data_directory') AS folder, pg_advisory_lock_shared(${usersLock})`,
      );
      if (rows[0]?.folder !== this.place.cluster) {
        throw new Refusal(
          `Another PostgreSQL (${rows[0]?.folder}) answers in place of ${this.place.cluster}: stop it first.`,
        );
      }
      void this.presence?.end().catch(() => {});
      this.presence = client;
      return true;
    } catch (error) {
      void client.end().catch(() => {});
      if (error instanceof Refusal) throw error;
      if ((error as { code?: string }).code === '28P01') {
        throw new Error(
          `The password in ${this.place.dataDir}/pg.password does not open the database in ${this.place.cluster}.`,
          {
            cause: error,
          },
        );
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
      this.log.warn(
        { cluster: this.place.cluster },
        'PostgreSQL ended or restarts; waiting for it',
      );
      try {
        await this.ensureRunning();
        pauseMs = watchEveryMs;
      } catch (error) {
        this.log.error({ err: error }, 'PostgreSQL does not start again');
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
    // Without a word from the postmaster nothing is known of its users, so it stays; the next start adopts it.
    if (!this.presence && !(await this.joined().catch(() => false))) return true;
    const { presence } = this;
    if (!presence) return true;
    this.presence = undefined;
    try {
      await presence.query(`SELECT pg_advisory_unlock_shared(${usersLock})`);
      const { rows } = await presence.query<{ last: boolean }>(
        `SELECT pg_try_advisory_lock(${usersLock}) AS last`,
      );
      if (rows[0]?.last) return false;
      await presence.end();
      return true;
    } catch {
      return false;
    }
  }
}

class Refusal extends Error {}
