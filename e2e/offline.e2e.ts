import type { Page } from '@playwright/test';
import { api } from '#contract/index.ts';
import { heardBefore, writtenIn } from './on-disk.ts';
import { expect, test } from './people.ts';
import { chatScreen } from './screens.ts';
import { connect, pairOf, talkScreen, write } from './talk.ts';

/** A part of the program that nobody has opened yet has come. */
const hasPart = (page: Page, part: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (name) =>
          performance
            .getEntriesByType('resource')
            .some(
              (entry) =>
                entry.name.includes(name) && (entry as PerformanceResourceTiming).responseEnd > 0,
            ),
        `/${part}-`,
      ),
    )
    .toBe(true);

test('messages written without a network wait visibly and are sent once and in order when it is back @phone', async ({
  person,
  say,
}) => {
  const id = await person.newChat();
  const { page } = person;
  await page.goto(`/chat/${id}`);
  const chat = chatScreen(page, say);
  await expect(chat.composer).toBeVisible();
  await expect(chat.log).toBeVisible();
  await page.context().setOffline(true);
  const lines = ['the first line', 'the second line'];
  for (const line of lines) {
    await chat.composer.fill(line);
    await chat.send.click();
  }
  await expect(chat.log.getByText(say('chat.waiting_network'))).toHaveCount(2);
  await expect(page.getByText(say('shell.offline'))).toBeVisible();
  const written = () => writtenIn(person, id);
  expect(await written()).toEqual([]);

  await page.context().setOffline(false);
  await expect(page.getByText(say('shell.online_again'))).toBeVisible();
  await expect(chat.messages).toHaveCount(4);
  await expect(chat.answerActions).toHaveCount(2);
  await expect(chat.log.getByText(say('chat.waiting_network'))).toHaveCount(0);
  expect(await written()).toEqual(lines);
});

test('signing out without a network asks about messages that wait, leaves no data of the person in the browser, and ends the session later', async ({
  person,
  say,
}) => {
  const id = await person.newChat();
  const { page } = person;
  await page.route(`**${api.messages.send.path.replace(':id', '*')}`, (route) => route.abort());
  await page.goto(`/chat/${id}`);
  const chat = chatScreen(page, say);
  await chat.composer.fill('Never sent');
  await chat.send.click();
  await expect(chat.log.getByText(say('chat.waiting_network'))).toBeVisible();
  await chat.composer.fill('Something private');
  const kept = () =>
    page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name = '' }) => name);
      let rows = 0;
      for (const name of names) {
        const db = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.addEventListener('success', () => resolve(opening.result));
          opening.addEventListener('error', () => reject(new Error(name)));
        });
        for (const store of db.objectStoreNames) {
          const counting = db.transaction(store).objectStore(store).count();
          rows += await new Promise<number>((resolve) => {
            counting.addEventListener('success', () => resolve(counting.result));
          });
        }
        db.close();
      }
      return {
        rows,
        token: localStorage.getItem('access_token'),
        texts: JSON.stringify([localStorage, sessionStorage]),
        caches: await caches.keys(),
      };
    });
  await expect.poll(async () => (await kept()).rows).toBeGreaterThan(0);
  await page.goto('/profile');
  const leave = page.getByRole('button', { name: say('account.sign_out') });
  await expect(leave).toBeVisible();
  await hasPart(page, 'DialogSheet');
  await page.context().setOffline(true);
  await leave.click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText(say('account.sign_out_unsent_text', { count: 1 }));
  await asked.getByRole('button', { name: say('account.stay_signed_in') }).click();
  await expect(asked).toHaveCount(0);
  await leave.click();
  await asked.getByRole('button', { name: say('account.sign_out_anyway') }).click();
  await expect(page).toHaveURL(/\/profile\/login/u);
  await expect.poll(kept).toMatchObject({ rows: 0, token: null, caches: [] });
  expect((await kept()).texts).not.toContain('private');
  await expect(
    page.getByRole('button', { name: say('account.sign_in'), exact: true }),
  ).toBeVisible();

  await page.context().setOffline(false);
  await page.goto('/chat');
  await expect(page).toHaveURL(/\/profile\/login/u);
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(cookies).not.toContain('refresh_token');
});

test('a message has its menu and its reactions without a network, though none was opened before @phone', async ({
  person,
  other,
  say,
}) => {
  const { id, page, talk } = await heardBefore(person, other, say);
  await talk.open(id);
  for (const part of ['MenuList', 'ReactionPicker', 'Toasts']) await hasPart(page, part);
  await page.context().setOffline(true);
  const message = talk.message('Heard before');
  await message.hover();
  await message.locator('[aria-haspopup="menu"]').click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: say('messages.reply') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await talk.choose(message, 'messages.react');
  await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
  await page.context().setOffline(false);
});

test('one failed call delays nothing while the socket is connected', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  const talk = talkScreen(person.page, say);
  await talk.open(id);
  // The answer to another call would end the waiting at once.
  await person.page.waitForLoadState('networkidle');
  await person.page.route('**/send_user', (route) => route.abort('internetdisconnected'), {
    times: 1,
  });
  await talk.write('at the second try');
  await expect(talk.log.getByText(say('chat.waiting_network'))).toBeVisible();
  await expect(talk.receipt).toBeVisible();
});

test('words written again while the same message waits are still there after a reload', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  const { page } = person;
  const talk = talkScreen(page, say);
  await talk.open(id);
  const drafted = async () => (await person.call(api.chat.info, { params: { id } })).draft;
  await talk.composer.fill('Are you there?');
  await expect.poll(drafted).toBe('Are you there?');
  let isOnline = false;
  await page.route('**/send_user', (route) =>
    isOnline ? route.continue() : route.abort('internetdisconnected'),
  );
  await talk.send.click();
  await expect(talk.log.getByText(say('chat.waiting_network'))).toBeVisible();
  await talk.composer.fill('Are you there?');
  // The list of chats sends what waits, before the chat is opened.
  await page.goto('/chat');
  isOnline = true;
  await expect.poll(() => writtenIn(other, id)).toEqual(['Are you there?']);
  await talk.open(id);
  await expect(talk.composer).toHaveValue('Are you there?');
  await expect.poll(drafted).toBe('Are you there?');
});

test('a message is sent although the disk is full', async ({ person, other, say }) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  const talk = talkScreen(person.page, say);
  await talk.open(id);
  await expect(talk.composer).toBeVisible();
  await person.page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
  });
  await person.page.context().setOffline(true);
  for (const words of ['nowhere kept', 'nor this one']) await talk.write(words);
  await expect(talk.log.getByText(say('chat.waiting_network'))).toHaveCount(2);
  await person.page.context().setOffline(false);
  await expect(talk.receipt).toBeVisible();
  await expect(talk.log.getByText(say('chat.waiting_network'))).toHaveCount(0);
  await expect.poll(() => writtenIn(other, id)).toEqual(['nowhere kept', 'nor this one']);
});

test('a message refused after its author signed out is not kept for the next person @phone', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  const { page } = person;
  const talk = talkScreen(page, say);
  await talk.open(id);
  await expect(talk.composer).toBeVisible();
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const error = { code: 'chat.not_found', message: 'Not there', request_id: 'r1' };
  const refused = page.waitForResponse(/send_user$/u);
  await page.route('**/send_user', async (route) => {
    await left;
    await route.fulfill({ status: 404, json: { error } });
  });
  // The sign-out itself is slow, so that the refusal comes in the middle of it.
  await page.route('**/logout', async (route) => {
    leave();
    await refused;
    await route.continue();
  });
  await talk.write('Something private');
  await expect(talk.log.getByText(say('chat.sending'))).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/profile'));
  await page.getByRole('button', { name: say('account.sign_out') }).click();
  await page.getByRole('button', { name: say('account.sign_out_anyway') }).click();
  await expect(page).toHaveURL(/\/profile\/login/u);
  const written = () =>
    page.evaluate(async () => {
      const { promise, resolve } = Promise.withResolvers<IDBDatabase>();
      const opening = indexedDB.open('zavit');
      opening.addEventListener('success', () => resolve(opening.result));
      const asked = (await promise).transaction('kept').objectStore('kept').getAll();
      const rows = Promise.withResolvers<unknown[]>();
      asked.addEventListener('success', () => rows.resolve(asked.result));
      return JSON.stringify(await rows.promise);
    });
  await expect(page.getByRole('textbox', { name: say('account.name_or_email') })).toBeVisible();
  expect(await written()).not.toContain('private');
});

test("without a socket an old message is edited in place, and the reader's position stays @phone", async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  for (let count = 1; count <= 90; count++) await write(person, id, `Line ${count} of many`);
  const { page } = person;
  await page.routeWebSocket(/\/ws\/user/u, (socket) => socket.close({ code: 1011 }));
  const talk = talkScreen(page, say);
  await page.goto(`/chat/${id}?seq=20`);
  const old = talk.message('Line 20 of many');
  await expect(old).toBeInViewport();
  await talk.choose(old, 'chat.edit');
  const editor = page.getByRole('textbox', { name: say('chat.edit_message') });
  await editor.fill('Line 20 in other words');
  await editor.press('Control+Enter');
  await expect(editor).toHaveCount(0);
  const edited = talk.message('Line 20 in other words');
  await expect(edited).toContainText(say('messages.edited'));
  await page.waitForLoadState('networkidle');
  await expect(edited).toBeInViewport();
});

test('without a network nobody is shown as online, and waiting messages are in the list with a clock @both', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  await other.page.goto(`/chat/${id}`);
  const { page } = person;
  const mine = talkScreen(page, say);
  await page.goto('/chat');
  const row = page.locator(`[data-chat="${id}"]`);
  await row.getByRole('link').click();
  await expect(mine.log).toBeVisible();
  await expect(mine.composer).toBeVisible();
  const header = page.getByRole('main').locator('header').first();
  const here = page.getByText(say('members.here_now'), { exact: true });
  await expect(header.getByText(say('members.here_now')).first()).toBeAttached();
  await page.context().setOffline(true);
  await mine.write('Wait for **me**');
  await expect(here).toHaveCount(0);
  const banner = page.getByText(say('shell.offline'));
  await expect(banner).toBeVisible();
  const under = await banner.boundingBox();
  const head = await header.boundingBox();
  expect(under?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
  const first = await mine.log.boundingBox();
  expect((under?.y ?? 0) + (under?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);

  // The list beside the chat, or after going back within the app.
  const back = page.getByRole('link', { name: say('chat.back') });
  if (await back.isVisible()) await back.click();
  await expect(row).toContainText('Wait for me');
  await expect(row.getByRole('img', { name: say('chat.waiting_network') })).toBeVisible();
  await expect(here).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(row.getByRole('img', { name: say('chat.waiting_network') })).toHaveCount(0);
  await expect(row).toContainText('Wait for me');
  await expect(here.first()).toBeAttached();
});
