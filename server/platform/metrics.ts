import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import type { Database } from '#db/open.ts';
import type { Jobs } from './jobs/jobs.ts';
import { letterJob } from './mail/mailer.ts';
import type { LiveHub } from './live/hub.ts';

/** Everything that can become of a message of Stripe. */
const webhookResults = ['stored', 'repeated', 'unknown', 'refused', 'failed'] as const;
type WebhookResult = (typeof webhookResults)[number];

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

  /** Messages of Stripe by result. */
  readonly #webhooks = new Counter({
    name: 'zavit_webhooks_total',
    help: 'Messages of Stripe that this node took, by result; failed ones come again.',
    labelNames: ['result'],
    registers: [this.registry],
  });

  constructor() {
    // The default would wake the process a hundred times a second.
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: 100 });
    // A first failure is an increase only where the count was there before.
    for (const result of webhookResults) this.#webhooks.inc({ result }, 0);
  }

  countAnswer(state: string): void {
    this.#ended.inc({ state });
  }

  countWebhook(result: WebhookResult): void {
    this.#webhooks.inc({ result });
  }

  /** Values by a label, which are read whenever the metrics are read; unknown while that fails. */
  gaugeBy(
    name: string,
    help: string,
    label: string,
    values: () => Promise<ReadonlyMap<string, number>>,
  ): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      async collect() {
        this.reset();
        for (const [value, count] of await values().catch(() => new Map<string, number>()))
          this.set({ [label]: value }, count);
      },
    });
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
