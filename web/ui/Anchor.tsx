import { useLayoutEffect, type Ref, type RefObject } from 'react';

/** Hands Mantine an element that exists already, so that opening does not render it again. */
export function Anchor({
  anchor,
  ref,
}: {
  anchor: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement>;
}) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    ref(anchor.current);
    return () => void ref(null);
  }, [anchor, ref]);
  return null;
}
