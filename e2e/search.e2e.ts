import { seedLongChat } from '../bench/seed.ts';
import { expect, test } from './people.ts';
import { letChatsAge } from './seeds.ts';

test('search opens from anywhere, offers a new chat first, marks what it found and leads to the message (F1, F2, F3, F6, R9, K2)', async ({
  person,
  product,
  say,
}) => {
  const { page } = person;
  const long = await seedLongChat(product.dataDir, person.user.id, 120);
  const recent = await person.chatAbout('A chat of today');
  await letChatsAge(product.dataDir, { [long]: 4 });
  await page.goto(`/chat/${recent}`);
  await expect(page.getByRole('log')).toBeVisible();
  await page.keyboard.press('Control+KeyK');
  const dialog = page.getByRole('dialog', { name: say('search.title') });
  const options = dialog.getByRole('option');
  await expect(options.first()).toContainText(say('shell.new_chat'));
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('group', { name: say('shell.today') })).toContainText(
    'A chat of today',
  );
  await expect(dialog.getByRole('group', { name: say('shell.last_week') })).toContainText(
    'A chat of 120 messages',
  );

  const box = dialog.getByRole('combobox', { name: say('search.placeholder') });
  await expect(box).toBeFocused();
  await box.fill('line 7:');
  await expect(options).toHaveCount(1);
  await expect(options.locator('mark').first()).toHaveText(/^line/iu);
  await expect(options.locator('mark').first()).toHaveCSS('font-weight', /^[6-9]\d\d$/u);
  await expect(dialog.getByRole('status')).toHaveText(say('search.found', { count: 1 }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/chat/${long}`, 'u'));
  const found = page.locator('[data-key][class*="highlighted"]');
  await expect(found).toContainText('Line 7:');
  await expect(found).toBeInViewport();
  await expect(found).toHaveCount(0);

  await page.keyboard.press('Control+KeyK');
  await expect(dialog.getByText('line 7:')).toBeVisible();
  await box.fill('zzz nothing like it');
  await expect(dialog.getByText(say('search.none_text'))).toBeVisible();
  await box.fill('');
  await expect(options.first()).toContainText(say('shell.new_chat'));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('search asks whoever is not signed in to sign in', async ({ page, product, say }) => {
  await page.goto(`${product.url}/intro`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+KeyK');
  await expect(page.getByText(say('shell.sign_in_to_continue'))).toBeVisible();
});
