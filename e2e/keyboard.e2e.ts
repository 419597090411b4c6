import type { Locator, Page } from '@playwright/test';
import { api } from '#contract/index.ts';
import { expect, password, test } from './people.ts';
import { ringFaults } from './rings.ts';
import { chatScreen, expectNoSidewaysScroll } from './screens.ts';

const tabsMax = 60;

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tab = 0; tab < tabsMax; tab++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test('with the keyboard alone a chat begins, its menu opens and it is renamed', async ({
  person,
  say,
}) => {
  const { page } = person;
  await page.goto('/');
  const begin = page.getByRole('textbox', { name: say('home.composer') });
  await expect(begin).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: say('shell.skip') })).toBeFocused();
  await tabTo(page, begin);
  await page.keyboard.type('Only keys');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/u);
  const chat = chatScreen(page, say);
  await expect(chat.answerActions).toBeVisible();

  const menu = page
    .getByRole('main')
    .getByRole('button', { name: say('chat.options_of', { title: 'Only keys' }) });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: say('chat.rename_title') });
  await expect(field).toBeFocused();
  await page.keyboard.type('Renamed by keys');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renamed by keys');
  await tabTo(page, chat.composer);
  await page.keyboard.type('One more');
  await page.keyboard.press('Control+Enter');
  await expect(chat.messages).toHaveCount(4);
});

test('the zoom is locked, and text of twice the size fits into 320 pixels @both', async ({
  person,
  say,
}) => {
  await person.call(api.account.updateProfile, { body: { user: { text_size: 200 } } });
  const id = await person.chatAbout('A long line about the house by the sea, and what it would be');
  const page = await person.device({ viewport: { width: 320, height: 640 } });
  await page.goto('/');
  const viewport = page.locator('meta[name="viewport"]');
  await expect(viewport).toHaveAttribute('content', /user-scalable=no/u);
  await expect(viewport).toHaveAttribute('content', /maximum-scale=1/u);
  await expect(page.locator('html')).toHaveAttribute('data-text', '200');
  await expect(page.getByRole('textbox', { name: say('home.composer') })).toBeVisible();
  await expectNoSidewaysScroll(page);
  const names = page
    .getByRole('navigation', { name: say('shell.main_places') })
    .locator('li a > span:last-child');
  await expect(names).toHaveCount(5);
  for (const name of await names.all()) {
    const [size, spare] = await name.evaluate((at) => {
      const words = document.createRange();
      words.selectNodeContents(at);
      const room = at.closest('a')?.clientWidth ?? 0;
      return [
        parseFloat(getComputedStyle(at).fontSize),
        room - words.getBoundingClientRect().width,
      ];
    });
    expect(size).toBeGreaterThan(16);
    expect(spare).toBeGreaterThanOrEqual(0);
  }
  await page.goto(`/chat/${id}`);
  const chat = chatScreen(page, say);
  await expect(chat.composer).toBeInViewport();
  await expect(chat.answerActions).toBeVisible();
  await expectNoSidewaysScroll(page);
  for (const part of [chat.composer, chat.send, chat.messages.last()]) {
    const box = await part.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
});

test('the focus ring is whole and covers no words @both', async ({ person }) => {
  const { page } = person;
  const id = await person.chatAbout('A quiet harbour');
  const faults: string[] = [];
  const walk = async () => {
    let first = '';
    for (let tab = 0; tab < tabsMax; tab++) {
      await page.keyboard.press('Tab');
      // An element scrolled to comes into view with the next frame.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const markup = await page.evaluate(() => document.activeElement?.outerHTML ?? '');
      if (tab > 2 && markup === first) return;
      if (tab === 1) first = markup;
      for (const fault of await ringFaults(page)) faults.push(`${page.url()} ${fault}`);
    }
  };
  const main = page.getByRole('main');
  for (const path of [
    '/',
    '/chat',
    `/chat/${id}`,
    '/explore',
    '/cards/image/3',
    '/profile',
    '/profile/me',
  ]) {
    await page.goto(path);
    await expect(main.getByRole('button').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await walk();
  }
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
  await walk();
  expect(faults).toEqual([]);
});

test('each dialog of the profile closes by Escape and gives the focus back, and its forms take it @both', async ({
  person,
  say,
}) => {
  const { page } = person;
  await page.goto('/profile/me');
  const first = (key: Parameters<typeof say>[0]) => {
    const dialog = page.getByRole('dialog');
    return dialog.getByLabel(say(key), { exact: true });
  };
  const dialogs = [
    ['security.email_change', 'security.email_new'],
    ['security.password_change', 'security.password_current'],
    ['security.two_factor_set_up', 'account.password'],
    ['rights.delete', 'account.password'],
  ] as const;
  for (const [at, [name, field]] of dialogs.entries()) {
    // Without motion a dialog is there within one frame.
    await page.emulateMedia({ reducedMotion: at % 2 === 0 ? 'reduce' : null });
    const opener = page.getByRole('button', { name: say(name), exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(first(field)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  }

  const setUp = page.getByRole('button', { name: say('security.two_factor_set_up') });
  await setUp.press('Enter');
  await expect(first('account.password')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(first('account.code')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(setUp).toBeFocused();

  const change = page.getByRole('button', { name: say('security.email_change') });
  await change.press('Enter');
  await expect(first('security.email_new')).toBeFocused();
  await page.keyboard.type('next@example.org');
  await page.keyboard.press('Enter');
  await expect(first('account.password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(change).toBeFocused();

  // The list of a field is no stop on the way to what comes after it.
  await page.getByRole('combobox', { name: say('account.timezone') }).focus();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.locator('main :focus')).toHaveCount(1);
});
