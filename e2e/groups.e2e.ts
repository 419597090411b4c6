import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { termsVersion } from '#content/legal/terms-version.ts';
import { api } from '#contract/index.ts';
import { expectAccessible } from './accessible.ts';
import { type Person, expect, password, test } from './people.ts';
import { expectNoSidewaysScroll, signInThroughScreen } from './screens.ts';
import type { Say } from './words.ts';

const nameOf = ({ user }: Person) => user.display_name;

async function connect(one: Person, other: Person): Promise<void> {
  await one.call(api.connections.request, { body: { username: other.user.username } });
  await other.call(api.connections.request, { body: { username: one.user.username } });
}

async function groupOf(owner: Person, title: string, ...members: Person[]): Promise<string> {
  const participants = members.map(({ user }) => user.username);
  const body = { chat_type: 'GP' as const, title, participants };
  const { chat } = await owner.call(api.chat.create, { body });
  for (const member of members)
    await member.call(api.members.accept, { params: { id: chat.id }, body: {} });
  return chat.id;
}

async function write(from: Person, id: string, message: string): Promise<void> {
  const body = { message, client_id: randomUUID() };
  await from.call(api.messages.sendUser, { params: { id }, body });
}

/** The surroundings of a chat of people: list, header and details. */
function around(page: Page, say: Say, hasTouch: boolean) {
  const dialog = page.getByRole('dialog');
  const button = (key: Parameters<Say>[0], params?: Parameters<Say>[1]) =>
    page.getByRole('button', { name: say(key, params), exact: true });
  const row = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
  const member = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
  return {
    dialog,
    button,
    row,
    member,
    title: page.getByRole('main').getByRole('heading', { level: 1 }),
    toast: (words: string) => page.getByRole('status').filter({ hasText: words }),
    inDialog: (key: Parameters<Say>[0]) =>
      dialog.getByRole('button', { name: say(key), exact: true }),
    async choose(key: Parameters<Say>[0]) {
      await page.getByRole('menuitem', { name: say(key), exact: true }).click();
    },
    async openMenu(title: string) {
      if (!hasTouch) await row(title).hover();
      await row(title).getByRole('button').last().click();
    },
    async openDetails() {
      await page.getByRole('main').getByRole('heading', { level: 1 }).getByRole('button').click();
      await expect(dialog).toBeVisible();
    },
    async closeDialog() {
      await dialog.getByRole('button', { name: say('shell.close'), exact: true }).click();
      await expect(dialog).toHaveCount(0);
    },
    async chooseForMember(name: string, key: Parameters<Say>[0]) {
      await dialog
        .getByRole('button', { name: say('members.options_of', { name }), exact: true })
        .click();
      await page.getByRole('menuitem', { name: say(key), exact: true }).click();
    },
  };
}

test('a group is made of a connection and an invited person, who accepts in the chat @phone', async ({
  person,
  other,
  third,
  say,
  hasTouch,
}) => {
  await connect(person, other);
  const { page } = person;
  const mine = around(page, say, hasTouch);
  await page.goto('/chat');
  await mine.button('members.new_chat').first().click();
  const field = mine.dialog.getByRole('combobox', { name: say('members.find') });
  await expect(field).toBeFocused();
  const option = (who: Person) => mine.dialog.getByRole('option', { name: nameOf(who) });
  await expect(option(other)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(option(other)).toHaveAttribute('aria-selected', 'true');
  await expect(mine.inDialog('members.start_chat')).toBeEnabled();
  await field.fill(third.user.username);
  await expect(option(third)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(option(third)).toHaveAttribute('aria-selected', 'true');
  await mine.dialog.getByRole('textbox', { name: say('members.group_name') }).fill('Mornings');
  await expectAccessible(page, mine.inDialog('members.create_group'));
  await mine.inDialog('members.create_group').click();
  await expect(mine.title).toHaveText('Mornings');
  await expect(page).toHaveTitle('Mornings - Zavit');

  const theirs = around(third.page, say, hasTouch);
  await third.page.goto('/chat');
  const invitations = third.page.getByRole('region', { name: say('members.invitations') });
  await expect(invitations.getByRole('listitem')).toContainText('Mornings');
  await expect(invitations.getByRole('listitem')).toContainText(nameOf(person));
  await expectAccessible(third.page, invitations);
  await invitations.getByRole('link').click();
  await expect(third.page.getByText(say('members.before_joining'))).toBeVisible();
  await expectAccessible(third.page, theirs.button('members.accept').last());
  await theirs.button('members.accept').last().click();
  await expect(third.page.getByRole('log')).toBeVisible();
  await expect(invitations).toHaveCount(0);
  await mine.openDetails();
  await expect(mine.member(nameOf(third))).not.toContainText(say('members.invited'));
  await expect(mine.member(nameOf(person))).toContainText(say('members.owner'));
});

test('an invitation is declined from the list, and the chat is removed there', async ({
  person,
  other,
  say,
  hasTouch,
}) => {
  const body = { chat_type: 'US' as const, participants: [other.user.username] };
  const { chat } = await person.call(api.chat.create, { body });
  const theirs = around(other.page, say, hasTouch);
  await other.page.goto('/chat');
  const title = nameOf(person);
  await theirs.button('members.decline_of', { title }).click();
  await expect(theirs.row(title)).toHaveCount(0);
  await expect(theirs.toast(say('members.declined'))).toBeVisible();
  const gone = other.call(api.chat.info, { params: { id: chat.id } });
  await expect(gone).rejects.toThrow('404');

  await person.page.goto(`/chat/${chat.id}`);
  await expect(person.page.getByText(say('members.closed_alone'))).toBeVisible();
});

test('the owner renames, mutes, invites and removes; members see it at once, and a removed one loses the chat at once @phone', async ({
  person,
  other,
  third,
  say,
  hasTouch,
}) => {
  test.slow();
  const id = await groupOf(person, 'The garden', other);
  const { page } = person;
  const mine = around(page, say, hasTouch);
  const theirs = around(other.page, say, hasTouch);
  await Promise.all([page.goto(`/chat/${id}`), other.page.goto(`/chat/${id}`)]);
  await expect(theirs.title).toHaveText('The garden');

  await mine.openDetails();
  await expectAccessible(page, mine.member(nameOf(other)));
  await mine.inDialog('chat.rename').click();
  const field = mine.dialog.getByRole('textbox', { name: say('chat.rename_title') });
  await expect(field).toBeFocused();
  await field.fill('הגינה, the garden');
  await field.press('Enter');
  await expect(theirs.title).toHaveText('הגינה, the garden');

  await mine.inDialog('members.mute_workday').click();
  await expect(mine.inDialog('members.unmute')).toBeVisible();
  const info = () => person.call(api.chat.info, { params: { id } });
  await expect.poll(async () => (await info()).muted_until !== null).toBe(true);
  await mine.inDialog('members.unmute').click();
  await mine.dialog.getByRole('radio', { name: say('members.notify_mentions') }).check();
  await expect.poll(async () => (await info()).notify).toBe('mentions');
  await mine.dialog.getByRole('radio', { name: say('members.guide_off') }).check();
  await expect.poll(async () => (await info()).guide_mode).toBe('off');

  await mine.inDialog('members.invite').click();
  const search = mine.dialog.getByRole('combobox', { name: say('members.find') });
  await expect(search).toBeFocused();
  await search.fill(third.user.username);
  await mine.dialog.getByRole('option', { name: nameOf(third) }).click();
  await mine.inDialog('members.invite_deed').click();
  await expect(mine.member(nameOf(third))).toContainText(say('members.invited'));
  await expectNoSidewaysScroll(page);

  await mine.chooseForMember(nameOf(other), 'members.remove');
  await mine.inDialog('members.remove').click();
  await expect(mine.member(nameOf(other))).toHaveCount(0);
  await expect(other.page.getByText(say('chat.gone_title')).first()).toBeVisible();
  const gone = other.call(api.messages.list, { params: { id } });
  await expect(gone).rejects.toThrow('404');
});

test('a link leads through the sign-in to a request, the owner accepts it, and an ended link says so', async ({
  person,
  other,
  say,
  language,
  hasTouch,
  browser,
  product,
}) => {
  test.slow();
  const id = await groupOf(person, 'By link', other);
  const { page } = person;
  const mine = around(page, say, hasTouch);
  await page.goto(`/chat/${id}`);
  await mine.openDetails();
  await mine.inDialog('members.link_make').click();
  const link = mine.dialog.getByRole('textbox', { name: say('members.link') });
  await expect(link).toHaveValue(/\/join\/[\w-]+\.[\w-]+$/u);
  const address = await link.inputValue();
  await page.reload();
  await mine.openDetails();
  await expect(link).toHaveValue(address);

  const username = `p${randomUUID().slice(0, 12)}`;
  const email = `${username}@example.org`;
  await fetch(product.url + api.account.register.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      user: { username, email, password, language, terms_version: termsVersion },
    }),
  });
  const guest = await (await browser.newContext({ baseURL: product.url })).newPage();
  await guest.goto(address);
  await signInThroughScreen(guest, say, { username, password });
  await expect(guest).toHaveURL(address);
  const theirs = around(guest, say, hasTouch);
  await expect(theirs.title).toHaveText(
    say('members.join_title', { name: nameOf(person), title: 'By link' }),
  );
  await expectAccessible(guest, theirs.button('members.join_ask'));
  await theirs.button('members.join_ask').press('Enter');
  // The button is gone; the focus stays in the invitation.
  await expect(guest.locator(':focus').getByText(say('members.join_waiting'))).toBeVisible();
  await guest.getByRole('link', { name: say('members.join_to_chat') }).click();
  await expect(guest.getByText(say('members.waiting_text'))).toBeVisible();
  await guest.goto(address);
  await expect(guest.getByText(say('members.join_waiting'))).toBeVisible();
  await expect(theirs.button('members.join_ask')).toHaveCount(0);

  await mine.dialog
    .getByRole('button', { name: say('members.let_in', { name: username }), exact: true })
    .click();
  await expect(guest.getByRole('log')).toBeVisible();
  await expect(theirs.title).toHaveText('By link');

  await mine.inDialog('members.link_revoke').click();
  await expect(mine.inDialog('members.link_make')).toBeVisible();
  await person.call(api.members.remove, { params: { id, username: other.user.username } });
  await other.page.goto(address);
  await expect(other.page.getByText(say('members.join_ended_title')).first()).toBeVisible();
  await guest.context().close();
});

test('the owner hands over and leaves, and undo restores; the last member’s deletion is for all @phone', async ({
  person,
  other,
  say,
  hasTouch,
}) => {
  const id = await groupOf(person, 'To hand over', other);
  const { page } = person;
  const mine = around(page, say, hasTouch);
  await page.goto(`/chat/${id}`);
  await mine.openDetails();
  await expect(mine.inDialog('members.delete_group')).toBeVisible();
  await mine.chooseForMember(nameOf(other), 'members.make_owner');
  await mine.inDialog('members.make_owner').click();
  await expect(mine.member(nameOf(other))).toContainText(say('members.owner'));
  await expect(mine.inDialog('members.leave')).toBeVisible();
  await mine.inDialog('members.leave').click();
  await expect(mine.row('To hand over')).toHaveCount(0);
  await mine.button('chat.undo').last().click();
  await expect(mine.title).toHaveText('To hand over');
  await expect(page.getByRole('log')).toBeVisible();

  const theirs = around(other.page, say, hasTouch);
  await other.page.goto('/chat');
  await theirs.openMenu('To hand over');
  await theirs.choose('members.delete_group');
  await expect(theirs.row('To hand over')).toHaveCount(0);
  await expect(page.getByText(say('chat.gone_title')).first()).toBeVisible();
});

test('a row shows the last author and text, the unread count and that it is muted; the tab counts the chats @phone', async ({
  person,
  other,
  say,
  language,
  hasTouch,
}) => {
  // A name in the other script: it must not reverse the sentence around it.
  const name = language === 'he' ? 'John Smith' : 'רון כהן';
  await other.call(api.account.updateProfile, { body: { user: { display_name: name } } });
  const id = await groupOf(person, 'Many words', other);
  await person.chatAbout('Only with the guide');
  const { page } = person;
  const mine = around(page, say, hasTouch);
  await page.goto('/chat');
  const row = mine.row('Many words');
  const joined = row.getByText(say('members.note_joined', { author: name }));
  await expect(joined).toHaveCSS('direction', language === 'he' ? 'rtl' : 'ltr');
  await page.goto(`/chat/${await person.newChat()}`);
  await write(other, id, `Look at **this**, @${person.user.username}`);
  await expect(page).toHaveTitle(/^\(2\) /u);
  await page.goto('/chat');
  await expect(row.locator('bdi').filter({ hasText: name })).toBeVisible();
  await expect(row).toContainText('Look at this');
  await expect(row.getByText(say('chat.unread', { count: 1 }))).toHaveCount(1);
  await expect(
    row.getByRole('img', { name: say('members.mentioned', { count: 1 }) }),
  ).toBeVisible();
  await mine.openMenu('Many words');
  await mine.choose('members.mute');
  await mine.inDialog('members.mute_always').click();
  await expect(row.getByRole('img', { name: say('members.muted') })).toBeVisible();

  await page.getByRole('button', { name: say('chat.filter_people'), exact: true }).click();
  await expect(page).toHaveURL(/\?list=people$/u);
  await expect(row).toBeVisible();
  await expect(mine.row('Only with the guide')).toHaveCount(0);
  await page.reload();
  await expect(row).toBeVisible();
  await expect(mine.row('Only with the guide')).toHaveCount(0);
  await row.getByRole('link').click();
  await expect(page.getByRole('log')).toContainText('Look at');
  await expect(page).toHaveTitle(/^\(1\) /u);
  await expect(page).toHaveURL(/\?list=people$/u);
});

test('one Tab stop leads into the list, and the arrows from row to row', async ({
  person,
  say,
}) => {
  for (const words of ['First words', 'Second words', 'Third words']) await person.chatAbout(words);
  const { page } = person;
  await page.goto('/chat');
  const links = page.getByRole('region').getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(3);
  await page.getByRole('button', { name: say('chat.filter_archived'), exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.nth(2)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(links.nth(2)).toBeFocused();

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+F10');
  const remove = page.getByRole('menuitem', { name: say('chat.delete'), exact: true });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(links).toHaveCount(2);
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('region').getByRole('listitem').nth(1).getByRole('button'),
  ).toBeFocused();
});
