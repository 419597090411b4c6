import { useLayoutEffect } from 'react';

/** After what closed has left the page, and what its choice opened has taken the focus. */
const afterClosingMs = 10;

/**
 * Gives the focus back to where it was when something opened, unless it has gone on. Mantine remembers that place in
 * an effect, which without motion comes after its own move of the focus.
 */
export function useReturnedFocus(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const opener = document.activeElement;
    return () => {
      const last = document.activeElement;
      setTimeout(() => {
        const { activeElement } = document;
        // The page, or a part of it that keeps the focus, around the place.
        const isAround = activeElement === null || activeElement.contains(opener);
        if ((isAround || activeElement === last) && opener instanceof HTMLElement)
          opener.focus({ preventScroll: true });
      }, afterClosingMs);
    };
  }, [opened]);
}
