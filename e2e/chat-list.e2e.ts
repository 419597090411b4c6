import type { Page } from '@playwright/test';
import { api } from '#contract/index.ts';
import { seedChats } from '../bench/seed.ts';
import { expect, test } from './people.ts';
import { chatScreen, expectNoLayers } from './screens.ts';
import { letChatsAge } from './seeds.ts';
import type { Say } from './words.ts';

function chatList(page: Page, say: Say, hasTouch: boolean) {
  const row = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
  const choose = (key: Parameters<Say>[0]) =>
    page.getByRole('menuitem', { name: say(key), exact: true }).click();
  return {
    row,
    group: (key: Parameters<Say>[0]) => page.getByRole('region', { name: say(key), exact: true }),
    /** With the button of the row, or on touch screens with a long press. */
    async choose(title: string, key: Parameters<Say>[0]) {
      if (hasTouch) {
        const link = row(title).getByRole('link');
        const finger = { pointerType: 'touch', isPrimary: true };
        await link.dispatchEvent('pointerdown', finger);
        await expect(page.getByRole('menuitem').first()).toBeVisible();
        await link.dispatchEvent('pointerup', finger);
      } else {
        await row(title).hover();
        const name = say('chat.options_of', { title });
        await row(title).getByRole('button', { name }).click();
      }
      await choose(key);
    },
    async chooseByKeyboard(title: string, downs: number) {
      await row(title).getByRole('link').focus();
      await page.keyboard.press('Shift+F10');
      const items = page.getByRole('menuitem');
      await expect(items.first()).toBeFocused();
      for (let down = 0; down < downs; down++) await page.keyboard.press('ArrowDown');
      await expect(items.nth(downs)).toBeFocused();
      await page.keyboard.press('Enter');
    },
    undo: page.getByRole('button', { name: say('chat.undo'), exact: true }),
  };
}

test('chats are grouped by day, pinned ones first, and keep their order when they are renamed @both', async ({
  person,
  product,
  say,
  hasTouch,
}) => {
  const { page } = person;
  const old = await person.chatAbout('An old question');
  const earlier = await person.chatAbout('A question of last week');
  await person.chatAbout('A question of today');
  await letChatsAge(product.dataDir, { [old]: 40, [earlier]: 4 });
  await page.goto('/chat');
  const list = chatList(page, say, hasTouch);
  await expect(list.group('shell.today').getByRole('listitem')).toContainText(
    'A question of today',
  );
  await expect(list.group('shell.last_week').getByRole('listitem')).toContainText(
    'A question of last week',
  );
  await expect(list.group('shell.older').getByRole('listitem')).toContainText('An old question');

  await list.choose('An old question', 'chat.rename');
  const name = page.getByRole('dialog').getByRole('textbox', { name: say('chat.name') });
  await name.fill('The house, הבית');
  await name.press('Enter');
  await expect(list.group('shell.older')).toContainText('The house, הבית');
  await list.choose('The house, הבית', 'chat.pin');
  await expect(list.group('chat.group_pinned')).toContainText('The house, הבית');
  await expect(list.group('shell.older')).toHaveCount(0);
  await expectNoLayers(page);
  await page.reload();
  await expect(list.group('chat.group_pinned')).toContainText('The house, הבית');
  await list.choose('The house, הבית', 'chat.unpin');
  await expect(list.group('shell.older')).toContainText('The house, הבית');
});

test('a chat is archived and deleted by menu and by keyboard, and both are undone @phone', async ({
  person,
  say,
  hasTouch,
}) => {
  const { page } = person;
  const id = await person.chatAbout('Keep me');
  await page.goto('/chat');
  const list = chatList(page, say, hasTouch);
  const row = list.row('Keep me');
  await list.chooseByKeyboard('Keep me', 3);
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: say('chat.filter_archived'), exact: true }).click();
  await expect(row).toBeVisible();
  // Hovering a row prefetches only its chat, without the rest of its address.
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 404) missing.push(answer.url());
  });
  await row.getByRole('link').focus();
  await row.getByRole('link').click();
  await expect(chatScreen(page, say).messages.first()).toContainText('Keep me');
  expect(missing).toEqual([]);
  await page.goBack();
  await expect(row).toBeVisible();
  await list.choose('Keep me', 'chat.unarchive');
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: say('chat.filter_all'), exact: true }).click();
  await expect(row).toBeVisible();

  await list.choose('Keep me', 'chat.delete');
  await expect(row).toHaveCount(0);
  await list.undo.last().click();
  await expect(row).toBeVisible();
  await expect(list.row('Keep me').getByRole('link')).toHaveAttribute('href', `/chat/${id}`);
  await list.chooseByKeyboard('Keep me', 7);
  await expect(row).toHaveCount(0);
  await expectNoLayers(page);
  await page.reload();
  await expect(page.getByText(say('chat.empty_title'))).toBeVisible();
  const gone = person.call(api.chat.info, { params: { id } });
  await expect(gone).rejects.toThrow('404');
});

test('an unseen answer is a number on its row until it is read; a chat can be marked unread', async ({
  person,
  say,
  hasTouch,
}) => {
  const { page } = person;
  const id = await person.chatAbout('Look at this');
  await page.goto('/chat');
  const list = chatList(page, say, hasTouch);
  const badge = list.row('Look at this').getByText(say('chat.unread', { count: 1 }));
  await expect(badge).toHaveCount(1);
  await list.row('Look at this').getByRole('link').click();
  await expect(page.getByRole('log')).toBeVisible();
  const unread = async () => (await person.call(api.chat.info, { params: { id } })).unread;
  await expect.poll(unread).toBe(0);
  await page.goto('/chat');
  await expect(list.row('Look at this')).toBeVisible();
  await expect(badge).toHaveCount(0);
  await list.choose('Look at this', 'chat.mark_unread');
  await expect(badge).toHaveCount(1);
  await expect.poll(unread).toBe(1);
});

test('a chat gets its title from the model, and a given name stays @phone', async ({
  asker,
  modelled,
  say,
}) => {
  const { page } = asker;
  modelled.model.mode = { kind: 'tokens', tokens: ['Two ', 'offers'] };
  const id = await asker.chatAbout('I can not decide between the harbour and the bank');
  await page.goto(`/chat/${id}`);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Two offers');
  await heading.getByRole('button').click();
  const field = page.getByRole('textbox', { name: say('chat.rename_title') });
  await field.fill('Harbour or bank');
  await field.press('Enter');
  await expect(heading).toHaveText('Harbour or bank');
  await expect(page).toHaveTitle('Harbour or bank - Zavit');
  await page.reload();
  await expect(heading).toHaveText('Harbour or bank');
});

test('the keys for the next and previous chat keep the row of the open one in view', async ({
  person,
  product,
}) => {
  const { chatIds } = await seedChats(product.dataDir, person.user.id, 20);
  const { page } = person;
  await page.goto(`/chat/${chatIds[0]}`);
  const open = page.locator('[data-chat]', { has: page.locator('[aria-current="page"]') });
  const goTo = async (key: string, at: number) => {
    await page.keyboard.press(key);
    await expect(page).toHaveURL(new RegExp(`/chat/${chatIds[at]}$`, 'u'));
    await expect(open).toBeInViewport({ ratio: 0.9 });
  };
  await expect(open).toBeInViewport({ ratio: 0.9 });
  for (let at = 1; at < 20; at++) await goTo('Alt+ArrowDown', at);
  for (let at = 18; at >= 0; at--) await goTo('Alt+ArrowUp', at);
});
