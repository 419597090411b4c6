import { useEffect, type RefObject } from 'react';

const fields =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';
/** Places where letters mean something else, such as jumping to an item of a menu. */
const letterUsers =
  '[role="menu"], [role="listbox"], [role="grid"], [role="tree"], [role="radiogroup"]';
const dialogs = 'dialog[open], [aria-modal="true"]';

let shown: RefObject<HTMLElement | null> | null = null;

/** Goes to the composer of the page, where there is one. */
export function focusComposer(): void {
  shown?.current?.focus();
}

/** Typing outside of fields goes to the composer, and so does Shift+Esc. */
export function useComposerFocus(text: RefObject<HTMLElement | null>, enabled = true): void {
  useEffect(() => {
    if (!enabled) return;
    shown = text;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector(dialogs)) return;
      if (event.key === 'Escape' && event.shiftKey) {
        event.preventDefault();
        text.current?.focus();
      } else if (isTyping(event)) {
        // The browser puts the letter where the focus is once this handler ends.
        text.current?.focus();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      if (shown === text) shown = null;
    };
  }, [text, enabled]);
}

function isTyping(event: KeyboardEvent): boolean {
  const chord = (event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph');
  if (chord || event.metaKey || event.isComposing) return false;
  // Space scrolls the page or presses a button.
  if ([...event.key].length !== 1 || event.key === ' ') return false;
  const { target } = event;
  return !(target instanceof Element && target.closest(`${fields}, ${letterUsers}`));
}
