import { useEffect, useRef, useState } from 'react';
import classes from './Tips.module.css';

const hoverDelayMs = 350;
const gap = 8;

type Shown = { text: string; x: number; y: number; below: boolean };

/**
 * One tooltip for the whole page: any element with `data-tip` gets it on hover and on keyboard focus.
 * A hundred icon buttons then cost no more than one. Loaded by UiProvider.tsx when something is first pointed at.
 */
export default function Tips() {
  const [shown, setShown] = useState<Shown | null>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let owner: Element | null = null;

    const hide = () => {
      clearTimeout(waiting);
      owner = null;
      setShown(null);
    };
    const show = (target: Element) => {
      const text = target.getAttribute('data-tip');
      if (!text || !target.isConnected) return;
      const rect = target.getBoundingClientRect();
      const below = rect.top < 60;
      setShown({
        text,
        x: rect.x + rect.width / 2,
        y: below ? rect.bottom + gap : rect.top - gap,
        below,
      });
    };
    const point = (at: EventTarget | null, delayMs: number) => {
      const target = at instanceof Element ? at.closest('[data-tip]') : null;
      if (target === owner) return;
      hide();
      owner = target;
      if (target) waiting = setTimeout(() => show(target), delayMs);
    };
    const hover = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') point(event.target, hoverDelayMs);
    };
    const focus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible'))
        point(event.target, 0);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };

    // The element that triggered loading was hovered before the tips came.
    const [focused] = document.querySelectorAll(':focus-visible');
    const hovered = [...document.querySelectorAll(':hover')].at(-1);
    if (focused) point(focused, 0);
    else if (hovered) point(hovered, hoverDelayMs);
    document.addEventListener('pointerover', hover);
    document.addEventListener('focusin', focus);
    document.addEventListener('focusout', hide);
    document.addEventListener('pointerdown', hide);
    document.addEventListener('keydown', key);
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      hide();
      document.removeEventListener('pointerover', hover);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('focusout', hide);
      document.removeEventListener('pointerdown', hide);
      document.removeEventListener('keydown', key);
      window.removeEventListener('scroll', hide, { capture: true });
    };
  }, []);

  useEffect(() => {
    const element = box.current;
    if (!element || !shown) return;
    const width = element.offsetWidth;
    const x = Math.max(gap, Math.min(shown.x - width / 2, window.innerWidth - width - gap));
    const y = shown.below ? shown.y : shown.y - element.offsetHeight;
    element.style.transform = `translate(${x}px, ${y}px)`;
    element.dataset.placed = '';
  }, [shown]);

  if (!shown) return null;
  return (
    <div ref={box} className={classes.tip} role="tooltip" dir="ltr" key={shown.text}>
      <span dir="auto">{shown.text}</span>
    </div>
  );
}
