import type { Browser, Page } from '@playwright/test';
import {
  type Look,
  coldBrowser,
  desktop,
  log,
  longTaskMs,
  newPage,
  phone,
  seenBy,
  settleMs,
  shownAfter,
  slowed,
} from './opened-page.ts';
import type { Client } from './client.ts';
import { type Figure, absolute, inPairs, ratio } from './figures.ts';

/** People, and pages of one chat of 20 messages: the product's and a bare one. */
export interface Opening {
  browser: Browser;
  of: Record<'en' | 'he', { client: Client; url: string }>;
  bareUrl: string;
}

const newest = 'Answer 20.';
const overPaint = `over a bare page's largest paint`;

/** With nothing cached, on a slow machine and a slow network. */
export async function measureFirstLoad({ browser, of, bareUrl }: Opening): Promise<Figure[]> {
  return [
    ...(await firstLoad(browser, desktop, of.en, bareUrl)),
    ...(await firstLoad(browser, phone, of.he, bareUrl)),
  ];
}

async function firstLoad(
  browser: Browser,
  look: Look,
  { client, url }: { client: Client; url: string },
  bareUrl: string,
): Promise<Figure[]> {
  const load = async (address: string) => {
    const { context, page, devtools } = await coldBrowser(browser, client, look);
    const types = new Map<string, string>();
    const asked: number[] = [];
    const arrived: { type: string; at: number; bytes: number }[] = [];
    devtools.on('Network.requestWillBeSent', ({ requestId, timestamp, type = 'Other' }) => {
      types.set(requestId, type);
      asked.push(timestamp);
    });
    devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength: bytes }) => {
      arrived.push({ type: types.get(requestId) ?? 'Other', at: timestamp, bytes });
    });
    await slowed(devtools);
    const readable = await shownAfter(page, address, log, newest);
    await untilComposer(page);
    await page.waitForTimeout(settleMs);
    const seen = await seenBy(page);
    await context.close();
    // The page's own request is the first, and its clock begins with it.
    const composerAt = (asked[0] ?? 0) + seen.composerAt / 1_000;
    const kilobytesOf = (kind: string) =>
      arrived
        .filter(({ type, at }) => type === kind && at <= composerAt)
        .reduce((sum, { bytes }) => sum + bytes / 1_000, 0);
    return {
      script: kilobytesOf('Script'),
      style: kilobytesOf('Stylesheet'),
      requests: asked.filter((at) => at <= composerAt).length,
      readable,
      paint: seen.paint,
      composer: seen.composerAt,
      blocking: seen.tasks.reduce((sum, { length }) => sum + Math.max(0, length - longTaskMs), 0),
    };
  };
  const pairs = await inPairs(
    () => load(url),
    async () => {
      const seen = await load(bareUrl);
      const { paint } = seen;
      return { ...seen, readable: paint, composer: paint, blocking: paint };
    },
  );
  const what = `first load of a chat, ${look.name}`;
  // `npm run check` holds the bytes and the requests (scripts/budgets.ts).
  return [
    absolute(`${what}: JavaScript before the composer`, pairs, 'script', null, 'kB'),
    absolute(`${what}: CSS before the composer`, pairs, 'style', null, 'kB'),
    absolute(`${what}: requests before the composer`, pairs, 'requests', null),
    ratio(`${what}: newest messages readable, ${overPaint}`, pairs, 'readable', { atMost: 3.3 }),
    ratio(`${what}: composer usable, ${overPaint}`, pairs, 'composer', { atMost: 4 }),
    ratio(`${what}: blocking time, ${overPaint}`, pairs, 'blocking', { atMost: 0.8 }),
    ratio(`${what}: largest paint, ${overPaint}`, pairs, 'paint', null),
  ];
}

/**
 * The installed program with a chat that was read before: worker, files and answers are on the disk. The bare page comes
 * from the browser's cache.
 */
export async function measureKeptChat({ browser, of, bareUrl }: Opening): Promise<Figure[]> {
  return [
    ...(await keptChat(browser, desktop, of.en, bareUrl)),
    ...(await keptChat(browser, phone, of.he, bareUrl)),
  ];
}

async function keptChat(
  browser: Browser,
  look: Look,
  { client, url }: { client: Client; url: string },
  bareUrl: string,
): Promise<Figure[]> {
  const { context, page } = await coldBrowser(browser, client, look);
  await shownAfter(page, url, log, newest);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.waitForTimeout(settleMs);
  await page.goto(bareUrl);
  await page.close();
  const open = async (address: string) => {
    const again = await newPage(context);
    await slowed(again.devtools);
    const readable = await shownAfter(again.page, address, log, newest);
    await untilComposer(again.page);
    await again.page.waitForTimeout(settleMs);
    const { paint, composerAt: composer } = await seenBy(again.page);
    await again.page.close();
    return { readable, composer, paint };
  };
  const pairs = await inPairs(
    () => open(url),
    async () => {
      const { paint } = await open(bareUrl);
      return { readable: paint, composer: paint };
    },
  );
  await context.close();
  const what = `an installed, kept chat opened, ${look.name}`;
  const overKept = `${overPaint} from its cache`;
  return [
    ratio(`${what}: newest messages readable, ${overKept}`, pairs, 'readable', { atMost: 2.5 }),
    ratio(`${what}: composer usable, ${overKept}`, pairs, 'composer', null),
  ];
}

async function untilComposer(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (globalThis as unknown as { seen: { composerAt: number } }).seen.composerAt > 0,
  );
}
