import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { dataFolder } from '#db/embedded/testing.ts';
import { startProgram } from './process.ts';

test.runIf(process.platform === 'linux')(
  'a start gives the allocator its settings and stays the same process',
  async () => {
    const { dataDir, remove } = dataFolder();
    onTestFinished(remove);
    const program = await startProgram({ DATA_DIR: dataDir });
    const environment = readFileSync(`/proc/${program.pid}/environ`, 'utf8').split('\0');
    expect(environment).toEqual(
      expect.arrayContaining([
        'MALLOC_ARENA_MAX=2',
        'MALLOC_MMAP_THRESHOLD_=131072',
        'MALLOC_TRIM_THRESHOLD_=131072',
      ]),
    );
  },
  90_000,
);
