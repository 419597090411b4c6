import { api } from '#contract/index.ts';
import { expectAccessible } from './accessible.ts';
import { type Person, expect, test } from './people.ts';
import { expectNoSidewaysScroll } from './screens.ts';

async function chatNamed(person: Person, title: string): Promise<void> {
  const body = { chat_type: 'AI' as const, title };
  await person.call(api.chat.create, { body });
}

const titlesOf = async (person: Person, archived: 'true' | 'false' = 'false') =>
  (await person.call(api.chat.list, { query: { archived } })).items
    .map(({ title }) => title)
    .toSorted();

test('chats are found, deleted and brought back, and all are archived after their number was said @phone', async ({
  person,
  say,
}) => {
  const { page } = person;
  for (const title of ['Spring', 'Summer סתיו', 'Winter']) await chatNamed(person, title);
  await page.goto('/profile');
  await page.getByRole('link', { name: say('history.title') }).click();
  await expect(page).toHaveURL(/\/profile\/manage_history$/u);
  const box = (name: string) =>
    page.getByRole('checkbox', { name: say('history.choose', { name }) });
  await expect(page.getByRole('checkbox')).toHaveCount(3);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, box('Winter'));

  await page.getByRole('textbox', { name: say('history.search') }).fill('סתיו');
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await box('Summer סתיו').focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('toolbar', { name: say('selection.bar') });
  await expect(bar).toContainText(say('selection.count', { count: 1 }));
  await bar.getByRole('button', { name: say('chat.delete') }).press('Enter');
  await expect.poll(() => titlesOf(person)).toEqual(['Spring', 'Winter']);
  await expect(
    page.getByRole('heading', { name: say('history.not_found', { query: 'סתיו' }) }),
  ).toBeVisible();
  await page.getByRole('button', { name: say('chat.undo') }).click();
  await expect(box('Summer סתיו')).toBeVisible();
  await expect.poll(() => titlesOf(person)).toEqual(['Spring', 'Summer סתיו', 'Winter']);

  await page.getByText(say('history.span_all'), { exact: true }).click();
  await page.getByRole('button', { name: say('history.archive') }).click();
  const question = page.getByRole('dialog', { name: say('history.archive_title', { count: 3 }) });
  await expectAccessible(page, question);
  await question.getByRole('button', { name: say('history.archive_now', { count: 3 }) }).click();
  await expect.poll(() => titlesOf(person, 'true')).toHaveLength(3);
  await page.getByRole('button', { name: say('history.clear') }).click();
  await expect(page.getByRole('heading', { name: say('history.empty_all') })).toBeVisible();
  await page
    .getByRole('button', { name: say('chat.undo') })
    .last()
    .click();
  await expect.poll(() => titlesOf(person)).toHaveLength(3);
  await expect(page.getByRole('checkbox')).toHaveCount(3);
});

test('a deletion elsewhere leaves the list of chats at once', async ({ person, say }) => {
  await chatNamed(person, 'Spring');
  await chatNamed(person, 'Winter');
  const { page } = person;
  await page.goto('/profile/manage_history');
  const box = page.getByRole('checkbox', { name: say('history.choose', { name: 'Winter' }) });
  await box.check();
  const [winter] = (await person.call(api.chat.list, { query: { query: 'Winter' } })).items;
  await person.call(api.chat.remove, { params: { id: winter?.id ?? '' } });
  await expect(box).toHaveCount(0);
  const bar = page.getByRole('toolbar', { name: say('selection.bar') });
  await expect(bar).toContainText(say('selection.count', { count: 0 }));
});

test('the invitation link is made, shown as a code, and ended @phone', async ({ person, say }) => {
  const { page } = person;
  await page.goto('/profile/share');
  await page.getByRole('button', { name: say('members.link_make') }).click();
  const code = page.getByRole('img', { name: say('inviting.code') });
  await expect(code).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, code);
  const link = page.getByRole('textbox', { name: say('members.link') });
  const first = await link.inputValue();
  await page.getByRole('button', { name: say('members.link_renew') }).click();
  await expect(link).not.toHaveValue(first);
  await page.getByRole('button', { name: say('members.link_revoke') }).click();
  await expect(code).toHaveCount(0);
});

test('a page without a community says so and leads to feedback', async ({ person, say }) => {
  const { page } = person;
  await page.goto('/profile/join_our_community');
  const none = page.getByRole('heading', { name: say('community.none_title') });
  await expectAccessible(page, none);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('feedback.title') })
    .last()
    .click();
  await expect(page).toHaveURL(/\/profile\/give_feetback$/u);
});

test('quiet hours and ways of notifications are chosen and kept @phone', async ({
  person,
  say,
}) => {
  const { page } = person;
  await page.goto('/profile/me');
  const way = page.getByRole('checkbox', {
    name: say('notifications.way', {
      kind: say('notifications.kind_reaction'),
      way: say('notifications.channel_mail'),
    }),
  });
  await way.check();
  await page.getByRole('switch', { name: say('notifications.quiet') }).check({ force: true });
  await page.getByLabel(say('notifications.quiet_to'), { exact: true }).fill('06:30');
  await expect
    .poll(async () => {
      const { settings } = await person.call(api.account.profile);
      return [settings.quiet_hours, settings.notifications.reaction?.mail];
    })
    .toEqual([{ from: '22:00', to: '06:30' }, true]);
  const from = page.getByLabel(say('notifications.quiet_from'), { exact: true });
  await from.fill('06:30');
  await expect(page.getByText(say('field.times_equal'))).toBeVisible();
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, from);
  await from.fill('21:00');
  await expect(page.getByText(say('field.times_equal'))).toHaveCount(0);
  await expect
    .poll(async () => (await person.call(api.account.profile)).settings.quiet_hours)
    .toEqual({ from: '21:00', to: '06:30' });
  const security = page.getByRole('row', { name: say('notifications.kind_security') });
  for (const box of await security.getByRole('checkbox').all()) await expect(box).toBeDisabled();
  await expect(security).toContainText(say('notifications.why_security'));
  const digest = page.getByRole('switch', { name: say('notifications.mail_digest') });
  await digest.uncheck({ force: true });
  await expect(way).toBeDisabled();
  await expectAccessible(page, digest);
});
