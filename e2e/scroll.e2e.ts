import { seedLongChat } from '../bench/seed.ts';
import { expect, test } from './people.ts';
import { chatScreen, restingPlace } from './screens.ts';

test('a long chat opens at its end, and older pages load without moving the visible rows', async ({
  person,
  product,
  say,
}) => {
  const { page } = person;
  const id = await seedLongChat(product.dataDir, person.user.id, 200);
  await page.goto(`/chat/${id}`);
  const { log } = chatScreen(page, say);
  await expect(log.getByText('Answer 200.')).toBeVisible();
  const atEnd = () =>
    log.evaluate((view) => view.scrollHeight - view.scrollTop - view.clientHeight);
  await expect.poll(atEnd).toBeLessThan(2);
  await expect(page.getByRole('button', { name: say('chat.jump', { count: 0 }) })).toHaveCount(0);

  const { grown, most } = await log.evaluate(async (view) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const rows = () => [...view.querySelectorAll('[data-key]')];
    const count = rows().length;
    view.scrollTop = 500;
    await frame();
    const { top } = view.getBoundingClientRect();
    const held = rows().find((row) => row.getBoundingClientRect().top >= top);
    const offset = () => held?.getBoundingClientRect().top ?? Number.NaN;
    const at = offset();
    const moves: number[] = [];
    // Checked in every frame until the older rows are there, and in two more.
    for (let left = 600; left > 0; left--) {
      await frame();
      moves.push(Math.abs(offset() - at));
      if (rows().length > count) left = Math.min(left, 3);
    }
    return { grown: rows().length > count, most: Math.max(...moves) };
  });
  expect(grown).toBe(true);
  expect(most).toBeLessThanOrEqual(1);
});

test('scrolling up stops following at once, new messages are counted, and the button or my own message leads to the end @phone', async ({
  asker,
  modelled,
  say,
}) => {
  const { page } = asker;
  const id = await seedLongChat(modelled.dataDir, asker.user.id, 40);
  await page.goto(`/chat/${id}`);
  const chat = chatScreen(page, say);
  const { log } = chat;
  await expect(log.getByText('Answer 40.')).toBeVisible();
  const fromEnd = () =>
    log.evaluate((view) => view.scrollHeight - view.scrollTop - view.clientHeight);

  modelled.model.mode = { kind: 'count', count: 250, delayMs: 20 };
  await chat.composer.fill('Count on');
  await chat.send.click();
  await expect(chat.messages.last()).toContainText('word60 ');
  await expect.poll(fromEnd).toBeLessThan(60);

  await log.focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  const jump = page.getByRole('button', { name: say('chat.jump', { count: 0 }) });
  await expect(jump).toBeVisible();
  const place = await restingPlace(log);
  await expect(chat.messages.last()).toContainText('word200 ');
  expect(Math.abs((await restingPlace(log)) - place)).toBeLessThanOrEqual(1);

  await jump.click();
  await expect.poll(fromEnd).toBeLessThan(60);
  await expect(jump).toHaveCount(0);
  await expect(chat.answerActions.last()).toBeVisible();

  await log.focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await expect(jump).toBeVisible();
  modelled.model.mode = { kind: 'tokens' };
  await chat.composer.fill('And my own line');
  await chat.send.click();
  await expect.poll(fromEnd).toBeLessThan(60);
  await expect(chat.messages.last()).toBeInViewport();
});
