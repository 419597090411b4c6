import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { killUnderLoad } from './kill-load.ts';
import { startProgram } from './process.ts';

test('kill -9 during writes: acknowledged messages exist once, in order, and reached everybody', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'zavit-kill-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const report = await killUnderLoad({
    start: () =>
      startProgram({
        DATA_DIR: dataDir,
        PUBLIC_URL: 'http://zavit.test',
        RATE_LIMITS: 'off',
      }),
    kills: 6,
    afterMs: [200, 900],
  });
  const { lost, doubled, disorder, mismatched } = report;
  expect({ lost, doubled, disorder, mismatched }).toEqual({
    lost: [],
    doubled: [],
    disorder: [],
    mismatched: [],
  });
  expect(report.acknowledged).toBeGreaterThan(20);
  expect(report.backMs).toHaveLength(6);
}, 240_000);
