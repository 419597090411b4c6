import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
  chromium,
} from '@playwright/test';
import { browserPath } from '../scripts/browser.ts';
import type { Client } from './client.ts';

const slowdown = 4;
const network = {
  offline: false,
  latency: 40,
  downloadThroughput: 10_000_000 / 8,
  uploadThroughput: 10_000_000 / 8,
};
export const settleMs = 2_500;
export const longTaskMs = 50;
export const log = 'main [role="log"]';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath(),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Every window is looked at.
      '--disable-renderer-backgrounding',
      '--disable-backgrounding-occluded-windows',
      '--enable-precise-memory-info',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}

/** A language and a size of window, as `name` says them. */
export interface Look {
  name: string;
  locale: string;
  viewport: { width: number; height: number };
}

export const desktop: Look = {
  name: 'English at 1440 × 900',
  locale: 'en-GB',
  viewport: { width: 1440, height: 900 },
};
export const phone: Look = {
  name: 'Hebrew at 390 × 844',
  locale: 'he-IL',
  viewport: { width: 390, height: 844 },
};

export interface Opened {
  context: BrowserContext;
  page: Page;
  devtools: CDPSession;
}

/** A signed-in browser with nothing cached, which notes paints and long tasks from the beginning. */
export async function coldBrowser(
  browser: Browser,
  client: Client,
  { locale, viewport }: Look = desktop,
): Promise<Opened> {
  const context = await browser.newContext({ viewport, locale });
  await context.addInitScript((token) => {
    localStorage.setItem('access_token', token);
    const seen = {
      paint: 0,
      tasks: [] as { start: number; length: number }[],
      composerAt: 0,
    };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.paint = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.tasks.push({ start: entry.startTime, length: entry.duration });
    }).observe({ type: 'longtask', buffered: true });
    const look = () => {
      // A painted one can't be used.
      const composer = [...document.querySelectorAll('main textarea')].find(
        (each) => !each.closest('[inert]'),
      );
      if (composer && composer.getBoundingClientRect().height > 0)
        seen.composerAt = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, client.token);
  return { context, ...(await newPage(context)) };
}

/** Another page of the same browser. */
export async function newPage(context: BrowserContext): Promise<Omit<Opened, 'context'>> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable');
  return { page, devtools };
}

/** The processor and the line of a slow phone. */
export async function slowed(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

interface Seen {
  paint: number;
  composerAt: number;
  tasks: { start: number; length: number }[];
}

export const seenBy = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

const lookEveryMs = 50;

/**
 * Milliseconds from the beginning of a page until a text is in the part that the selector finds. The page looks at every
 * frame itself and is only asked for a number: the code by which Playwright waits would be compiled while the page opens.
 */
export async function shownAfter(
  page: Page,
  url: string,
  selector: string,
  text: string,
): Promise<number> {
  await page.addInitScript(
    ([part, wanted]) => {
      const look = () => {
        const isShown = [...document.querySelectorAll(part)].some(
          (each) =>
            each.textContent?.includes(wanted) &&
            each.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        );
        if (isShown) Object.assign(globalThis, { shownAt: performance.now() });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    [selector, text] as const,
  );
  await page.goto(url, { waitUntil: 'commit' });
  const devtools = await page.context().newCDPSession(page);
  for (;;) {
    const { result } = await devtools.send('Runtime.evaluate', {
      expression: 'globalThis.shownAt',
    });
    if (typeof result.value === 'number') {
      await devtools.detach();
      return result.value;
    }
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}
