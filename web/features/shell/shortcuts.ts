import { useEffect, useRef } from 'react';
import type { TextKey } from '#web/platform/language.tsx';

export type ShortcutName = 'search' | 'new_chat' | 'sidebar' | 'help';

interface Keys {
  /** The place of the key, so that a Hebrew layout finds it, too. */
  code: string;
  /** Ctrl, or ⌘ where that is the custom. */
  command?: boolean;
  shift?: boolean;
}

interface Shortcut extends Keys {
  name: ShortcutName;
  /** Also while typing. */
  whileTyping?: boolean;
}

const shortcuts: readonly Shortcut[] = [
  { name: 'search', code: 'KeyK', command: true, whileTyping: true },
  { name: 'new_chat', code: 'KeyO', command: true, shift: true, whileTyping: true },
  { name: 'sidebar', code: 'KeyS', command: true, shift: true, whileTyping: true },
  { name: 'help', code: 'Slash', command: true, whileTyping: true },
  { name: 'help', code: 'Slash', shift: true },
];

export type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The shortcut that a key press stands for. */
export function shortcutOf(pressed: Pressed, isTyping: boolean): ShortcutName | null {
  if (pressed.altKey) return null;
  const found = shortcuts.find(
    ({ code, command = false, shift = false, whileTyping = false }) =>
      code === pressed.code &&
      command === (pressed.ctrlKey || pressed.metaKey) &&
      shift === pressed.shiftKey &&
      (whileTyping || !isTyping),
  );
  return found?.name ?? null;
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Listens on the whole page; a dialog that is open keeps its keys for itself. */
export function useShortcuts(act: (name: ShortcutName) => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      const name = shortcutOf(event, isField(event.target));
      if (!name || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      latest.current(name);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/u.test(navigator.userAgent);

/** `command` is Ctrl or ⌘, as this system says. */
export const commandKey = isApple ? '⌘' : 'Ctrl';

/** What the help shows; several lines belong to a chat's own keys. */
export const shortcutGroups: readonly {
  title: TextKey;
  lines: readonly { text: TextKey; keys: string[] }[];
}[] = [
  {
    title: 'shell.shortcuts_everywhere',
    lines: [
      { text: 'shell.shortcut_search', keys: [commandKey, 'K'] },
      { text: 'shell.shortcut_new_chat', keys: [commandKey, 'Shift', 'O'] },
      { text: 'shell.shortcut_sidebar', keys: [commandKey, 'Shift', 'S'] },
      { text: 'shell.shortcut_help', keys: [commandKey, '/'] },
    ],
  },
  {
    title: 'shell.shortcuts_in_chat',
    lines: [
      { text: 'shell.shortcut_composer', keys: ['Shift', 'Esc'] },
      { text: 'shell.shortcut_stop', keys: ['Esc'] },
      { text: 'shell.shortcut_edit_last', keys: ['↑'] },
      { text: 'shell.shortcut_line', keys: ['Shift', 'Enter'] },
    ],
  },
];
