import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { api } from '#contract/index.ts';
import { type Person, expect, test } from './people.ts';
import { chatScreen, expectNoSidewaysScroll } from './screens.ts';
import { connect, groupOf, nameOf, pairOf, talkScreen, write } from './talk.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is on the screen');
  return box;
}

function meet(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width - 0.5 &&
    other.x < one.x + one.width - 0.5 &&
    one.y < other.y + other.height - 0.5 &&
    other.y < one.y + one.height - 0.5
  );
}

/** Words and composer parts that are visible and covered by an element. */
async function coveredBy(part: Locator): Promise<string[]> {
  return part.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const covered: string[] = [];
    const look = (name: string, { left, right, top, bottom }: Edges) => {
      const across = Math.min(right, box.right) - Math.max(left, box.left);
      const along = Math.min(bottom, box.bottom) - Math.max(top, box.top);
      if (across > 0.5 && along > 0.5) covered.push(name);
    };
    const composer = document.querySelector('[data-composer]');
    if (composer) look('the composer', composer.getBoundingClientRect());
    const main = document.querySelector('main') ?? document.body;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !owner || element.contains(owner) || owner.closest('.zv-unseen')) continue;
      if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      let [highest, lowest] = [0, innerHeight];
      for (let each: Element | null = owner; each; each = each.parentElement) {
        if (getComputedStyle(each).overflowY === 'visible') continue;
        const { top, bottom } = each.getBoundingClientRect();
        [highest, lowest] = [Math.max(highest, top), Math.min(lowest, bottom)];
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects())
        look(text.slice(0, 40), {
          left,
          right,
          top: Math.max(top, highest),
          bottom: Math.min(bottom, lowest),
        });
    }
    return covered;
  });
}

async function longTalk(person: Person, other: Person): Promise<string> {
  await connect(person, other);
  const id = await groupOf(person, other, 'Long evenings');
  await other.call(api.members.accept, { params: { id } });
  for (let count = 1; count <= 30; count++)
    await write(other, id, `${count}: ${'words as people write them '.repeat(6)}`);
  const { items } = await person.call(api.messages.list, { params: { id } });
  await person.call(api.chat.read, { params: { id }, body: { seq: items.at(-1)?.seq ?? 0 } });
  return id;
}

test('the button to the end and toasts cover no words, and the composer stays free (390 and 1440 px) @both', async ({
  person,
  other,
  say,
}) => {
  const id = await longTalk(person, other);
  const second = await pairOf(person, other);
  const { page } = person;
  const mine = talkScreen(page, say);
  await mine.open(id);
  await expect(mine.message('30: words')).toBeInViewport();
  await mine.log.evaluate((log) => {
    log.scrollTop = log.scrollHeight / 3;
  });
  const pill = page.getByRole('button', { name: say('chat.jump', { count: 0 }) });
  await expect(pill).toBeVisible();
  expect(await coveredBy(pill)).toEqual([]);
  // A typing line stands beside it.
  const theirs = talkScreen(other.page, say);
  await theirs.open(id);
  await theirs.composer.pressSequentially('A moment');
  await expect(mine.typing).toContainText(nameOf(other));
  expect(meet(await boxOf(pill), await boxOf(mine.typing))).toBe(false);

  await write(other, second, `@${person.user.username} a word to you alone`);
  const toast = page.getByRole('status').filter({ has: page.getByRole('button') });
  await expect(toast).toBeVisible();
  // It comes in with a movement, which pointing at it waits for, and then stays.
  await toast.hover();
  expect(await coveredBy(toast)).toEqual([]);
  const right = await boxOf(toast);
  const width = page.viewportSize()?.width ?? 0;
  if (width > 1_000) expect(right.x + right.width).toBeGreaterThan(width / 2);

  // On a page that scrolls it moves the content under it.
  await page.goto('/explore');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await write(other, second, `@${person.user.username} another word`);
  await toast.last().hover();
  expect(await coveredBy(toast.last())).toEqual([]);
});

test('a loading chat has its header and composer in their final places @both', async ({
  person,
  say,
}) => {
  const id = await person.chatAbout('A quiet harbour');
  const { page } = person;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\/api\/chat\/[\w-]+\/(?:info|messages)/u, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(`/chat/${id}`);
  const waiting = page.getByRole('main').locator('[data-waiting]');
  await expect(waiting).toHaveCount(2);
  const before = [await boxOf(waiting.first()), await boxOf(waiting.last())];
  open();
  await expect(chatScreen(page, say).answerActions).toBeVisible();
  const after = [
    await boxOf(page.getByRole('main').locator('header').first()),
    await boxOf(page.locator('[data-composer]')),
  ];
  for (const [at, { y, height }] of after.entries()) {
    expect(Math.abs(y - (before[at]?.y ?? 0))).toBeLessThan(2);
    expect(Math.abs(height - (before[at]?.height ?? 0))).toBeLessThan(2);
  }
});

test('the tools of an answer are in one line with its versions on a phone @phone', async ({
  person,
  say,
}) => {
  const { page } = person;
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await person.chatAbout('Which way?');
  const chat = chatScreen(page, say);
  await page.goto(`/chat/${id}`);
  await chat.answerActions.getByRole('button', { name: say('assistant.regenerate') }).click();
  const versions = chat.answerActions.getByRole('group', { name: say('chat.versions') });
  await expect(versions).toContainText(say('chat.version', { index: 2, count: 2 }));
  const tops = await chat.answerActions
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThanOrEqual(6);
  expect(new Set(tops.map(Math.round)).size).toBe(1);
  // Tools without space there are in the menu.
  await chat.answerActions
    .getByRole('button', {
      name: say('messages.options_of', { name: say('assistant.guide') }),
    })
    .click();
  await page.getByRole('menuitem', { name: say('assistant.regenerate') }).click();
  await expect(versions).toContainText(say('chat.version', { index: 3, count: 3 }));
});

test('the header of a card fits at 320 px and with letters of twice the size @both', async ({
  person,
}) => {
  const { page } = person;
  await page.setViewportSize({ width: 320, height: 640 });
  for (const textSize of [100, 200] as const) {
    await person.call(api.account.updateProfile, { body: { user: { text_size: textSize } } });
    await page.goto('/cards/image/3');
    const head = page.getByRole('main').locator('header');
    await expect(head).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-text', String(textSize));
    await expectNoSidewaysScroll(page);
    const parts = await head.locator('button, a, div > div, div > p').evaluateAll((all) =>
      all
        .filter((each) => each.matches('button, a, p') || each.children.length === 0)
        .map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return { x, y, width, height, cut: each.scrollWidth > each.clientWidth + 1 };
        }),
    );
    expect(parts.length).toBeGreaterThanOrEqual(6);
    for (const [at, part] of parts.entries()) {
      expect(part.cut).toBe(false);
      expect(part.x).toBeGreaterThanOrEqual(0);
      expect(part.x + part.width).toBeLessThanOrEqual(320);
      for (const other of parts.slice(at + 1)) expect(meet(part, other)).toBe(false);
    }
    expect((await boxOf(head)).height).toBeLessThan(320);
    // A heading is no part of a paragraph.
    await page.goto('/cards/users/me');
    await expect(head.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await head.locator('p h1, p + h1').count()).toBe(0);
  }
});

test('the filters of the list are pills in one line @both', async ({ person, say }) => {
  const { page } = person;
  await page.goto('/chat');
  const chips = page.getByRole('group', { name: say('chat.filters') }).getByRole('button');
  await expect(chips).toHaveCount(5);
  const boxes = await chips.evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
  const row = await boxOf(page.getByRole('group', { name: say('chat.filters') }));
  for (const { x, y, width, height } of boxes) {
    expect(width).toBeGreaterThanOrEqual(height);
    expect(y).toBe(boxes[0]?.y);
    expect(x).toBeGreaterThanOrEqual(row.x);
    expect(x + width).toBeLessThanOrEqual(row.x + row.width);
  }
});

test('code in a line of mine stands out from its bubble in both themes', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  await write(person, id, `Run \`npm start\` ${randomUUID().slice(0, 4)}`);
  const { page } = person;
  await talkScreen(page, say).open(id);
  const code = page.getByRole('article').locator('code');
  await expect(code).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    const { letters, bubble } = await code.evaluate((element) => {
      const shine = (color: string) => {
        const [r = 0, g = 0, b = 0] = (/\d+(?:, ?\d+){2}/u.exec(color)?.[0] ?? '')
          .split(',')
          .map((part) => {
            const share = Number(part) / 255;
            return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const contrast = (one: string, two: string) => {
        const [low = 0, high = 0] = [shine(one), shine(two)].toSorted((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
      };
      const { color, backgroundColor } = getComputedStyle(element);
      const around = element.closest('[class*="bubbleOfMine"]') ?? document.body;
      return {
        letters: contrast(color, backgroundColor),
        bubble: contrast(backgroundColor, getComputedStyle(around).backgroundColor),
      };
    });
    expect(letters).toBeGreaterThanOrEqual(4.5);
    expect(bubble).toBeGreaterThanOrEqual(1.2);
  }
});
