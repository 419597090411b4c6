import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { makeCardPictures } from '../server/features/cards/art.ts';
import { root } from './command.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Everything that the built pages depend on. */
const sources = ['web', 'contract', 'dates', 'markdown', 'i18n', 'content'];
const sourceFiles = [
  'package-lock.json',
  'vite.config.ts',
  'scripts/build.ts',
  'scripts/vite-plugins.ts',
];

const built = path.join(root, 'dist', 'web');
/** Says which sources `dist/web` was made of; written last, so half a build never counts. */
const stamp = path.join(root, 'dist', 'web-sources.txt');

/** Whether the built pages are missing or made of other sources. */
export function isWebStale(): boolean {
  return !existsSync(path.join(built, 'index.html')) || stampedHash() !== sourceHash();
}

export async function buildWebIfStale(): Promise<void> {
  if (isWebStale()) await buildWeb(sourceHash());
}

async function buildWeb(hash: string): Promise<void> {
  const { build } = await import('vite');
  // Built aside and moved at the end: a running server and a second build never see half of one.
  const making = `${built}.${process.pid}`;
  try {
    await build({
      configFile: path.join(root, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: making },
    });
    await compressTexts(making);
    await rm(stamp, { force: true });
    await rm(built, { recursive: true, force: true });
    await mkdir(path.dirname(built), { recursive: true });
    await rename(making, built);
    await writeFile(stamp, hash);
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}

/** Puts a .br and a .gz beside every text file, so the server compresses nothing while it runs. */
async function compressTexts(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter(
        (entry) => entry.isFile() && /\.(js|css|svg|json|webmanifest|txt|xml)$/.test(entry.name),
      )
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const text = await readFile(file);
        const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
        const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: text.length };
        await writeFile(`${file}.br`, await brotli(text, { params }));
        await writeFile(`${file}.gz`, await gzip(text, { level: 9 }));
      }),
  );
}

function sourceHash(): string {
  const hash = createHash('sha256');
  const files = globSync([...sources.map((folder) => `${folder}/**/*`), ...sourceFiles], {
    cwd: root,
    withFileTypes: true,
  });
  const names = files
    .filter((file) => file.isFile() && !/\.test\.tsx?$/.test(file.name))
    .map((file) => path.relative(root, path.join(file.parentPath, file.name)))
    .sort();
  for (const name of names) hash.update(`${name}\0`).update(readFileSync(path.join(root, name)));
  return hash.digest('hex');
}

function stampedHash(): string | undefined {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
}

if (import.meta.main) {
  const started = performance.now();
  await buildWeb(sourceHash());
  // A start does not wait for the cards’ pictures: the server makes each when it is first looked at.
  if (!process.argv.includes('--pages')) await makeCardPictures();
  console.log(`dist/web built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
