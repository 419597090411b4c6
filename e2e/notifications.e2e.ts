import type { Page } from '@playwright/test';
import { api } from '#contract/index.ts';
import { expectAccessible } from './accessible.ts';
import { type Person, expect, test } from './people.ts';
import { expectNoSidewaysScroll } from './screens.ts';
import type { Say } from './words.ts';

/** Badge, toasts and list of notifications, on any screen. */
function notifications(page: Page, say: Say) {
  return {
    toasts: page.getByRole('status').filter({ has: page.getByRole('button') }),
    /** In the rail, or in the top bar of phones. */
    badge: (count: number) =>
      page.getByRole('link', { name: say('notifications.unread', { count }) }),
    quiet: page.getByRole('link', { name: say('notifications.title'), exact: true }),
    group: (name: string) => page.getByRole('region', { name, exact: true }),
    seeAll: page.getByRole('button', { name: say('notifications.see_all') }),
  };
}

const ask = (from: Person, to: Person) =>
  from.call(api.connections.request, { body: { username: to.user.username, note: 'Hello' } });

/** A group with both of them. */
async function groupOf(owner: Person, member: Person): Promise<string> {
  await ask(owner, member);
  await ask(member, owner);
  const { chat } = await owner.call(api.chat.create, {
    body: { chat_type: 'GP', title: 'Spring', participants: [member.user.username] },
  });
  const info = await member.call(api.chat.info, { params: { id: chat.id } });
  if (info.state !== 'active') await member.call(api.members.accept, { params: { id: chat.id } });
  await member.call(api.notifications.seeAll);
  return chat.id;
}

const mention = (from: Person, to: Person, id: string, line: string) =>
  from.call(api.messages.sendUser, {
    params: { id },
    body: { message: `@${to.user.username} ${line}` },
  });

test('two tabs show one toast, and a click leads to its place and clears both', async ({
  person,
  other,
  say,
}) => {
  const tabs = [person.page, await person.page.context().newPage()];
  const received = tabs.map((tab) => notifications(tab, say));
  for (const tab of tabs) await tab.goto('/');
  for (const { quiet } of received) await expect(quiet).toBeVisible();
  await ask(other, person);
  // A toast that is pointed at stays.
  const at = await Promise.any(
    received.map(async ({ toasts }, tab) => {
      await toasts.hover();
      return tab;
    }),
  );
  for (const { badge } of received) await expect(badge(1)).toBeVisible();
  await expect(received[1 - at]?.toasts ?? person.page.locator('body')).toHaveCount(0);
  await received[at]?.toasts.getByText('Hello').click();
  await expect(tabs[at] ?? person.page).toHaveURL(/\/connect$/u);
  for (const { quiet, toasts } of received) {
    await expect(quiet).toBeVisible();
    await expect(toasts).toHaveCount(0);
  }
});

test('a mention in the visible chat shows no toast, elsewhere it does @phone', async ({
  person,
  other,
  third,
  say,
}) => {
  const { page } = person;
  const { toasts } = notifications(page, say);
  const id = await groupOf(other, person);
  await page.goto(`/chat/${id}`);
  await expect(page.getByRole('log')).toBeVisible();
  const kept = async () => (await person.call(api.notifications.list)).items.length;
  const before = await kept();
  await mention(other, person, id, 'in view');
  await expect.poll(kept).toBe(before + 1);
  // The toast of what came after it is the only one.
  await ask(third, person);
  await toasts.first().hover();
  await expect(toasts).toHaveCount(1);
  await expect(toasts).toContainText('Hello');

  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await mention(other, person, id, 'elsewhere');
  await expect(toasts).toContainText('elsewhere');
});

test('the list comes page by page with the new ones first, and marked ones are seen on every device', async ({
  person,
  other,
  say,
}) => {
  const id = await groupOf(other, person);
  for (let count = 1; count <= 24; count++) await mention(other, person, id, `line ${count}.`);
  const { page } = person;
  const device = await person.device();
  const [here, there] = [notifications(page, say), notifications(device, say)];
  await device.goto('/profile');
  await expect(there.badge(24)).toBeVisible();
  await page.goto('/notifications');
  const fresh = here.group(say('notifications.new')).getByRole('listitem');
  await expect(fresh).toHaveCount(20);
  await expect(fresh.first()).toContainText('line 24.');
  await page.getByRole('button', { name: say('notifications.more') }).click();
  await expect(fresh).toHaveCount(24);
  await page
    .getByRole('group', { name: say('notifications.filters') })
    .getByText('24')
    .click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(24);

  await here.seeAll.click();
  await expect(
    page.getByRole('heading', { name: say('notifications.none_new_title') }),
  ).toBeVisible();
  await expect(there.quiet).toBeVisible();
  await page.getByRole('button', { name: say('notifications.show_all') }).click();
  await expect(here.group(say('shell.today')).getByRole('listitem').first()).toContainText(
    'line 24.',
  );
});

test('an invitation is declined in its place, and leads nowhere after @phone', async ({
  person,
  other,
  say,
}) => {
  const { page } = person;
  await other.call(api.chat.create, {
    body: { chat_type: 'GP', title: 'Autumn', participants: [person.user.username] },
  });
  await page.goto('/notifications');
  const row = page.getByRole('listitem').filter({ hasText: 'Autumn' });
  await expect(row.getByRole('link')).toBeVisible();
  await row.getByRole('button', { name: say('notifications.decline') }).press('Enter');
  await expect(row).toContainText(say('notifications.declined'));
  await expect(page.locator('main :focus')).toHaveCount(1);
  await expect(row.getByRole('link')).toHaveCount(0);
  await expect(notifications(page, say).quiet).toBeVisible();
});

test('a withdrawn request disappears from the list on its own @phone', async ({
  person,
  other,
  say,
}) => {
  const { page } = person;
  const { connection } = await ask(other, person);
  await page.goto('/notifications');
  await expect(page.getByRole('listitem').filter({ hasText: 'Hello' })).toBeVisible();
  await other.call(api.connections.decide, {
    params: { id: connection?.id ?? '' },
    body: { action: 'cancel' },
  });
  await expect(page.getByRole('heading', { name: say('notifications.empty_title') })).toBeVisible();
});

test('a kind that is switched off makes no notifications, and privacy is set in the profile', async ({
  person,
  other,
  say,
}) => {
  const { page } = person;
  await page.goto('/profile/me');
  const kind = page.getByRole('checkbox', {
    name: say('notifications.way', {
      kind: say('notifications.kind_connection_request'),
      way: say('notifications.channel_in_app'),
    }),
    exact: true,
  });
  await expect(kind).toBeChecked();
  await kind.uncheck({ force: true });
  await page.getByRole('switch', { name: say('privacy.discoverable') }).check({ force: true });
  const choices = async () => {
    const { settings } = await person.call(api.account.profile);
    return [settings.notifications.connection_request?.in_app, settings.discoverable];
  };
  await expect.poll(choices).toEqual([false, true]);
  await ask(other, person);
  await page.goto('/connect');
  await expect(page.getByRole('region', { name: say('connections.waiting') })).toBeVisible();
  await expect(notifications(page, say).quiet).toBeVisible();
  const found = await other.call(api.people.search, { query: { query: person.user.username } });
  expect(found.items.map(({ id }) => id)).toContain(person.user.id);
});

test('the notifications have no accessibility faults in either theme @both', async ({
  person,
  other,
  say,
}) => {
  const { page } = person;
  await page.goto('/notifications');
  await expectAccessible(
    page,
    page.getByRole('heading', { name: say('notifications.empty_title') }),
  );
  await ask(other, person);
  const row = page.getByRole('listitem').filter({ hasText: 'Hello' });
  await expectAccessible(page, row.getByRole('button', { name: say('notifications.accept') }));
  await expectNoSidewaysScroll(page);
  await page.goto('/profile/me');
  await expectAccessible(page, page.getByRole('switch', { name: say('privacy.presence') }));
});
