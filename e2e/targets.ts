import type { Locator } from '@playwright/test';

/**
 * Buttons, links and fields with a target smaller than 44 × 44 pixels. Links in the middle of a text are as high
 * as its lines.
 */
export const tooSmall = (root: Locator) =>
  root.evaluate((within) => {
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
    return [...within.querySelectorAll<HTMLElement>(pressable)]
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
