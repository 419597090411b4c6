import { randomUUID } from 'node:crypto';
import { termsVersion } from '#content/legal/terms-version.ts';
import { api } from '#contract/index.ts';
import { wavOf } from '#server/testing/wav.ts';
import { type Person, expect, password, test } from './people.ts';
import { connect, groupOf, nameOf, pairOf, talkScreen, write } from './talk.ts';
import type { Say } from './words.ts';

const list = (person: Person, say: Say) => ({
  rows: person.page.locator('[data-chat]'),
  row: (title: string) => person.page.locator('[data-chat]').filter({ hasText: title }),
  bar: person.page.getByRole('toolbar', { name: say('selection.bar') }),
});

/** A chat with the guide by this name. */
async function named(person: Person, name: string): Promise<string> {
  const id = await person.newChat();
  await person.call(api.chat.rename, { params: { id }, body: { name } });
  return id;
}

test('a message is pinned for everybody, found from the bar, and unpinned @phone', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  for (let count = 1; count <= 30; count++) await write(person, id, `Line ${count} of many`);
  await other.call(api.chat.read, { params: { id }, body: { seq: 30 } });
  const mine = talkScreen(person.page, say);
  const theirs = talkScreen(other.page, say);
  await Promise.all([mine.open(id), theirs.open(id)]);
  const bar = other.page.getByRole('group', { name: say('pins.list') });
  await expect(bar).toHaveCount(0);
  await mine.choose(mine.message('Line 29 of'), 'pins.pin');
  await expect(bar).toContainText('Line 29 of many');
  const { items } = await person.call(api.messages.list, { params: { id }, query: { limit: 40 } });
  const third = items.find(({ text }) => text === 'Line 3 of many');
  await person.call(api.pins.pin, { params: { id: third?.id ?? '' } });
  await expect(bar).toContainText('Line 3 of many');
  await bar.getByRole('button').first().click();
  await expect(theirs.log.locator('[class*="highlighted"]')).toContainText('Line 3 of many');
  await bar.getByRole('button', { name: say('pins.show_all', { count: 2 }) }).click();
  const all = other.page.getByRole('dialog', { name: say('pins.list') });
  await expect(all.getByRole('listitem')).toHaveCount(2);
  await all
    .getByRole('listitem')
    .filter({ hasText: 'Line 3 of' })
    .getByRole('button', { name: say('pins.unpin') })
    .click();
  await expect(all.getByRole('listitem')).toHaveCount(1);
  await other.page.keyboard.press('Escape');
  await expect(bar).toContainText('Line 29 of many');
  await theirs.choose(theirs.message('Line 29 of'), 'pins.unpin');
  const mineBar = person.page.getByRole('group', { name: say('pins.list') });
  await expect(mineBar).toHaveCount(0);
});

test('a refused pin restores nothing that was edited or deleted meanwhile', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  await write(other, id, 'Said in haste');
  await write(other, id, 'Said with a slip');
  const { items } = await other.call(api.messages.list, { params: { id } });
  const idOf = (words: string) => items.find(({ text }) => text === words)?.id ?? '';
  const mine = talkScreen(person.page, say);
  await mine.open(id);
  const { promise: refused, resolve: refuse } = Promise.withResolvers<void>();
  await person.page.route('**/pin', async (route) => {
    await refused;
    await route.fulfill({ status: 503, body: 'Busy' });
  });
  await mine.choose(mine.message('Said in haste'), 'pins.pin');
  await mine.choose(mine.message('Said with a slip'), 'pins.pin');
  const bar = person.page.getByRole('group', { name: say('pins.list') });
  await expect(bar).toContainText('Said with a slip');
  await other.call(api.messages.remove, {
    params: { id: idOf('Said in haste') },
    body: { scope: 'all' },
  });
  await other.call(api.messages.edit, {
    params: { id: idOf('Said with a slip') },
    body: { text: 'Said with care' },
  });
  await expect(mine.message('Said with care')).toBeVisible();
  await expect(mine.message(say('chat.removed_message'))).toBeVisible();
  refuse();
  await expect(person.page.getByRole('alert')).toHaveCount(2);
  await expect(bar).toHaveCount(0);
  await expect(mine.message('Said with care')).toBeVisible();
  await expect(person.page.getByText('Said in haste')).toHaveCount(0);
  await expect(person.page.getByText('Said with a slip')).toHaveCount(0);
});

test('a message is forwarded by keyboard to several chats, and marked as forwarded there @phone', async ({
  person,
  other,
  third,
  say,
}) => {
  await connect(person, other);
  await connect(person, third);
  const id = await pairOf(person, other);
  const toThird = await pairOf(person, third);
  const guide = await named(person, 'Quiet mornings');
  await write(other, id, 'Worth passing on');
  await write(person, toThird, 'Hello');
  const mine = talkScreen(person.page, say);
  const theirs = talkScreen(third.page, say);
  await Promise.all([mine.open(id), theirs.open(toThird)]);
  await mine.choose(mine.message('Worth passing on'), 'forwarding.forward');
  const dialog = person.page.getByRole('dialog', { name: say('forwarding.title') });
  await expect(dialog).toContainText('Worth passing on');
  const field = dialog.getByRole('combobox', { name: say('forwarding.find') });
  await expect(field).toBeFocused();
  await field.fill(nameOf(third));
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await person.page.keyboard.press('Enter');
  await field.fill('Quiet');
  await person.page.keyboard.press('Enter');
  await expect(
    dialog.getByRole('list', { name: say('forwarding.chosen') }).getByRole('listitem'),
  ).toHaveCount(2);
  await dialog.getByRole('button', { name: say('forwarding.forward'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(
    person.page.getByText(say('forwarding.done', { count: 2, title: '' })),
  ).toBeVisible();
  await expect(theirs.message('Worth passing on')).toContainText(say('forwarding.forwarded'));
  await expect(theirs.message('Worth passing on')).not.toContainText(nameOf(other));
  await person.page.goto(`/chat/${guide}`);
  await expect(mine.log.getByText('Worth passing on', { exact: true })).toBeVisible();
  await expect(mine.log.getByText(say('forwarding.forwarded'))).toBeVisible();
});

test('the catch-up shows facts that lead to their messages, to me alone', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await groupOf(person, other, 'The hut');
  await other.call(api.members.accept, { params: { id } });
  for (let count = 1; count <= 6; count++) await write(other, id, `Plan ${count}`);
  await write(other, id, `@${person.user.username} is Tuesday good?`);
  await write(other, id, 'See https://example.org/hut');
  const mine = talkScreen(person.page, say);
  await mine.open(id);
  await expect(mine.line).toBeVisible();
  await mine.log.getByRole('button', { name: say('catch_up.offer') }).click();
  const card = mine.log.getByRole('complementary', { name: say('catch_up.offer') });
  await expect(card).toContainText(say('catch_up.title', { count: 8 }));
  await expect(card).toContainText(nameOf(other));
  await expect(card.getByRole('link', { name: 'https://example.org/hut' })).toBeVisible();
  await expect(card).toContainText(say('catch_up.extract_note'));
  await card
    .getByRole('button', { name: /is Tuesday good/u })
    .first()
    .click();
  await expect(mine.log.locator('[class*="highlighted"]')).toContainText('is Tuesday good');
  await card.getByRole('button', { name: say('catch_up.close') }).click();
  await expect(card).toHaveCount(0);
  await expect(mine.log.getByRole('button', { name: say('catch_up.offer') })).toBeVisible();
});

test('several chats are selected by keyboard, archived and deleted with one undo @phone', async ({
  person,
  say,
}) => {
  for (const name of ['First', 'Second', 'Third', 'Fourth']) await named(person, name);
  const { page } = person;
  const { rows, row, bar } = list(person, say);
  await page.goto('/chat');
  await expect(rows).toHaveCount(4);
  await row('Fourth').getByRole('link').focus();
  await page.keyboard.press('Space');
  await expect(bar).toContainText(say('selection.count', { count: 1 }));
  await expect(row('Fourth').getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(row('Third').getByRole('checkbox')).toBeChecked();
  await expect(row('Third').getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(bar).toContainText(say('selection.count', { count: 3 }));
  await page.keyboard.press('Space');
  await bar.getByRole('button', { name: say('chat.archive') }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: say('chat.undo') }).click();
  await expect(rows).toHaveCount(4);

  await row('First')
    .getByRole('link')
    .click({ modifiers: ['ControlOrMeta'] });
  await row('Third').click({ modifiers: ['Shift'] });
  await expect(bar).toContainText(say('selection.count', { count: 3 }));
  await bar.getByRole('button', { name: say('chat.delete') }).click();
  await expect(rows).toHaveCount(1);
  await expect(bar).toHaveCount(0);
  await page
    .getByRole('button', { name: say('chat.undo') })
    .last()
    .click();
  await expect(rows).toHaveCount(4);
  await row('Second').hover();
  await row('Second').locator('[aria-haspopup="menu"]').click();
  await page.getByRole('menuitem', { name: say('selection.select') }).click();
  await expect(bar).toContainText(say('selection.count', { count: 1 }));
  await row('First').click();
  await expect(bar).toContainText(say('selection.count', { count: 2 }));
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await expect(row('First').getByRole('link')).toBeVisible();
});

test('an answer is translated under the original, and the original alone is shown again', async ({
  asker,
  modelled,
  say,
  language,
}) => {
  modelled.model.mode = { kind: 'tokens', tokens: ['A plain answer.'] };
  const id = await asker.chatAbout('Hello');
  const { page } = asker;
  await page.goto(`/chat/${id}`);
  const other = language === 'he' ? 'תשובה פשוטה.' : 'תשובה באנגלית';
  modelled.model.mode = { kind: 'tokens', tokens: [other] };
  const answer = page.getByRole('article').filter({ hasText: 'A plain answer.' });
  await answer
    .getByRole('button', { name: say('messages.options_of', { name: say('assistant.guide') }) })
    .click();
  await page.getByRole('menuitem', { name: say('translations.translate') }).click();
  await expect(answer).toContainText(other);
  await expect(answer).toContainText('A plain answer.');
  await answer.getByRole('button', { name: say('translations.show_original') }).click();
  await expect(answer).not.toContainText(other);
});

test('voice messages of a chat are listed and played in its details @phone', async ({
  person,
  other,
  product,
  say,
}) => {
  await connect(person, other);
  const id = await groupOf(person, other, 'Voices');
  const mine = talkScreen(person.page, say);
  await mine.open(id);
  const form = new FormData();
  form.append('audio', new Blob([new Uint8Array(wavOf(1_500))]), 'audio.wav');
  const token = await person.page.evaluate(() => localStorage.getItem('access_token'));
  const path = api.messages.sendUser.path.replace(':id', id);
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${product.url}${path}`, { method: 'POST', body: form, headers });
  await person.page
    .getByRole('main')
    .getByRole('button', { name: say('chat.options_of', { title: 'Voices' }) })
    .click();
  await person.page.getByRole('menuitem', { name: say('members.show_details') }).click();
  const details = person.page.getByRole('dialog', { name: say('members.details') });
  const voices = details.getByRole('region', { name: say('voice.all') });
  await expect(voices.getByRole('listitem')).toHaveCount(1);
  await expect(voices.getByRole('button', { name: say('voice.play') })).toBeVisible();
  await expect(details.getByText(say('pins.none'))).toBeVisible();
});

test('a provider summarises new messages, and says what it leaves out', async ({
  asker,
  modelled,
  language,
  say,
}) => {
  const username = `p${randomUUID().slice(0, 12)}`;
  const ask = async (path: string, body: object, token = '') => {
    const answer = await fetch(`${modelled.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { token: string };
  };
  const user = {
    username,
    email: `${username}@example.org`,
    password,
    language,
    terms_version: termsVersion,
  };
  const { token } = await ask(api.account.register.path, { user });
  const { chat } = await asker.call(api.chat.create, {
    body: { chat_type: 'US', participants: [username] },
  });
  await fetch(`${modelled.url}${api.members.accept.path.replace(':id', chat.id)}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
  });
  const sending = api.messages.sendUser.path.replace(':id', chat.id);
  for (let count = 1; count <= 5; count++) await ask(sending, { message: `Plan ${count}` }, token);
  const { page } = asker;
  const screen = talkScreen(page, say);
  await screen.open(chat.id);
  const offer = screen.log.getByRole('button', { name: say('catch_up.offer') });
  const card = screen.log.getByRole('complementary', { name: say('catch_up.offer') });
  await offer.click();
  // Nobody else agreed, so only the facts are shown.
  await expect(card).toContainText(say('catch_up.extract_note'));
  await card.getByRole('button', { name: say('catch_up.close') }).click();
  await fetch(`${modelled.url}${api.account.updateProfile.path}`, {
    method: api.account.updateProfile.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ user: { settings: { provider_consent: true } } }),
  });
  modelled.model.mode = { kind: 'stall-first' };
  await offer.click();
  await expect(card).toContainText(say('catch_up.under_way'));
  await card.getByRole('button', { name: say('catch_up.cancel') }).click();
  await expect(card).toHaveCount(0);
  modelled.model.mode = { kind: 'tokens', tokens: ['- Five plans.'] };
  await offer.click();
  await expect(card.getByRole('listitem')).toContainText('Five plans.');
});
