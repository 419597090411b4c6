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
  /** Runs a declared job by a cron line (UTC). */
  repeat(name: string, cron: string): Promise<void>;
  add(name: string, data: object): Promise<void>;
  close(): Promise<void>;
}

const gracefulStopMs = 5_000;
const pollEverySeconds = 2;

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
  boss.on('error', (error) => log.warn({ reason: error.message }, 'the job queue has trouble'));
  await boss.start();
  return {
    async work(name, work, triesMax = 5) {
      await boss.createQueue(name, { retryLimit: triesMax - 1, retryDelay: 5, retryBackoff: true });
      await boss.work<Parameters<typeof work>[0]>(
        name,
        { pollingIntervalSeconds: pollEverySeconds },
        async (batch) => {
          for (const job of batch) await work(job.data);
        },
      );
    },
    async repeat(name, cron) {
      await boss.schedule(name, cron);
    },
    async add(name, data) {
      await boss.send(name, data);
    },
    async close() {
      await boss.stop({ graceful: true, timeout: gracefulStopMs });
    },
  };
}
