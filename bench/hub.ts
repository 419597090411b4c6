import type { Page } from '@playwright/test';
import { dayIn, monthOf } from '#contract/days.ts';
import { api } from '#contract/index.ts';
import { coldBrowser, launchBrowser } from './opened-page.ts';
import { type Client, newClient } from './client.ts';
import { type Figure, absolute, inPairs, median, ratio } from './figures.ts';
import { startBare, startProduct } from './program.ts';
import { seedMeetings, seedTimeline } from './seed-hub.ts';

const items = 10_000;
const pagesBefore = 40;
const asks = 200;
const meetings = 500;
const slowdown = 4;
const allowedMs = 100;
const settleMs = 1_500;

/** A page of a long timeline over the bare query, and a month of many meetings over an empty one. */
export async function measureHub(): Promise<Figure[]> {
  return [...(await timelinePages()), ...(await fullMonth())];
}

async function timelinePages(): Promise<Figure[]> {
  await using product = await startProduct();
  const client = await newClient(product.url);
  const connectionFile = await seedTimeline(product.dataDir, client.user.id, items);
  await using bare = await startBare('timeline', [connectionFile, client.user.id]);
  const headers = { authorization: `Bearer ${client.token}` };
  const url = product.url + api.timeline.list.path;
  const deep = await placeAfter(url, headers, pagesBefore);
  const first = await inPairs(
    () => asked(url, headers),
    () => asked(bare.url, {}),
  );
  const later = await inPairs(
    () => asked(`${url}?page=${encodeURIComponent(deep.next)}`, headers),
    () => asked(`${bare.url}/?after=${encodeURIComponent(deep.at)}`, {}),
  );
  const what = `timeline of ${items} entries`;
  return [
    ratio(`${what}: first page, median`, first, 'ms', { atMost: 2 }),
    ratio(`${what}: page ${pagesBefore + 1}, median`, later, 'ms', { atMost: 2 }),
  ];
}

interface Page50 {
  items: { at: string }[];
  next: string | null;
}

async function placeAfter(url: string, headers: Record<string, string>, pages: number) {
  let [next, at] = ['1', ''];
  for (let page = 0; page < pages; page += 1) {
    const answer = await fetch(`${url}?page=${encodeURIComponent(next)}`, { headers });
    const read = (await answer.json()) as Page50;
    next = read.next ?? '';
    at = read.items.at(-1)?.at ?? '';
  }
  return { next, at };
}

/** The median of one request after another. */
async function asked(url: string, headers: Record<string, string>): Promise<{ ms: number }> {
  const times: number[] = [];
  for (let count = 0; count < asks; count += 1) {
    const began = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    times.push(performance.now() - began);
  }
  return { ms: median(times) };
}

/** Scripts of a month with 500 meetings, the processor slowed, against 2 × those of an empty month + 100 ms. */
async function fullMonth(): Promise<Figure[]> {
  await using product = await startProduct();
  await using browser = await launchBrowser();
  const [busy, free] = [await newClient(product.url), await newClient(product.url)];
  const month = monthOf(dayIn('UTC', new Date())).from.slice(0, 7);
  await seedMeetings(product.dataDir, busy.user.id, { month, count: meetings });
  const scripts = async (client: Client) => {
    const { context, page, devtools } = await coldBrowser(browser, client);
    await context.addInitScript(() => localStorage.setItem('calendar_view', 'month'));
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(`${product.url}/action-hub/my-meetings`);
    await shownMonth(page);
    const { metrics } = await devtools.send('Performance.getMetrics');
    const spent = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
    await context.close();
    return spent * 1_000;
  };
  const pairs = await inPairs(
    async () => ({ ms: await scripts(busy) }),
    async () => ({ ms: 2 * (await scripts(free)) + allowedMs }),
  );
  const what = `month of ${meetings} meetings, ${slowdown} × slower: scripts`;
  return [
    ratio(`${what}, over 2 × an empty month + ${allowedMs} ms`, pairs, 'ms', { atMost: 1 }),
    absolute(what, pairs, 'ms', null, 'ms'),
  ];
}

async function shownMonth(page: Page): Promise<void> {
  await page.locator('[data-calendar-day]').nth(41).waitFor();
  await page.waitForTimeout(settleMs);
}
