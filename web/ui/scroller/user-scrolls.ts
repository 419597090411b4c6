const touchSlop = 10;
const dragSlop = 4;
const upwardKeys = new Set(['PageUp', 'ArrowUp', 'Home']);
const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

export type UserScrollListener = {
  onScroll: () => void;
  /** The reader wants to go up or to hold the text; called before the list moves. */
  onUpwards: () => void;
  /** The reader took hold of the list. */
  onTake: () => void;
};

/** Listens to all ways a reader moves a list; gives a way to stop. */
export function userScrolls(viewport: HTMLElement, listener: UserScrollListener): () => void {
  const listening = new AbortController();
  const passive = { passive: true, signal: listening.signal };
  let touchedAt = 0;
  let pressedAt: { x: number; y: number } | undefined;

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
  viewport.addEventListener(
    'pointerdown',
    (event) => {
      pressedAt = event.target === viewport ? undefined : { x: event.clientX, y: event.clientY };
      listener.onTake();
    },
    passive,
  );
  // Text that is still streaming loses its selection with every word, so the drag itself is the signal.
  viewport.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'touch' || (event.buttons & 1) === 0 || !pressedAt) return;
      const way = Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y);
      if (way > dragSlop) listener.onUpwards();
    },
    passive,
  );
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
