import { expect, test } from './people.ts';
import { chatScreen } from './screens.ts';
import { letTokenRunOut } from './tokens.ts';

test('two tabs with a token that ran out renew it once, and both go on', async ({
  person,
  say,
}) => {
  const [first, second] = [await person.newChat(), await person.newChat()];
  const { page } = person;
  const other = await page.context().newPage();
  let refreshes = 0;
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/user/refresh')) refreshes += 1;
  });
  // Both open with a token that is over, as after a night.
  await letTokenRunOut(page);
  await Promise.all([page.goto(`/chat/${first}`), other.goto(`/chat/${second}`)]);
  const screens = [chatScreen(page, say), chatScreen(other, say)];
  for (const { composer } of screens) await expect(composer).toBeVisible();
  expect(refreshes).toBe(1);

  await letTokenRunOut(page);
  await Promise.all(
    screens.map(async ({ composer, send, answerActions }) => {
      await composer.fill('Still here');
      await send.click();
      await expect(answerActions).toBeVisible();
    }),
  );
  expect(refreshes).toBe(2);
});

test('signing out in one tab signs out the other', async ({ person, say }) => {
  const { page } = person;
  const other = await page.context().newPage();
  await other.goto('/');
  await expect(other.getByRole('textbox', { name: say('home.composer') })).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: say('account.sign_out') }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/profile\/login/u);
    await expect(tab.getByLabel(say('account.password'), { exact: true })).toBeVisible();
  }
});
