import { useEffect, useRef } from 'react';
import classes from './More.module.css';

/** More is asked for before the end can be seen. */
const loadWithin = '600px 0px';

/** Stands at the end of what is shown of a list; the part that scrolls bears `data-scrolls`. */
export function More({ onReached }: { onReached: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const reached = useRef(onReached);
  useEffect(() => {
    reached.current = onReached;
  });
  useEffect(() => {
    const element = mark.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (changes) => {
        // Several changes may be reported at once, and only the last may be that it came into view.
        if (changes.at(-1)?.isIntersecting) reached.current();
      },
      { root: element.closest('[data-scrolls]'), rootMargin: loadWithin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={mark} className={classes.more} />;
}
