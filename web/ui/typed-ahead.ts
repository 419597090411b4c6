const waitMaxMs = 10_000;

let typed = '';
let stop: (() => void) | null = null;

/**
 * Keys pressed while a box is loading go into it, not to the focused element. Enter does nothing until the
 * text is visible; Escape cancels.
 */
export function typeAhead(onGiveUp: () => void): void {
  stop?.();
  typed = '';
  const hear = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
    else if (event.key === 'Escape') {
      stop?.();
      onGiveUp();
    }
  };
  const timer = setTimeout(() => stop?.(), waitMaxMs);
  window.addEventListener('keydown', hear, true);
  stop = () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', hear, true);
    stop = null;
  };
}

/** The box has the focus, or nobody wants it any more. */
export function takeTyped(): string {
  stop?.();
  const text = typed;
  typed = '';
  return text;
}
