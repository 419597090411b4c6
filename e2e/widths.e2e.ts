import type { Locator } from '@playwright/test';
import { expect, test } from './people.ts';
import { connect, nameOf } from './talk.ts';

async function edgesOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is on the screen');
  return { start: box.x, end: box.x + box.width, middle: box.x + box.width / 2 };
}

test('a tablet shows the chats first, and a wide screen is used or its content stands in the middle', async ({
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
    // The page is in the middle, and what was begun goes from one side of it to the other.
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
