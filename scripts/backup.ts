import { statSync } from 'node:fs';
import path from 'node:path';
import { backUpWhole, restoreWhole } from '../db/backup-whole.ts';
import type { Log } from '../db/log.ts';
import { configSchema } from '../server/config.ts';

const bytesPerMegabyte = 1_000_000;

const log: Log = {
  info: () => undefined,
  warn: (_fields, message) => console.warn(message),
  error: (_fields, message) => console.error(message),
};

export interface BackupCommand {
  backup?: string | undefined;
  restore?: string | undefined;
  force: boolean;
}

/** Backs up or restores DATA_DIR, and prints the result in one sentence. */
export async function runBackupCommand({ backup, restore, force }: BackupCommand): Promise<void> {
  try {
    if (backup !== undefined && restore !== undefined)
      throw new Error('--backup and --restore are two commands: choose one.');
    const dataDir = dataFolder();
    if (backup !== undefined) await backUpTo(dataDir, path.resolve(backup));
    if (restore !== undefined) await restoreFrom(dataDir, path.resolve(restore), force);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

async function backUpTo(dataDir: string, file: string): Promise<void> {
  await backUpWhole({ dataDir, file, log });
  const megabytes = (statSync(file).size / bytesPerMegabyte).toFixed(1);
  console.log(`Backed up ${dataDir} to ${file} (${megabytes} MB).`);
  console.log('It holds what people wrote and what signs them in: keep it as safe as DATA_DIR.');
}

async function restoreFrom(dataDir: string, file: string, force: boolean): Promise<void> {
  const replaced = await restoreWhole({ dataDir, file, force });
  console.log(`Restored ${file} into ${dataDir}; npm start opens it.`);
  for (const kept of replaced) console.log(`What it replaced is kept: ${kept}`);
}

/** Only two settings matter here, so that a command does not make secrets or want a mail server. */
function dataFolder(): string {
  const present = Object.fromEntries(
    ['DATA_DIR', 'DATABASE_URL'].flatMap((name) => {
      const value = process.env[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const settings = configSchema.pick({ DATA_DIR: true, DATABASE_URL: true }).parse(present);
  if (settings.DATABASE_URL !== undefined) {
    throw new Error(
      'DATABASE_URL is set: back that database up with its own tools (pg_dump), and copy DATA_DIR/secrets and DATA_DIR/files.',
    );
  }
  return path.resolve(settings.DATA_DIR);
}
