import type { Page } from '@playwright/test';
import { api } from '#contract/index.ts';
import { seedLongChat } from '../bench/seed.ts';
import { keptAnswers, untilKept } from './on-disk.ts';
import { type Person, expect, test } from './people.ts';
import { chatScreen } from './screens.ts';
import type { Say } from './words.ts';

test.use({ serviceWorkers: 'allow' });

interface Watched {
  /** When the screen was painted, when the program’s own messages came, and when nothing painted was left. */
  paintedAt: number;
  realAt: number;
  goneAt: number;
  /** Places of a line of the newest message, in every frame in which it was seen. */
  tops: number[];
}

/** Watches every page that is opened from now on. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { paintedAt: 0, realAt: 0, goneAt: 0, tops: [] };
    Object.assign(globalThis, { watched });
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const look = () => {
      const painted = document.querySelector('#painted');
      const now = performance.now();
      if (painted && isSeen(painted)) watched.paintedAt ||= now;
      if (document.querySelector('#root [role="log"] article')) watched.realAt ||= now;
      if (watched.paintedAt > 0 && !painted) watched.goneAt ||= now;
      const lines = [...document.querySelectorAll('main [role="log"] p')];
      const words = lines.find((line) => line.textContent.startsWith('Answer 20.') && isSeen(line));
      if (words) watched.tops.push(words.getBoundingClientRect().top);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const seenOn = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);

/** A chat of twenty messages whose screen is on the disk. */
async function keptChat(person: Person, dataDir: string, say: Say): Promise<string> {
  const { page } = person;
  const id = await seedLongChat(dataDir, person.user.id, 20);
  await page.goto(`/chat/${id}`);
  await untilKept(page);
  await expect(chatScreen(page, say).answerActions.last()).toBeVisible();
  await expect.poll(() => keptAnswers(page)).toContain('"painted"');
  await watch(page);
  return id;
}

test('a kept chat is painted as it was last shown before the program is there, and the program takes its place without a jump @both', async ({
  person,
  product,
  say,
}) => {
  const { page } = person;
  await keptChat(person, product.dataDir, say);
  await page.reload();
  const { answerActions, composer } = chatScreen(page, say);
  await expect(answerActions.last()).toBeVisible();
  await expect.poll(async () => (await seenOn(page)).goneAt).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  const { paintedAt, realAt, tops } = await seenOn(page);
  expect(paintedAt).toBeGreaterThan(0);
  expect(paintedAt).toBeLessThan(realAt);
  const [first = Number.NaN] = tops;
  expect(Math.max(...tops.map((top) => Math.abs(top - first)))).toBeLessThanOrEqual(2);
  await composer.fill('It is the real one');
  await expect(composer).toHaveValue('It is the real one');
});

test('a painted chat hides neither the end of the session nor a chat that is gone', async ({
  person,
  product,
  say,
}) => {
  const { page } = person;
  const id = await keptChat(person, product.dataDir, say);
  await person.call(api.chat.remove, { params: { id } });
  await page.reload();
  await expect(page.getByText(say('chat.gone_title'))).toBeVisible();
  await expect(page.locator('#painted')).toHaveCount(0);
  await expect.poll(() => keptAnswers(page)).not.toContain('"painted"');
});

test('no chat is painted for another account, in another language, for another arrangement or at another place', async ({
  person,
  other,
  product,
  say,
}) => {
  const { page } = person;
  const id = await keptChat(person, product.dataDir, say);
  /** Opens the chat after a change that was made while the program was not there. */
  const paintedAfter = async (change: () => Promise<unknown>) => {
    await page.goto('/favicon.svg');
    await change();
    await page.goto(`/chat/${id}`);
    await expect.poll(async () => (await seenOn(page)).realAt).toBeGreaterThan(0);
    await expect(page.locator('#painted')).toHaveCount(0);
    return (await seenOn(page)).paintedAt;
  };
  const remember = (name: string, value: string) =>
    page.evaluate(([key, given]) => localStorage.setItem(key, given), [name, value] as const);
  const widthOf = (width: number) => () => page.setViewportSize({ width, height: 900 });
  // Leaving the page keeps its screen.
  const untilPainted = () => expect.poll(() => paintedAfter(widthOf(1440))).toBeGreaterThan(0);

  await untilPainted();
  expect(await paintedAfter(widthOf(800))).toBe(0);
  await untilPainted();
  expect(await paintedAfter(() => remember('reading_places', `[["${id}",3,0]]`))).toBe(0);
  await page.evaluate(() => document.querySelector('[role="log"]')?.scrollTo(0, 1e6));
  await untilPainted();
  expect(await paintedAfter(() => remember('language', 'he'))).toBe(0);

  const token = await other.page.evaluate(() => localStorage.getItem('access_token') ?? '');
  await page.goto('/favicon.svg');
  await remember('access_token', token);
  await page.goto(`/chat/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('log')).toHaveCount(0);
  expect((await seenOn(page)).paintedAt).toBe(0);
});
