import type { Page } from '@playwright/test';
import { coldBrowser, launchBrowser, shownAfter } from './opened-page.ts';
import { newClient } from './client.ts';
import { type Figure, inPairs, quantile, ratio } from './figures.ts';
import { startBare, startProduct } from './program.ts';
import { seedChats, seedFolders, seedLongChat } from './seed.ts';

const chatCount = 5_000;
const messageCount = 50_000;
const inFolders = { folders: 200, chats: 2_000 };
const frameMaxMs = 20;
const scrolledMs = 5_000;
const chatRows = '[data-scrolls] a[href^="/chat/"]';
/** Pixels of one turn of the wheel, and how often it turns. */
const wheel = { pixels: 400, everyMs: 50 };

/** Whether lists stay smooth: 5,000 chats, and a conversation of 50,000 messages read backwards. */
export async function measureScrolling(): Promise<Figure[]> {
  await using product = await startProduct({});
  await using bare = await startBare('page');
  await using browser = await launchBrowser();
  const client = await newClient(product.url);
  const long = await seedLongChat(product.dataDir, client.user.id, messageCount);
  await seedChats(product.dataDir, client.user.id, chatCount);
  const { page } = await coldBrowser(browser, client);
  await page.goto(`${product.url}/chat`);
  await page.locator(chatRows).first().waitFor();
  const list = await scrolledInPairs(`list of ${chatCount} chats`, {
    page,
    selector: '[data-scrolls]',
    bareUrl: `${bare.url}/${chatCount}`,
  });
  await page.goto(`${product.url}/chat/${long}`);
  await page.getByText(`Answer ${messageCount}.`).waitFor();
  const conversation = await scrolledInPairs(`conversation of ${messageCount} messages`, {
    page,
    selector: 'main [role="log"]',
    bareUrl: `${bare.url}/${messageCount}`,
    directions: [-1],
  });
  return [...list, ...conversation];
}

/** The cost of 200 open folders with 2,000 chats beside the list. */
export async function measureFolders(): Promise<Figure[]> {
  await using product = await startProduct({});
  await using bare = await startBare('page');
  await using browser = await launchBrowser();
  const client = await newClient(product.url);
  const { chatIds } = await seedChats(product.dataDir, client.user.id, inFolders.chats);
  const ids = await seedFolders(product.dataDir, client.user.id, chatIds, inFolders.folders);
  const open = async (url: string, text: string) => {
    const { context, page } = await coldBrowser(browser, client);
    await context.addInitScript((opened) => {
      localStorage.setItem('open_folders', JSON.stringify({ all: true, ids: opened }));
    }, ids);
    return { page, shown: await shownAfter(page, url, 'body', text) };
  };
  const openOurs = () => open(`${product.url}/chat`, `Folder ${inFolders.folders}`);
  const bareUrl = `${bare.url}/${inFolders.chats}`;
  const closed = async ({ page, shown }: Awaited<ReturnType<typeof open>>) => {
    await page.context().close();
    return { shown };
  };
  const pairs = await inPairs(
    async () => closed(await openOurs()),
    async () => closed(await open(bareUrl, `Answer ${inFolders.chats}.`)),
  );
  const { page } = await openOurs();
  const what = `${inFolders.folders} open folders with ${inFolders.chats} chats`;
  return [
    ratio(`${what}: shown, over a bare page`, pairs, 'shown', null),
    ...(await scrolledInPairs(what, { page, selector: '[data-scrolls]', bareUrl })),
  ];
}

/** The frames of what the selector finds, over those of a bare page in the same browser. */
export async function scrolledInPairs(
  what: string,
  {
    page,
    selector,
    bareUrl,
    directions = [1],
  }: { page: Page; selector: string; bareUrl: string; directions?: readonly (1 | -1)[] },
): Promise<Figure[]> {
  const plain = await page.context().newPage();
  await plain.goto(bareUrl);
  if (directions[0] === -1)
    await plain.locator('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
  const smoothness = async (of: Page, part: string) => {
    const frames: number[] = [];
    await of.bringToFront();
    for (const direction of directions) frames.push(...(await scrolled(of, part, direction)));
    const quick = frames.filter((ms) => ms <= frameMaxMs).length / frames.length;
    return { quick: 100 * quick, p99: quantile(frames, 0.99) };
  };
  const pairs = await inPairs(
    () => smoothness(page, selector),
    () => smoothness(plain, 'main'),
  );
  await plain.close();
  return [
    ratio(
      `${what}, scrolled: share of frames within ${frameMaxMs} ms, over a bare page`,
      pairs,
      'quick',
      { atLeast: 0.95 },
      '%',
    ),
    ratio(`${what}, scrolled: 99th percentile of frames, over a bare page`, pairs, 'p99', null),
  ];
}

/** Lengths of the frames, in milliseconds, while the wheel turns over what the selector finds. */
async function scrolled(page: Page, selector: string, direction: 1 | -1): Promise<number[]> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`nothing to scroll at ${selector}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(() => {
    const frames: number[] = [];
    const watched: Watched = { frames, isOver: false };
    Object.assign(globalThis, { watched });
    let before = performance.now();
    const look = (now: number) => {
      frames.push(now - before);
      before = now;
      if (!watched.isOver) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const begun = Date.now(); Date.now() - begun < scrolledMs;) {
    await page.mouse.wheel(0, direction * wheel.pixels);
    await page.waitForTimeout(wheel.everyMs);
  }
  return page.evaluate(() => {
    const { watched } = globalThis as unknown as { watched: Watched };
    watched.isOver = true;
    return watched.frames;
  });
}

interface Watched {
  frames: number[];
  isOver: boolean;
}
