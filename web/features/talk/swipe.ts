import { useRef, type TouchEvent } from 'react';

const beginPx = 12;
const enoughPx = 56;
const farthestPx = 72;

interface Swipe {
  x: number;
  y: number;
  /** Towards where reading goes. */
  way: 1 | -1;
  row: HTMLElement;
  movedPx: number;
  isOver: boolean;
}

/** A finger that draws a row along the reading direction and lets go. */
export function useSwipe(act: (() => void) | undefined) {
  const swipe = useRef<Swipe>(undefined);
  const end = () => {
    const ended = swipe.current;
    swipe.current = undefined;
    if (!ended) return;
    ended.row.style.removeProperty('translate');
    if (ended.movedPx >= enoughPx) act?.();
  };
  return {
    onTouchStart: (event: TouchEvent<HTMLElement>) => {
      const touch = event.touches[0];
      if (!act || !touch || event.touches.length > 1) return;
      const way = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
      const { clientX: x, clientY: y } = touch;
      swipe.current = { x, y, way, row: event.currentTarget, movedPx: 0, isOver: false };
    },
    onTouchMove: (event: TouchEvent) => {
      const begun = swipe.current;
      const touch = event.touches[0];
      if (!begun || !touch || begun.isOver) return;
      const along = (touch.clientX - begun.x) * begun.way;
      const across = Math.abs(touch.clientY - begun.y);
      if (begun.movedPx === 0 && (across > beginPx || along < -beginPx)) begun.isOver = true;
      else if (along > beginPx) {
        begun.movedPx = Math.min(along, farthestPx);
        begun.row.style.translate = `${begun.movedPx * begun.way}px`;
      } else {
        begun.movedPx = 0;
      }
    },
    onTouchEndCapture: end,
    onTouchCancel: () => {
      if (swipe.current) swipe.current.movedPx = 0;
      end();
    },
  };
}
