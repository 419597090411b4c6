import { afterEach, expect, test } from 'vitest';
import { keyProblem } from './key-choice.ts';
import {
  type Pressed,
  ariaKeys,
  chooseKeys,
  keysOf,
  namesOf,
  restoreKeys,
  shortcutNames,
  shortcutOf,
} from '#web/platform/shortcuts.ts';

afterEach(restoreKeys);

function pressed(code: string, keys: Partial<Pressed> = {}): Pressed {
  return { code, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...keys };
}

test('every shortcut begins with keys that it could be given', () => {
  for (const name of shortcutNames) expect(keyProblem(name, keysOf(name)), name).toBeNull();
});

test('keys that another shortcut has are refused, also when they were chosen', () => {
  expect(keyProblem('search', keysOf('help'))).toEqual({ problem: 'taken', by: 'help' });
  const chosen = { code: 'KeyY', command: true, shift: true };
  expect(keyProblem('search', chosen)).toBeNull();
  chooseKeys('regenerate', chosen);
  expect(keyProblem('search', chosen)).toEqual({ problem: 'taken', by: 'regenerate' });
  expect(keyProblem('search', { code: 'Quote', command: true, shift: true })).toBeNull();
});

test('keys of the browser, of developer tools and of writing are refused', () => {
  for (const letter of 'TWNRLF')
    expect(keyProblem('search', { code: `Key${letter}`, command: true })).toEqual({
      problem: 'reserved',
    });
  for (const letter of 'CIJK')
    expect(keyProblem('search', { code: `Key${letter}`, command: true, shift: true })).toEqual({
      problem: 'reserved',
    });
  expect(keyProblem('search', { code: 'Enter', command: true })?.problem).toBe('reserved');
  expect(keyProblem('search', { code: 'KeyE' })?.problem).toBe('incomplete');
  expect(keyProblem('search', { code: 'KeyE', alt: true })?.problem).toBe('incomplete');
  expect(keyProblem('search', { code: 'KeyE', alt: true, command: true })?.problem).toBe(
    'incomplete',
  );
});

test('a shortcut goes by the keys that were chosen for it, until its own are restored', () => {
  chooseKeys('copy_answer', { code: 'Period', command: true, shift: true });
  const chosen = pressed('Period', { ctrlKey: true, shiftKey: true });
  const own = pressed('Semicolon', { ctrlKey: true, shiftKey: true });
  expect(shortcutOf(chosen, true)).toBe('copy_answer');
  expect(shortcutOf(own, true)).toBeNull();
  expect(namesOf(keysOf('copy_answer'))).toEqual(['Ctrl', 'Shift', '.']);
  expect(ariaKeys('copy_answer')).toBe('Control+Shift+. Meta+Shift+.');
  restoreKeys();
  expect(shortcutOf(own, true)).toBe('copy_answer');
  expect(shortcutOf(chosen, true)).toBeNull();
});

test('chats are changed by Alt with an arrow, and with Shift to what is unread', () => {
  expect(shortcutOf(pressed('ArrowUp', { altKey: true }), true)).toBe('previous_chat');
  expect(shortcutOf(pressed('ArrowDown', { altKey: true, shiftKey: true }), true)).toBe(
    'next_unread',
  );
  expect(shortcutOf(pressed('ArrowDown', { ctrlKey: true, altKey: true }), true)).toBeNull();
});
