import { api } from '#contract/index.ts';
import { seedLongChat } from '../bench/seed.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './people.ts';
import { letChatsAge } from './seeds.ts';
import { connect, groupOf, nameOf, pairOf, write } from './talk.ts';

test('search opens from anywhere, offers a new chat first, marks its matches and leads to the message @phone', async ({
  person,
  product,
  say,
}) => {
  const { page } = person;
  const long = await seedLongChat(product.dataDir, person.user.id, 120);
  const recent = await person.chatAbout('A chat of today');
  await letChatsAge(product.dataDir, { [long]: 4 });
  const messagesIn = async (id: string) =>
    (await person.call(api.messages.list, { params: { id } })).items.length;
  await page.goto(`/chat/${recent}`);
  await expect(page.getByRole('log')).toBeVisible();
  // The first time its code is still being loaded, and the composer has the focus.
  await page.getByRole('textbox').last().focus();
  await page.keyboard.press('Control+KeyK');
  await page.keyboard.type('river');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: say('search.title') });
  const box = dialog.getByRole('combobox', { name: say('search.placeholder') });
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('river');
  expect(await messagesIn(recent)).toBe(2);
  await box.fill('');
  const options = dialog.getByRole('option');
  await expect(options.first()).toContainText(say('shell.new_chat'));
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('group', { name: say('shell.today') })).toContainText(
    'A chat of today',
  );
  await expect(dialog.getByRole('group', { name: say('shell.last_week') })).toContainText(
    'A chat of 120 messages',
  );

  await box.fill('"line 7:"');
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
  await expect(dialog.getByText('"line 7:"')).toBeVisible();
  await box.fill('zzz nothing like it');
  await expect(dialog.getByText(say('search.none_text'))).toBeVisible();
  await box.fill('');
  await expect(options.first()).toContainText(say('shell.new_chat'));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // Without movement the dialog still holds its own close button.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('Control+KeyK');
  await expect(dialog).toBeVisible();
  const [sheet, close] = await Promise.all(
    [dialog, dialog.getByRole('button', { name: say('shell.close') })].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(close?.y).toBeGreaterThanOrEqual(sheet?.y ?? Number.POSITIVE_INFINITY);
});

test('words are found with or without points, in phrases, without others, and among people; filters narrow', async ({
  person,
  other,
  say,
}) => {
  const { page } = person;
  await connect(person, other);
  const id = await pairOf(person, other);
  await write(other, id, 'בְּשָׁלוֹם, see you in the quiet morning');
  await write(person, id, 'The morning is so quiet here');
  const elsewhere = await groupOf(person, other, 'River people');
  await write(person, elsewhere, 'A quiet morning elsewhere');
  await page.goto(`/chat/${elsewhere}`);
  await expect(page.getByRole('log')).toBeVisible();
  await page.keyboard.press('Control+KeyK');
  const dialog = page.getByRole('dialog', { name: say('search.title') });
  const box = dialog.getByRole('combobox');
  const options = dialog.getByRole('option');
  const chip = (...words: Parameters<typeof say>) =>
    dialog.getByRole('button', { name: new RegExp(`^${say(...words)}`, 'u') });

  await box.fill('שלום');
  await expect(options).toHaveCount(1);
  await expect(options.locator('mark')).toHaveText('שָׁלוֹם');
  await box.fill('"quiet morning" -elsewhere');
  await expect(options).toHaveCount(1);
  await expect(options.locator('mark')).toHaveText('quiet morning');
  await box.fill('quiet morn');
  const more = async (name: Parameters<typeof say>[0]) => {
    await dialog.getByRole('button', { name: say('search.more') }).click();
    await page.getByRole('menuitem', { name: say(name) }).click();
    await expect(box).toBeFocused();
  };
  await more('search.mine');
  await expect(options.filter({ hasText: 'so quiet here' })).toHaveCount(1);
  await expect(options.filter({ hasText: 'see you' })).toHaveCount(0);
  await more('search.here');
  await expect(options).toHaveCount(1);
  await expect(options).toContainText('elsewhere');
  await expectAccessible(page, options);
  await box.focus();
  await box.fill('');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');

  // With the keyboard alone: a typed filter, and one chosen from its possible values.
  await page.keyboard.type(`from:${other.user.username.slice(0, 4)}`);
  await expect(options).toContainText([nameOf(other)]);
  await page.keyboard.press('Enter');
  await expect(chip('search.by_from', { name: nameOf(other) })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(options).toHaveText([/see you in the quiet morning/u]);
  await page.keyboard.type('has:link ');
  await expect(box).toHaveValue('');
  await expect(dialog.getByText(say('search.none_narrowed'))).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('בתוך:River');
  await expect(options).toHaveText([/River people/u]);
  await page.keyboard.press('Enter');
  await expect(options).toHaveText([/A quiet morning elsewhere/u]);
  await expectAccessible(page, options);
  await page.keyboard.press('Backspace');

  await box.fill(other.user.username);
  await chip('search.people').click();
  await expect(chip('search.people')).toHaveAttribute('aria-pressed', 'true');
  await expect(options).toHaveCount(1);
  await expect(options).toContainText(nameOf(other));
  await box.focus();
  await page.keyboard.press('Enter');
  const profile = page.getByRole('dialog', { name: say('connections.profile') });
  await expect(profile).toContainText(nameOf(other));
  await page.keyboard.press('Escape');
  await expect(profile).toBeHidden();
  await expect(page).toHaveURL(/\/connect$/u);
});

test('filters work in every notation, in both languages, and are in one row with the kinds @both', async ({
  person,
  other,
  say,
}) => {
  const { page } = person;
  await connect(person, other);
  const id = await pairOf(person, other);
  await write(other, id, 'see https://example.org by the river');
  await write(person, id, 'mine by the river');
  await page.goto(`/chat/${id}`);
  await expect(page.getByRole('log')).toBeVisible();
  await page.keyboard.press('Control+KeyK');
  const dialog = page.getByRole('dialog', { name: say('search.title') });
  const box = dialog.getByRole('combobox');
  const options = dialog.getByRole('option');
  const chosen = dialog.getByRole('group', { name: say('search.chosen') }).getByRole('button');
  const clear = async () => {
    await box.fill('');
    while ((await chosen.count()) > 0) await box.press('Backspace');
  };
  const theirs = /by the river/u;
  await expect(box).toBeFocused();
  // Pasted as a whole, words after the filter, a name in quotes, and both languages together.
  for (const words of [
    `from:@${other.user.username} river`,
    `river מאת:"${nameOf(other)}" has:links `,
    `עם:קישור river`,
  ]) {
    await box.fill(words);
    await expect(box).toHaveValue(/^river ?$/u);
    await expect(options).toHaveText([theirs]);
    await clear();
  }
  for (const words of ['from:me ', 'מאת:אני ']) {
    await page.keyboard.type(words);
    await expect(chosen).toHaveText([say('search.mine')]);
    await expect(options).toHaveText([/mine by the river/u]);
    await clear();
  }
  await page.keyboard.type('from:guide ');
  await expect(chosen).toHaveText([say('search.by_from', { name: say('assistant.guide') })]);
  await clear();
  await page.keyboard.type('מאת:אףאחד');
  await expect(dialog.getByText(say('search.nobody', { name: 'אףאחד' }))).toBeVisible();
  await box.fill('with:');
  await expect(options).toHaveCount(5);

  await box.fill('river');
  await expect(dialog.getByRole('group', { name: say('search.kinds') })).toBeVisible();
  const tops = await dialog
    .getByRole('group', { name: say('search.kinds') })
    .or(dialog.getByRole('button', { name: say('search.more') }))
    .evaluateAll((parts) =>
      parts
        .flatMap((part) => (part.matches('button') ? [part] : [...part.querySelectorAll('button')]))
        .map((part) => {
          const { top, height } = part.getBoundingClientRect();
          return Math.round(top + height / 2);
        }),
    );
  expect(tops.length).toBeGreaterThan(5);
  expect(new Set(tops).size).toBe(1);
});

test('a deleted message is no longer found, and a new one is @phone', async ({
  person,
  other,
  say,
}) => {
  const { page } = person;
  await connect(person, other);
  const id = await pairOf(person, other);
  await write(other, id, 'a heron by the river');
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: say('home.composer') })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: say('search.title') });
  const found = dialog.getByRole('option').filter({ has: page.locator('mark') });
  const search = async () => {
    // A new page may not listen for keys yet.
    await expect(async () => {
      if (!(await dialog.isVisible())) await page.keyboard.press('Control+KeyK');
      await expect(dialog).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await dialog.getByRole('combobox').fill('heron');
  };
  await search();
  await expect(found).toHaveText([/a heron by the river/u]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const { items } = await other.call(api.messages.list, { params: { id } });
  const heron = items.find(({ text }) => text.includes('heron'))?.id ?? '';
  await other.call(api.messages.remove, { params: { id: heron }, body: { scope: 'all' } });
  await write(other, id, 'two herons by the sea');
  await search();
  await expect(found).toHaveText([/two herons by the sea/u]);
});

test('search asks a signed-out visitor to sign in', async ({ page, product, say }) => {
  await page.goto(`${product.url}/intro`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+KeyK');
  await expect(page.getByText(say('shell.sign_in_to_continue'))).toBeVisible();
});

test('a result in the open chat adds no step to the history @phone', async ({
  person,
  product,
  say,
}) => {
  const { page } = person;
  const id = await seedLongChat(product.dataDir, person.user.id, 60);
  await page.goto('/explore');
  await page.goto(`/chat/${id}`);
  await expect(page.getByRole('log')).toBeVisible();
  await page.getByRole('textbox').last().focus();
  await page.keyboard.press('Control+KeyK');
  const dialog = page.getByRole('dialog', { name: say('search.title') });
  await dialog.getByRole('combobox', { name: say('search.placeholder') }).fill('"line 7:"');
  // At once: the results of these words open, not those that were listed before them.
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-key][class*="highlighted"]')).toContainText('Line 7:');
  await expect(page).toHaveURL(new RegExp(`/chat/${id}$`, 'u'));
  await page.goBack();
  await expect(page).toHaveURL(/\/explore$/u);
});

test('an action and an insight are found, and lead to themselves', async ({ person, say }) => {
  await person.call(api.actions.create, { body: { title: 'Plant a quince' } });
  await person.call(api.insights.create, {
    body: { text: 'Quinces need time', message_id: null, card_id: null },
  });
  const { page } = person;
  await page.goto('/');
  const dialog = page.getByRole('dialog');
  const look = async () => {
    await page.getByRole('textbox').first().focus();
    await page.keyboard.press('Control+KeyK');
    await dialog.getByRole('combobox').fill('quince');
  };
  await look();
  await dialog.getByRole('option', { name: /Plant a quince/u }).click();
  await expect(dialog.getByRole('textbox', { name: say('actions.note') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await look();
  await dialog.getByRole('option', { name: /Quinces need time/u }).click();
  await expect(page).toHaveURL(/my-timeline/u);
  await expect(page.getByRole('listitem').filter({ hasText: 'Quinces need time' })).toBeVisible();
});
