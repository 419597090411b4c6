const lookEveryMs = 50;
const looksMax = 12;

/** One search at a time: the search of an earlier action would take the focus to its own place. */
let nextLook: number | undefined;

/** Call before an action that removes its button: the focus then stays in the row or dialog, else goes to a row beside it, else to the heading. */
export function keepFocusNear(element: Element): void {
  const row = element.closest('li, [role="dialog"]');
  const places = [row, row?.nextElementSibling, row?.previousElementSibling];
  const near = () => {
    const stops = places.map((place) => place?.querySelector<HTMLElement>('a, button'));
    return stops.find((stop) => stop?.isConnected) ?? null;
  };
  lookForFocus(near, looksMax);
}

/** The same for what has no rows; a dialog that closes lets go of the focus only after its fade. */
export function keepFocus(): void {
  lookForFocus(() => null, looksMax);
}

function lookForFocus(beside: () => HTMLElement | null, looksLeft: number): void {
  window.clearTimeout(nextLook);
  nextLook = window.setTimeout(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) {
      const next = beside() ?? document.querySelector<HTMLElement>('main h1');
      if (next?.tagName === 'H1' && !next.hasAttribute('tabindex')) next.tabIndex = -1;
      next?.focus({ preventScroll: next.tagName === 'H1' });
    }
    // The element that has the focus now may go with the next answer, too.
    if (looksLeft > 0) lookForFocus(beside, looksLeft - 1);
  }, lookEveryMs);
}
