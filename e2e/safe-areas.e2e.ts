import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './people.ts';
import { connect, groupOf, talkScreen, write } from './talk.ts';

/** A phone with a notch above and a bar for gestures below. */
const insets = { top: 47, bottom: 34 };

/** The same phone on its side. */
const sideInsets = { left: 47, right: 47, bottom: 21 };

async function giveInsets(
  page: Page,
  insets: { top?: number; bottom: number; left?: number; right?: number },
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** Words and targets that lie under the notch, or under the bar once everything is scrolled to its end. */
const hidden = (page: Page) =>
  page.evaluate(({ top, bottom }) => {
    const pressable = 'a[href], button, input, textarea, select, [role="button"], [role="tab"]';
    const hasWords = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const all = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => element.matches(pressable) || hasWords(element),
    );
    // The room around words may lie there, the words may not.
    const placeOf = (element: HTMLElement) => {
      if (element.matches(pressable)) return element.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect();
    };
    const within = (from: number, to: number) =>
      all.flatMap((element) => {
        const { x, y, width, height } = placeOf(element);
        const isSeen =
          width > 1 &&
          height > 1 &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (!isSeen || y + height <= from + 0.5 || y >= to - 0.5) return [];
        const middle = Math.min(Math.max(y + height / 2, from + 1), to - 1);
        const there = document.elementFromPoint(x + width / 2, middle);
        if (!there || !(element.contains(there) || there.contains(element))) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent.trim();
        return [`${element.tagName} “${name.slice(0, 30)}” ${Math.round(y)} .${element.className}`];
      });
    const scrolling = [...document.querySelectorAll('*')];
    for (const element of scrolling) element.scrollTop = 0;
    const above = within(0, top);
    for (const element of scrolling) element.scrollTop = element.scrollHeight;
    return { above, below: within(innerHeight - bottom, innerHeight) };
  }, insets);

test('nothing on a phone lies under its notch or its bar @phone', async ({
  browser,
  product,
  person,
  other,
  say,
}) => {
  test.slow();
  await connect(person, other);
  const id = await groupOf(person, other, 'Walkers');
  await write(other, id, 'A line of another');
  // A layer grows while its pictures come.
  const lookAt = (page: Page, name: string) =>
    expect.poll(() => hidden(page), name).toEqual({ above: [], below: [] });
  const open = async (page: Page, place: string) => {
    await page.goto(place);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
  };
  const { page } = person;
  await giveInsets(page, insets);
  for (const place of [
    '/',
    '/chat',
    `/chat/${id}`,
    '/cards/word/1',
    '/cards/users/me',
    '/cards/none/0',
    '/explore',
    '/connect',
    '/notifications',
    '/action-hub/my-actions',
    '/profile',
    '/profile/me',
    '/nowhere',
  ]) {
    await open(page, place);
    await lookAt(page, place);
  }

  // Layers over a page have the same edges.
  const colour = {
    create: { width: 600, height: 1_200, channels: 3 as const, background: '#14585c' },
  };
  const buffer = await sharp(colour).jpeg().toBuffer();
  const talk = talkScreen(page, say);
  await open(page, `/chat/${id}`);
  await page
    .locator('input[type="file"]')
    .setInputFiles([{ name: 'hill.jpg', mimeType: 'image/jpeg', buffer }]);
  await talk.write('The hill');
  const openers = {
    details: page.getByRole('heading', { level: 1 }).getByRole('button'),
    cards: page.getByRole('button', { name: say('cards.draw_one'), exact: true }),
    picture: talk.message('The hill').locator('button:has(img[src*="/api/media/"])'),
  };
  for (const [name, opener] of Object.entries(openers)) {
    await opener.click();
    await expect(page.getByRole('dialog').getByRole('button').first()).toBeInViewport();
    await page.waitForLoadState('networkidle');
    await lookAt(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  // A menu that is higher than the room at either side of its button.
  await talk.message('The hill').locator('[aria-haspopup="menu"]').click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').last()).toBeVisible();
  const { height = 0 } = page.viewportSize() ?? {};
  const edges = async () => {
    const { y = 0, height: high = 0 } = (await menu.boundingBox()) ?? {};
    return { isBelowNotch: y >= insets.top, isAboveBar: y + high <= height - insets.bottom };
  };
  await expect.poll(edges).toEqual({ isBelowNotch: true, isAboveBar: true });
  await page.keyboard.press('Escape');

  const visitor = await browser.newContext({ baseURL: product.url });
  const visited = await visitor.newPage();
  await giveInsets(visited, insets);
  for (const place of ['/', '/profile/login', '/profile/register', '/profile/plans']) {
    await open(visited, place);
    await lookAt(visited, `visitor at ${place}`);
  }
  await visitor.close();
});

/** Words and targets that reach into the notch at a side. */
const beside = (page: Page) =>
  page.evaluate(({ left, right }) => {
    const pressable = 'a[href], button, input, textarea, h1, h2, p';
    return [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isSeen =
        width > 1 &&
        height > 1 &&
        y < innerHeight &&
        y + height > 0 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isSeen || (x >= left && x + width <= innerWidth - right)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      return [`${element.tagName} “${name.slice(0, 30)}” ${Math.round(x)} .${element.className}`];
    });
  }, sideInsets);

test('nothing on a phone that lies on its side reaches into its notch @phone', async ({
  browser,
  product,
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await groupOf(person, other, 'Walkers');
  const { page } = person;
  await page.setViewportSize({ width: 844, height: 390 });
  await giveInsets(page, sideInsets);
  await page.goto(`/chat/${id}`);
  await expect(page.getByRole('log')).toBeVisible();
  expect(await beside(page)).toEqual([]);
  const openers = {
    [say('shell.chats')]: page.getByRole('button', { name: say('shell.open_chats') }),
    [say('members.details')]: page.getByRole('heading', { level: 1 }).getByRole('button'),
  };
  for (const [name, opener] of Object.entries(openers)) {
    await opener.click();
    const layer = page.getByRole('dialog', { name });
    await expect(layer.getByRole('button').first()).toBeInViewport();
    await expect.poll(() => beside(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(layer).toHaveCount(0);
  }

  const visitor = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 844, height: 390 },
  });
  const visited = await visitor.newPage();
  await giveInsets(visited, sideInsets);
  for (const place of ['/', '/profile/login', '/profile/plans', '/nowhere']) {
    await visited.goto(place);
    await expect(visited.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await beside(visited), place).toEqual([]);
  }
  await visitor.close();
});
