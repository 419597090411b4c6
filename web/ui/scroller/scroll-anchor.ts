/** A place in the list that outlives changes: a row by its key, and how far below the top of the view it starts. */
export type RowAnchor = { key: string; offset: number };

type Held = RowAnchor & { block: Element; blockOffset: number };

/** The visible rows and their positions, to restore the view. */
export type View = Held[];

/** Looked at from the outside in, this deep: message, body, block, item of a list, its paragraph. */
const depthMax = 8;

/**
 * The rows in view, first to last. Each is held by its first block in view: a long message that grows
 * above the line being read must not push that line away.
 */
export function viewOf(viewport: Element, rows: ArrayLike<Element>): View {
  const { top, bottom } = viewport.getBoundingClientRect();
  const view: View = [];
  for (let index = firstBelow(rows, top); index < rows.length; index += 1) {
    const row = rows[index] as HTMLElement;
    const box = row.getBoundingClientRect();
    if (box.top >= bottom) break;
    const block = firstBlockBelow(row, top);
    view.push({
      key: row.dataset.key ?? '',
      offset: box.top - top,
      block,
      blockOffset: block.getBoundingClientRect().top - top,
    });
  }
  return view;
}

/** How far the view has moved since, measured by the first row that still exists. */
export function drift(viewport: Element, rows: ArrayLike<Element>, view: View): number {
  const { top } = viewport.getBoundingClientRect();
  for (const { key, offset, block, blockOffset } of view) {
    if (block.isConnected) return block.getBoundingClientRect().top - top - blockOffset;
    const row = rowByKey(rows, key);
    if (row) return row.getBoundingClientRect().top - top - offset;
  }
  return 0;
}

export function rowByKey(rows: ArrayLike<Element>, key: string): HTMLElement | undefined {
  return Array.from(rows as ArrayLike<HTMLElement>).find((row) => row.dataset.key === key);
}

/** The rows that can be read: half of each, or half of the view by it, is shown. */
export function keysInView(viewport: Element, rows: ArrayLike<Element>): string[] {
  const { top, bottom } = viewport.getBoundingClientRect();
  const keys: string[] = [];
  for (let index = firstBelow(rows, top); index < rows.length; index += 1) {
    const row = rows[index] as HTMLElement;
    const box = row.getBoundingClientRect();
    if (box.top >= bottom) break;
    const shown = Math.min(box.bottom, bottom) - Math.max(box.top, top);
    if (shown >= Math.min(box.height, bottom - top) / 2) keys.push(row.dataset.key ?? '');
  }
  return keys;
}

/** Rows stand in order, so the first one that ends below a line is found by halving. */
function firstBelow(rows: ArrayLike<Element>, line: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row && row.getBoundingClientRect().bottom > line) high = middle;
    else low = middle + 1;
  }
  return low;
}

function firstBlockBelow(row: Element, line: number): Element {
  let block = row;
  for (let depth = 0; depth < depthMax && block.getBoundingClientRect().top < line; depth += 1) {
    const inner = Array.from(block.children).find((child) => {
      const box = child.getBoundingClientRect();
      return box.height > 0 && box.bottom > line && standsInFlow(child);
    });
    if (!inner) break;
    block = inner;
  }
  return block;
}

/** Inline parts move when text is added before them, and sticky or floating parts move on their own. */
function standsInFlow(element: Element): boolean {
  const { display, position } = getComputedStyle(element);
  return !display.startsWith('inline') && (position === 'static' || position === 'relative');
}
