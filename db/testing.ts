import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from './embedded.ts';
import { usableBinaries } from './embedded/binaries.ts';
import { placeOf } from './embedded/place.ts';
import { isAlive, stopEmbedded } from './embedded/postmaster.ts';
import type { Connection } from './embedded/supervisor.ts';
import type { Log } from './log.ts';
import { migrate } from './migrate.ts';

/** The databases of the tests; plain data, so that it can be passed to the workers. */
export interface TestCluster {
  /** Connects as a user who may create databases. */
  url: string;
  /** The migrated database that each test database is a copy of. */
  template: string;
}

export interface TestClusterOptions {
  /** A server to use instead of starting one. */
  databaseUrl?: string | undefined;
  /** Keeps fsync on, for tests about durability. */
  durable?: boolean;
  migrationsFolder?: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: TestCluster;
  }
}

export const silent: Log = { info() {}, warn() {}, error() {} };

/** Vitest's global setup: one cluster for the run, whose address the workers get by `inject('testCluster')`. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...cluster } = await startTestCluster({
    databaseUrl: process.env.TEST_DATABASE_URL,
  });
  project.provide('testCluster', cluster);
  return stop;
}

export async function startTestCluster(
  options: TestClusterOptions = {},
): Promise<TestCluster & { stop(): Promise<void> }> {
  const template = `zavit_template_${process.pid}_${Date.now()}`;
  const { url, stop } = options.databaseUrl
    ? { url: options.databaseUrl, stop: async () => {} }
    : await startedCluster(options);
  try {
    await asAdmin(url, async (client) => {
      await client.query(`CREATE DATABASE ${template}`);
      await migrate({
        connection: { connectionString: urlOf(url, template) },
        log: silent,
        ...options,
      });
      // A copy can only be made of a database that nobody is connected to.
      await client.query(`ALTER DATABASE ${template} ALLOW_CONNECTIONS false`);
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    template,
    async stop() {
      await asAdmin(url, (client) =>
        client.query(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`),
      );
      await stop();
    },
  };
}

/** A migrated database of one's own; `drop` removes it, no matter who is still connected. */
export async function createTestDatabase(
  cluster: TestCluster,
  workerId: string | number,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `${cluster.template.replace('template', 'test')}_${workerId}`;
  const remove = `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`;
  await asAdmin(cluster.url, async (client) => {
    await client.query(remove);
    await client.query(`CREATE DATABASE "${name}" TEMPLATE ${cluster.template}`);
  });
  return {
    url: urlOf(cluster.url, name),
    drop: () => asAdmin(cluster.url, (client) => client.query(remove)).then(() => {}),
  };
}

const free: { url: string; drop(): Promise<void> }[] = [];

/**
 * An empty migrated database, which its borrower gives back when nothing works in it any more: emptying one is many
 * times quicker than making and dropping one.
 */
export async function borrowTestDatabase(
  cluster: TestCluster,
): Promise<{ url: string; giveBack(): Promise<void> }> {
  const database = free.pop() ?? (await createTestDatabase(cluster, randomUUID().slice(0, 8)));
  return {
    url: database.url,
    async giveBack() {
      await asAdmin(database.url, empty);
      free.push(database);
    },
  };
}

/** Deletes everything but the applied migrations and the setup of the job queue. */
async function empty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE (schemaname = 'public' AND tablename <> 'migrations') OR (schemaname, tablename) = ('jobs', 'job')`,
  );
  // Foreign keys are looked at when the whole statement is done, so the order does not matter.
  const deletions = rows.map(({ name }, at) => `d${at} AS (DELETE FROM ${name})`);
  await client.query(`WITH ${deletions.join(', ')} SELECT`);
}

const folderPrefix = 'zavit-test-';

async function startedCluster(
  options: TestClusterOptions,
): Promise<{ url: string; stop(): Promise<void> }> {
  await sweepLeftClusters();
  const dataDir = mkdtempSync(join(tmpdir(), folderPrefix));
  writeFileSync(join(dataDir, 'owner'), String(process.pid));
  const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const embedded = await startEmbedded({
    dataDir,
    log: silent,
    settings: options.durable ? {} : fast,
  });
  return {
    url: embeddedUrl(embedded.ownerConnection),
    async stop() {
      await embedded.close();
      await stopEmbedded(embedded.place, embedded.binaries);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A run that was killed leaves its cluster behind; the next run ends it. */
async function sweepLeftClusters(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(folderPrefix))) {
    const dataDir = join(tmpdir(), name);
    try {
      if (isAlive(Number(readFileSync(join(dataDir, 'owner'), 'utf8')))) continue;
      const place = placeOf(dataDir);
      await stopEmbedded(place, usableBinaries(place.runner, place.copies));
      rmSync(dataDir, { recursive: true, force: true });
    } catch {
      // It is just being made or removed, or belongs to another user.
    }
  }
}

/** How `DATABASE_URL` names an embedded PostgreSQL, for a program that is to take it for an external one. */
export function embeddedUrl({ user, password, host, port, database }: Connection): string {
  return `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

function urlOf(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

async function asAdmin<Answer>(
  url: string,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
