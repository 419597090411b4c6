import { api } from '#contract/index.ts';
import { expect, test } from './people.ts';
import { chatScreen } from './screens.ts';
import { connect, pairOf, talkScreen, write } from './talk.ts';

test('what is written without a network waits in sight and is sent once and in order when it is back (S1, S2, S3, S4)', async ({
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
  const written = async () => {
    const { items } = await person.call(api.messages.list, { params: { id } });
    return items.filter(({ kind }) => kind === 'user').map(({ text }) => text);
  };
  expect(await written()).toEqual([]);

  await page.context().setOffline(false);
  await expect(page.getByText(say('shell.online_again'))).toBeVisible();
  await expect(chat.messages).toHaveCount(4);
  await expect(chat.answerActions).toHaveCount(2);
  await expect(chat.log.getByText(say('chat.waiting_network'))).toHaveCount(0);
  expect(await written()).toEqual(lines);
});

test('signing out without a network leaves nothing of the person in the browser, and ends the sign-in later', async ({
  person,
  say,
}) => {
  const id = await person.newChat();
  const { page } = person;
  await page.goto(`/chat/${id}`);
  await chatScreen(page, say).composer.fill('Something private');
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
  await page.context().setOffline(true);
  await leave.click();
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

test('a message has its menu and its reactions without a network, though none was opened before', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  await write(other, id, 'Heard before the tunnel');
  const { page } = person;
  const talk = talkScreen(page, say);
  await talk.open(id);
  const fetched = (name: string) => () =>
    page.evaluate(
      (part) =>
        performance
          .getEntriesByType('resource')
          .some(
            (entry) =>
              entry.name.includes(part) && (entry as PerformanceResourceTiming).responseEnd > 0,
          ),
      name,
    );
  for (const part of ['MenuList', 'ReactionPicker', 'Toasts'])
    await expect.poll(fetched(`/${part}-`)).toBe(true);
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

test('one call that finds nobody holds nothing up while the socket stands (S4)', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  const talk = talkScreen(person.page, say);
  await talk.open(id);
  await person.page.route('**/send_user', (route) => route.abort('internetdisconnected'), {
    times: 1,
  });
  await talk.write('at the second try');
  await expect(talk.log.getByText(say('chat.waiting_network'))).toBeVisible();
  await expect(talk.receipt).toBeVisible({ timeout: 10_000 });
});

test('a message is sent though the disk takes nothing more (S1, S4)', async ({
  person,
  other,
  say,
}) => {
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
  const sent = async () => {
    const { items } = await other.call(api.messages.list, { params: { id } });
    return items.filter(({ kind }) => kind === 'user').map(({ text }) => text);
  };
  await expect.poll(sent).toEqual(['nowhere kept', 'nor this one']);
});

test('a message that is refused after its person has signed out is not kept for the next', async ({
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
  await page.waitForTimeout(500);
  expect(await written()).not.toContain('private');
});

test('without a socket an old message is edited where it stands, and its reader stays there', async ({
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
