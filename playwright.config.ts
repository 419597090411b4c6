import { defineConfig } from '@playwright/test';
import { browserPath } from './scripts/browser.ts';

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Drawing without a graphics card is quicker than pretending to have one.
  '--disable-gpu',
  // A microphone that beeps, and nobody to ask whether it may be used.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  // Two hosts of one site, for the pages and for the API.
  '--host-resolver-rules=MAP *.zavit.test 127.0.0.1',
];

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
    launchOptions: {
      executablePath: browserPath(),
      args: process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet,
    },
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
