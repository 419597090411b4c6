import {
  type Keys,
  type ShortcutName,
  isSame,
  keysOf,
  shortcutNames,
} from '#web/platform/shortcuts.ts';

/** With Ctrl or ⌘ these belong to the browser, to writing, or to the system. */
const reserved = new Set([
  ...'ACDFHJLMNPQRSTUVWXYZ'.split('').map((letter) => `Key${letter}`),
  ...'0123456789'.split('').map((digit) => `Digit${digit}`),
  'Minus',
  'Equal',
  'Backquote',
  'BracketLeft',
  'BracketRight',
  'Backspace',
  'Delete',
]);
/** These also with Shift. */
const reservedWithShift = new Set([
  ...'ABCGIJKNPQRTVWZ'.split('').map((letter) => `Key${letter}`),
  'Minus',
  'Equal',
  'Delete',
]);
const never =
  /^(?:Enter|NumpadEnter|Escape|Tab|Space|F\d+|Home|End|Insert|PrintScreen|ContextMenu)$/u;
const arrows = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown']);

export type KeyProblem =
  | { problem: 'incomplete' }
  | { problem: 'reserved' }
  | { problem: 'taken'; by: ShortcutName };

/** Why a shortcut can't have these keys; null when it can. */
export function keyProblem(name: ShortcutName, keys: Keys): KeyProblem | null {
  const { code, command, shift, alt } = keys;
  const by = shortcutNames.find((other) => other !== name && isSame(keysOf(other), keys));
  if (by) return { problem: 'taken', by };
  if (!command && !alt) return { problem: 'incomplete' };
  // Alt alone writes characters on a Mac, and Ctrl with Alt does so elsewhere.
  if (alt && (command || !arrows.has(code))) return { problem: 'incomplete' };
  if (command && (never.test(code) || code.startsWith('Arrow') || code.startsWith('Page')))
    return { problem: 'reserved' };
  if (command && (shift ? reservedWithShift : reserved).has(code)) return { problem: 'reserved' };
  return null;
}

const modifiers = /^(?:Control|Meta|OS|Shift|Alt|CapsLock|Fn)/u;

/** Only the beginning of a chord. */
export function isModifier(code: string): boolean {
  return code === '' || modifiers.test(code);
}
