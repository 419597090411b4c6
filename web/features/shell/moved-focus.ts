import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const lookEveryMs = 50;
const looksMax = 20;

/**
 * After a change of screen the focus goes to its heading, so that a screen reader begins there and
 * the next Tab goes on from there; unless the screen has put the focus somewhere itself.
 */
export function useMovedFocus(): void {
  const router = useRouter();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (looksLeft: number) => {
      const active = document.activeElement;
      const main = document.querySelector('main');
      if (
        active &&
        active !== document.body &&
        (main?.contains(active) || active.closest('[role="dialog"]'))
      )
        return;
      const heading = main?.querySelector<HTMLElement>('h1');
      if (heading) {
        if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      } else if (looksLeft > 0) {
        timer = setTimeout(look, lookEveryMs, looksLeft - 1);
      }
    };
    const stop = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      clearTimeout(timer);
      timer = setTimeout(look, 0, looksMax);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [router]);
}
