import type { Browser, CDPSession, Page } from '@playwright/test';
import { api } from '#contract/index.ts';
import { type Client, newClient, post } from './client.ts';
import { type Figure, absolute, inPairs, ratio } from './figures.ts';
import { measureFirstLoad, measureKeptChat } from './first-load.ts';
import { measureInteractions } from './interactions.ts';
import {
  coldBrowser,
  launchBrowser,
  log,
  longTaskMs,
  seenBy,
  settleMs,
  shownAfter,
} from './opened-page.ts';
import { type Running, startBare, startModel, startProduct } from './program.ts';
import { seedLongChat } from './seed.ts';

/** A browser's cost of a first load, of a streamed answer and of long conversations. */
export async function measureBrowser(): Promise<Figure[]> {
  await using model = await startModel('markdown');
  await using relay = await startBare('relay', [model.url]);
  await using bare = await startBare('page');
  await using product = await startProduct(model.settings);
  await using browser = await launchBrowser();
  const [client, hebrew] = [await newClient(product.url), await newClient(product.url)];
  await post(
    product.url + api.account.updateProfile.path,
    hebrew.token,
    { user: { language: 'he' } },
    api.account.updateProfile.method,
  );
  const urlOf = async (messages: number, { user }: Client = client) =>
    `${product.url}/chat/${await seedLongChat(product.dataDir, user.id, messages)}`;
  const [middle, long] = [await urlOf(500), await urlOf(5_000)];
  const opening = {
    browser,
    of: {
      en: { client, url: await urlOf(20) },
      he: { client: hebrew, url: await urlOf(20, hebrew) },
    },
    bareUrl: `${bare.url}/20`,
  };
  const parts: Record<string, () => Promise<Figure[]>> = {
    'first-load': () => measureFirstLoad(opening),
    kept: () => measureKeptChat(opening),
    interactions: () => measureInteractions(opening),
    streamed: () => streamedAnswer(browser, product, client, relay.url),
    long: () => longConversations(browser, client, { middle, long, bare: `${bare.url}/500` }),
  };
  // `--part=kept` measures one part alone.
  const only = process.argv.find((argument) => argument.startsWith('--part='))?.split('=')[1];
  if (only !== undefined && !(only in parts))
    throw new Error(`There are these parts: ${Object.keys(parts).join(', ')}`);
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries(parts))
    if (only === undefined || only === name) figures.push(...(await measure()));
  return figures;
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
