import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runChecks } from './check.ts';
import { runCommand } from './command.ts';
import { folderInMemory } from './memory-folder.ts';

const inMemory = folderInMemory();
if (inMemory) process.env.TMPDIR = inMemory;
const reports = mkdtempSync(path.join(tmpdir(), 'zavit-reports-'));
const total = { passed: 0, failed: 0, skipped: 0 };
let flaky = 0;

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });

try {
  announce('check');
  total.failed += (await runChecks()).failed;

  announce('unit and API tests');
  add(await runVitest([], { TEST_DATABASE_URL: '' }));

  const external = process.env.TEST_DATABASE_URL?.trim();
  if (external) {
    announce('database tests on TEST_DATABASE_URL');
    // Tests that depend on the server's version: migrations, locks, parallel changes, the order of versions.
    // The rest ran above.
    const ofDatabase = [
      'db/migrate',
      'server/features/account/refresh',
      'server/features/billing/usage',
      'server/features/chats/chat',
      'server/features/sending',
      'server/platform/live/resume',
    ];
    add(await runVitest(ofDatabase, { TEST_DATABASE_URL: external }));
  }

  announce('pages');
  if ((await buildPages()) && !values.quick) {
    announce('browser tests');
    await runBrowserTests();
  }
} finally {
  for (const folder of [reports, ...(inMemory ? [inMemory] : [])])
    rmSync(folder, { recursive: true, force: true });
}

const { passed, failed, skipped } = total;
if (failed > 0 || passed === 0) process.exitCode = 1;
if (flaky > 0)
  console.log(
    `\nBrowser tests that passed only the second time: ${flaky}. Each is a defect to find.`,
  );
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);

function announce(what: string): void {
  console.log(`\n── ${what}`);
}

function add(counts: Counts): void {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}

async function runVitest(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<Counts> {
  const file = path.join(reports, 'vitest.json');
  rmSync(file, { force: true });
  const report = [
    '--reporter=default',
    '--reporter=json',
    '--reporter=./scripts/second-tries.ts',
    `--outputFile.json=${file}`,
  ];
  const { ok } = await runCommand('vitest', ['run', ...args, ...report], {
    show: true,
    environment,
  });
  return countsOf(ok, () => {
    const answer = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
    const brokenFiles = answer.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    );
    return {
      passed: answer.numPassedTests,
      failed: answer.numFailedTests + brokenFiles.length,
      skipped: answer.numPendingTests + answer.numTodoTests,
    };
  });
}

async function runBrowserTests(): Promise<void> {
  const { browserForTests } = await import('./browser.ts');
  const browser = await browserForTests();
  if (!browser) {
    console.error('No Chromium was found and none could be installed: set CHROMIUM_PATH to one.');
    total.failed += 1;
    return;
  }
  const file = path.join(reports, 'playwright.json');
  const { ok } = await runCommand('playwright', ['test', '--reporter=list,json'], {
    show: true,
    environment: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  add(
    countsOf(ok, () => {
      const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
      ({ flaky } = stats);
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + errors.length,
        skipped: stats.skipped,
      };
    }),
  );
}

async function buildPages(): Promise<boolean> {
  try {
    const { buildWebIfStale } = await import('./build.ts');
    await buildWebIfStale();
    return true;
  } catch (error) {
    console.error(error);
    total.failed += 1;
    return false;
  }
}

/** A suite that ends badly has at least one failure, also where its report is missing or says otherwise. */
function countsOf(ok: boolean, read: () => Counts): Counts {
  let counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    counts = read();
  } catch {
    return { ...counts, failed: 1 };
  }
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}
