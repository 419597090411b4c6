import { useEffect, useState, type MouseEvent, type PointerEvent, type TouchEvent } from 'react';

export const longPressMs = 450;
const steadyPx = 10;

/** Links among words, fields and words that are being chosen have a long press of the browser's own. */
const ownPress = '[data-words] a[href], input, textarea, select, [data-selectable]';

type Act = (element: HTMLElement) => void;

/** A finger that rests on an element, and neither moves, scrolls nor lifts for a moment. */
export class LongPress {
  #act: Act | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #start: { x: number; y: number; element: HTMLElement; atMs: number } | undefined;
  /** The finger that pressed is not lifted yet. */
  #isDone = false;

  /** To be spread on the element. */
  readonly handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      this.release();
      this.#isDone = false;
      const { target, currentTarget: element, clientX: x, clientY: y } = event;
      if (event.pointerType !== 'touch' || !event.isPrimary || !this.#act) return;
      const touched = target as Element;
      // An element in a layer over the page is not part of the element that opened it.
      if (!element.contains(touched) || touched.closest(ownPress)) return;
      this.#start = { x, y, element, atMs: event.timeStamp };
      this.#timer = setTimeout(this.#fire, longPressMs);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const start = this.#start;
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > steadyPx) this.release();
    },
    onPointerUp: ({ timeStamp }: PointerEvent) => {
      // A busy page gets both events at once, before the timer has run.
      if (this.#start && timeStamp - this.#start.atMs >= longPressMs) this.#fire();
      else this.release();
    },
    // The browser scrolls.
    onPointerCancel: () => this.release(),
    // Browsers send a mouse press after a touch; it would close what was opened as a click beside it.
    onTouchEnd: (event: TouchEvent) => {
      if (!this.#isDone || !event.cancelable) return;
      event.preventDefault();
      this.#isDone = false;
    },
    // The finger that pressed must not also follow a link when it lifts.
    onClickCapture: (event: MouseEvent) => {
      if (!this.#isDone) return;
      this.#isDone = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // Some browsers hear a long press sooner than this.
    onContextMenuCapture: (event: MouseEvent) => {
      if (!this.#start && !this.#isDone) return;
      event.preventDefault();
      event.stopPropagation();
      this.#fire();
    },
  };

  /** The action of a press from now on. */
  aim(act: Act | undefined): void {
    this.#act = act;
  }

  release(): void {
    clearTimeout(this.#timer);
    this.#start = undefined;
  }

  readonly #fire = (): void => {
    const start = this.#start;
    this.release();
    if (!start) return;
    this.#isDone = true;
    // On devices with touch and mouse, text may be selected meanwhile.
    globalThis.getSelection?.()?.removeAllRanges();
    navigator.vibrate?.(10);
    this.#act?.(start.element);
  };
}

/** Keeps the same handlers between renders. */
export function useLongPress(act: Act | undefined): LongPress['handlers'] {
  const [press] = useState(() => new LongPress());
  useEffect(() => {
    press.aim(act);
  });
  useEffect(() => () => press.release(), [press]);
  return press.handlers;
}
