import { defineConfig } from '@playwright/test';
import { browserArguments } from './e2e/browser-arguments.ts';
import { browserPath } from './scripts/browser.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
const mobile = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * A test runs once: in English on a desktop, or tagged `@phone` in Hebrew on a phone. Where the direction or the size
 * changes what is checked it is tagged `@both`, and one short way through the product `@everywhere`.
 */
const everywhere = /@everywhere/;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/products.ts',
  outputDir: 'test-results',
  // One picture for every machine: the letters are ours, and few other pixels are let pass.
  snapshotPathTemplate: 'e2e/looks/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Much of a test is waiting, so that two processors serve three of them.
  workers: 3,
  // On a shared machine up to twice more; what passes only then is counted apart and named.
  retries: process.env.CI ? 2 : 0,
  // For what never comes; a shared machine may stall for long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    // Pictures of every moment would take a third of the run; the pages themselves are kept.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    // Every device of every test would first copy the program; tests of the installed program allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: browserPath(), args: browserArguments },
  },
  projects: [
    { name: 'en-desktop', use: { ...desktop, locale: 'en-US' }, grepInvert: /@phone/ },
    {
      name: 'he-mobile',
      use: { ...mobile, locale: 'he-IL' },
      grep: /@phone|@both|@everywhere/,
    },
    { name: 'en-mobile', use: { ...mobile, locale: 'en-US' }, grep: everywhere },
    { name: 'he-desktop', use: { ...desktop, locale: 'he-IL' }, grep: everywhere },
  ],
});
