import { api } from '#contract/index.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './people.ts';
import { chatScreen, expectNoSidewaysScroll } from './screens.ts';

test('Explore starts a chat with a card, which lists and the chat show; searches in both languages find it @phone', async ({
  person,
  say,
  language,
}) => {
  const { page } = person;
  await page.goto('/');
  const today = page.getByRole('region').filter({ hasText: say('explore.card_of_the_day') });
  const turn = today.getByRole('button', { name: say('cards.turn') });
  await turn.click();
  await expect(turn).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('link', { name: say('explore.title'), exact: true }).click();
  await page.waitForURL('**/explore');
  const { card_of_the_day: day } = await person.call(api.explore.show);
  const name = day.card.texts[language];
  await expectAccessible(page, page.getByRole('heading', { level: 2, name }));
  await expectNoSidewaysScroll(page);

  const box = page.getByRole('textbox', { name: say('explore.search') });
  await box.fill(language === 'he' ? 'גֶּשֶׁר חבלים' : 'rope footbridge');
  const found = page.getByRole('region', { name: say('explore.cards') }).getByRole('listitem');
  await expect(found).toHaveCount(1);
  await expect(page).toHaveURL(/[?&]q=/u);
  await found.getByRole('link').click();
  await page.waitForURL('**/cards/image/2');
  await page.goBack();
  await expect(found).toHaveCount(1);
  await box.fill('zzz nothing');
  await expect(page.getByText(say('explore.none_text'))).toBeVisible();
  await box.fill('');

  await page.getByRole('button', { name: say('cards.talk') }).click();
  const tray = page.getByRole('list', { name: say('cards.chosen') });
  await expect(tray.getByRole('listitem')).toHaveCount(1);
  // Leaving now leaves no empty chat behind.
  expect((await person.call(api.chat.list)).items).toEqual([]);
  await beginWith('What do you see');
  const about = say('chat.about', { theme: name });
  await expect(page.getByRole('main').getByText(about)).toBeVisible();
  await expect(tray).toHaveCount(0);
  await expect.poll(() => newestTheme()).toBe(day.card.id);
  await page.goto('/chat');
  await expect(page.getByRole('img', { name: about }).first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('img', { name: about })).toBeVisible();

  async function beginWith(words: string) {
    const one = (role: 'textbox' | 'button', key: Parameters<typeof say>[0]) =>
      page.getByRole(role, { name: say(key), exact: true });
    // Phones begin a chat on the home page.
    await one('textbox', 'chat.message').or(one('textbox', 'home.composer')).fill(words);
    await one('button', 'chat.send').or(one('button', 'home.send')).click();
    await page.waitForURL(/\/chat\/[\da-f-]{36}$/u);
  }

  /** The picture identifies the card. */
  async function newestTheme() {
    const { items } = await person.call(api.chat.list);
    return /\/([a-z-]+)-300\.webp$/u.exec(items[0]?.theme_image ?? '')?.[1];
  }
});

test('a prompt is sent to the guide, and a drawn card begins a chat', async ({
  person,
  say,
  language,
}) => {
  const { page } = person;
  const { prompts } = await person.call(api.explore.show);
  const prompt = prompts.find(({ stage }) => stage === 'FC')?.texts[language] ?? '';
  await page.goto('/explore?part=prompts');
  const stages = page.getByRole('group', { name: say('cards.stage') });
  await stages.getByRole('button', { name: say('assistant.stage_FC') }).click();
  const lines = page.getByRole('region', { name: say('explore.prompts') }).getByRole('button');
  await expect(lines).toHaveCount(prompts.filter(({ stage }) => stage === 'FC').length);
  await lines.filter({ hasText: prompt }).click();
  await page.waitForURL(/\/chat\/[\da-f-]{36}$/u);
  const chat = chatScreen(page, say);
  await expect(chat.log.getByText(prompt)).toBeVisible();
  await expect(chat.answerActions).toBeVisible();

  await page.goto('/explore?part=decks');
  const deck = page.getByRole('region', { name: say('explore.deck_image') });
  await expect(deck.getByRole('listitem')).toHaveCount(48);
  await expectAccessible(page, deck.getByRole('listitem'));
  await page.goto('/explore');
  await stages.getByRole('button', { name: say('assistant.stage_DG') }).click();
  await page.waitForURL(/stage=DG/u);
  const words = say('explore.deck_word');
  await page.getByRole('button', { name: say('explore.draw_from', { deck: words }) }).click();
  const sheet = page.getByRole('dialog', { name: say('cards.draw_one') });
  // The drawing begins with the page's current filter.
  const asked = sheet.getByRole('group', { name: say('cards.stage') });
  await expect(asked.getByRole('button', { name: say('assistant.stage_DG') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page, sheet.getByRole('radiogroup', { name: say('cards.lean') }));
  await sheet.getByRole('button', { name: say('cards.choose_for_me') }).click();
  await sheet.getByRole('button', { name: say('cards.take') }).click();
  const tray = page.getByRole('list', { name: say('cards.chosen') });
  await expect(tray.getByRole('listitem')).toHaveCount(1);
  const { items } = await person.call(api.cards.list, {
    query: { card_type: 'word', stage: 'DG' },
  });
  expect(items.length).toBeGreaterThan(0);

  await page.keyboard.press('Control+KeyK');
  const search = page.getByRole('dialog', { name: say('search.title') });
  await search.getByRole('combobox').fill(language === 'he' ? 'גשר חבלים' : 'rope footbridge');
  const group = search.getByRole('group', { name: say('search.cards') });
  await expect(group.getByRole('option')).toHaveCount(1);
  await expectAccessible(page, group);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cards/image/2');
});
