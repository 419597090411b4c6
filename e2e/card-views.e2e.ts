import { randomUUID } from 'node:crypto';
import { api } from '#contract/index.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './people.ts';
import { connect, groupOf, nameOf, talkScreen } from './talk.ts';

test('connections see each other’s opinions of a card, other people do not; with the keyboard alone @phone', async ({
  person,
  other,
  third,
  say,
  language,
}) => {
  await connect(person, other);
  const { page } = person;
  const see = (who: typeof person) =>
    who.page.getByRole('region', { name: say('reports.opinions') });
  await third.call(api.opinions.giveOnCard, {
    params: { id: 'pass' },
    body: { text: 'Not for you' },
  });
  await page.goto('/cards/image/8');
  const mine = see(person);
  await expect(mine.getByText(say('cards.nobody_saw'))).toBeVisible();
  await expectAccessible(page, mine.getByRole('textbox'));

  // From the card’s own buttons Tab continues to the opinions, in reading order.
  await page.getByRole('button', { name: say('cards.turn') }).focus();
  const focused = (name: string) => mine.getByRole('button', { name, exact: true });
  const love = focused(say('reports.love'));
  const isOnLove = () => love.evaluate((button) => button === document.activeElement);
  for (let tabs = 0; tabs < 20 && !(await isOnLove()); tabs++) await page.keyboard.press('Tab');
  await expect(love).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(mine.getByRole('button', { name: say('reports.curious') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const box = mine.getByRole('textbox');
  await box.focus();
  await page.keyboard.type('I see a way back');
  // An arrow key in the field moves the caret, not the card.
  await page.keyboard.press(language === 'he' ? 'ArrowLeft' : 'ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const change = mine.getByRole('button', { name: say('reports.change_words') });
  await expect(change).toBeFocused();
  const said = async () =>
    (await person.call(api.opinions.ofCard, { params: { id: 'pass' } })).mine?.text;
  await expect.poll(said).toBe('I see a way back');

  await other.page.goto('/cards/image/8');
  const theirs = see(other);
  await expect(theirs.getByRole('listitem')).toContainText('I see a way back');
  await expect(theirs.getByRole('listitem')).toContainText(nameOf(person));
  await third.page.goto('/cards/image/8');
  await expect(see(third).getByRole('listitem')).toHaveText(/Not for you/u);

  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(', and a door');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(change).toBeFocused();
  await expect.poll(said).toBe('I see a way back, and a door');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await expect(mine.getByText(say('cards.nobody_saw'))).toBeVisible();
  await expect.poll(said).toBeUndefined();
  // No input is left over for the next card.
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: say('cards.next') }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cards/image/9');
  await expect(box).toHaveValue('');
});

test('a reported card is covered for me, and a kept one is kept in every tab @phone', async ({
  person,
  other,
  third,
  say,
}) => {
  const { page } = person;
  await page.goto('/cards/image/1');
  const tab = await page.context().newPage();
  await tab.goto('/cards/image/1');
  await tab.getByRole('button', { name: say('cards.keep') }).waitFor();
  await page.getByRole('button', { name: say('cards.keep') }).click();
  await expect(tab.getByRole('button', { name: say('cards.let_go') })).toBeVisible();

  await page.getByRole('button', { name: say('cards.more') }).click();
  await page.getByRole('menuitem', { name: say('reports.report_card') }).click();
  const report = page.getByRole('dialog', { name: say('reports.title') });
  await report.getByRole('button', { name: say('reports.reason_unfit') }).click();
  await report.getByRole('button', { name: say('reports.send') }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(say('cards.covered_by_me'));
  await expectAccessible(page, heading);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(say('cards.covered_by_me'));
  await page.getByRole('button', { name: say('cards.look_again') }).click();
  await expect(page.getByRole('region', { name: say('reports.opinions') })).toBeVisible();
  await page.reload();
  await expect(heading).toHaveText(say('cards.covered_by_me'));

  // A card made by a person disappears from the open chat, too.
  await connect(other, person);
  await connect(other, third);
  const id = await groupOf(other, person, 'The walk');
  const made = await other.call(api.cards.create, { body: { card_type: 'word', text: 'Nasty' } });
  const body = { client_id: randomUUID(), message: 'For you', word_card: { id: made.card.id } };
  await other.call(api.messages.sendUser, { params: { id }, body });
  const talk = talkScreen(tab, say);
  await talk.open(id);
  await expect(talk.log.getByText('Nasty').first()).toBeVisible();
  await page.goto(`/cards/users/${other.user.id}?card=${made.card.id}`);
  await page.getByRole('button', { name: say('cards.more') }).click();
  await page.getByRole('menuitem', { name: say('reports.report_card') }).click();
  await report.getByRole('textbox').fill('It is not kind.');
  await report.getByRole('button', { name: say('reports.send') }).click();
  await expect(heading).toHaveText(say('cards.covered_by_me'));
  await expect(page.getByRole('button', { name: say('cards.look_again') })).toHaveCount(0);
  await expect(talk.log.getByText('Nasty')).toHaveCount(0);
  await expect(talk.log.getByText(say('cards.covered_by_me'))).toBeVisible();
  await tab.close();
});

test('a person’s cards are filtered by stage and show people’s feelings', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const make = async (text: string, stage: 'PS' | 'ED') =>
    (await other.call(api.cards.create, { body: { card_type: 'word', text, stage } })).card;
  const tide = await make('Tide', 'PS');
  await make('Field', 'ED');
  const params = { id: tide.id };
  await person.call(api.opinions.giveOnCard, { params, body: { feeling: 'love' } });
  const { page } = person;
  await page.goto(`/cards/users/${other.user.id}`);
  const cards = page.getByRole('main').locator('a[href*="?card="]');
  await expect(cards).toHaveCount(2);
  await expect(page.getByText(say('cards.felt', { count: 1 }))).toBeVisible();
  const filter = page.getByRole('group', { name: say('cards.filter_stage') });
  await expectAccessible(page, filter);
  await filter.getByRole('button').nth(2).click();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Field');
  await filter.getByRole('button').nth(3).click();
  await expect(page.getByText(say('cards.none_of_stage'))).toBeVisible();
  await filter.getByRole('button').first().click();
  await expect(cards).toHaveCount(2);
});
