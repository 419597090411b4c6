import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Rows farther from the view than this are kept but not laid out. */
const farMargin = '1500px 0px';

export type RowRef = (row: HTMLElement | null) => (() => void) | undefined;

/** Gives rows a ref that marks those far from the view. */
export function useNearbyRows(viewport: RefObject<HTMLElement | null>): RowRef {
  const rows = useRef(new Set<Element>());
  const watch = useRef<IntersectionObserver>(undefined);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes)
          target.toggleAttribute('data-far', !isIntersecting);
      },
      { root: viewport.current, rootMargin: farMargin },
    );
    for (const row of rows.current) observer.observe(row);
    watch.current = observer;
    return () => {
      observer.disconnect();
      watch.current = undefined;
    };
  }, [viewport]);
  return useCallback((row) => {
    if (!row) return undefined;
    rows.current.add(row);
    watch.current?.observe(row);
    return () => {
      rows.current.delete(row);
      watch.current?.unobserve(row);
    };
  }, []);
}
