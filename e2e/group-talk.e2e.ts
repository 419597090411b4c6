import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { api } from '#contract/index.ts';
import { expectAccessible } from './accessible.ts';
import { type Person, expect, test } from './people.ts';
import { connect, groupOf, nameOf, pairOf, talkScreen, write } from './talk.ts';

test('the guide answers once when a member mentions it, and all see the answer stream @phone', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await groupOf(person, other, 'Thursday circle');
  const mine = talkScreen(person.page, say);
  const theirs = talkScreen(other.page, say);
  await Promise.all([mine.open(id), theirs.open(id)]);
  await expect(mine.composer).toBeVisible();

  const names = person.page.getByRole('listbox', { name: say('messages.mention') });
  await mine.composer.pressSequentially('Dear @');
  await expect(names.getByRole('option')).toHaveCount(2);
  await mine.composer.press('Escape');
  await expect(names).toHaveCount(0);
  await expect(mine.composer).toHaveValue('Dear @');
  await mine.composer.fill('');
  await mine.composer.pressSequentially(`@${nameOf(other).slice(0, 4)}`);
  await expect(names.getByRole('option')).toHaveCount(1);
  await mine.composer.press('Tab');
  await expect(mine.composer).toHaveValue(`@${other.user.username} `);
  await mine.composer.fill('');
  await mine.composer.pressSequentially('@');
  await expect(names.getByRole('option', { name: say('assistant.guide') })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await mine.composer.press('Enter');
  await mine.composer.pressSequentially('what do we see from here?');
  await mine.send.click();

  for (const { log } of [mine, theirs]) {
    await expect(log.getByText(`@${say('assistant.guide')}`)).toBeVisible();
    const answer = log.getByRole('article').filter({
      has: log.page().locator('header', { hasText: say('assistant.guide') }),
    });
    await expect(answer).toHaveCount(1);
    await expect(answer.locator('p').first()).not.toBeEmpty();
  }
  await expect(mine.log.getByText(say('messages.answering_you'))).toBeVisible();
  await expect(
    theirs.log.getByText(say('messages.answering', { name: nameOf(person) })),
  ).toBeVisible();
  await expect
    .poll(async () => {
      const { items } = await other.call(api.messages.list, { params: { id } });
      return items.filter(({ kind }) => kind === 'guide').map(({ status }) => status);
    })
    .toEqual(['sent']);
});

test('outside of its bubble a mention is a name, the guide has its own, and words begin at the page’s start @both', async ({
  person,
  other,
  third,
  say,
  language,
}) => {
  await third.call(api.account.updateProfile, { body: { user: { display_name: 'דנה לוי' } } });
  await Promise.all([connect(person, other), connect(person, third)]);
  const id = await groupOf(person, other, 'River people');
  await person.call(api.members.invite, {
    params: { id },
    body: { usernames: [third.user.username] },
  });
  await person.call(api.chat.guide, { params: { id }, body: { guide_mode: 'off' } });
  const words = `@${third.user.username}, ask @guide about the heron`;
  await write(other, id, words);
  const shown = new RegExp(`@דנה לוי\u2069, ask \u2068@${say('assistant.guide')}`, 'u');
  const mine = talkScreen(person.page, say);
  await mine.open(id);
  const found = mine.message('about the heron');
  await mine.choose(found, 'messages.reply');
  const reply = person.page.getByRole('group', { name: say('messages.replying') });
  await expect(reply).toContainText(shown);
  const side = language === 'he' ? 'right' : 'left';
  await expect(reply.getByText(/about the heron/u)).toHaveCSS('text-align', side);
  await person.page.goto('/chat');
  await expect(
    person.page.locator(`[data-chat="${id}"], a[href="/chat/${id}"]`).first(),
  ).toContainText(shown);
  await person.page.keyboard.press('Control+KeyK');
  const dialog = person.page.getByRole('dialog', { name: say('search.title') });
  await dialog.getByRole('combobox').fill('heron');
  const option = dialog.getByRole('option').filter({ hasText: 'River people' });
  await expect(option).toContainText(`@${say('assistant.guide')}`);
  await expect(option.getByText(/about the/u).locator('xpath=..')).toHaveCSS('text-align', side);
});

test('a stranger with the same name as a connection is shown with the username, until one of them is renamed', async ({
  person,
  other,
  third,
  say,
}) => {
  const called = (one: Person, name: string) =>
    one.call(api.account.updateProfile, { body: { user: { display_name: name } } });
  await Promise.all([called(other, 'דנה לוי'), called(third, 'דָּנָה לוי')]);
  await connect(person, other);
  const id = await groupOf(person, other, 'River people');
  await person.call(api.members.invite, {
    params: { id },
    body: { usernames: [third.user.username] },
  });
  await third.call(api.members.accept, { params: { id } });
  const pair = await pairOf(person, third);
  await third.call(api.members.accept, { params: { id: pair } });
  await write(third, pair, 'It is me');
  await write(other, id, 'from the connection');
  await write(third, id, `@${third.user.username} from the stranger`);
  const full = `דָּנָה לוי (\u2068@${third.user.username}\u2069)`;

  const mine = talkScreen(person.page, say);
  await mine.open(id);
  const heading = (words: string) => mine.message(words).locator('header bdi').first();
  await expect(heading('from the stranger')).toHaveText(full);
  await expect(heading('from the connection')).toHaveText('דנה לוי');
  await expect(mine.message('from the stranger').getByText(`@${full}`)).toBeVisible();
  await person.page.goto('/chat');
  const row = (chat: string) => person.page.locator(`a[href="/chat/${chat}"]`).first();
  await expect(row(pair)).toContainText(full);
  await expect(row(id)).toContainText(full);
  await expectAccessible(person.page, row(pair));

  await called(other, 'דנה בר');
  await expect(row(pair)).not.toContainText('@');
  await expect(row(pair)).toContainText('דָּנָה לוי');
});

test('a removed member loses the open group at once @phone', async ({ person, other, say }) => {
  await connect(person, other);
  const id = await groupOf(person, other, 'Sunday walkers');
  await write(person, id, 'Only for us');
  const theirs = talkScreen(other.page, say);
  await theirs.open(id);
  await expect(theirs.message('Only for us')).toBeVisible();
  await person.call(api.members.remove, { params: { id, username: other.user.username } });
  await expect(other.page.getByText(say('chat.gone_title'))).toBeVisible();
  await expect(other.page.getByText('Only for us')).toHaveCount(0);
  await expect(theirs.composer).toHaveCount(0);
  await other.page.reload();
  await expect(other.page.getByText(say('chat.gone_title'))).toBeVisible();
});

test('a chat of people with all its features is accessible in both themes, and by keyboard @both', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await groupOf(person, other, 'Everything at once');
  await write(other, id, `@${person.user.username} **see** https://example.org, \`so\``);
  const { items } = await person.call(api.messages.list, { params: { id } });
  const first = items.at(-1)?.id ?? '';
  await person.call(api.messages.addReaction, { params: { id: first, emoji: '❤️' } });
  const body = {
    message: 'ענייתי: ל-John 3 קבצים (PDF)',
    client_id: randomUUID(),
    reply_to: first,
  };
  await person.call(api.messages.sendUser, { params: { id }, body });
  await write(other, id, 'To be removed');
  const gone = (await other.call(api.messages.list, { params: { id } })).items.at(-1)?.id ?? '';
  await other.call(api.messages.remove, { params: { id: gone }, body: { scope: 'all' } });
  const mine = talkScreen(person.page, say);
  await mine.open(id);
  await expect(mine.message('ענייתי')).toBeVisible();
  await mine.message('ענייתי').hover();
  await mine.composer.fill('@');
  await expect(person.page.getByRole('listbox')).toBeVisible();
  await expectAccessible(person.page, mine.log);

  await mine.composer.fill('');
  const options = (message: Locator) => message.locator('[aria-haspopup="menu"]');
  await options(mine.message('ענייתי')).focus();
  await person.page.keyboard.press('ArrowUp');
  await expect(options(mine.message('example.org').first())).toBeFocused();
  await person.page.keyboard.press('Enter');
  await expect(person.page.getByRole('menuitem').first()).toBeFocused();
  await person.page.keyboard.press('Escape');
  await expect(options(mine.message('example.org').first())).toBeFocused();
});

/** A group with thirty messages that `other` has not read; the fifteenth mentions them. */
async function groupWithNews(person: Person, other: Person): Promise<string> {
  await connect(person, other);
  const id = await groupOf(person, other, 'Many words');
  await write(person, id, 'Before it all');
  const { items } = await other.call(api.messages.list, { params: { id } });
  await other.call(api.chat.read, { params: { id }, body: { seq: items.at(-1)?.seq ?? 0 } });
  const long = 'with more words than one line of a phone has room for, as people write';
  for (let count = 1; count <= 30; count++) {
    const named = count === 15 ? `@${other.user.username} ` : '';
    await write(person, id, `${named}News ${count}, ${long}`);
  }
  return id;
}

test('a chat opens at the first new message, with buttons to its end and to a mention @phone', async ({
  person,
  other,
  say,
}) => {
  const id = await groupWithNews(person, other);
  const info = () => other.call(api.chat.info, { params: { id } });
  const theirs = talkScreen(other.page, say);
  const { page } = other;
  await theirs.open(id);
  await expect(theirs.line).toBeInViewport();
  await expect(theirs.line).toHaveText(say('messages.new', { count: 30 }));
  await expect(theirs.message('News 1,')).toBeInViewport();
  await expect(theirs.message('News 30,')).not.toBeInViewport();
  await expect.poll(async () => (await info()).unread).toBeLessThan(30);
  const { unread } = await info();
  expect(unread).toBeGreaterThan(10);

  await page.getByRole('button', { name: say('chat.jump', { count: unread }) }).click();
  await expect(theirs.message('News 30,')).toBeInViewport();
  await expect.poll(async () => (await info()).unread).toBe(0);
  await expect(theirs.line).toBeAttached();
  const toMention = page.getByRole('button', { name: say('messages.to_mention', { count: 1 }) });
  await toMention.click();
  await expect(theirs.message('News 15,')).toBeInViewport();
  await expect(toMention).toHaveCount(0);
  await theirs.composer.press('Shift+PageUp');
  await expect(theirs.line).toBeInViewport();
});

test('messages marked unread are new again at the next visit, and read once more', async ({
  person,
  other,
  say,
  hasTouch,
}) => {
  const id = await groupWithNews(person, other);
  const info = () => other.call(api.chat.info, { params: { id } });
  const newest = (await info()).last_message?.seq ?? 0;
  await other.call(api.chat.read, { params: { id }, body: { seq: newest } });
  const theirs = talkScreen(other.page, say);
  await other.page.clock.install();
  await theirs.open(id);
  await expect(theirs.message('News 30,')).toBeInViewport();
  await expect(theirs.line).toHaveCount(0);
  await theirs.choose(theirs.message('News 29,'), 'messages.mark_unread');
  await expect(theirs.line).toHaveText(say('messages.new', { count: 2 }));
  await expect.poll(async () => (await info()).unread).toBe(2);
  // Phones show no list beside the chat.
  const row = other.page.locator(`[data-chat="${id}"][data-unread]`);
  await expect(row).toHaveCount(hasTouch ? 0 : 1);
  // Viewing it in the list does not mark it as read.
  let reads = 0;
  other.page.on('request', (request) => {
    if (request.url().endsWith('/read')) reads += 1;
  });
  await other.page.clock.fastForward(2_000);
  expect(reads).toBe(0);
  expect((await info()).unread).toBe(2);
  await other.page.goto('/profile');
  await theirs.open(id);
  await expect(theirs.line).toBeInViewport();
  await expect.poll(async () => (await info()).unread).toBe(0);
});
