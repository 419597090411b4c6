import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startEmbedded } from '../embedded.ts';
import { usableBinaries } from './binaries.ts';
import { placeOf } from './place.ts';
import { stopEmbedded } from './postmaster.ts';
import type { Runner } from './runner.ts';

/** A data folder for one test, by default reachable by every user; `remove` ends what runs in it. */
export function dataFolder(parentMode = 0o755): { dataDir: string; remove(): Promise<void> } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'zavit-data-')));
  chmodSync(folder, parentMode);
  const dataDir = join(folder, 'data');
  return {
    dataDir,
    async remove() {
      const place = placeOf(dataDir);
      await stopEmbedded(place, usableBinaries(place.runner, place.copies));
      rmSync(folder, { recursive: true, force: true });
      if (place.base !== place.dataDir) rmSync(place.base, { recursive: true, force: true });
    },
  };
}

let started: Promise<string> | undefined;

/** A data folder after its first start and stop: for tests that are not about the first start. */
export async function startedDataFolder(): Promise<{ dataDir: string; remove(): Promise<void> }> {
  started ??= startOnce();
  const made = dataFolder();
  const { status } = spawnSync('cp', ['-a', await started, made.dataDir]);
  if (status !== 0) throw new Error(`${made.dataDir} could not be copied.`);
  return made;
}

async function startOnce(): Promise<string> {
  const { dataDir } = dataFolder();
  process.once('exit', () => rmSync(dirname(dataDir), { recursive: true, force: true }));
  const log = { info() {}, warn() {}, error() {} };
  await (await startEmbedded({ dataDir, log })).close();
  return dataDir;
}

/** A migrations folder as drizzle-kit writes it, with the given statements by name. */
export function migrationsFolder(parent: string, migrations: Record<string, string>): string {
  const folder = join(parent, `migrations-${Math.random().toString(36).slice(2)}`);
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const entries = Object.keys(migrations).map((tag, idx) => ({
    idx,
    tag,
    when: idx,
    breakpoints: true,
  }));
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  for (const [tag, text] of Object.entries(migrations))
    writeFileSync(join(folder, `${tag}.sql`), text);
  return folder;
}

export interface Program {
  child: ChildProcess;
  /** All printed lines. */
  lines: string[];
  /** Resolves at the first line that begins so; rejects with what was printed when it ends before. */
  line(beginning: string): Promise<string>;
  ended: Promise<number | null>;
}

/** A process of its own that opens the database and then runs `body`, in which `database` and `print` are known. */
export function startProgram(
  dataDir: string,
  body: string,
  options: { runner?: Runner; migrations?: string } = {},
): Program {
  const source = `
    import { openDatabase } from ${JSON.stringify(new URL('../open.ts', import.meta.url).href)};
    const print = (line) => process.stdout.write(line + '\\n');
    const log = { info() {}, warn(fields, message) { print('warn ' + message + ' ' + JSON.stringify(fields)); }, error() {} };
    const options = ${JSON.stringify({ dataDir, migrationsFolder: options.migrations })};
    const database = await openDatabase({ ...options, log }).catch((error) => { print('refused ' + error.message); process.exit(1); });
    print('ready');
    ${body}
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options.runner,
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  let complaint = '';
  let rest = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    for (const look of waiting) look();
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return {
    child,
    lines,
    ended,
    line: (beginning) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = lines.find((line) => line.startsWith(beginning));
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        void ended.then(() =>
          reject(new Error(`ended before "${beginning}":\n${lines.join('\n')}\n${complaint}`)),
        );
        look();
      }),
  };
}

/** Keeps writing numbered rows and prints each one after its commit. */
export const writeForEver = `
  await database.pool.query('CREATE TABLE IF NOT EXISTS rows (id text PRIMARY KEY)');
  let next = 0;
  await Promise.all(Array.from({ length: 4 }, async () => {
    for (;;) {
      const id = process.pid + '-' + next++;
      const done = await database.pool.query('INSERT INTO rows VALUES ($1)', [id]).then(() => true, () => false);
      if (done) print('ok ' + id);
    }
  }));
`;

export const acknowledged = (lines: string[]): string[] =>
  lines.filter((line) => line.startsWith('ok ')).map((line) => line.slice(3));

/** The package as npm leaves it when install scripts are off: without its links. */
export function packageCopy(parent: string, packaged: string): string {
  const copy = join(parent, 'package', 'native');
  cpSync(join(packaged, '..', 'package.json'), join(parent, 'package', 'package.json'));
  cpSync(packaged, copy, { recursive: true, filter: (path) => !lstatSync(path).isSymbolicLink() });
  return copy;
}
