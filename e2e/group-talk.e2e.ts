import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { api } from '#contract/index.ts';
import { expectAccessible } from './accessible.ts';
import { type Person, expect, test } from './people.ts';
import { connect, groupOf, nameOf, talkScreen, write } from './talk.ts';

test('the guide that a member mentions answers once, and all see it being written (A12, C11)', async ({
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

test('somebody who is taken out of a group loses the open chat at once (S8)', async ({
  person,
  other,
  say,
}) => {
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

test('a chat of people with all that it can show is accessible in both themes, and by keyboard (X1, X3)', async ({
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

/** A group in which `other` has not read thirty messages; the fifteenth names them. */
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

test('a chat opens at what is new, with ways to its end and to where one is named (U1, U2, R1, R4)', async ({
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

test('what is marked unread from a message on is new again at the next visit, and read once more (U1, U3)', async ({
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
  await theirs.open(id);
  await expect(theirs.message('News 30,')).toBeInViewport();
  await expect(theirs.line).toHaveCount(0);
  await theirs.choose(theirs.message('News 29,'), 'messages.mark_unread');
  await expect(theirs.line).toBeVisible();
  await expect.poll(async () => (await info()).unread).toBe(2);
  // Phones show no list beside the chat.
  const row = other.page.locator(`[data-chat="${id}"][data-unread]`);
  await expect(row).toHaveCount(hasTouch ? 0 : 1);
  // Looking on does not read it.
  await other.page.waitForTimeout(1_000);
  expect((await info()).unread).toBe(2);
  await other.page.goto('/profile');
  await theirs.open(id);
  await expect(theirs.line).toBeInViewport();
  await expect.poll(async () => (await info()).unread).toBe(0);
});
