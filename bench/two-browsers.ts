import { randomUUID } from 'node:crypto';
import { type Browser, type Page, chromium } from '@playwright/test';
import { api } from '#contract/index.ts';
import { browserPath } from '../scripts/browser.ts';
import { type Client, newClient, post } from './client.ts';
import { type Crowd, listening, newCrowd, openAll } from './crowd.ts';
import { type Figure, atMost, quantile } from './figures.ts';
import { type Running, startProduct } from './program.ts';

const messages = 60;
const otherChats = 200;
/** Each of the other chats has a message this often, and somebody who listens. */
const otherEveryMs = 10_000;

/** Two people in two browsers, while two hundred other chats go on. */
export async function measureTwoBrowsers(): Promise<Figure[]> {
  const product = await startProduct();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Both windows are looked at.
      '--disable-renderer-backgrounding',
      '--disable-backgrounding-occluded-windows',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  const others = new AbortController();
  try {
    const crowd = await newCrowd(product, otherChats * 2);
    await talkOn(product, crowd, others.signal);
    const took = await enterToVisible(browser, product);
    await crowd.close();
    return [
      atMost(
        'two browsers, 200 other active chats: Enter to visible, 95th percentile',
        quantile(took, 0.95),
        150,
        'ms',
        0,
      ),
    ];
  } finally {
    others.abort();
    await browser.close();
    await product.stop();
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

async function enterToVisible(browser: Browser, product: Running): Promise<number[]> {
  const [writer, reader] = [await newClient(product.url), await newClient(product.url)];
  const { chat } = await post<{ chat: { id: string } }>(
    product.url + api.chat.create.path,
    writer.token,
    { chat_type: 'US', participants: [reader.user.username] },
  );
  await post(
    product.url + api.members.accept.path.replace(':id', chat.id),
    reader.token,
    {},
    api.members.accept.method,
  );
  const one = await opened(browser, product, writer, chat.id);
  const other = await opened(browser, product, reader, chat.id);
  await other.evaluate(watchForMarkers);
  const took: number[] = [];
  for (let sent = 0; sent < messages; sent++) {
    const marker = `m${sent}x${randomUUID().slice(0, 8)}`;
    await one.locator('main textarea').fill(`The light is on the other side ${marker}`);
    await one.evaluate(noteEnter);
    await one.keyboard.press('Enter');
    const seenAt = await other
      .waitForFunction(
        (wanted) => (globalThis as unknown as Watching).seenAt.get(wanted) ?? null,
        marker,
      )
      .then((handle) => handle.jsonValue());
    const enteredAt = await one.evaluate(() => (globalThis as unknown as Watching).enteredAt);
    took.push((seenAt ?? 0) - enteredAt);
    await one.waitForTimeout(100);
  }
  return took;
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

async function opened(
  browser: Browser,
  product: Running,
  client: Client,
  chatId: string,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 800 },
    locale: 'en-GB',
  });
  await context.addInitScript((token) => localStorage.setItem('access_token', token), client.token);
  const page = await context.newPage();
  await page.goto(`${product.url}/chat/${chatId}`);
  await page.locator('main textarea').waitFor();
  return page;
}
