import type { Page } from '@playwright/test';
import { api } from '#contract/index.ts';
import { expectAccessible } from './accessible.ts';
import { type Person, expect, test } from './people.ts';
import { expectNoLayers, expectNoSidewaysScroll } from './screens.ts';
import { pairOf, write } from './talk.ts';
import type { Say } from './words.ts';

async function chatNamed(person: Person, name: string): Promise<string> {
  const id = await person.newChat();
  await person.call(api.chat.rename, { params: { id }, body: { name } });
  return id;
}

async function folderNamed(person: Person, name: string, ...chatIds: string[]): Promise<string> {
  const { folder } = await person.call(api.folders.create, { body: { name } });
  for (const id of chatIds)
    await person.call(api.folders.addChat, {
      params: { fileId: folder.id },
      body: { chat_id: id },
    });
  return folder.id;
}

function foldersOn(page: Page, say: Say) {
  const part = page.getByRole('region', { name: say('folders.folders'), exact: true });
  const head = (name: string) =>
    part.locator('[aria-expanded]:not([aria-haspopup])').filter({ hasText: name });
  const within = (name: string) => part.getByRole('group', { name, exact: true });
  const today = page.getByRole('region', { name: say('shell.today'), exact: true });
  const row = (title: string) =>
    today.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
  return {
    part,
    head,
    within,
    row,
    dialog: page.getByRole('dialog'),
    item: (name: string) => page.getByRole('menuitem', { name, exact: true }),
    async make(name: string) {
      await page.getByRole('button', { name: say('folders.new'), exact: true }).click();
      const field = page.getByRole('dialog').getByRole('textbox', { name: say('folders.name') });
      await field.fill(name);
      await field.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
    async openMenuOfFolder(name: string) {
      await head(name).hover();
      await part.getByRole('button', { name: say('folders.options_of', { name }) }).click();
    },
    async openMenuOfChat(title: string, inside = today) {
      await inside.getByRole('link', { name: title }).hover();
      await inside.getByRole('button', { name: say('chat.options_of', { title }) }).click();
    },
  };
}

test('a folder is created, gets chats by menu, is renamed, loses one chat, and is deleted without its chats @phone', async ({
  person,
  say,
  hasTouch,
}) => {
  const { page } = person;
  await chatNamed(person, 'The house');
  await chatNamed(person, 'The garden');
  await page.goto('/chat');
  const folders = foldersOn(page, say);
  await expect(folders.row('The house')).toBeVisible();
  await expect(folders.part).toHaveCount(0);

  await folders.make('Thesis, תזה');
  await expect(folders.head('Thesis, תזה')).toContainText('0');
  await folders.head('Thesis, תזה').click();
  await expect(folders.within('Thesis, תזה')).toHaveText(
    say(hasTouch ? 'folders.empty_touch' : 'folders.empty'),
  );

  await folders.openMenuOfChat('The house');
  await folders.item(say('folders.add_to')).click();
  await folders.dialog.getByRole('checkbox', { name: 'Thesis, תזה' }).check();
  const another = folders.dialog.getByRole('textbox', { name: say('folders.new_name') });
  await another.fill('Home');
  await another.press('Enter');
  await expect(folders.dialog.getByRole('checkbox', { name: 'Home' })).toBeChecked();
  await folders.dialog.getByRole('button', { name: say('folders.done'), exact: true }).click();
  await expect(folders.dialog).toHaveCount(0);
  await expect(folders.within('Thesis, תזה').getByRole('link')).toContainText('The house');
  await expect(folders.row('The house'), 'it stays among all chats').toBeVisible();

  await folders.openMenuOfFolder('Thesis, תזה');
  await folders.item(say('chat.rename')).click();
  const name = folders.dialog.getByRole('textbox', { name: say('folders.name') });
  await expect(name).toHaveValue('Thesis, תזה');
  await name.fill('Work');
  await name.press('Enter');
  await expect(folders.within('Work').getByRole('link')).toContainText('The house');
  await page.reload();
  await expect(folders.within('Work').getByRole('link'), 'it is open again').toHaveCount(1);
  await expect(folders.head('Home')).toContainText('1');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, folders.within('Work'));

  await folders.openMenuOfChat('The house', folders.within('Work'));
  await folders.item(say('folders.take_out', { name: 'Work' })).click();
  await expect(folders.within('Work').getByRole('link')).toHaveCount(0);
  await page.getByRole('button', { name: say('chat.undo'), exact: true }).click();
  await expect(folders.within('Work').getByRole('link')).toHaveCount(1);

  await folders.openMenuOfFolder('Work');
  await folders.item(say('folders.delete')).click();
  await expect(folders.dialog).toContainText(say('folders.delete_text'));
  await folders.dialog.getByRole('button', { name: say('folders.delete'), exact: true }).click();
  await expect(folders.head('Work')).toHaveCount(0);
  await expectNoLayers(page);
  await page.reload();
  await expect(folders.head('Home')).toBeVisible();
  await expect(folders.head('Work')).toHaveCount(0);
  await expect(folders.row('The house')).toBeVisible();
  await expect(folders.row('The garden')).toBeVisible();
});

test('a chat is put into a folder with the keyboard alone', async ({ person, say }) => {
  const { page } = person;
  await folderNamed(person, 'Family');
  await chatNamed(person, 'The garden');
  await page.goto('/chat');
  const folders = foldersOn(page, say);
  await folders.row('The garden').getByRole('link').focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  const wanted = folders.item(say('folders.add_to'));
  for (let ups = 0; ups < 6; ups++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowUp');
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
  const choice = folders.dialog.getByRole('checkbox', { name: 'Family' });
  await expect(choice).toBeVisible();
  for (let tabs = 0; tabs < 4; tabs++) {
    if (await choice.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect(choice).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(folders.dialog).toHaveCount(0);

  await folders.row('The garden').getByRole('link').focus();
  await page.keyboard.press('ArrowUp');
  await expect(folders.head('Family')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(folders.within('Family').getByRole('link')).toContainText('The garden');
  await page.keyboard.press('ArrowDown');
  await expect(folders.within('Family').getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/u);
});

test('a chat is dragged into a folder, to another one, and out again', async ({ person, say }) => {
  const { page } = person;
  await folderNamed(person, 'Family');
  await folderNamed(person, 'Thesis');
  await chatNamed(person, 'The house');
  await page.goto('/chat');
  const folders = foldersOn(page, say);
  await folders.row('The house').dragTo(folders.head('Family'));
  await expect(
    page.getByText(say('folders.put_in', { title: 'The house', name: 'Family' })),
  ).toBeVisible();
  await expect(folders.head('Family')).toContainText('1');
  await folders.head('Family').click();
  const inside = folders.within('Family').getByRole('listitem');
  await inside.dragTo(folders.head('Thesis'));
  await expect(folders.head('Thesis')).toContainText('1');
  await expect(folders.head('Family')).toContainText('0');
  await folders.head('Thesis').click();

  const start = folders.within('Thesis').getByRole('listitem');
  await start.hover();
  await page.mouse.down();
  await folders.head('Family').hover();
  const out = page.getByText(say('folders.drop_out', { name: 'Thesis' }));
  await expect(out).toBeVisible();
  await out.hover();
  await out.hover();
  await page.mouse.up();
  await expect(folders.head('Thesis')).toContainText('0');
  await expect(out).toHaveCount(0);
  await expect(folders.row('The house')).toBeVisible();
});

test('a folder shows its unread count on every device, and can be shown alone @phone', async ({
  person,
  other,
  say,
}) => {
  const { page } = person;
  const pair = await pairOf(other, person);
  await person.call(api.members.accept, { params: { id: pair } });
  await chatNamed(person, 'The garden');
  await page.goto('/chat');
  const folders = foldersOn(page, say);
  await expect(folders.row('The garden')).toBeVisible();
  const id = await folderNamed(person, 'Family', pair);
  await expect(folders.head('Family'), 'made elsewhere').toContainText('1');
  await write(other, pair, 'Are you there?');
  await write(other, pair, 'Lunch is ready');
  await expect(folders.head('Family')).toContainText(say('chat.unread', { count: 2 }));

  await folders.openMenuOfFolder('Family');
  await folders.item(say('folders.show_alone')).click();
  await expect(page).toHaveURL(new RegExp(`folder=${id}`, 'u'));
  await expect(page.getByRole('heading', { name: 'Family', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The garden' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Lunch is ready' }).click();
  await expect(page.getByRole('log')).toContainText('Lunch is ready');
  await expect
    .poll(async () => (await person.call(api.chat.info, { params: { id: pair } })).unread)
    .toBe(0);
  await page.goBack();
  await page.getByRole('button', { name: say('chat.back'), exact: true }).click();
  await expect(folders.row('The garden')).toBeVisible();
  await expect(folders.head('Family')).not.toContainText(say('chat.unread', { count: 2 }));
});
