import type { Page, Request } from '@playwright/test';
import { api } from '#contract/index.ts';
import { expectAccessible } from './accessible.ts';
import { type Person, expect, password, test } from './people.ts';
import {
  chatScreen,
  expectNoLayers,
  expectNoSidewaysScroll,
  signInThroughScreen,
} from './screens.ts';
import type { Say } from './words.ts';

/** The parts of the screen of connections. */
function connectScreen(page: Page, say: Say) {
  const tab = (name: 'people' | 'requests' | 'find') =>
    page
      .getByRole('navigation', { name: say('connections.title') })
      .getByRole('link', { name: new RegExp(`^${say(`connections.${name}`)}`, 'u') });
  return {
    tab,
    person: (name: string) => page.getByRole('listitem').filter({ hasText: name }),
    waiting: page.getByRole('region', { name: say('connections.waiting') }),
    findField: page.getByRole('textbox', { name: say('connections.find_label') }),
    button: (key: Parameters<Say>[0], name: string) =>
      page.getByRole('button', { name: say(key, { name }), exact: true }),
    dialog: page.getByRole('dialog'),
  };
}

const nameOf = ({ user }: Person) => user.display_name;

async function connect(one: Person, other: Person): Promise<void> {
  await one.call(api.connections.request, { body: { username: other.user.username } });
  await other.call(api.connections.request, { body: { username: one.user.username } });
}

test('a request is accepted from its notification, both see each other and write, and a block ends it @phone', async ({
  person,
  other,
  say,
}) => {
  const [mine, theirs] = [connectScreen(person.page, say), connectScreen(other.page, say)];
  await person.page.goto('/notifications');
  await expect(
    person.page.getByRole('heading', { name: say('notifications.empty_title') }),
  ).toBeVisible();

  await other.page.goto('/connect');
  await theirs.tab('find').click();
  await theirs.findField.fill(person.user.username);
  await theirs.button('connections.connect_name', nameOf(person)).click();
  await theirs.dialog.getByRole('textbox').fill('From the choir');
  await theirs.dialog.getByRole('button', { name: say('connections.send') }).click();
  await expect(theirs.button('connections.withdraw_name', nameOf(person))).toBeVisible();

  const toast = person.page.getByRole('status').filter({ hasText: 'From the choir' });
  await expect(toast).toContainText(nameOf(other));
  const row = person.page.getByRole('listitem').filter({ hasText: 'From the choir' });
  await row.getByRole('button', { name: say('notifications.accept') }).click();
  await expect(row).toContainText(say('notifications.accepted'));

  await theirs.tab('people').click();
  await expect(theirs.person(nameOf(person))).toBeVisible();
  await person.page.goto('/connect');
  await mine.button('connections.message_to', nameOf(other)).click();
  await expect(person.page).toHaveURL(/\/chat\/[^/]+$/u);
  const chat = chatScreen(person.page, say);
  await chat.composer.fill('Here is a first line');
  await chat.send.click();
  await theirs.button('connections.message_to', nameOf(person)).click();
  await expect(chatScreen(other.page, say).messages).toContainText(['Here is a first line']);

  await person.page.goto('/connect');
  await mine.button('connections.options_of', nameOf(other)).click();
  await person.page.getByRole('menuitem', { name: say('connections.block') }).click();
  await mine.dialog.getByRole('button', { name: say('connections.block'), exact: true }).click();
  await expect(mine.person(nameOf(other))).toHaveCount(0);
  // Nothing shows the block: the chat stays unchanged, and messages there are sent.
  const blocked = chatScreen(other.page, say);
  await blocked.composer.fill('Are you there?');
  await blocked.send.click();
  await expect(blocked.messages).toContainText(['Here is a first line', 'Are you there?']);
  // The person who blocked can still be seen there, and be reported and blocked as well.
  await blocked.log
    .getByRole('button', { name: say('connections.profile_of', { name: nameOf(person) }) })
    .first()
    .click();
  await expect(theirs.dialog).toContainText(nameOf(person));
  await theirs.dialog.getByRole('button', { name: say('reports.report_person') }).click();
  await theirs.dialog.getByRole('textbox').fill('They write to me at night.');
  await theirs.dialog.getByRole('button', { name: say('reports.send') }).click();
  await expect(theirs.dialog).toHaveCount(0);
  await other.page.goto('/connect?tab=find');
  await theirs.findField.fill(person.user.username);
  await expect(
    other.page.getByRole('heading', {
      name: say('connections.none', { query: person.user.username }),
    }),
  ).toBeVisible();
  const write = { chat_type: 'US' as const, participants: [person.user.username] };
  const { chat: same } = await other.call(api.chat.create, { body: write });
  const seen = await person.call(api.messages.list, { params: { id: same.id } });
  expect(seen.items.map(({ text }) => text)).not.toContain('Are you there?');

  await person.page.goto('/profile/me');
  await mine.button('connections.unblock_name', nameOf(other)).click();
  await expect(person.page.getByText(say('connections.blocks_none'))).toBeVisible();
});

test('requests are declined and cancelled in their place, and both lists follow without a reload', async ({
  person,
  other,
  say,
}) => {
  const [mine, theirs] = [connectScreen(person.page, say), connectScreen(other.page, say)];
  await person.page.goto('/connect');
  await other.page.goto('/connect?tab=requests');
  await expect(
    other.page.getByRole('heading', { name: say('connections.no_requests') }),
  ).toBeVisible();
  await other.call(api.connections.request, { body: { username: person.user.username } });
  await expect(theirs.person(nameOf(person))).toBeVisible();
  await mine.waiting
    .getByRole('button', { name: say('connections.decline_name', { name: nameOf(other) }) })
    .click();
  await expect(mine.waiting).toHaveCount(0);
  await expect(theirs.person(nameOf(person))).toHaveCount(0);

  await other.call(api.connections.request, { body: { username: person.user.username } });
  await expect(mine.waiting).toBeVisible();
  await theirs.button('connections.withdraw_name', nameOf(person)).click();
  await expect(mine.waiting).toHaveCount(0);
});

test('a request’s note keeps the direction of its words, and the focus is not lost @phone', async ({
  person,
  other,
  say,
  language,
}) => {
  const { page } = person;
  const mine = connectScreen(page, say);
  await page.goto('/connect?tab=find');
  await mine.findField.fill(other.user.username);
  await mine.button('connections.connect_name', nameOf(other)).press('Enter');
  const note = mine.dialog.getByRole('textbox');
  await expect(note).toHaveCSS('direction', language === 'he' ? 'rtl' : 'ltr');
  await expect(note).toHaveCSS('unicode-bidi', 'plaintext');
  await note.fill('שלח ל-John 3 קבצים (PDF)');
  await mine.dialog.getByRole('button', { name: say('connections.send') }).press('Enter');
  await expect(mine.dialog).toHaveCount(0);
  await expect(page.locator('main :focus')).toHaveCount(1);

  await mine.button('connections.withdraw_name', nameOf(other)).press('Enter');
  await expect(mine.button('connections.connect_name', nameOf(other))).toBeVisible();
  await expect(mine.person(nameOf(other)).locator(':focus')).toHaveCount(1);
});

test('a refused request is returned with the reason', async ({ person, other, say }) => {
  const { page } = person;
  const screen = connectScreen(page, say);
  await other.call(api.connections.request, { body: { username: person.user.username } });
  await page.route('**/api/connections/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, body: '' })
      : route.continue(),
  );
  await page.goto('/connect?tab=requests');
  await screen.button('connections.accept_name', nameOf(other)).click();
  await expect(page.getByRole('alert')).toContainText(say('shell.server_failed'));
  await expect(screen.button('connections.accept_name', nameOf(other))).toBeVisible();
});

test('an answer to an outdated query is not shown @phone', async ({ person, other, say }) => {
  const { page } = person;
  const screen = connectScreen(page, say);
  const settings = { discoverable: true };
  await other.call(api.account.updateProfile, {
    body: { user: { display_name: 'Slowly Found', settings } },
  });
  const { promise: late, resolve: answer } = Promise.withResolvers<void>();
  const { promise: answered, resolve: end } = Promise.withResolvers<void>();
  await page.route('**/api/users/search?query=slowly*', async (route) => {
    await late;
    await route.continue().catch(() => undefined);
  });
  const onEnd = (request: Request) => {
    if (request.url().includes('query=slowly')) end();
  };
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  await page.goto('/connect?tab=find');
  const asked = page.waitForRequest(/search\?query=slowly/u);
  await screen.findField.fill('slowly');
  await asked;
  await screen.findField.fill('nobody at all');
  const none = say('connections.none', { query: 'nobody at all' });
  await expect(page.getByRole('heading', { name: none })).toBeVisible();
  answer();
  await answered;
  await expect(page.getByRole('heading', { name: none })).toBeVisible();
  await expect(screen.person('Slowly Found')).toHaveCount(0);
});

test('a request by e-mail gets the same answer whether or not the address has an account', async ({
  person,
  other,
  say,
}) => {
  const { page } = person;
  await page.goto('/connect?tab=find');
  const form = page.getByRole('region', { name: say('connections.by_email') });
  const field = form.getByLabel(say('account.email'), { exact: true });
  const send = form.getByRole('button', { name: say('connections.send') });
  await send.click();
  await expect(form).toContainText(say('field.email_invalid'));
  for (const address of ['nobody-has-this@example.org', other.user.email]) {
    await field.fill(address);
    await send.click();
    await expect(form.getByRole('status')).toHaveText(say('connections.by_email_sent'));
    await form.getByRole('button', { name: say('connections.by_email_again') }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
  }
});

test('a connection ends after a confirmation, and the profile shows the relation of two people @phone', async ({
  person,
  other,
  say,
}) => {
  const { page } = person;
  const screen = connectScreen(page, say);
  await connect(person, other);
  await other.page.goto('/connect');
  await page.goto('/connect');
  await screen.button('connections.profile_of', nameOf(other)).click();
  await expect(screen.dialog).toContainText(say('connections.state_accepted'));
  // The online dot is on the large avatar, not in the corner beside it.
  const face = screen.dialog.locator('[data-size="104"]');
  await expect(face).toContainText(say('connections.here_now'));
  const beside = await face.evaluate((picture) => getComputedStyle(picture, '::after').bottom);
  expect(Number.parseFloat(beside)).toBeGreaterThan(5);
  await screen.dialog.getByRole('button', { name: say('connections.remove') }).click();
  const question = page.getByRole('dialog', {
    name: say('connections.remove_title', { name: nameOf(other) }),
  });
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(screen.person(nameOf(other))).toBeVisible();

  await screen.button('connections.options_of', nameOf(other)).click();
  await page.getByRole('menuitem', { name: say('connections.remove') }).click();
  await question.getByRole('button', { name: say('connections.remove'), exact: true }).click();
  await expect(page.getByRole('heading', { name: say('connections.empty_title') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a person without a sign-in is asked to sign in and returns to the same page', async ({
  page,
  product,
  person,
  say,
}) => {
  await page.goto(`${product.url}/connect?tab=requests`);
  await expect(page).toHaveURL(/\/profile\/login/u);
  await signInThroughScreen(page, say, { username: person.user.username, password });
  await expect(page).toHaveURL(/\/connect\?tab=requests$/u);
  await expect(page).toHaveTitle(`${say('connections.title')} - Zavit`);
});

test('a link leads through the sign-in to a page with the inviter’s name, a request is sent once and confirmed; an ended link says so @phone', async ({
  page,
  product,
  person,
  other,
  say,
}) => {
  const mine = connectScreen(person.page, say);
  await person.page.goto('/connect?tab=find');
  const button = (key: Parameters<typeof say>[0]) =>
    person.page.getByRole('button', { name: say(key), exact: true });
  await button('members.link_make').press('Enter');
  // The focus is not on the button that would end the new link.
  await expect(button('members.link_copy')).toBeFocused();
  const link = person.page.getByRole('textbox', { name: say('members.link') });
  await expect(link).toHaveValue(/\/join\/[\w-]+$/u);
  const address = await link.inputValue();
  await person.page.reload();
  await expect(link).toHaveValue(address);

  await page.goto(product.url + new URL(address).pathname);
  await expect(page).toHaveURL(/\/profile\/login/u);
  const invited = say('connections.link_title', { name: nameOf(person) });
  await expect(page.getByText(invited)).toBeVisible();
  await page.getByRole('link', { name: say('account.sign_up') }).click();
  await expect(page).toHaveURL(/\/sign-up/u);
  await expect(page.getByText(invited)).toBeVisible();
  await page.goBack();
  await signInThroughScreen(page, say, { username: other.user.username, password });
  await expect(page).toHaveURL(address);
  const theirs = connectScreen(page, say);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say('connections.link_title', { name: nameOf(person) }),
  );
  await expectAccessible(page, theirs.button('connections.connect_name', nameOf(person)));
  await theirs.button('connections.connect_name', nameOf(person)).click();
  await theirs.dialog.getByRole('button', { name: say('connections.send') }).click();
  const asked = page.getByText(say('connections.link_asked', { name: nameOf(person) }));
  await expect(asked).toBeVisible();
  await expectNoLayers(page);
  await page.reload();
  await expect(asked).toBeVisible();
  await mine.tab('requests').click();
  await mine.button('connections.accept_name', nameOf(other)).click();
  await expect(theirs.button('connections.message_to', nameOf(person))).toBeVisible();

  await mine.tab('find').click();
  await button('members.link_revoke').press('Enter');
  await expect(link).toHaveCount(0);
  await expect(person.page.locator(':focus').getByText(say('connections.link_text'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(say('members.join_ended_title')).first()).toBeVisible();
});

test('people, requests and search have no accessibility faults in either theme @both', async ({
  person,
  other,
  say,
}) => {
  const { page } = person;
  const screen = connectScreen(page, say);
  await other.call(api.connections.request, {
    body: { username: person.user.username, note: 'מהמקהלה' },
  });
  await page.goto('/connect');
  await expectAccessible(page, screen.waiting);
  await expectNoSidewaysScroll(page);
  await page.goto('/connect?tab=requests');
  await expectAccessible(page, screen.button('connections.accept_name', nameOf(other)));
  await screen.button('connections.accept_name', nameOf(other)).click();
  await screen.tab('people').click();
  await expectAccessible(page, screen.button('connections.message_to', nameOf(other)));
  await screen.button('connections.profile_of', nameOf(other)).click();
  await expectAccessible(page, screen.dialog.getByRole('heading', { name: nameOf(other) }));
  await page.goto('/connect?tab=find');
  await expectAccessible(page, screen.findField);
  await expectNoSidewaysScroll(page);
});
