import type { Locator } from '@playwright/test';
import { api } from '#contract/index.ts';
import { expect, test } from './people.ts';
import { connect, nameOf, write } from './talk.ts';

async function edgesOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is on the screen');
  return { start: box.x, end: box.x + box.width, middle: box.x + box.width / 2 };
}

test('a tablet shows the chats first, and a wide screen is used or its content is centred', async ({
  person,
  other,
  say,
}) => {
  const { page } = person;
  const id = await person.chatAbout('A quiet harbour');
  await connect(person, other);
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/chat');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('shell.chats'));
  await main.locator(`a[href="/chat/${id}"]`).click();
  await expect(page.getByRole('log')).toBeVisible();

  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const greeting = main.getByRole('heading', { level: 1 });
    const recent = main.getByRole('region', { name: say('home.recent') });
    const journeys = main.getByRole('region', { name: say('journeys.yours') });
    await expect(journeys).toBeVisible();
    const boxes = [await edgesOf(recent), await edgesOf(journeys)];
    const middle = (await edgesOf(main)).middle;
    // The page is centred, and the bar reaches from one side of it to the other.
    const [start, end] = [
      Math.min(...boxes.map((box) => box.start)),
      Math.max(...boxes.map((box) => box.end)),
    ];
    expect(Math.abs((start + end) / 2 - middle)).toBeLessThan(12);
    expect(end - start).toBeGreaterThan(Math.min(1_100, width - 300));
    await expect(greeting).toBeVisible();

    await page.goto('/connect');
    const card = main.getByRole('listitem').filter({ hasText: nameOf(other) });
    await expect(card).toBeVisible();
    expect(Math.abs((await edgesOf(card)).middle - middle)).toBeLessThan(12);
  }
});

test('a journey of several people has one line above it on a phone, and no script scrolls the screen away @phone', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const { run } = await person.call(api.journeys.start, {
    params: { id: 'new-beginning' },
    body: { participants: [other.user.username] },
  });
  for (let at = 0; at < 30; at += 1) await write(other, run.chat_id, `Line ${at}\n\nand more`);
  const main = person.page.getByRole('main');
  for (const { page } of [person, other]) {
    for (const [width, height] of [
      [390, 844],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/chat/${run.chat_id}`);
      await expect(page.getByRole('log')).toContainText('Line 29');
      const parts = page.getByRole('main').locator('header').first();
      const tops = await parts.evaluate((header) =>
        [...header.children]
          .filter((part) => !part.classList.contains('zv-unseen'))
          .map((part) => {
            const { top, bottom } = part.getBoundingClientRect();
            return Math.round((top + bottom) / 2);
          }),
      );
      expect(Math.max(...tops) - Math.min(...tops), `${width}: ${tops.join()}`).toBeLessThan(20);
    }
  }
  const scrolled = await main.evaluate((element) => {
    element.scrollTop = 5_000;
    return element.scrollTop;
  });
  expect(scrolled).toBe(0);
  // Actions without space in the line are in its menu.
  await person.page.getByRole('main').locator('header [aria-haspopup="menu"]').first().click();
  await expect(person.page.getByRole('menuitem', { name: say('members.invite') })).toBeVisible();
  await person.page.getByRole('menuitem', { name: say('assistant.stage_history') }).click();
  await expect(person.page.getByRole('dialog', { name: say('assistant.stages') })).toBeVisible();
});

test('the steps of a journey stay on its card at home, and few own cards are centred @phone', async ({
  person,
  say,
}) => {
  const { page } = person;
  await person.call(api.journeys.start, { params: { id: 'new-beginning' }, body: {} });
  const main = page.getByRole('main');
  for (const [width, height] of [
    [320, 640],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const steps = main.getByRole('list', { name: say('journeys.stages') });
    await expect(steps).toBeVisible();
    const over = await steps.evaluate((list) => {
      const card = list.closest('li, [class*=run]')?.getBoundingClientRect();
      const marks = [...list.children].map((mark) =>
        mark.firstElementChild?.getBoundingClientRect(),
      );
      return marks.filter((mark) => {
        if (!card || !mark) return true;
        return mark.left < card.left || mark.right > card.right || mark.width < 18;
      }).length;
    });
    expect(over, `${width}`).toBe(0);
  }
  await person.call(api.cards.create, { body: { card_type: 'word', text: 'Harbour' } });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/cards/users/me');
  const card = await edgesOf(main.getByRole('listitem'));
  expect(Math.abs(card.middle - (await edgesOf(main)).middle)).toBeLessThan(12);
  expect(card.end - card.start).toBeLessThan(260);
});
