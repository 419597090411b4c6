// JavaScript, so that any Node understands it, and because a first file in TypeScript would load the
// stripper of types before the cache of stripped sources is there, and keep its 10 MB.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';

const nodeMajorMin = 24;
const parentLookEveryMs = 500;

/** Keeps the stripped and compiled sources, so that later starts spend neither time nor memory on it. */
const compiledFolder = path.resolve(import.meta.dirname, '../node_modules/.cache/compiled');

/**
 * The heap for young objects grows while the program is loaded and would keep that size; without this
 * bound an idle server holds 150 MB that nobody uses. server/spent-memory.ts takes it away.
 */
const loadingFlag = '--semi-space-growth-factor=1';

/**
 * glibc reads these once, before the program runs. Its default keeps a heap for every thread, and what
 * decoding pictures needed in them: after a hundred pictures twice the memory stays.
 */
const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

if (process.env.npm_lifecycle_event) endWithParent();
if (Number.parseInt(process.versions.node, 10) < nodeMajorMin) startUnderOwnNode();
else {
  chooseAllocator();
  setFlagsFromString(loadingFlag);
  module.enableCompileCache(compiledFolder);
  const { startZavit } = await import('./start-zavit.ts');
  await startZavit();
}

/** The same process begins again, with the settings; not where somebody set them, or talks to it by a channel. */
function chooseAllocator() {
  const isSet = Object.keys(allocator).some((name) => process.env[name] !== undefined);
  if (process.platform !== 'linux' || isSet || process.channel || !process.execve) return;
  process.execve(
    process.execPath,
    [process.execPath, ...process.execArgv, ...process.argv.slice(1)],
    { ...process.env, ...allocator },
  );
}

/** npm passes a signal on to its shell alone, and a shell that it ends leaves us behind. */
function endWithParent() {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, parentLookEveryMs);
  looking.unref();
}

/** npm brings Node 24 along; a start past npm may run under the system's older one. */
function startUnderOwnNode() {
  const name = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const modules = path.resolve(import.meta.dirname, '..', 'node_modules');
  const own = [`node-${name}-${process.arch}`, `node-bin-${name}-${process.arch}`]
    .map((folder) => path.join(modules, folder, 'bin', program))
    .find((file) => existsSync(file));
  if (!own) {
    console.error(
      `Zavit needs Node ${nodeMajorMin} and this is ${process.version}: run npm install, which brings it, or install Node ${nodeMajorMin}.`,
    );
    process.exit(1);
  }
  const child = spawn(own, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 1));
}
