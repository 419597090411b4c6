const lookEveryMs = 50;
const looksMax = 12;

/** Call before a deed that takes the row away: the focus then goes to a row beside it, else to the heading. */
export function keepFocusNear(element: Element): void {
  const row = element.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const inRow = () => (beside?.isConnected ? beside.querySelector<HTMLElement>('a, button') : null);
  lookForFocus(inRow, looksMax);
}

/** The same for what has no rows; a dialog that closes lets go of the focus only after its fade. */
export function keepFocus(): void {
  lookForFocus(() => null, looksMax);
}

function lookForFocus(beside: () => HTMLElement | null, looksLeft: number): void {
  setTimeout(() => {
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) {
      if (looksLeft > 0) lookForFocus(beside, looksLeft - 1);
      return;
    }
    const next = beside() ?? document.querySelector<HTMLElement>('main h1');
    if (next?.tagName === 'H1' && !next.hasAttribute('tabindex')) next.tabIndex = -1;
    next?.focus({ preventScroll: next.tagName === 'H1' });
  }, lookEveryMs);
}
