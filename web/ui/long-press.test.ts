import type { MouseEvent, PointerEvent, TouchEvent } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LongPress, longPressMs } from './long-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bubble = { contains: (inner: unknown) => inner !== elsewhere } as unknown as HTMLElement;
const words = { closest: () => null };
const link = { closest: (wanted: string) => (wanted.includes('[data-words] a[href]') ? {} : null) };
const elsewhere = { closest: () => null };

const finger = { pointerType: 'touch', isPrimary: true, clientX: 100, clientY: 100, timeStamp: 0 };
const pointer = (parts: object = {}) =>
  ({
    ...finger,
    target: words,
    currentTarget: bubble,
    ...parts,
  }) as unknown as PointerEvent<HTMLElement>;

function ended() {
  const event = {
    cancelable: true,
    preventDefault: vi.fn<() => void>(),
    stopPropagation: vi.fn<() => void>(),
  };
  return event as typeof event & MouseEvent & TouchEvent;
}

function pressing() {
  const act = vi.fn<(element: HTMLElement) => void>();
  const press = new LongPress();
  press.aim(act);
  return { act, ...press.handlers };
}

describe('a long press', () => {
  test('acts once, on the element, after its time', () => {
    const { act, onPointerDown } = pressing();
    onPointerDown(pointer());
    vi.advanceTimersByTime(longPressMs - 1);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(act.mock.calls).toEqual([[bubble]]);
  });

  test('is felt where the device can', () => {
    const vibrate = vi.fn<(ms: number) => boolean>();
    vi.stubGlobal('navigator', { vibrate });
    const { onPointerDown } = pressing();
    onPointerDown(pointer());
    vi.advanceTimersByTime(longPressMs);
    expect(vibrate.mock.calls).toEqual([[10]]);
  });

  test('forgives a finger that trembles', () => {
    const { act, onPointerDown, onPointerMove } = pressing();
    onPointerDown(pointer());
    onPointerMove(pointer({ clientX: 106, clientY: 108 }));
    vi.advanceTimersByTime(longPressMs);
    expect(act).toHaveBeenCalledOnce();
  });

  test('counts when a busy page gets its begin and its end at once', () => {
    const { act, onPointerDown, onPointerUp, onClickCapture } = pressing();
    onPointerDown(pointer());
    onPointerUp(pointer({ timeStamp: longPressMs }));
    expect(act.mock.calls).toEqual([[bubble]]);
    const click = ended();
    onClickCapture(click);
    expect(click.preventDefault).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1_000);
    expect(act).toHaveBeenCalledOnce();
  });

  test.each([
    [
      'moves',
      (press: ReturnType<typeof pressing>) => press.onPointerMove(pointer({ clientY: 111 })),
    ],
    [
      'lifts',
      (press: ReturnType<typeof pressing>) => press.onPointerUp(pointer({ timeStamp: 100 })),
    ],
    ['scrolls', (press: ReturnType<typeof pressing>) => press.onPointerCancel()],
    [
      'is joined by a second one',
      (press: ReturnType<typeof pressing>) => press.onPointerDown(pointer({ isPrimary: false })),
    ],
  ])('is none when the finger %s', (_name, end) => {
    const press = pressing();
    press.onPointerDown(pointer());
    vi.advanceTimersByTime(longPressMs - 1);
    end(press);
    vi.advanceTimersByTime(longPressMs);
    expect(press.act).not.toHaveBeenCalled();
  });

  test.each([
    ['by a mouse', { pointerType: 'mouse' }],
    ['on a link among words', { target: link }],
    ['in a layer that the element opened', { target: elsewhere }],
  ])('is none %s', (_name, parts) => {
    const { act, onPointerDown } = pressing();
    onPointerDown(pointer(parts));
    vi.advanceTimersByTime(longPressMs);
    expect(act).not.toHaveBeenCalled();
  });

  test('neither clicks when the finger lifts nor opens the menu of the browser', () => {
    const { act, onPointerDown, onTouchEnd, onClickCapture, onContextMenuCapture } = pressing();
    onPointerDown(pointer());
    vi.advanceTimersByTime(longPressMs);
    const menu = ended();
    onContextMenuCapture(menu);
    expect(menu.preventDefault).toHaveBeenCalled();
    const click = ended();
    onClickCapture(click);
    expect(click.stopPropagation).toHaveBeenCalled();
    expect(act).toHaveBeenCalledOnce();
    // The next touch is one like any other.
    onPointerDown(pointer());
    const lift = ended();
    onTouchEnd(lift);
    expect(lift.preventDefault).not.toHaveBeenCalled();
  });

  test('is what a browser that is sooner says it is', () => {
    const { act, onPointerDown, onContextMenuCapture } = pressing();
    onPointerDown(pointer());
    vi.advanceTimersByTime(longPressMs - 50);
    onContextMenuCapture(ended());
    expect(act).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(longPressMs);
    expect(act).toHaveBeenCalledOnce();
  });

  test('leaves a right click to its own handler', () => {
    const { act, onPointerDown, onContextMenuCapture } = pressing();
    onPointerDown(pointer({ pointerType: 'mouse' }));
    const menu = ended();
    onContextMenuCapture(menu);
    expect(menu.preventDefault).not.toHaveBeenCalled();
    expect(act).not.toHaveBeenCalled();
  });
});
