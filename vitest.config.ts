import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They start programs and wait for them: one of these alone at the end would hold up the run. */
const longest = [
  'db/embedded.test.ts',
  'server/testing/kill.test.ts',
  'server/testing/backup-command.test.ts',
  'db/embedded/runner.test.ts',
  'db/backup.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      longest.some((name) => moduleId.endsWith(`/${name}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{contract,markdown,content,db,i18n,scripts,server,web}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', 'data/**'],
    globalSetup: ['db/testing.ts'],
    pool: 'forks',
    // The files of a worker share what they import and the databases it made: each leaves nothing of its own behind.
    isolate: false,
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // A shared machine may stall; who passed only then is named and counts as a defect to find.
    retry: process.env['CI'] ? 1 : 0,
    // For what hangs. What must be quick says so itself, and a shared machine may stall for long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
