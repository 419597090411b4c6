import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{contract,content,db,i18n,scripts,server,web}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', 'data/**'],
    globalSetup: ['db/testing.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 30_000,
    // A shared machine stalls now and then; what fails twice has failed.
    retry: process.env.CI ? 1 : 0,
  },
});
