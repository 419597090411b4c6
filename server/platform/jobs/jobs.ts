import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '#db/open.ts';
import type { Db } from '../change.ts';

/** Deferred work, done once, on any free node; stored in the database. */
export interface Jobs {
  /** Registers the worker of a job. An error repeats the job, up to `triesMax` with growing pauses. */
  work<Data extends object>(
    name: string,
    work: (data: Data) => Promise<void>,
    triesMax?: number,
  ): Promise<void>;
  /** With a transaction, the job exists once it commits. */
  add(name: string, data: object, db?: Db): Promise<void>;
  /** Deletes waiting and finished jobs whose data names this. */
  forget(id: string): Promise<void>;
  /** Runs by a cron line (UTC), up to half a minute late, on one node. */
  repeat(name: string, cron: string, work: () => Promise<void>): Promise<void>;
  /** Number of waiting, retrying, active and failed jobs, by name. */
  counts(): Promise<{ name: string; state: JobState; count: number }[]>;
  close(): Promise<void>;
}

export type JobState = 'created' | 'retry' | 'active' | 'failed';

const gracefulStopMs = 5_000;
const triesDefault = 5;
const lookEverySeconds = 2;
/** The data of jobs that are done is kept for a day. */
const keptSeconds = 24 * 3_600;
/** Nobody waits for repeated jobs, and every poll costs. */
const lookForRepeatedEverySeconds = 30;

export async function startJobs(database: Database, log: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    db: {
      async executeSql(text, values) {
        return database.pool.query(text, values);
      },
    },
    schema: 'jobs',
    superviseIntervalSeconds: 60,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue has trouble'));
  await boss.start();
  async function declare<Data extends object>(
    name: string,
    work: (data: Data) => Promise<void>,
    { triesMax, everySeconds }: { triesMax: number; everySeconds: number },
  ): Promise<void> {
    const options = {
      retryLimit: triesMax - 1,
      retryDelay: 5,
      retryBackoff: true,
      deleteAfterSeconds: keptSeconds,
    };
    await boss.createQueue(name, options);
    // A queue of an earlier version keeps its options until they are renewed.
    await boss.updateQueue(name, options);
    await boss.work<Data>(name, { pollingIntervalSeconds: everySeconds }, async (batch) => {
      for (const job of batch) await work(job.data);
    });
  }
  return {
    work(name, work, triesMax = triesDefault) {
      return declare(name, work, { triesMax, everySeconds: lookEverySeconds });
    },
    async repeat(name, cron, work) {
      const everySeconds = lookForRepeatedEverySeconds;
      await declare(name, work, { triesMax: triesDefault, everySeconds });
      await boss.schedule(name, cron);
    },
    async add(name, data, db) {
      await boss.send(name, data, db ? { db: statementsIn(db) } : {});
    },
    async forget(id) {
      await database.pool.query(
        `delete from jobs.job where data::text like $1 and state <> 'active'`,
        [`%${id}%`],
      );
    },
    async counts() {
      const { rows } = await database.pool.query<{ name: string; state: JobState; count: number }>(
        `select name, state, count(*)::int as count from jobs.job
         where state in ('created', 'retry', 'active', 'failed') group by 1, 2`,
      );
      return rows;
    },
    async close() {
      await boss.stop({ graceful: true, timeout: gracefulStopMs });
    },
  };
}

/** The statements of the queue, inside a transaction of ours. */
function statementsIn(db: Db) {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      const parts = text.split(/\$(\d+)/u);
      const chunks = parts.map((part, at) =>
        at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`,
      );
      return db.execute(sql.join(chunks));
    },
  };
}
