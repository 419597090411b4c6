import { expect, test } from 'vitest';
import { isCurrent } from './places.ts';
import { type Pressed, shortcutOf } from '#web/platform/shortcuts.ts';

function pressed(code: string, keys: Partial<Pressed> = {}): Pressed {
  return { code, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...keys };
}

test('a place is current where its path is contained in the current one, home only at home', () => {
  expect(isCurrent('/chat', '/chat/42')).toBe(true);
  expect(isCurrent('/profile', '/profile/me')).toBe(true);
  expect(isCurrent('/profile', '/chat')).toBe(false);
  expect(isCurrent('/', '/chat')).toBe(false);
  expect(isCurrent('/', '/')).toBe(true);
});

test('shortcuts go by the place of the key, with Ctrl or ⌘', () => {
  expect(shortcutOf(pressed('KeyK', { ctrlKey: true }), false)).toBe('search');
  expect(shortcutOf(pressed('KeyK', { metaKey: true }), true)).toBe('search');
  expect(shortcutOf(pressed('KeyO', { ctrlKey: true, shiftKey: true }), true)).toBe('new_chat');
  expect(shortcutOf(pressed('KeyS', { ctrlKey: true, shiftKey: true }), false)).toBe('sidebar');
});

test('a question mark asks for help only outside of fields', () => {
  expect(shortcutOf(pressed('Slash', { shiftKey: true }), false)).toBe('help');
  expect(shortcutOf(pressed('Slash', { shiftKey: true }), true)).toBeNull();
  expect(shortcutOf(pressed('Slash', { ctrlKey: true }), true)).toBe('help');
});

test('keys of the browser are left to it', () => {
  expect(shortcutOf(pressed('KeyK'), false)).toBeNull();
  expect(shortcutOf(pressed('KeyR', { ctrlKey: true }), false)).toBeNull();
  expect(shortcutOf(pressed('KeyO', { ctrlKey: true }), false)).toBeNull();
  expect(shortcutOf(pressed('KeyK', { ctrlKey: true, altKey: true }), false)).toBeNull();
});
