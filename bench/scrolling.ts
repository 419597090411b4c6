import type { Page } from '@playwright/test';
import { coldBrowser, launchBrowser } from './browser.ts';
import { newClient } from './client.ts';
import { type Figure, atLeast, atMost, quantile } from './figures.ts';
import { startProduct } from './program.ts';
import { seedChats, seedFolders, seedLongChat } from './seed.ts';

const chatCount = 5_000;
const messageCount = 50_000;
const inFolders = { folders: 200, chats: 2_000 };
export const frameMaxMs = 20;
const scrolledMs = 15_000;
/** Pixels of one turn of the wheel, and how often it turns. */
const wheel = { pixels: 400, everyMs: 50 };

/** Whether lists stay smooth: 5,000 chats, and a conversation of 50,000 messages read backwards. */
export async function measureScrolling(): Promise<Figure[]> {
  const product = await startProduct({});
  const browser = await launchBrowser();
  try {
    const client = await newClient(product.url);
    const long = await seedLongChat(product.dataDir, client.user.id, messageCount);
    await seedChats(product.dataDir, client.user.id, chatCount);
    const { page } = await coldBrowser(browser, product, client);
    await page.goto(`${product.url}/chat`);
    const row = page.locator('[data-scrolls] a[href^="/chat/"]').first();
    await row.waitFor();
    const list = await scrolled(page, '[data-scrolls]', 1);
    await page.goto(`${product.url}/chat/${long}`);
    await page.getByText(`Answer ${messageCount}.`).waitFor();
    const conversation = await scrolled(page, 'main [role="log"]', -1);
    return [
      ...figuresOf(`list of ${chatCount} chats`, list),
      ...figuresOf(`conversation of ${messageCount} messages`, conversation),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** What 200 open folders with 2,000 chats cost whoever has them beside their chats. */
export async function measureFolders(): Promise<Figure[]> {
  const product = await startProduct({});
  const browser = await launchBrowser();
  try {
    const client = await newClient(product.url);
    const { chatIds } = await seedChats(product.dataDir, client.user.id, inFolders.chats);
    const ids = await seedFolders(product.dataDir, client.user.id, chatIds, inFolders.folders);
    const { context, page } = await coldBrowser(browser, product, client);
    await context.addInitScript((opened) => {
      localStorage.setItem('open_folders', JSON.stringify({ all: true, ids: opened }));
    }, ids);
    await page.goto(`${product.url}/chat`, { waitUntil: 'commit' });
    await page
      .getByText(`Folder ${inFolders.folders}`, { exact: true })
      .waitFor({ state: 'attached' });
    const shownMs = await page.evaluate(() => performance.now());
    const list = await scrolled(page, '[data-scrolls]', 1);
    const what = `${inFolders.folders} open folders with ${inFolders.chats} chats`;
    return [atMost(`${what}: shown`, shownMs, 2_000, 'ms', 0), ...figuresOf(what, list)];
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Lengths of the frames, in milliseconds, while the wheel turns over what the selector finds. */
export async function scrolled(
  page: Page,
  selector: string,
  direction: 1 | -1,
  forMs = scrolledMs,
): Promise<number[]> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`nothing to scroll at ${selector}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    let before = performance.now();
    const look = (now: number) => {
      frames.push(now - before);
      before = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const begun = Date.now(); Date.now() - begun < forMs;) {
    await page.mouse.wheel(0, direction * wheel.pixels);
    await page.waitForTimeout(wheel.everyMs);
  }
  return page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
}

function figuresOf(what: string, frames: number[]): Figure[] {
  const quick = frames.filter((ms) => ms <= frameMaxMs).length / frames.length;
  return [
    atLeast(`${what}, scrolled: frames within ${frameMaxMs} ms`, 100 * quick, 95, '%', 1),
    atMost(`${what}, scrolled: 99th percentile of frames`, quantile(frames, 0.99), 50, 'ms', 0),
  ];
}
