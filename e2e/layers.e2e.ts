import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './people.ts';
import { connect, groupOf, talkScreen, write } from './talk.ts';

/** As the browser's back button, gesture and key do. */
const back = (page: Page) => page.evaluate(() => history.back());
const forward = (page: Page) => page.evaluate(() => history.forward());

/** The address is that of a page, without a layer in the history. */
async function expectAt(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => [location.pathname, history.state?.layers ?? 0]))
    .toEqual([path, 0]);
}

test('going back closes the topmost layer first, and only then leaves the page @both', async ({
  person,
  other,
  say,
}) => {
  test.slow();
  const { page } = person;
  await connect(person, other);
  const id = await groupOf(person, other, 'Walkers');
  await write(other, id, 'Who comes along');
  const path = `/chat/${id}`;
  const talk = talkScreen(page, say);
  await page.goto('/chat');
  await page.locator(`a[href="${path}"]`).first().click();
  await expect(talk.message('Who comes along')).toBeVisible();

  // A menu.
  const menu = page.getByRole('menu');
  const openMenu = async () => {
    await talk.message('Who comes along').hover();
    await talk.message('Who comes along').locator('[aria-haspopup="menu"]').click();
    // It takes the keys once it has the focus.
    await expect(menu.getByRole('menuitem').first()).toBeFocused();
  };
  await openMenu();
  await back(page);
  await expect(menu).toHaveCount(0);
  await expectAt(page, path);

  // A pane within a dialog.
  const heading = page.getByRole('main').getByRole('heading', { level: 1 }).getByRole('button');
  const details = page.getByRole('dialog', { name: say('members.details') });
  await heading.click();
  await details.getByRole('button', { name: say('members.invite'), exact: true }).click();
  const inviting = page.getByRole('dialog', { name: say('members.invite') });
  await expect(inviting).toBeVisible();
  await back(page);
  await expect(details).toBeVisible();
  await back(page);
  await expect(details).toHaveCount(0);
  await expectAt(page, path);
  // Forward finds nothing to return to.
  await forward(page);
  await expectAt(page, path);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A picture over the page, and a question about it.
  const colour = {
    create: { width: 600, height: 400, channels: 3 as const, background: '#14585c' },
  };
  const buffer = await sharp(colour).jpeg().toBuffer();
  await page
    .locator('input[type="file"]')
    .setInputFiles([{ name: 'hill.jpg', mimeType: 'image/jpeg', buffer }]);
  await talk.composer.fill('The hill');
  await talk.send.click();
  await talk.message('The hill').locator('button:has(img[src*="/api/media/"])').click();
  const viewer = page.getByRole('dialog', { name: say('pictures.viewer') });
  await viewer.getByRole('button', { name: say('reports.remove_image') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await back(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(viewer).toBeVisible();
  await back(page);
  await expect(viewer).toHaveCount(0);
  await expectAt(page, path);

  // After Escape or a reload, no layer is left in the history.
  await heading.click();
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await openMenu();
  await page.keyboard.press('Escape');
  await expectAt(page, path);
  await heading.click();
  await expect(details).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.layers)).toBe(1);
  await page.reload();
  await expect(talk.message('Who comes along')).toBeVisible();
  await expectAt(page, path);
  await back(page);
  await expectAt(page, '/chat');
  await forward(page);
  await expectAt(page, path);
});

test('a link from a layer needs one step back, and one forward again @phone', async ({
  person,
  say,
}) => {
  const { page } = person;
  const first = await person.chatAbout('A quiet harbour');
  const second = await person.chatAbout('Another lighthouse');
  const talk = talkScreen(page, say);
  await talk.open(first);
  await expect(talk.message('A quiet harbour').first()).toBeVisible();
  await page.keyboard.press('Control+KeyK');
  const search = page.getByRole('dialog', { name: say('search.title') });
  await search.getByRole('combobox', { name: say('search.placeholder') }).fill('lighthouse');
  await search.getByRole('option').filter({ hasText: 'lighthouse' }).first().click();
  await expect(search).toHaveCount(0);
  await expect(talk.message('Another lighthouse').first()).toBeVisible();
  await expectAt(page, `/chat/${second}`);
  await back(page);
  await expectAt(page, `/chat/${first}`);
  await expect(talk.message('A quiet harbour').first()).toBeVisible();
  await forward(page);
  await expectAt(page, `/chat/${second}`);
  await expect(talk.message('Another lighthouse').first()).toBeVisible();
});

test('on a tablet going back closes the list that slid in, and it stays closed', async ({
  person,
  say,
}) => {
  const { page } = person;
  const first = await person.chatAbout('A quiet harbour');
  const second = await person.chatAbout('Another lighthouse');
  await page.setViewportSize({ width: 820, height: 1180 });
  const talk = talkScreen(page, say);
  await talk.open(first);
  const drawer = page.getByRole('dialog', { name: say('shell.chats') });
  const openDrawer = () => page.getByRole('button', { name: say('shell.open_chats') }).click();
  await openDrawer();
  await expect(drawer).toBeVisible();
  await back(page);
  await expect(drawer).toHaveCount(0);
  await expectAt(page, `/chat/${first}`);
  await openDrawer();
  await drawer.locator(`a[href="/chat/${second}"]`).click();
  await expect(talk.message('Another lighthouse').first()).toBeVisible();
  await expectAt(page, `/chat/${second}`);
  await back(page);
  await expect(talk.message('A quiet harbour').first()).toBeVisible();
  await expectAt(page, `/chat/${first}`);
  await expect(drawer).toHaveCount(0);
});

test('going back closes a list of choices and stays on its page @phone', async ({
  person,
  say,
}) => {
  const { page } = person;
  await page.goto('/profile');
  await page.locator('a[href="/profile/me"]').first().click();
  const zone = page.getByRole('combobox', { name: say('account.timezone') });
  await zone.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.layers)).toBe(1);
  await back(page);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expectAt(page, '/profile/me');
  await back(page);
  await expectAt(page, '/profile');
});
