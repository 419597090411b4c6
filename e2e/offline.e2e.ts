import { api } from '#contract/index.ts';
import { expect, test } from './people.ts';
import { chatScreen } from './screens.ts';

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
