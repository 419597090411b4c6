import { api } from '#contract/index.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './people.ts';
import { expectNoSidewaysScroll } from './screens.ts';
import { connect, pairOf, talkScreen, write } from './talk.ts';

test('an insight is kept of a message, found on the timeline, worded again, and leads back @both', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  await write(other, id, 'The light is on the other side');
  const { page } = person;
  const mine = talkScreen(page, say);
  await mine.open(id);
  await mine.choose(mine.message('The light is on'), 'timeline.keep_as_insight');
  const words = page
    .getByRole('dialog')
    .getByRole('textbox', { name: say('timeline.insight_words') });
  await expect(words).toHaveValue('The light is on the other side');
  await words.fill('I want my mornings back');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('timeline.keep_insight') })
    .click();
  await expect(page.getByText(say('timeline.kept_insight'))).toBeVisible();
  // A closed dialog goes back in the history, which would cut the next navigation off.
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/action-hub/my-timeline');
  const entry = page.getByRole('listitem').filter({ hasText: 'I want my mornings back' });
  await expect(entry).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, entry);
  await entry.getByRole('button', { name: say('timeline.more_of') }).click();
  await page.getByRole('menuitem', { name: say('timeline.edit'), exact: true }).click();
  await words.fill('I want all my mornings back');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('timeline.keep_insight') })
    .click();
  const again = page.getByRole('listitem').filter({ hasText: 'I want all my mornings back' });
  await expect(again).toBeVisible();
  await again.getByRole('link').click();
  await expect(mine.message('The light is on')).toBeVisible();
});

test('a card is kept in own words, which lead back to it @phone', async ({ person, say }) => {
  const { page } = person;
  await page.goto('/cards/image/2');
  await page.getByRole('button', { name: say('cards.more') }).click();
  await page.getByRole('menuitem', { name: say('timeline.keep_as_insight') }).click();
  const words = page.getByRole('textbox', { name: say('timeline.insight_words') });
  await words.fill('A bridge is built from both sides');
  await words.press('Tab');
  await page.getByRole('button', { name: say('timeline.keep_insight') }).click();
  await expect(page.getByText(say('timeline.kept_insight'))).toBeVisible();
  await page.goto('/action-hub/my-timeline');
  const entry = page.getByRole('listitem').filter({ hasText: 'A bridge is built' });
  await entry.getByRole('link').click();
  await expect(page).toHaveURL(/\/cards\/image\/2$/u);
});

test('a moment is added, deleted and brought back, and another device sees it at once', async ({
  person,
  say,
}) => {
  const { page } = person;
  await page.goto('/action-hub/my-timeline');
  await page.getByRole('button', { name: say('timeline.empty_step') }).click();
  await page.keyboard.type('It rained all day');
  await page.keyboard.press('Enter');
  const entry = page.getByRole('listitem').filter({ hasText: 'It rained all day' });
  await expect(entry).toBeVisible();
  await person.call(api.insights.create, {
    body: { text: 'From elsewhere', message_id: null, card_id: null },
  });
  await expect(page.getByRole('listitem').filter({ hasText: 'From elsewhere' })).toBeVisible();
  await entry.getByRole('button', { name: say('timeline.more_of') }).click();
  await page.getByRole('menuitem', { name: say('timeline.delete'), exact: true }).click();
  await expect(entry).toHaveCount(0);
  await page.getByRole('button', { name: say('chat.undo') }).click();
  await expect(entry).toBeVisible();
});

test('the overview shows what is due, and ticks it off', async ({ person, say }) => {
  const due_on = new Date().toISOString().slice(0, 10);
  await person.call(api.actions.create, { body: { title: 'Water the tree', due_on } });
  const { page } = person;
  await page.goto('/action-hub');
  const check = page.getByRole('checkbox', {
    name: say('actions.check', { title: 'Water the tree' }),
  });
  await expect(check).toBeVisible();
  await expectAccessible(page, check);
  await check.click();
  const open = async () => (await person.call(api.actions.list)).items.length;
  await expect.poll(open).toBe(0);
  await expect(page.getByText(say('hub.nothing_due'))).toBeVisible();
});
