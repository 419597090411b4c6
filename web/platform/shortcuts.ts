import { useEffect, useRef, useSyncExternalStore } from 'react';
import { onRememberedElsewhere, remember, remembered } from './storage.ts';
import { changeListeners } from './store.ts';

/** In the order of the list of shortcuts. The name of each is also that of its text. */
const defaults = {
  search: { code: 'KeyK', command: true },
  new_chat: { code: 'KeyO', command: true, shift: true },
  new_action: { code: 'KeyE', command: true, shift: true },
  sidebar: { code: 'KeyS', command: true, shift: true },
  help: { code: 'Slash', command: true },
  previous_chat: { code: 'ArrowUp', alt: true },
  next_chat: { code: 'ArrowDown', alt: true },
  previous_unread: { code: 'ArrowUp', alt: true, shift: true },
  next_unread: { code: 'ArrowDown', alt: true, shift: true },
  copy_answer: { code: 'Semicolon', command: true, shift: true },
  regenerate: { code: 'Quote', command: true, shift: true },
  delete_chat: { code: 'Backspace', command: true, shift: true },
  upload: { code: 'KeyU', command: true, shift: true },
  dictate: { code: 'KeyL', command: true, shift: true },
} as const satisfies Record<string, Keys>;

export type ShortcutName = keyof typeof defaults;

export interface Keys {
  /** The place of the key, so that a Hebrew layout finds it, too. */
  code: string;
  /** Ctrl, or ⌘ where that is the custom. */
  command?: boolean;
  shift?: boolean;
  alt?: boolean;
}

export type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

export const shortcutNames = Object.keys(defaults) as ShortcutName[];

const storedName = 'shortcuts';
const changes = changeListeners();
let read: { from: string; keys: Partial<Record<ShortcutName, Keys>> } = { from: '', keys: {} };

/** Read from the store at each use, since signing out wipes it. */
function chosenKeys(): Partial<Record<ShortcutName, Keys>> {
  const from = remembered(storedName) ?? '';
  if (from !== read.from) read = { from, keys: parsed(from) };
  return read.keys;
}

function parsed(from: string): Partial<Record<ShortcutName, Keys>> {
  try {
    const found = JSON.parse(from) as Record<string, Partial<Keys> | null>;
    const known = shortcutNames.flatMap((name) => {
      const keys = found[name];
      return typeof keys?.code === 'string' ? [[name, keys]] : [];
    });
    return Object.fromEntries(known) as Partial<Record<ShortcutName, Keys>>;
  } catch {
    return {};
  }
}

export function keysOf(name: ShortcutName): Keys {
  return chosenKeys()[name] ?? defaults[name];
}

/** Other keys for a shortcut; `restoreKeys` gives all of them back their own. */
export function chooseKeys(name: ShortcutName, keys: Keys): void {
  store({ ...chosenKeys(), [name]: keys });
}

export function restoreKeys(): void {
  store({});
}

function store(keys: Partial<Record<ShortcutName, Keys>>): void {
  const changed = Object.entries(keys).filter(
    ([name, chosen]) => !isSame(chosen, defaults[name as ShortcutName]),
  );
  remember(storedName, JSON.stringify(Object.fromEntries(changed)));
  changes.notify();
}

export function isSame(one: Keys, other: Keys): boolean {
  return (
    one.code === other.code &&
    (one.command ?? false) === (other.command ?? false) &&
    (one.shift ?? false) === (other.shift ?? false) &&
    (one.alt ?? false) === (other.alt ?? false)
  );
}

export function keysIn({ code, ctrlKey, metaKey, shiftKey, altKey }: Pressed): Keys {
  return { code, command: ctrlKey || metaKey, shift: shiftKey, alt: altKey };
}

function subscribe(listener: () => void): () => void {
  const stops = [changes.subscribe(listener), onRememberedElsewhere(storedName, listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Whether keys were changed; draws again when they are. */
export function useChosenKeys(): boolean {
  useSyncExternalStore(
    subscribe,
    () => remembered(storedName),
    () => null,
  );
  return Object.keys(chosenKeys()).length > 0;
}

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/u.test(navigator.userAgent);
const commandKey = isApple ? '⌘' : 'Ctrl';
const altKey = isApple ? '⌥' : 'Alt';

const signs: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  Semicolon: ';',
  Quote: "'",
  Slash: '/',
  Backslash: '\\',
  Comma: ',',
  Period: '.',
  Minus: '-',
  Equal: '=',
  Backquote: '`',
  BracketLeft: '[',
  BracketRight: ']',
};

function signOf(code: string): string {
  return signs[code] ?? code.replace(/^(?:Key|Digit)/u, '');
}

/** As they stand on the keys of this system. */
export function namesOf({ code, command, shift, alt }: Keys): string[] {
  return [command && commandKey, alt && altKey, shift && 'Shift', signOf(code)].filter(
    (part) => typeof part === 'string',
  );
}

/** For `aria-keyshortcuts`. */
export function ariaKeys(name: ShortcutName): string {
  const { code, command, shift, alt } = keysOf(name);
  const sign = code.startsWith('Arrow') ? code : signOf(code);
  const rest = [alt && 'Alt', shift && 'Shift', sign].filter((part) => typeof part === 'string');
  const chords = command ? ['Control', 'Meta'].map((key) => [key, ...rest]) : [rest];
  return chords.map((chord) => chord.join('+')).join(' ');
}

/** A second shortcut for help, outside of text fields: the question mark. */
const askForHelp = { code: 'Slash', shift: true };

/** The shortcut that a key press stands for. All of them work while typing, too. */
export function shortcutOf(pressed: Pressed, isTyping: boolean): ShortcutName | null {
  const keys = keysIn(pressed);
  const found = shortcutNames.find((name) => isSame(keysOf(name), keys));
  if (found) return found;
  return !isTyping && isSame(askForHelp, keys) ? 'help' : null;
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

const dialogs = '[role="dialog"], [role="alertdialog"]';

/** Listens on the whole page for the shortcuts that have an action; an open dialog keeps its keys for itself. */
export function useShortcuts(deeds: Partial<Record<ShortcutName, () => void>>): void {
  const latest = useRef(deeds);
  useEffect(() => {
    latest.current = deeds;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      const name = shortcutOf(event, isField(event.target));
      const act = name && latest.current[name];
      if (!act || document.querySelector(dialogs)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
