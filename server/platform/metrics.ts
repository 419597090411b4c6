import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import type { Database } from '#db/open.ts';
import type { Jobs } from './jobs/jobs.ts';
import { letterJob } from './mail/mailer.ts';
import type { LiveHub } from './live/hub.ts';

/** The values of `/metrics`. Features add their own. */
export class Metrics {
  readonly registry = new Registry();
  /** Answers of the guide by result. */
  readonly #ended = new Counter({
    name: 'zavit_answers_total',
    help: 'Answers of the guide that ended on this node, by state.',
    labelNames: ['state'],
    registers: [this.registry],
  });

  constructor() {
    // The default would wake the process a hundred times a second.
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: 100 });
  }

  countAnswer(state: string): void {
    this.#ended.inc({ state });
  }

  /** A value that is read whenever the metrics are read. */
  gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(value());
      },
    });
  }

  /** The current values of the platform's parts. */
  watch({ database, live, jobs }: { database: Database; live: LiveHub; jobs: Jobs }): void {
    const { pool } = database;
    this.gauge('zavit_live_connections', 'Open live sockets.', () => live.connectionCount);
    this.gauge('zavit_redis_up', 'Whether Redis answers; 0 also where there is none.', () =>
      live.otherNodes === 'reached' ? 1 : 0,
    );
    new Gauge({
      name: 'zavit_database_connections',
      help: 'Connections of the pool in use and idle, and calls that wait for one.',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
    this.#watchJobs(jobs);
  }

  #watchJobs(jobs: Jobs): void {
    const waitingLetters = new Gauge({
      name: 'zavit_mails_waiting',
      help: 'Mails that could not be sent yet.',
      registers: [this.registry],
    });
    new Gauge({
      name: 'zavit_jobs',
      help: 'Jobs that are kept in the database, by name and state.',
      labelNames: ['name', 'state'],
      registers: [this.registry],
      async collect() {
        this.reset();
        waitingLetters.set(0);
        // While the database is away these values are unknown.
        for (const { name, state, count } of await jobs.counts().catch(() => [])) {
          this.set({ name, state }, count);
          if (name === letterJob && state !== 'failed') waitingLetters.inc(count);
        }
      },
    });
  }
}
