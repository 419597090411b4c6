import { describe, expect, test } from 'vitest';
import { keyMeaning } from './composer-keys.ts';

const key = (name: string, more: Partial<Parameters<typeof keyMeaning>[0]> = {}) => ({
  key: name,
  keyCode: 0,
  isComposing: false,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
const desk = { enterSends: true, touch: false, value: 'x' };

describe('keys of the composer', () => {
  test('Enter sends and Shift+Enter makes a line', () => {
    expect(keyMeaning(key('Enter'), desk)).toBe('send');
    expect(keyMeaning(key('Enter', { shiftKey: true }), desk)).toBeUndefined();
  });

  test('when Enter makes a line, Ctrl or ⌘ with Enter sends', () => {
    const swapped = { ...desk, enterSends: false };
    expect(keyMeaning(key('Enter'), swapped)).toBeUndefined();
    expect(keyMeaning(key('Enter', { ctrlKey: true }), swapped)).toBe('send');
    expect(keyMeaning(key('Enter', { metaKey: true }), swapped)).toBe('send');
  });

  test('nothing is sent while composing', () => {
    expect(keyMeaning(key('Enter', { isComposing: true }), desk)).toBeUndefined();
    expect(keyMeaning(key('Enter', { keyCode: 229 }), desk)).toBeUndefined();
  });

  test('on touch Enter makes a line', () => {
    expect(keyMeaning(key('Enter'), { ...desk, touch: true })).toBeUndefined();
  });

  test('↑ edits the last message only from an empty box, and with Shift answers it', () => {
    expect(keyMeaning(key('ArrowUp'), { ...desk, value: '' })).toBe('edit-last');
    expect(keyMeaning(key('ArrowUp'), desk)).toBeUndefined();
    expect(keyMeaning(key('ArrowUp', { shiftKey: true }), { ...desk, value: '' })).toBe(
      'reply-last',
    );
    expect(keyMeaning(key('ArrowUp', { shiftKey: true }), desk)).toBeUndefined();
    expect(keyMeaning(key('ArrowUp', { altKey: true }), { ...desk, value: '' })).toBeUndefined();
  });
});
