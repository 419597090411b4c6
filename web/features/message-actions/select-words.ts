/** Lets somebody choose among the words of a message, all of them first, until they touch something else. */
export function selectWords(message: HTMLElement): void {
  const words = message.querySelector('[data-words]');
  if (!words) return;
  message.dataset['selectable'] = '';
  // A field that has the focus keeps the choice in itself.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  getSelection()?.selectAllChildren(words);
  const end = ({ target }: PointerEvent) => {
    if (target instanceof Node && message.contains(target)) return;
    document.removeEventListener('pointerdown', end, { capture: true });
    delete message.dataset['selectable'];
    getSelection()?.removeAllRanges();
  };
  document.addEventListener('pointerdown', end, { capture: true });
}

export const hasWords = (message: HTMLElement): boolean =>
  message.querySelector('[data-words]') !== null;
