import { renameSync } from 'node:fs';
import pg from 'pg';
import { usableBinaries, type Binaries } from './embedded/binaries.ts';
import {
  createCluster,
  majorOf,
  passwordOf,
  resetPassword,
  superuser,
  writePassword,
} from './embedded/cluster.ts';
import { engineOf, placeOf, recordEngine, type Place } from './embedded/place.ts';
import { stopEmbedded } from './embedded/postmaster.ts';
import { Supervisor, type Connection, type SupervisorOptions } from './embedded/supervisor.ts';
import type { Log } from './log.ts';

export interface EmbeddedOptions extends SupervisorOptions {
  dataDir: string;
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
  const supervisor = new Supervisor(place, binaries, password, options);
  try {
    await supervisor.ensureRunning();
    await ensureDatabase(supervisor.connection(superuser, 'postgres'), password);
  } catch (error) {
    await supervisor.stopUnlessShared();
    throw error;
  }
  const stopWatching = supervisor.watch();
  return {
    place,
    binaries,
    connection: supervisor.connection('zavit', 'zavit'),
    ownerConnection: supervisor.connection(superuser, 'postgres'),
    async close() {
      await stopWatching();
      await supervisor.stopUnlessShared();
    },
  };
}

async function ensureCluster(place: Place, binaries: Binaries, log: Log): Promise<void> {
  const engine = engineOf(place.dataDir);
  if (
    !engine &&
    place.base !== place.dataDir &&
    passwordOf(place) === undefined &&
    majorOf(place.cluster)
  ) {
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
    log.warn(
      { cluster: place.cluster },
      'PostgreSQL cannot enter the data folder; its cluster is in a system folder',
    );
  }
}

/** A data folder that was emptied starts empty; its cluster in the system folder is kept under another name. */
async function setAside(place: Place, binaries: Binaries, log: Log): Promise<void> {
  if (!(await stopEmbedded(place, binaries)))
    throw new Error(`The database in ${place.cluster} does not stop.`);
  const kept = `${place.cluster}.left-${Date.now()}`;
  renameSync(place.cluster, kept);
  log.warn({ kept }, 'the data folder is new; an earlier database of that folder was kept');
}

async function replacedPassword(place: Place, binaries: Binaries): Promise<string> {
  if (!(await stopEmbedded(place, binaries)))
    throw new Error(`The database in ${place.cluster} does not stop.`);
  const password = writePassword(place);
  await resetPassword(place, binaries, place.cluster, password);
  return password;
}

/** A start that was killed may have left parts of this undone; every start completes it. */
async function ensureDatabase(owner: Connection, password: string): Promise<void> {
  const client = new pg.Client(owner);
  client.on('error', () => {});
  await client.connect();
  try {
    // Two programs may start at once.
    await client.query(`SELECT pg_advisory_lock(hashtext('zavit start'))`);
    const { rows: roles } = await client.query(`SELECT FROM pg_roles WHERE rolname = 'zavit'`);
    await client.query(
      `${roles.length === 0 ? 'CREATE' : 'ALTER'} ROLE zavit LOGIN PASSWORD '${password}'`,
    );
    const { rows: databases } = await client.query(
      `SELECT FROM pg_database WHERE datname = 'zavit'`,
    );
    if (databases.length === 0) await client.query('CREATE DATABASE zavit OWNER zavit');
  } finally {
    await client.end();
  }
}
