import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeTyped, typeAhead } from './typed-ahead.ts';

const listeners = new Set<(event: Partial<KeyboardEvent>) => void>();

beforeEach(() => {
  vi.stubGlobal('window', {
    addEventListener: (_type: string, hear: () => void) => listeners.add(hear),
    removeEventListener: (_type: string, hear: () => void) => listeners.delete(hear),
  });
});

afterEach(() => {
  takeTyped();
  vi.unstubAllGlobals();
});

/** @returns whether another handler gets the event */
function press(key: string, more: Partial<KeyboardEvent> = {}): boolean {
  let isHeard = true;
  const keep = () => (isHeard = false);
  for (const hear of listeners)
    hear({
      key,
      ctrlKey: false,
      metaKey: false,
      preventDefault: keep,
      stopPropagation: keep,
      ...more,
    });
  return isHeard;
}

test('text typed before a box exists goes into it, and Enter does nothing', () => {
  typeAhead(() => undefined);
  for (const key of ['r', 'i', 'x', 'Backspace', 'v', 'Enter']) expect(press(key), key).toBe(false);
  expect(takeTyped()).toBe('riv');
  expect(press('e')).toBe(true);
  expect(takeTyped()).toBe('');
});

test('Escape gives up, and shortcuts stay what they are', () => {
  const onGiveUp = vi.fn<() => void>();
  typeAhead(onGiveUp);
  expect(press('v', { ctrlKey: true })).toBe(true);
  press('Escape');
  expect(onGiveUp).toHaveBeenCalledOnce();
  expect(press('a')).toBe(true);
});

test('a second beginning forgets the first', () => {
  typeAhead(() => undefined);
  press('a');
  typeAhead(() => undefined);
  press('b');
  expect(listeners.size).toBe(1);
  expect(takeTyped()).toBe('b');
});
