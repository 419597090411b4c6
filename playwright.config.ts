import { defineConfig } from '@playwright/test';
import { browserPath } from './scripts/browser.ts';

const offline = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

const desktop = { viewport: { width: 1440, height: 900 } };
const mobile = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Both languages and both sizes are met by every test once; only these are run in all four. */
const everywhere = /@everywhere/;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: 'list',
  use: {
    trace: 'retain-on-failure',
    actionTimeout: 10_000,
    launchOptions: {
      executablePath: browserPath(),
      args: process.getuid?.() === 0 ? [...offline, '--no-sandbox'] : offline,
    },
  },
  projects: [
    { name: 'en-desktop', use: { ...desktop, locale: 'en-US' } },
    { name: 'he-mobile', use: { ...mobile, locale: 'he-IL' } },
    { name: 'en-mobile', use: { ...mobile, locale: 'en-US' }, grep: everywhere },
    { name: 'he-desktop', use: { ...desktop, locale: 'he-IL' }, grep: everywhere },
  ],
});
