import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files, mostly because they wait for programs: one of these alone at the end would delay the run. */
const longest = [
  'server/testing/edge-values.test.ts',
  'db/embedded.test.ts',
  'server/testing/kill.test.ts',
  'server/testing/stop.test.ts',
  'server/testing/database-kill.test.ts',
  'server/testing/kill-people.test.ts',
  'server/testing/access.test.ts',
  'server/testing/full-disk.test.ts',
  'server/platform/live/another-node.test.ts',
  'server/testing/backup-command.test.ts',
  'server/platform/live/two-nodes.test.ts',
  'server/features/media/silent-storage.test.ts',
  'db/embedded/runner.test.ts',
  'server/features/account/mail-later.test.ts',
  'server/testing/slow-reader.test.ts',
  'db/backup.test.ts',
];
const betweenLongest = 4;

/** Begins the longest early, each with others beside it that use the processor while it waits. */
class LongestEarly extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      longest.findIndex((name) => moduleId.endsWith(`/${name}`));
    const sorted = await super.sort(files);
    const long = sorted.filter((file) => rank(file) >= 0).toSorted((a, b) => rank(a) - rank(b));
    const order = sorted.filter((file) => rank(file) < 0);
    for (const [at, file] of long.entries())
      order.splice(Math.min(at * (betweenLongest + 1), order.length), 0, file);
    return order;
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{contract,dates,markdown,content,db,i18n,scripts,server,web}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', 'data/**'],
    globalSetup: ['db/testing.ts'],
    pool: 'forks',
    // The files of a worker share what they import and the databases it made: each leaves nothing of its own behind.
    isolate: false,
    maxWorkers: 3,
    sequence: { sequencer: LongestEarly },
    // A shared machine may stall; who passed only then is named and counts as a defect to find.
    retry: process.env['CI'] ? 1 : 0,
    // For what hangs. What must be quick says so itself, and a shared machine may stall for long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
