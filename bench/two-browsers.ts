import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { api } from '#contract/index.ts';
import { coldBrowser, launchBrowser } from './opened-page.ts';
import { type Client, newClient, post } from './client.ts';
import { type Crowd, listening, newCrowd, openAll } from './crowd.ts';
import { type Figure, inPairs, quantile, ratio } from './figures.ts';
import { type Running, startBare, startProduct } from './program.ts';

const messages = 20;
const otherChats = 200;
/** Each of the other chats has a message this often, and somebody who listens. */
const otherEveryMs = 10_000;

/** Two people in two browsers, while two hundred other chats go on. */
export async function measureTwoBrowsers(): Promise<Figure[]> {
  await using product = await startProduct();
  await using browser = await launchBrowser();
  await using bare = await startBare('broadcast');
  const others = new AbortController();
  try {
    const crowd = await newCrowd(product, otherChats * 2);
    await talkOn(product, crowd, others.signal);
    const [writer, reader] = [await newClient(product.url), await newClient(product.url)];
    const url = await chatOf(product, writer, reader);
    const pages = (at: string) =>
      Promise.all([opened(browser, at, writer), opened(browser, at, reader)]);
    const [ours, plain] = [await pages(url), await pages(bare.url)];
    const pairs = await inPairs(
      () => enterToVisible(...ours),
      () => enterToVisible(...plain),
    );
    await crowd.close();
    const what = 'two browsers, 200 other active chats: Enter to visible';
    return [ratio(`${what}, 95th percentile over two bare pages`, pairs, 'p95', null)];
  } finally {
    others.abort();
  }
}

async function talkOn(product: Running, crowd: Crowd, signal: AbortSignal): Promise<void> {
  const { people } = crowd;
  for (let at = 0; at < otherChats; at++) {
    const chatId = await crowd.group(2 * at, 2);
    const speaker = people[2 * at];
    if (!speaker) throw new Error('a crowd has people');
    const talk = () => {
      if (signal.aborted) return;
      void post(product.url + api.messages.sendUser.path.replace(':id', chatId), speaker.token, {
        message: 'And then we went on along the river until it was dark.',
        client_id: randomUUID(),
      }).catch(() => undefined);
      setTimeout(talk, otherEveryMs).unref();
    };
    setTimeout(talk, Math.random() * otherEveryMs).unref();
  }
  const listeners = people.filter((_, at) => at % 2 === 1);
  await openAll(listeners, (someone) => listening(product.url, someone, () => undefined));
}

async function chatOf(product: Running, writer: Client, reader: Client): Promise<string> {
  const { chat } = await post<{ chat: { id: string } }>(
    product.url + api.chat.create.path,
    writer.token,
    { chat_type: 'US', participants: [reader.user.username] },
  );
  const accepted = product.url + api.members.accept.path.replace(':id', chat.id);
  await post(accepted, reader.token, {}, api.members.accept.method);
  return `${product.url}/chat/${chat.id}`;
}

async function enterToVisible(one: Page, other: Page): Promise<{ p95: number }> {
  await other.evaluate(watchForMarkers);
  const took: number[] = [];
  while (took.length < messages) {
    const marker = `m${took.length}x${randomUUID().slice(0, 8)}`;
    await one.locator('main textarea').fill(`The light is on the other side ${marker}`);
    await one.evaluate(noteEnter);
    await one.keyboard.press('Enter');
    const seen = await other.waitForFunction(
      (wanted) => (globalThis as unknown as Watching).seenAt.get(wanted),
      marker,
    );
    const enteredAt = await one.evaluate(() => (globalThis as unknown as Watching).enteredAt);
    took.push(((await seen.jsonValue()) ?? 0) - enteredAt);
    await one.waitForTimeout(100);
  }
  return { p95: quantile(took, 0.95) };
}

interface Watching {
  enteredAt: number;
  seenAt: Map<string, number>;
}

/** One clock for both pages: they run on one machine. */
function noteEnter(): void {
  window.addEventListener(
    'keydown',
    () => {
      Object.assign(globalThis, { enteredAt: performance.timeOrigin + performance.now() });
    },
    { capture: true, once: true },
  );
}

/** A marker counts as seen in the first frame that is painted with it. */
function watchForMarkers(): void {
  const seenAt = new Map<string, number>();
  Object.assign(globalThis, { seenAt });
  new MutationObserver(() => {
    const text = document.querySelector('main [role="log"]')?.textContent ?? '';
    for (const [marker] of text.slice(-2_000).matchAll(/m\d+x[0-9a-f]{8}/gu)) {
      if (seenAt.has(marker)) continue;
      seenAt.set(marker, 0);
      requestAnimationFrame(() => seenAt.set(marker, performance.timeOrigin + performance.now()));
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

async function opened(browser: Browser, url: string, client: Client): Promise<Page> {
  const { page } = await coldBrowser(browser, client);
  await page.goto(url);
  await page.locator('main textarea').waitFor();
  return page;
}
