import { existsSync } from 'node:fs';
import path from 'node:path';
import { budgetReport } from './budgets.ts';
import { root, runCommand } from './command.ts';
import type { CommandResult } from './command.ts';

interface Step {
  name: string;
  run: () => Promise<CommandResult>;
  /** Worth reading also when all is well. */
  alwaysPrints?: true;
}

const folders = [
  'contract',
  'dates',
  'markdown',
  'i18n',
  'content',
  'db',
  'server',
  'web',
  'e2e',
  'bench',
  'scripts',
];

/** Longest first: two run at a time. */
const steps: Step[] = [
  { name: 'types', run: () => runCommand('tsc', ['--noEmit', '--pretty', 'false']) },
  { name: 'lint', run: () => runCommand('oxlint', []) },
  { name: 'unused', run: () => runCommand('knip', ['--no-progress', '--no-config-hints']) },
  {
    name: 'boundaries',
    run: () => runCommand('depcruise', ['--no-progress', ...presentFolders()]),
  },
  { name: 'format', run: () => runCommand('oxfmt', ['--check']) },
  { name: 'docs fresh', run: () => runCommand('node', ['scripts/generate.ts', '--check']) },
  { name: 'docs true', run: () => runCommand('node', ['scripts/documents.ts']) },
  { name: 'budgets', run: () => Promise.resolve(checkedBudgets()), alwaysPrints: true },
];

const parallelSteps = 2;

/** Prints a line per step, and the output of each step that failed or has `alwaysPrints`. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const waiting = [...steps];
  let passed = 0;
  let failed = 0;
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = performance.now();
      const { ok, output } = await step.run();
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${step.name.padEnd(12)}${seconds.padStart(6)} s  ${ok ? 'ok' : 'FAILED'}`);
      if ((!ok || step.alwaysPrints) && output.trim()) console.log(output.trimEnd());
      if (ok) passed += 1;
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: parallelSteps }, work));
  return { passed, failed };
}

function presentFolders(): string[] {
  return folders.filter((folder) => existsSync(path.join(root, folder)));
}

function checkedBudgets(): CommandResult {
  const { broken, notes } = budgetReport();
  const lines = [...broken.map((line) => `  over: ${line}`), ...notes.map((line) => `  ${line}`)];
  return { ok: broken.length === 0, output: lines.join('\n') };
}

if (import.meta.main) {
  const { failed } = await runChecks();
  if (failed > 0) process.exitCode = 1;
}
