import { api } from '#contract/index.ts';
import { type Person, expect, test } from './people.ts';
import { connect, nameOf, pairOf, talkScreen, write } from './talk.ts';

test('an invitation is accepted and two people chat: typing, read, and offline in order @phone', async ({
  person,
  other,
  say,
}) => {
  const id = await pairOf(person, other);
  const mine = talkScreen(person.page, say);
  const theirs = talkScreen(other.page, say);
  await mine.open(id);
  await expect(mine.composer).toHaveCount(0);
  await other.page.goto(`/chat/${id}`);
  await other.page
    .getByRole('main')
    .getByRole('button', { name: say('members.accept') })
    .click();
  await expect(theirs.composer).toBeVisible();
  await expect(mine.composer).toBeVisible();

  await mine.write('Good **morning**, https://example.org/sea');
  await expect(theirs.message('Good morning')).toBeVisible();
  await expect(theirs.log.getByRole('link', { name: 'https://example.org/sea' })).toHaveAttribute(
    'rel',
    /noopener/u,
  );
  await expect(mine.receipt).toHaveAttribute('data-receipt', 'read');
  await expect(mine.receipt).toContainText(say('messages.read'));

  await theirs.composer.pressSequentially('A moment');
  await expect(mine.typing).toContainText(nameOf(other));
  // The moving dots replace those of the sentence.
  await expect(mine.typing).not.toContainText('…');
  await theirs.send.click();
  await expect(mine.message('A moment')).toBeVisible();
  await expect(mine.typing).toHaveCount(0);

  await person.page.context().setOffline(true);
  const lines = ['the first line', 'the second line', 'the third line'];
  for (const line of lines) await mine.write(line);
  await expect(mine.log.getByText(say('chat.waiting_network'))).toHaveCount(3);
  await theirs.write('Are you there?');
  await expect(theirs.message('the first line')).toHaveCount(0);
  await person.page.context().setOffline(false);
  await expect(theirs.message('the third line')).toBeVisible();
  await expect(mine.log.getByText(say('chat.waiting_network'))).toHaveCount(0);
  await expect(mine.message('Are you there?')).toHaveCount(1);
  const { items } = await person.call(api.messages.list, { params: { id } });
  const sent = items.map(({ text }) => text).filter((text) => lines.includes(text));
  expect(sent).toEqual(lines);
  await expect(mine.receipt).toHaveAttribute('data-receipt', 'read');
});

test('in a list of two languages each bullet is on the side of its item, within the bubble @both', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  await write(other, id, '- bread\n- חלב\n- salt');
  const mine = talkScreen(person.page, say);
  await mine.open(id);
  const places = await mine.log.locator('ul').evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    return [...list.children].map((item) => {
      const box = item.getBoundingClientRect();
      return getComputedStyle(item).direction === 'rtl' ? right - box.right : box.left - left;
    });
  });
  expect(places).toHaveLength(3);
  for (const place of places) expect(place).toBeGreaterThan(12);
});

test('a message waiting for the network survives a reload and is sent once', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  const mine = talkScreen(person.page, say);
  await mine.open(id);
  await expect(mine.composer).toBeVisible();
  await person.page.waitForLoadState('networkidle');
  await person.page.context().setOffline(true);
  await mine.write('Kept on the disk');
  await expect(mine.log.getByText(say('chat.waiting_network'))).toBeVisible();
  await person.page.context().setOffline(false);
  await person.page.reload();
  await expect(mine.receipt).toBeVisible();
  await expect(mine.message('Kept on the disk')).toHaveCount(1);
  const { items } = await other.call(api.messages.list, { params: { id } });
  expect(items.filter(({ text }) => text === 'Kept on the disk')).toHaveLength(1);
});

test('a message is quoted; the reply survives a reload and leads to the quoted message @phone', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  for (let count = 1; count <= 18; count++) await write(person, id, `Line ${count} of many`);
  await other.call(api.chat.read, { params: { id }, body: { seq: 18 } });
  const mine = talkScreen(person.page, say);
  const theirs = talkScreen(other.page, say);
  await Promise.all([mine.open(id), theirs.open(id)]);

  await theirs.choose(theirs.message('Line 3 of'), 'messages.reply');
  const reply = other.page.getByRole('group', { name: say('messages.replying') });
  await expect(reply).toContainText('Line 3 of many');
  await expect(theirs.composer).toBeFocused();
  await other.page.keyboard.press('Escape');
  await expect(reply).toHaveCount(0);
  await theirs.choose(theirs.message('Line 3 of'), 'messages.reply');
  await expect(reply).toBeVisible();
  await theirs.composer.fill('About that one');
  await other.page.reload();
  await expect(reply).toContainText('Line 3 of many');
  await expect(theirs.composer).toHaveValue('About that one');
  await theirs.send.click();
  const answer = mine.message('About that one');
  await expect(answer).toBeVisible();
  await answer.getByRole('button', { name: 'Line 3 of many' }).click();
  await expect(mine.log.locator('[class*="highlighted"]')).toContainText('Line 3 of many');
  await expect(mine.message('Line 3 of many').first()).toBeInViewport();
});

test('people react to a message, see who reacted, and remove their reactions', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  await write(person, id, 'Look at this');
  const mine = talkScreen(person.page, say);
  const theirs = talkScreen(other.page, say);
  await Promise.all([mine.open(id), theirs.open(id)]);
  await mine.choose(mine.message('Look at this'), 'messages.react');
  await person.page.getByRole('button', { name: '👍', exact: true }).click();
  const chip = (screen: typeof mine, count: number) =>
    screen.log.getByRole('button', { name: `👍 ${count}` });
  await expect(chip(mine, 1)).toHaveAttribute('aria-pressed', 'true');
  await expect(chip(theirs, 1)).toHaveAttribute('aria-pressed', 'false');
  await chip(theirs, 1).click();
  await expect(chip(mine, 2)).toBeVisible();
  await chip(mine, 2).focus();
  await expect(mine.log.getByRole('tooltip')).toContainText(nameOf(other));
  await chip(mine, 2).click();
  await expect(chip(theirs, 1)).toHaveAttribute('aria-pressed', 'true');
  await theirs.choose(theirs.message('Look at this'), 'messages.details');
  const details = other.page.getByRole('dialog', { name: say('messages.details') });
  await expect(details).toContainText(nameOf(other));
  await other.page.keyboard.press('Escape');
  await theirs.choose(theirs.message('Look at this'), 'messages.react');
  const any = other.page.getByRole('textbox', { name: say('messages.any_emoji') });
  await any.fill('no');
  await expect(other.page.getByText(say('messages.not_an_emoji'))).toBeVisible();
  await any.fill('🌊');
  await expect(mine.log.getByRole('button', { name: '🌊 1' })).toBeVisible();
});

test('a message is edited and deleted, with time to undo, for all or for oneself @phone', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  await write(person, id, 'The first line');
  await write(person, id, 'The second line');
  const mine = talkScreen(person.page, say);
  const theirs = talkScreen(other.page, say);
  await Promise.all([mine.open(id), theirs.open(id)]);
  await mine.write('A word too meny');
  await expect(theirs.message('A word too meny')).toBeVisible();
  await mine.composer.press('ArrowUp');
  const editor = person.page.getByRole('textbox', { name: say('chat.edit_message') });
  await expect(editor).toBeFocused();
  await editor.press('Escape');
  await expect(editor).toHaveCount(0);
  await mine.composer.press('ArrowUp');
  await editor.fill('A word too many');
  await editor.press('Control+Enter');
  await expect(theirs.message('A word too many')).toContainText(say('messages.edited'));

  const removed = theirs.message(say('chat.removed_message'));
  const place = mine.message(say('messages.deleting'));
  const undo = place.getByRole('button', { name: say('chat.undo') });
  await mine.choose(mine.message('A word too many'), 'messages.delete_for_all');
  await expect(mine.message('A word too many')).toHaveCount(0);
  await undo.click();
  await expect(mine.message('A word too many')).toBeVisible();
  await expect(removed).toHaveCount(0);

  const network = person.page.context();
  await network.setOffline(true);
  await mine.choose(mine.message('A word too many'), 'messages.delete_for_all');
  await expect(place).toContainText(say('chat.waiting_network'));
  // Longer than the delay with a network.
  await expect(person.page.getByRole('status').filter({ hasText: say('chat.undo') })).toHaveCount(
    0,
  );
  await undo.click();
  await expect(mine.message('A word too many')).toBeVisible();
  await mine.choose(mine.message('The second line'), 'messages.delete_for_all');
  await expect(place).toBeVisible();
  await network.setOffline(false);
  await expect(person.page.getByText(say('messages.deleted_for_all'))).toBeVisible();
  await expect(removed).toHaveCount(1);
  await expect(theirs.message('The second line')).toHaveCount(0);

  await mine.choose(mine.message('A word too many'), 'messages.delete_for_all');
  await expect(place).toBeVisible();
  // Leaving the page ends the time to undo.
  await person.page.goto('/profile');
  await expect(removed).toHaveCount(2);
  await expect(theirs.message('A word too many')).toHaveCount(0);

  await theirs.choose(theirs.message('The first line'), 'messages.delete_for_me');
  await expect(theirs.message('The first line')).toHaveCount(0);
  await other.page.goto('/profile');
  const textsOf = async ({ call }: Person) => {
    const page = await call(api.messages.list, { params: { id } });
    return page.items.map(({ text }) => text);
  };
  await expect.poll(() => textsOf(other)).not.toContain('The first line');
  await theirs.open(id);
  await expect(removed).toHaveCount(2);
  await expect(theirs.message('The first line')).toHaveCount(0);
  expect(await textsOf(person)).toContain('The first line');
});

test('a person is blocked from the avatar beside their message, unblocked, and blocked from the menu of the one-to-one chat', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  await write(other, id, 'Answer me now');
  const { page } = person;
  const mine = talkScreen(page, say);
  await mine.open(id);
  const name = nameOf(other);
  const face = mine.message('Answer me now').getByRole('button', {
    name: say('connections.profile_of', { name }),
  });
  await face.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name })).toBeVisible();
  await expect(dialog.getByRole('button', { name: say('reports.report_person') })).toBeVisible();
  const block = { name: say('connections.block'), exact: true };
  await dialog.getByRole('button', block).click();
  // The question takes the place of the profile.
  const question = page.getByRole('dialog', { name: say('connections.block_title', { name }) });
  await question.getByRole('button', block).click();
  await expect(page.getByText(say('connections.blocked', { name }))).toBeVisible();
  await expect(mine.composer).toHaveCount(0);

  const menu = page
    .getByRole('main')
    .locator('header')
    .first()
    .getByRole('button', { name: say('chat.options_of', { title: name }) });
  const item = (key: 'connections.block' | 'connections.unblock') =>
    page.getByRole('menuitem', { name: say(key), exact: true });
  await menu.click();
  await item('connections.unblock').click();
  await expect(mine.composer).toBeVisible();
  await menu.click();
  await item('connections.block').click();
  await dialog.getByRole('button', { name: say('connections.block'), exact: true }).click();
  await expect(mine.composer).toHaveCount(0);
  const blocked = async () => (await person.call(api.people.blocks)).items.map((each) => each.id);
  await expect.poll(blocked).toEqual([other.user.id]);
  await mine.message('Answer me now').hover();
  await expect(page.getByRole('button', { name: say('messages.react') })).toHaveCount(0);
});

test('text written into a message that is deleted meanwhile is kept @phone', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  await write(person, id, 'Let us meet on');
  const { items } = await person.call(api.messages.list, { params: { id } });
  const message = items.at(-1)?.id ?? '';
  const mine = talkScreen(person.page, say);
  await mine.open(id);
  await expect(mine.message('Let us meet on')).toBeVisible();
  await mine.composer.press('ArrowUp');
  const editor = person.page.getByRole('textbox', { name: say('chat.edit_message') });
  await editor.fill('Let us meet on Monday at the harbour');
  await person.call(api.messages.remove, { params: { id: message }, body: { scope: 'all' } });
  await expect(mine.message(say('chat.removed_message'))).toBeVisible();
  await expect(editor).toHaveCount(0);
  await expect(mine.composer).toHaveValue('Let us meet on Monday at the harbour');
  await expect(mine.composer).toBeFocused();
  await expect(person.page.getByText(say('messages.edited_is_gone'))).toBeVisible();

  await mine.send.click();
  const newest = () => person.call(api.messages.list, { params: { id } });
  await expect.poll(async () => (await newest()).items.at(-1)?.text).toContain('Monday');
  // A message can be edited as soon as the page knows that it was sent.
  await expect(async () => {
    await mine.composer.press('ArrowUp');
    await expect(editor).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await editor.fill('Let us meet on Tuesday');
  const second = (await newest()).items.at(-1)?.id ?? '';
  await person.call(api.messages.remove, { params: { id: second }, body: { scope: 'me' } });
  await expect(mine.composer).toHaveValue('Let us meet on Tuesday');
});

test('a refused reaction is undone, and others’ reactions that came meanwhile stay', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  await write(other, id, 'Look at this');
  const { items } = await other.call(api.messages.list, { params: { id } });
  const message = items.at(-1)?.id ?? '';
  await other.call(api.messages.addReaction, { params: { id: message, emoji: '👍' } });
  const mine = talkScreen(person.page, say);
  await mine.open(id);
  const chip = (emoji: string, count: number) =>
    mine.log.getByRole('button', { name: `${emoji} ${count}` });
  const { promise: refused, resolve: refuse } = Promise.withResolvers<void>();
  await person.page.route('**/reactions/*', async (route) => {
    await refused;
    await route.fulfill({ status: 503, body: 'Busy' });
  });
  await chip('👍', 1).click();
  await expect(chip('👍', 2)).toHaveAttribute('aria-pressed', 'true');
  await other.call(api.messages.addReaction, { params: { id: message, emoji: '🌊' } });
  await expect(chip('🌊', 1)).toBeVisible();
  refuse();
  await expect(chip('👍', 1)).toHaveAttribute('aria-pressed', 'false');
  await expect(chip('🌊', 1)).toBeVisible();
});

test('a person who hides others’ read receipts does not see them, and still sends their own @phone', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  const [mine, theirs] = [talkScreen(person.page, say), talkScreen(other.page, say)];
  await Promise.all([mine.open(id), theirs.open(id)]);
  await mine.write('Did you see this?');
  await expect(mine.receipt).toHaveAttribute('data-receipt', 'read');
  const settings = { receipts_seen: false };
  await person.call(api.account.updateProfile, { body: { user: { settings } } });
  await expect(mine.receipt).toHaveAttribute('data-receipt', 'sent');
  await mine.choose(mine.message('Did you see this?'), 'messages.details');
  const details = person.page.getByRole('dialog');
  await expect(details).toBeVisible();
  await expect(details.getByRole('heading', { name: say('messages.readers') })).toHaveCount(0);
  await details.getByRole('button', { name: say('shell.close'), exact: true }).click();

  await theirs.write('And you, this?');
  await expect(theirs.receipt).toHaveAttribute('data-receipt', 'read');
});
