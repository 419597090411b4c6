import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { api } from '#contract/index.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './people.ts';
import { connect, pairOf, talkScreen } from './talk.ts';

test('a card is drawn face down, used in a chat and enlarged, with the keyboard alone @phone', async ({
  person,
  other,
  say,
  language,
}) => {
  const { page } = person;
  await connect(person, other);
  const id = await pairOf(person, other);
  const mine = talkScreen(page, say);
  const theirs = talkScreen(other.page, say);
  await mine.open(id);
  await theirs.open(id);

  await page.getByRole('button', { name: say('cards.draw_one') }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: say('cards.draw_one') });
  const fan = sheet.getByRole('radiogroup', { name: say('cards.lean') });
  await expectAccessible(page, fan);
  await fan.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await expect(fan.getByRole('radio').first()).toBeChecked();
  const along = language === 'he' ? 'ArrowLeft' : 'ArrowRight';
  await page.keyboard.press(along);
  await expect(fan.getByRole('radio').nth(1)).toBeChecked();
  await expect(fan.getByRole('radio').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  const take = sheet.getByRole('button', { name: say('cards.take') });
  await expect(take).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);
  const tray = page.getByRole('list', { name: say('cards.chosen') });
  await expect(tray.getByRole('listitem')).toHaveCount(1);
  // The chosen card survives a reload.
  await page.reload();
  await expect(tray.getByRole('listitem')).toHaveCount(1);
  await mine.composer.fill('For you');
  await mine.send.click();
  await expect(tray).toHaveCount(0);

  await expect(theirs.message('For you')).toBeVisible();
  const { items } = await other.call(api.messages.list, { params: { id } });
  const card = items.at(-1)?.image_card;
  expect(card?.deck).toBe('images');
  const laid = theirs.message('For you').locator('a[href^="/cards/image/"]');
  await expect(laid.locator('img').last()).toBeVisible();
  const turn = theirs.message('For you').getByRole('button', { name: say('cards.turn') });
  await turn.focus();
  await other.page.keyboard.press('Enter');
  await expect(turn).toHaveAttribute('aria-pressed', 'true');
  await expect(laid.getByRole('img', { name: say('cards.face_down') })).toBeVisible();
  await laid.focus();
  await other.page.keyboard.press('Enter');
  await other.page.waitForURL(`**/cards/image/${card?.card_index}`);
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText(
    card?.texts[language] ?? '',
  );
});

test('every card of a deck is reached by key, turned, kept and removed from the kept cards @both', async ({
  person,
  say,
  language,
}) => {
  const { page } = person;
  const heading = page.getByRole('heading', { level: 1 });
  const isRtl = language === 'he';
  const [next, previous] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  await page.goto('/cards/image/1');
  await expectAccessible(page, heading);
  for (let at = 2; at <= 48; at++) {
    await page.keyboard.press(next ?? '');
    await page.waitForURL(`**/cards/image/${at}`);
  }
  await expect(page.getByText(say('cards.number', { number: 48, count: 48 }))).toBeVisible();
  await expect(page.getByRole('button', { name: say('cards.next') })).toBeDisabled();
  await page.keyboard.press(previous ?? '');
  // The address changes before the card.
  await expect(page.getByText(say('cards.number', { number: 47, count: 48 }))).toBeVisible();
  await page.keyboard.press('f');
  const turn = page.getByRole('button', { name: say('cards.turn') });
  await expect(turn).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: say('cards.previous') }).click();
  await page.waitForURL('**/cards/image/46');
  await page.getByRole('button', { name: say('cards.keep') }).click();
  await page.getByRole('button', { name: say('cards.let_go') }).waitFor();
  // The button changes before the server confirms it.
  const kept = async () => {
    const { items } = await person.call(api.cards.list, { query: { mine: 'true' } });
    return items.map(({ id }) => id);
  };
  await expect.poll(kept).toEqual(['bench']);
  await page.getByRole('button', { name: say('cards.let_go') }).click();
  await page.getByRole('button', { name: say('cards.keep') }).waitFor();
  const saving = page.waitForEvent('download');
  const more = page.getByRole('button', { name: say('cards.more') });
  // On a phone it is in a menu.
  if (await more.isVisible()) await more.click();
  const share = { name: say('cards.share') };
  await page.getByRole('button', share).or(page.getByRole('menuitem', share)).click();
  expect((await saving).suggestedFilename()).toBe('bench.webp');
  await page.goto('/cards/image/49');
  await expect(page.getByText(say('shell.not_found_title'))).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
});

test('a card is sent face up to the guide, from its own screen and from the picker', async ({
  person,
  say,
}) => {
  const { page } = person;
  const id = await person.chatAbout('Hello');
  const mine = talkScreen(page, say);
  await page.goto('/cards/word/1');
  await page.getByRole('button', { name: say('cards.talk') }).click();
  const where = page.getByRole('dialog', { name: say('cards.where') });
  await where.getByRole('listitem').getByRole('button').first().click();
  await page.waitForURL(`**/chat/${id}`);
  const tray = page.getByRole('list', { name: say('cards.chosen') });
  await expect(tray.getByRole('listitem')).toHaveCount(1);

  await page.getByRole('button', { name: say('cards.draw_one') }).click();
  const sheet = page.getByRole('dialog', { name: say('cards.draw_one') });
  await sheet.getByText(say('cards.shelf_question'), { exact: true }).click();
  await sheet.getByText(say('cards.face_up'), { exact: true }).click();
  const grid = sheet.getByRole('radiogroup', { name: say('cards.shelf_question') }).last();
  await expect(grid.getByRole('radio')).toHaveCount(96);
  await expectAccessible(page, grid);
  await grid.getByRole('radio').nth(2).click();
  await sheet.getByRole('button', { name: say('cards.take') }).click();
  await expect(tray.getByRole('listitem')).toHaveCount(2);
  await mine.send.click();
  await expect(tray).toHaveCount(0);
  await expect(mine.log.locator('a[href="/cards/word/1"]')).toBeVisible();
  await expect(mine.log.locator('a[href="/cards/question/3"]')).toBeVisible();
});

test('a card of my own is made, used, changed and deleted @phone', async ({
  person,
  other,
  third,
  say,
}) => {
  const { page } = person;
  await connect(person, other);
  const id = await pairOf(person, other);
  await page.goto('/profile');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('cards.my_cards') })
    .click();
  await expect(page).toHaveURL(/\/cards\/users\/me$/u);
  await page.getByRole('button', { name: say('cards.make') }).click();
  const form = page.getByRole('dialog', { name: say('cards.make') });
  const buffer = await sharp({
    create: { width: 600, height: 800, channels: 3, background: '#14585c' },
  })
    .jpeg()
    .toBuffer();
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: 'harbour.jpg', mimeType: 'image/jpeg', buffer });
  await form.getByLabel(say('cards.face_image')).fill('Our harbour');
  await form.getByLabel(say('pictures.describe')).fill('Boats in the rain');
  await form.getByRole('button', { name: say('cards.make') }).click();
  await page.getByRole('link', { name: 'Boats in the rain' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our harbour');
  await expectAccessible(page, page.getByRole('img', { name: 'Boats in the rain' }));

  const { items } = await person.call(api.cards.ofUser, { params: { id: person.user.id } });
  const body = { client_id: randomUUID(), image_card: { id: items[0]?.id ?? '' } };
  await person.call(api.messages.sendUser, { params: { id }, body });
  const theirs = talkScreen(other.page, say);
  await theirs.open(id);
  await theirs.log.getByRole('link', { name: 'Boats in the rain' }).click();
  await other.page.waitForURL('**/cards/users/**');
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText('Our harbour');
  await expect(other.page.getByRole('button', { name: say('cards.delete') })).toHaveCount(0);

  await other.page.goto('/connect');
  const cardsOf = say('cards.cards_of', { name: person.user.display_name });
  await other.page.getByRole('link', { name: cardsOf, exact: true }).click();
  await expect(other.page.getByRole('link', { name: 'Boats in the rain' })).toBeVisible();
  await other.page.goto(`/connect?person=${person.user.username}`);
  const profile = other.page.getByRole('dialog', { name: say('connections.profile') });
  await profile.getByRole('link', { name: cardsOf, exact: true }).click();
  await expect(other.page.getByRole('link', { name: 'Boats in the rain' })).toBeVisible();

  // A person who is not a connection sees cards in common chats, and no others.
  const strange = await pairOf(person, third);
  await third.call(api.members.accept, { params: { id: strange } });
  await person.call(api.messages.sendUser, {
    params: { id: strange },
    body: { ...body, client_id: randomUUID() },
  });
  const strangers = talkScreen(third.page, say);
  await strangers.open(strange);
  await strangers.log.getByRole('link', { name: 'Boats in the rain' }).click();
  await expect(third.page.getByRole('heading', { level: 1 })).toHaveText('Our harbour');
  await expect(third.page.getByRole('button', { name: say('cards.next') })).toBeDisabled();

  await page.getByRole('button', { name: say('cards.delete') }).click();
  const asked = page.getByRole('dialog', { name: say('cards.delete_title') });
  await asked.getByRole('button', { name: say('cards.delete') }).click();
  await expect(page.getByText(say('cards.none_mine'))).toBeVisible();
  await theirs.open(id);
  await theirs.log.getByRole('link', { name: 'Boats in the rain' }).click();
  await expect(other.page.getByText(say('cards.gone'))).toBeVisible();
  await expectAccessible(other.page, other.page.getByRole('img', { name: 'Boats in the rain' }));
});
