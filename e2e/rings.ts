import type { Page } from '@playwright/test';

/** Faults of the focus ring: covered words or cut edges; empty if there are none. */
export async function ringFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Edges {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    const active = document.activeElement;
    // Excluded: headings, which take the focus only for screen readers, the link over the page, and fields
    // with a caret, which alone the browser scrolls to.
    if (
      !active ||
      active.matches('body, h1, main, .zv-skip, [role="searchbox"], [role="combobox"], textarea')
    )
      return [];
    const outlined = (element: Element): CSSStyleDeclaration | undefined =>
      [getComputedStyle(element), getComputedStyle(element, '::after')].find(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
      );
    const around: Element[] = [];
    for (let each: Element | null = active; each; each = each.parentElement) around.push(each);
    if (active.nextElementSibling) around.push(active.nextElementSibling);
    const owner = around.find(outlined);
    const ring = owner && outlined(owner);
    const [label] = (active as HTMLInputElement).labels ?? [];
    const words = active.getAttribute('aria-label') ?? label?.textContent ?? active.textContent;
    const name = words.trim().slice(0, 40);
    if (!owner || !ring) return [`${name}: no ring`];
    const isOwn = getComputedStyle(owner).outlineStyle !== 'none';
    const place = isOwn ? owner : ((owner as HTMLElement).offsetParent ?? owner);
    const box = place.getBoundingClientRect();
    const offset = Number.parseFloat(ring.outlineOffset);
    const grown = (by: number): Edges => ({
      left: box.left - by,
      top: box.top - by,
      right: box.right + by,
      bottom: box.bottom + by,
    });
    const outer = grown(offset + Number.parseFloat(ring.outlineWidth));
    const inner = grown(offset);
    const holds = (all: Edges, part: Edges) =>
      part.left >= all.left - 0.6 &&
      part.top >= all.top - 0.6 &&
      part.right <= all.right + 0.6 &&
      part.bottom <= all.bottom + 0.6;
    const isClipping = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return overflowX !== 'visible' || overflowY !== 'visible';
    };
    const insideOf = (element: Element): Edges => {
      const { left, top } = element.getBoundingClientRect();
      const { clientLeft, clientTop, clientWidth, clientHeight } = element;
      const [start, head] = [left + clientLeft, top + clientTop];
      return { left: start, top: head, right: start + clientWidth, bottom: head + clientHeight };
    };
    const faults: string[] = [];
    for (let each = place.parentElement; each; each = each.parentElement)
      if (isClipping(each) && !holds(insideOf(each), outer))
        faults.push(`${name}: the ring is cut off by ${each.className || each.tagName}`);

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || !parent || parent.closest('.zv-unseen, .zv-skip, [role="tooltip"]'))
        continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        // The space between lines is free.
        const free = Math.max(
          0,
          (line.height - Number.parseFloat(getComputedStyle(parent).fontSize)) / 2,
        );
        const words: Edges = {
          left: line.left,
          right: line.right,
          top: line.top + free,
          bottom: line.bottom - free,
        };
        for (let each: Element | null = parent; each; each = each.parentElement) {
          if (!isClipping(each)) continue;
          const clip = insideOf(each);
          words.left = Math.max(words.left, clip.left);
          words.right = Math.min(words.right, clip.right);
          words.top = Math.max(words.top, clip.top);
          words.bottom = Math.min(words.bottom, clip.bottom);
        }
        if (words.left >= words.right || words.top >= words.bottom || holds(inner, words)) continue;
        const meets =
          words.left < outer.right - 1 &&
          words.right > outer.left + 1 &&
          words.top < outer.bottom - 1 &&
          words.bottom > outer.top + 1;
        const seen = document.elementFromPoint(
          (words.left + words.right) / 2,
          (words.top + words.bottom) / 2,
        );
        if (meets && seen && (parent.contains(seen) || seen.contains(parent)))
          faults.push(`${name}: the ring lies over “${text.slice(0, 30)}”`);
      }
    }
    return faults;
  });
}
