import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
  chromium,
} from '@playwright/test';
import { browserPath } from '../scripts/browser.ts';
import { type Client, newClient } from './client.ts';
import { type Figure, atMost, beside, median, runs } from './figures.ts';
import { type Running, freePort, startProduct, startScript, stopChild } from './program.ts';
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

/** What a browser spends on a first load, on a streamed answer and on long conversations. */
export async function measureBrowser(): Promise<Figure[]> {
  const modelPort = await freePort();
  const model = await startScript(
    'server/testing/model-server.ts',
    ['--port', String(modelPort), '--mode', 'markdown'],
    modelPort,
    {},
    '/v1/models',
  );
  const product = await startProduct({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'bench',
    AI_BASE_URL: `${model.url}/v1`,
  });
  const browser = await launchBrowser();
  try {
    const client = await newClient(product.url);
    const chats = {
      short: await seedLongChat(product.dataDir, client.user.id, 20),
      middle: await seedLongChat(product.dataDir, client.user.id, 500),
      long: await seedLongChat(product.dataDir, client.user.id, 5_000),
    };
    return [
      ...(await firstLoad(browser, product, client, chats.short)),
      ...(await streamedAnswer(browser, product, client)),
      ...(await longConversations(browser, product, client, chats.middle, chats.long)),
    ];
  } finally {
    await browser.close();
    await product.stop();
    await stopChild(model.child);
  }
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath(),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
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
export async function coldBrowser(
  browser: Browser,
  product: Running,
  client: Client,
): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  });
  await context.addInitScript((token) => {
    localStorage.setItem('access_token', token);
    const seen = {
      first: 0,
      paint: 0,
      tasks: [] as { start: number; length: number }[],
      composerAt: 0,
    };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.paint = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.first = entry.startTime;
    }).observe({ type: 'paint', buffered: true });
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
  first: number;
  paint: number;
  composerAt: number;
  tasks: { start: number; length: number }[];
}

const seenBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

async function firstLoad(
  browser: Browser,
  product: Running,
  client: Client,
  chatId: string,
): Promise<Figure[]> {
  const measured: {
    script: number;
    style: number;
    requests: number;
    first: number;
    paint: number;
    composer: number;
    blocking: number;
  }[] = [];
  for (let run = 0; run < runs; run++) {
    const { context, page, devtools } = await coldBrowser(browser, product, client);
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
    await page.goto(`${product.url}/chat/${chatId}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.composerAt > 0);
    await page.waitForTimeout(settleMs);
    const seen = await seenBy(page);
    // The page's own request is the first, and its clock begins with it.
    const composerAt = (asked[0] ?? 0) + seen.composerAt / 1_000;
    const kilobytesOf = (kind: string) =>
      arrived
        .filter(({ type, at }) => type === kind && at <= composerAt)
        .reduce((sum, { bytes }) => sum + bytes / 1_000, 0);
    measured.push({
      script: kilobytesOf('Script'),
      style: kilobytesOf('Stylesheet'),
      requests: asked.filter((at) => at <= composerAt).length,
      first: seen.first,
      paint: seen.paint,
      composer: seen.composerAt,
      blocking: seen.tasks.reduce((sum, { length }) => sum + Math.max(0, length - longTaskMs), 0),
    });
    await context.close();
  }
  const of = (name: keyof (typeof measured)[number]) => median(measured.map((one) => one[name]));
  return [
    atMost('first load of a chat: JavaScript before the composer', of('script'), 200, 'kB', 0),
    atMost('first load of a chat: CSS before the composer', of('style'), 40, 'kB', 0),
    atMost('first load of a chat: requests before the composer', of('requests'), 25, '', 0),
    atMost('first load of a chat: largest paint', of('paint'), 650, 'ms', 0),
    beside('– the words of the page itself, before the program', of('first'), 'ms', 0),
    atMost('first load of a chat: composer visible', of('composer'), 1_200, 'ms', 0),
    atMost('first load of a chat: total blocking time', of('blocking'), 150, 'ms', 0),
  ];
}

async function taskSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

async function streamedAnswer(
  browser: Browser,
  product: Running,
  client: Client,
): Promise<Figure[]> {
  const spent: number[] = [];
  const longest: number[] = [];
  for (let run = 0; run < runs; run++) {
    const chat = await client.newChat();
    const { context, page, devtools } = await coldBrowser(browser, product, client);
    await page.goto(`${product.url}/chat/${chat.id}`);
    await page.locator('main textarea').waitFor();
    await page.waitForTimeout(settleMs);
    const before = await taskSeconds(devtools);
    const since = await page.evaluate(() => performance.now());
    const ended = client.ended(chat.id);
    await client.send(chat.id, 'Read both offers with me');
    await ended;
    await page.waitForTimeout(500);
    spent.push((await taskSeconds(devtools)) * 1_000 - before * 1_000);
    const { tasks } = await seenBy(page);
    longest.push(
      Math.max(0, ...tasks.filter(({ start }) => start > since).map(({ length }) => length)),
    );
    await context.close();
  }
  return [
    atMost('streamed answer of 400 tokens: main thread', median(spent), 900, 'ms', 0),
    atMost(
      'streamed answer of 400 tokens: longest task (0: none over 50)',
      median(longest),
      longTaskMs,
      'ms',
      0,
    ),
  ];
}

async function longConversations(
  browser: Browser,
  product: Running,
  client: Client,
  middle: string,
  long: string,
): Promise<Figure[]> {
  const shown = { middle: [] as number[], long: [] as number[] };
  const heap: number[] = [];
  const open = async (chatId: string, last: string) => {
    const { context, page, devtools } = await coldBrowser(browser, product, client);
    await page.goto(`${product.url}/chat/${chatId}`, { waitUntil: 'commit' });
    const at = await page.waitForFunction((text) => {
      const found = document.querySelector('main [role="log"]')?.textContent?.includes(text);
      return found ? performance.now() : false;
    }, last);
    const ms = (await at.jsonValue()) as number;
    await page.waitForTimeout(settleMs);
    await devtools.send('HeapProfiler.collectGarbage');
    const used = await page.evaluate(
      () =>
        (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
    );
    await context.close();
    return { ms, megabytes: used / 1_000_000 };
  };
  for (let run = 0; run < runs; run++) {
    const one = await open(middle, 'Answer 500.');
    shown.middle.push(one.ms);
    heap.push(one.megabytes);
    shown.long.push((await open(long, 'Answer 5000.')).ms);
  }
  return [
    atMost('conversation of 500 messages: last one shown', median(shown.middle), 800, 'ms', 0),
    atMost('conversation of 500 messages: heap', median(heap), 12, 'MB'),
    atMost(
      'conversation of 5,000 messages over one of 500',
      median(shown.long) / median(shown.middle),
      1.3,
      '×',
      2,
    ),
  ];
}
