import { expect, test } from './people.ts';
import { chatScreen } from './screens.ts';
import { connect, pairOf, talkScreen, write } from './talk.ts';
import { letTokenRunOut } from './tokens.ts';

test('two tabs with an expired token renew it once, and both continue', async ({ person, say }) => {
  const [first, second] = [await person.newChat(), await person.newChat()];
  const { page } = person;
  const other = await page.context().newPage();
  let refreshes = 0;
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/user/refresh')) refreshes += 1;
  });
  // Both open with an expired token, as after a night.
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

test('signing out in one tab signs out the other @phone', async ({ person, say }) => {
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

test('a draft’s reply is the same in two tabs, and survives a reload of either @phone', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  await write(other, id, 'Where shall we meet?');
  const tabs = [person.page, await person.page.context().newPage()] as const;
  const [first, second] = [talkScreen(tabs[0], say), talkScreen(tabs[1], say)];
  const replies = tabs.map((tab) => tab.getByRole('group', { name: say('messages.replying') }));
  for (const talk of [first, second]) {
    await talk.open(id);
    await expect(talk.composer).toBeVisible();
  }
  await tabs[0].bringToFront();
  await first.choose(first.message('Where shall we meet?'), 'messages.reply');
  await first.composer.fill('By the sea');
  await expect(second.composer).toHaveValue('By the sea');
  for (const reply of replies) await expect(reply).toContainText('Where shall we meet?');
  await tabs[0].reload();
  await expect(first.composer).toHaveValue('By the sea');
  await expect(replies[0]!).toContainText('Where shall we meet?');
  await tabs[1].bringToFront();
  await second.send.click();
  for (const reply of replies) await expect(reply).toHaveCount(0);
  await expect(first.composer).toHaveValue('');
  await expect(first.message('By the sea')).toContainText('Where shall we meet?');
});
