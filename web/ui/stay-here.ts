import { useEffect, useRef } from 'react';

/**
 * For a part whose controls disappear when used: the focus stays in the part, and does not return to the top
 * of the page.
 */
export function useStayHere<Part extends HTMLElement>() {
  const ref = useRef<Part>(null);
  const used = useRef(false);
  useEffect(() => {
    if (!used.current || document.activeElement !== document.body) return;
    used.current = false;
    ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onClickCapture: () => {
      used.current = true;
    },
    // React sends no blur event for elements that it removes: a blur means that the focus went elsewhere.
    onBlurCapture: () => {
      used.current = false;
    },
  };
}
