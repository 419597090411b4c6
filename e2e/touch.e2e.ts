import { api } from '#contract/index.ts';
import { expect, test } from './people.ts';
import { connect, pairOf, write } from './talk.ts';
import { tooSmall } from './targets.ts';

test('everything that can be pressed on a phone is as large as a finger @phone', async ({
  person,
  other,
}) => {
  await connect(person, other);
  const pair = await pairOf(person, other);
  await write(other, pair, 'A line to press on');
  const chat = await person.chatAbout('A quiet morning');
  await person.call(api.actions.create, { body: { title: 'Water the garden' } });
  const { page } = person;
  const found: Record<string, string[]> = {};
  for (const place of [
    '/',
    '/chat',
    `/chat/${chat}`,
    `/chat/${pair}`,
    '/explore',
    '/explore?part=decks',
    '/analyze',
    '/connect',
    '/notifications',
    '/action-hub/my-actions',
    '/action-hub/my-meetings',
    '/action-hub/my-timeline',
    '/cards/word/1',
    '/cards/users/me',
    '/profile',
    '/profile/me',
    '/profile/give_feetback',
    '/profile/join_our_community',
    '/profile/manage_history',
    '/profile/plans',
    '/profile/security',
    '/profile/share',
  ]) {
    await page.goto(place);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const small = await tooSmall(page.locator('body'));
    if (small.length > 0) found[place] = small;
  }
  expect(found).toEqual({});
});
