import { randomUUID } from 'node:crypto';
import type { Locator, Page, WebSocketRoute } from '@playwright/test';
import { termsVersion } from '#content/legal/terms-version.ts';
import { api } from '#contract/index.ts';
import { seedLongChat } from '../bench/seed.ts';
import { expect, password, test } from './people.ts';
import { chatScreen, restingPlace } from './screens.ts';
import { connect, pairOf, talkScreen, write } from './talk.ts';

/** The first visible row, and its position. */
function firstInView(log: Locator): Promise<{ key: string; offset: number }> {
  return log.evaluate((view) => {
    const { top } = view.getBoundingClientRect();
    const rows = [...view.querySelectorAll<HTMLElement>('[data-key]')];
    const row = rows.find((each) => each.getBoundingClientRect().bottom > top);
    return {
      key: row?.dataset['key'] ?? '',
      offset: (row?.getBoundingClientRect().top ?? 0) - top,
    };
  });
}

async function expectPlace(log: Locator, place: { key: string; offset: number }): Promise<void> {
  await expect(log.locator(`[data-key="${place.key}"]`)).toBeInViewport();
  const now = await firstInView(log);
  expect(now.key).toBe(place.key);
  expect(Math.abs(now.offset - place.offset)).toBeLessThanOrEqual(1);
}

const fromEnd = (log: Locator) =>
  log.evaluate((view) => view.scrollHeight - view.scrollTop - view.clientHeight);

/** Scrolls up by this many pages of the loaded list, as a reader does. */
async function readUpwards(log: Locator, pixels: number): Promise<void> {
  await log.evaluate(async (view, up) => {
    view.scrollTop -= up;
    for (let frame = 0; frame < 3; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, pixels);
}

/** To another screen and back, without a reload. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.evaluate(() => history.pushState(null, '', '/profile'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('log')).toHaveCount(0);
  await page.goBack();
}

declare global {
  interface Window {
    /** The scroll position in each frame from the first one. */
    places: number[];
  }
}

async function watchOpening(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const places: number[] = [];
    window.places = places;
    const look = () => {
      const view = document.querySelector('[role="log"]');
      if (view?.querySelector('[data-key]') && places.length < 20) places.push(view.scrollTop);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

test('a chat opens at its last position, at once, after another screen and after a reload @phone', async ({
  person,
  product,
  say,
}) => {
  const { page } = person;
  const id = await seedLongChat(product.dataDir, person.user.id, 60);
  await watchOpening(page);
  await page.goto(`/chat/${id}`);
  const { log } = chatScreen(page, say);
  await expect(log.getByText('Answer 60.')).toBeVisible();
  await readUpwards(log, 1_500);
  const place = await firstInView(log);
  expect(await fromEnd(log)).toBeGreaterThan(1_000);

  await leaveAndComeBack(page);
  await expectPlace(log, place);
  await page.reload();
  await expectPlace(log, place);
  await page.waitForFunction(() => window.places.length === 20);
  const places = await page.evaluate(() => window.places);
  expect(new Set(places).size, 'it stands where it opened').toBe(1);
  await expectPlace(log, place);
});

test('a position far before the last page is loaded with its surroundings', async ({
  person,
  product,
  say,
}) => {
  const { page } = person;
  const id = await seedLongChat(product.dataDir, person.user.id, 300);
  await page.goto(`/chat/${id}?seq=100`);
  const { log } = chatScreen(page, say);
  await expect(log.getByText('Answer 100.')).toBeInViewport();
  await expect(page).toHaveURL(`/chat/${id}`);
  await restingPlace(log);
  const place = await firstInView(log);
  await page.reload();
  await expectPlace(log, place);
  await expect(log.getByText('Answer 100.')).toBeInViewport();
  await expect(log.getByText('Answer 300.')).toHaveCount(0);

  await page.getByRole('button', { name: say('chat.jump', { count: 0 }) }).click();
  await expect(log.getByText('Answer 300.')).toBeInViewport();
  await expect.poll(() => fromEnd(log)).toBeLessThan(60);
  await page.reload();
  await expect(log.getByText('Answer 300.')).toBeInViewport();
  expect(await fromEnd(log)).toBeLessThan(2);
});

test('an address that names a message wins over the position @phone', async ({
  person,
  product,
  say,
}) => {
  const { page } = person;
  const id = await seedLongChat(product.dataDir, person.user.id, 60);
  await page.goto(`/chat/${id}`);
  const { log } = chatScreen(page, say);
  await expect(log.getByText('Answer 60.')).toBeVisible();
  await readUpwards(log, 1_500);
  await page.goto(`/chat/${id}?seq=4`);
  await expect(log.getByText('Answer 4.')).toBeInViewport();
  await expect(page).toHaveURL(`/chat/${id}`);
  await page.reload();
  await expect(log.getByText('Answer 4.')).toBeInViewport();
});

test('a reader at the end is at the end again, also after new messages', async ({
  person,
  product,
  say,
}) => {
  const { page } = person;
  const id = await seedLongChat(product.dataDir, person.user.id, 60);
  await page.goto(`/chat/${id}`);
  const { log } = chatScreen(page, say);
  await expect(log.getByText('Answer 60.')).toBeVisible();
  await readUpwards(log, 1_500);
  await page.getByRole('button', { name: say('chat.jump', { count: 0 }) }).click();
  await expect.poll(() => fromEnd(log)).toBeLessThan(2);
  await page.goto('/profile');
  await person.call(api.messages.send, {
    params: { id },
    body: { message: 'Written on another device', client_id: randomUUID() },
  });
  await page.goto(`/chat/${id}`);
  await expect(log.getByText('Written on another device', { exact: true })).toBeAttached();
  await expect.poll(() => fromEnd(log)).toBeLessThan(2);
});

test('no position is left after signing out or for another account @phone', async ({
  person,
  product,
  browser,
  language,
  say,
}) => {
  const { page } = person;
  const id = await seedLongChat(product.dataDir, person.user.id, 60);
  const { log } = chatScreen(page, say);
  const kept = () => page.evaluate((chatId) => JSON.stringify(localStorage).includes(chatId), id);
  const leaveInTheMiddle = async () => {
    await page.goto(`/chat/${id}`);
    await expect(log.getByText('Answer 60.')).toBeVisible();
    await readUpwards(log, 1_500);
    await page.goto('/profile');
    expect(await kept()).toBe(true);
  };

  await leaveInTheMiddle();
  await page.getByRole('button', { name: say('account.sign_out') }).click();
  await expect(page).toHaveURL(/\/profile\/login/u);
  expect(await kept()).toBe(false);

  const other = await browser.newContext({ baseURL: product.url });
  const username = `p${randomUUID().slice(0, 12)}`;
  const user = {
    username,
    email: `${username}@example.org`,
    password,
    language,
    terms_version: termsVersion,
  };
  const answer = await other.request.post(api.account.register.path, { data: { user } });
  const { token } = (await answer.json()) as { token: string };
  await other.close();
  const mine = await person.device();
  const signIn = (given: string) =>
    page.evaluate((stored) => localStorage.setItem('access_token', stored), given);
  await signIn(await mine.evaluate(() => localStorage.getItem('access_token') ?? ''));
  await leaveInTheMiddle();
  await page.goto(`/chat/${id}`);
  await expect(log.getByText('Answer 60.')).toBeAttached();
  // Another tab signs in another person; this one closes with a position in memory.
  await signIn(token);
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: say('home.composer') })).toBeVisible();
  expect(await kept()).toBe(false);
});

test('a reader of older messages stays there when the whole chat is fetched again', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  for (let count = 1; count <= 120; count++) await write(person, id, `Line ${count} of many`);
  const { page } = person;
  const { promise: connected, resolve: resolveConnected } = Promise.withResolvers<WebSocketRoute>();
  await page.routeWebSocket(/\/ws\/user/u, (socket) => {
    socket.connectToServer();
    resolveConnected(socket);
  });
  const talk = talkScreen(page, say);
  await talk.open(id);
  const socket = await connected;
  await expect(talk.message('Line 120 of many')).toBeInViewport();
  const old = talk.message('Line 60 of many');
  await expect(async () => {
    await readUpwards(talk.log, 400);
    await expect(old).toBeInViewport({ timeout: 200 });
  }).toPass();
  await page.waitForLoadState('networkidle');
  const place = await firstInView(talk.log);
  const readAgain = page.waitForResponse(/\/messages\?/u);
  socket.send(JSON.stringify({ type: 'resync', stream: id }));
  await (await readAgain).finished();
  await restingPlace(talk.log);
  await expectPlace(talk.log, place);
  await expect(old).toBeInViewport();
});
