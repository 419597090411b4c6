import { useEffect, useRef } from 'react';

/**
 * For a part whose controls go away by what they do: who used one stays in the part, and does not begin again at the top
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
    // React tells nothing of what it takes away itself: who lets go of the focus is elsewhere.
    onBlurCapture: () => {
      used.current = false;
    },
  };
}
