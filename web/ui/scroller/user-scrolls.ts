const touchSlop = 10;
const upwardKeys = new Set(['PageUp', 'ArrowUp', 'Home']);
const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

export type UserScrollListener = {
  onScroll: () => void;
  /** The reader wants to go up or to hold the text; told before the list moves. */
  onUpwards: () => void;
  /** The reader took hold of the list. */
  onTake: () => void;
};

/** Listens to all ways a reader moves a list; gives a way to stop. */
export function userScrolls(viewport: HTMLElement, listener: UserScrollListener): () => void {
  const listening = new AbortController();
  const passive = { passive: true, signal: listening.signal };
  let touchedAt = 0;

  viewport.addEventListener('scroll', () => listener.onScroll(), passive);
  viewport.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey) return;
      if (event.deltaY < 0) listener.onUpwards();
      else listener.onTake();
    },
    passive,
  );
  viewport.addEventListener(
    'touchstart',
    (event) => {
      touchedAt = event.touches[0]?.clientY ?? 0;
      listener.onTake();
    },
    passive,
  );
  viewport.addEventListener(
    'touchmove',
    (event) => {
      if ((event.touches[0]?.clientY ?? 0) - touchedAt > touchSlop) listener.onUpwards();
    },
    passive,
  );
  viewport.addEventListener('pointerdown', () => listener.onTake(), passive);
  window.addEventListener(
    'keydown',
    (event) => {
      const target = event.target instanceof Element ? event.target : document.body;
      // After a click browsers scroll the list by keys although the focus is on the page.
      if (target !== document.body && !viewport.contains(target)) return;
      if (target.closest(fields)) return;
      if (upwardKeys.has(event.key) || (event.key === ' ' && event.shiftKey)) listener.onUpwards();
    },
    passive,
  );
  document.addEventListener(
    'selectionchange',
    () => {
      const selection = getSelection();
      if (selection?.isCollapsed === false && viewport.contains(selection.anchorNode))
        listener.onUpwards();
    },
    passive,
  );
  return () => listening.abort();
}
