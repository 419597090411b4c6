import type { Page } from '@playwright/test';
import { api } from '#contract/index.ts';
import { expect, test } from './people.ts';
import { connect, pairOf, write } from './talk.ts';

/**
 * Buttons, links and fields with a target smaller than 44 × 44 pixels. Links in the middle of a text are as high
 * as its lines.
 */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const min = 44;
    const pressable =
      'a[href], button, summary, select, input:not([type="hidden"]), textarea, [role="button"], [role="switch"], [role="tab"], [role="checkbox"], [role="radio"]';
    const isInText = (element: Element) =>
      element.matches('a') && getComputedStyle(element).display === 'inline';
    // A label is part of the target of its field.
    const targetsOf = (element: Element) => [
      element,
      ...(element instanceof HTMLInputElement ? (element.labels ?? []) : []),
    ];
    const isHit = (element: Element): boolean => {
      const own = targetsOf(element);
      const boxes = own.map((part) => part.getBoundingClientRect());
      if (boxes.some(({ width, height }) => width > min - 0.5 && height > min - 0.5)) return true;
      const [box] = boxes;
      if (!box) return true;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const reach = min / 2 - 1;
      const at = (left: number, top: number) => {
        const there = document.elementFromPoint(left, top);
        return own.some((part) => part.contains(there));
      };
      return (
        (box.width > min - 0.5 || (at(x - reach, y) && at(x + reach, y))) &&
        (box.height > min - 0.5 || (at(x, y - reach) && at(x, y + reach)))
      );
    };
    return [...document.querySelectorAll<HTMLElement>(pressable)]
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter((element) => !isInText(element) && !element.closest('[inert], [aria-hidden="true"]'))
      .filter((element) => {
        element.scrollIntoView({ block: 'center', inline: 'center' });
        return !isHit(element);
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent.trim();
        return `${element.tagName} “${name.slice(0, 40)}” ${Math.round(width)}×${Math.round(height)} .${element.className}`;
      });
  });

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
    '/profile',
    '/profile/me',
    '/profile/plans',
    '/profile/security',
  ]) {
    await page.goto(place);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const small = await tooSmall(page);
    if (small.length > 0) found[place] = small;
  }
  expect(found).toEqual({});
});
