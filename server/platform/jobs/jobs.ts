import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '#db/open.ts';

/** Work that happens later, once, on whichever node is free; it is kept in the database. */
export interface Jobs {
  /** Declares what a job does. Throwing has it tried again, up to `triesMax` with growing pauses. */
  work<Data extends object>(
    name: string,
    work: (data: Data) => Promise<void>,
    triesMax?: number,
  ): Promise<void>;
  add(name: string, data: object): Promise<void>;
  /** Does something by a cron line (UTC), up to half a minute later, on one node. */
  repeat(name: string, cron: string, work: () => Promise<void>): Promise<void>;
  /** How many are waiting, tried again, worked on or given up, by name. */
  counts(): Promise<{ name: string; state: JobState; count: number }[]>;
  close(): Promise<void>;
}

export type JobState = 'created' | 'retry' | 'active' | 'failed';

const gracefulStopMs = 5_000;
const triesUnlessTold = 5;
const lookEverySeconds = 2;
/** Nobody waits for what repeats, and every look costs. */
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
    await boss.createQueue(name, { retryLimit: triesMax - 1, retryDelay: 5, retryBackoff: true });
    await boss.work<Data>(name, { pollingIntervalSeconds: everySeconds }, async (batch) => {
      for (const job of batch) await work(job.data);
    });
  }
  return {
    work(name, work, triesMax = triesUnlessTold) {
      return declare(name, work, { triesMax, everySeconds: lookEverySeconds });
    },
    async repeat(name, cron, work) {
      const everySeconds = lookForRepeatedEverySeconds;
      await declare(name, work, { triesMax: triesUnlessTold, everySeconds });
      await boss.schedule(name, cron);
    },
    async add(name, data) {
      await boss.send(name, data);
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
