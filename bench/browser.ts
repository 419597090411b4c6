import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
  chromium,
} from '@playwright/test';
import { browserPath } from '../scripts/browser.ts';
import { type Client, newClient } from './client.ts';
import { type Figure, absolute, inPairs, ratio } from './figures.ts';
import { type Running, startBare, startModel, startProduct } from './program.ts';
import { seedLongChat } from './seed.ts';

const slowdown = 4;
const network = {
  offline: false,
  latency: 40,
  downloadThroughput: 10_000_000 / 8,
  uploadThroughput: 10_000_000 / 8,
};
const settleMs = 2_500;
const longTaskMs = 50;
const log = 'main [role="log"]';

/** A browser's cost of a first load, of a streamed answer and of long conversations. */
export async function measureBrowser(): Promise<Figure[]> {
  await using model = await startModel('markdown');
  await using relay = await startBare('relay', [model.url]);
  await using bare = await startBare('page');
  await using product = await startProduct(model.settings);
  await using browser = await launchBrowser();
  const client = await newClient(product.url);
  const urlOf = async (messages: number) =>
    `${product.url}/chat/${await seedLongChat(product.dataDir, client.user.id, messages)}`;
  const [short, middle, long] = [await urlOf(20), await urlOf(500), await urlOf(5_000)];
  return [
    ...(await firstLoad(browser, client, short, `${bare.url}/20`)),
    ...(await streamedAnswer(browser, product, client, relay.url)),
    ...(await longConversations(browser, client, { middle, long, bare: `${bare.url}/500` })),
  ];
}

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

interface Opened {
  context: BrowserContext;
  page: Page;
  devtools: CDPSession;
}

/** A signed-in browser with nothing cached, which notes paints and long tasks from the beginning. */
export async function coldBrowser(browser: Browser, client: Client): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  });
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
      const composer = document.querySelector('main textarea');
      if (composer && composer.getBoundingClientRect().height > 0)
        seen.composerAt = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, client.token);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable');
  return { context, page, devtools };
}

interface Seen {
  paint: number;
  composerAt: number;
  tasks: { start: number; length: number }[];
}

const seenBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

/** Milliseconds from the beginning of a page until a text is in the part that the selector finds. */
export async function shownAfter(
  page: Page,
  url: string,
  selector: string,
  text: string,
): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  const at = await page.waitForFunction(
    ([part, wanted]) =>
      document.querySelector(part)?.textContent?.includes(wanted) ? performance.now() : false,
    [selector, text] as const,
  );
  return (await at.jsonValue()) as number;
}

/** With nothing cached, on a slow machine and a slow network. */
async function firstLoad(
  browser: Browser,
  client: Client,
  url: string,
  bareUrl: string,
): Promise<Figure[]> {
  const load = async (address: string) => {
    const { context, page, devtools } = await coldBrowser(browser, client);
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
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const readable = await shownAfter(page, address, log, 'Answer 20.');
    await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.composerAt > 0);
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
  const what = 'first load of a chat';
  const overPaint = `over a bare page's largest paint`;
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

async function taskMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

async function streamedAnswer(
  browser: Browser,
  product: Running,
  client: Client,
  bareUrl: string,
): Promise<Figure[]> {
  const watched = async (url: string, answer: (page: Page) => Promise<unknown>) => {
    const { context, page, devtools } = await coldBrowser(browser, client);
    await page.goto(url);
    await page.locator('main textarea').waitFor();
    await page.waitForTimeout(settleMs);
    const before = await taskMs(devtools);
    const since = await page.evaluate(() => performance.now());
    await answer(page);
    await page.waitForTimeout(500);
    const busy = (await taskMs(devtools)) - before;
    const { tasks } = await seenBy(page);
    await context.close();
    return { busy, longTasks: tasks.filter(({ start }) => start > since).length };
  };
  const pairs = await inPairs(
    async () => {
      const { id } = await client.newChat();
      return watched(`${product.url}/chat/${id}`, async () => {
        const ended = client.ended(id);
        await client.send(id, 'Read both offers with me');
        await ended;
      });
    },
    () => watched(bareUrl, (page) => page.evaluate('read()')),
  );
  const what = 'streamed answer of 400 tokens';
  return [
    ratio(`${what}: main thread over a page that appends the text`, pairs, 'busy', null),
    absolute(`${what}: tasks over ${longTaskMs} ms`, pairs, 'longTasks', null),
  ];
}

async function longConversations(
  browser: Browser,
  client: Client,
  urls: { middle: string; long: string; bare: string },
): Promise<Figure[]> {
  const open = async (url: string, last: string) => {
    const { context, page, devtools } = await coldBrowser(browser, client);
    const shown = await shownAfter(page, url, log, last);
    await page.waitForTimeout(settleMs);
    await devtools.send('HeapProfiler.collectGarbage');
    const used = await page.evaluate(
      () =>
        (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
    );
    await context.close();
    return { shown, megabytes: used / 1_000_000 };
  };
  const middle = () => open(urls.middle, 'Answer 500.');
  const overBare = await inPairs(middle, () => open(urls.bare, 'Answer 500.'));
  const longOverMiddle = await inPairs(() => open(urls.long, 'Answer 5000.'), middle);
  const what = 'conversation of 500 messages';
  return [
    ratio(`${what}: last one shown, over a bare page of as many`, overBare, 'shown', null),
    ratio(`${what}: heap, over that of a bare page`, overBare, 'megabytes', { atMost: 11 }, 'MB'),
    ratio('conversation of 5,000 messages: over one of 500', longOverMiddle, 'shown', {
      atMost: 1.3,
    }),
  ];
}
