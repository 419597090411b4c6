import { useEffect, useRef, type RefObject } from 'react';

const stops = 'a[href], button:not(:disabled)';
/** A folder is a list item with a row and more rows in it. */
const rowLike = 'li:not([data-branch]), [data-row]';
const steps: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };

const rowsCame = 'zavit-rows';

/** Says that more rows stand in a list than when it was shown. */
export function announceRows(within: HTMLElement | null): void {
  within?.dispatchEvent(new CustomEvent(rowsCame, { bubbles: true }));
}

/**
 * Makes a list of rows (`li`, and `[data-row]` where a row has others under it) one stop of the Tab key: what is inside the current row can be
 * reached by Tab, other rows by the arrows, Home and End. `rows` is what the list shows.
 */
export function useRovingRows(list: RefObject<HTMLElement | null>, rows: unknown): void {
  const roving = useRef<Roving | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    if (roving.current?.list !== element) roving.current = new Roving(element);
    const stop = roving.current.listen();
    // Listening already: it may move the focus, and must hear where to.
    roving.current.settle();
    return stop;
  }, [list, rows]);
}

class Roving {
  readonly list: HTMLElement;
  /** Rows that can not be reached by Tab. */
  readonly #passive = new WeakSet<HTMLElement>();
  #current: HTMLElement | null = null;
  #at = 0;
  #hasFocus = false;

  constructor(list: HTMLElement) {
    this.list = list;
  }

  listen(): () => void {
    const enter = ({ target }: FocusEvent) => this.#enter(rowOf(target));
    const leave = ({ relatedTarget: to }: FocusEvent) => {
      // The menu of a row stands elsewhere in the page, and may be what takes the row away.
      const isToMenu = to instanceof Element && to.closest('[role="menu"]') !== null;
      if (this.#current?.isConnected && !isToMenu) this.#hasFocus = false;
    };
    const press = (event: KeyboardEvent) => this.#press(event);
    const settle = () => this.settle();
    this.list.addEventListener(rowsCame, settle);
    this.list.addEventListener('focusin', enter);
    this.list.addEventListener('focusout', leave);
    this.list.addEventListener('keydown', press);
    return () => {
      this.list.removeEventListener(rowsCame, settle);
      this.list.removeEventListener('focusin', enter);
      this.list.removeEventListener('focusout', leave);
      this.list.removeEventListener('keydown', press);
    };
  }

  /** After the rows changed: one of them keeps its place in the order of Tab. */
  settle(): void {
    const rows = this.#rows();
    const isGone = this.#current !== null && !this.#current.isConnected;
    // A row that was answered or deleted leaves the focus to the one in its place.
    if (isGone && this.#hasFocus && document.activeElement === document.body)
      focusIn(rows[this.#at] ?? rows.at(-1));
    if (!this.#current?.isConnected) this.#current = rowOf(openRow(this.list)) ?? rows[0] ?? null;
    for (const row of rows) this.#setPassive(row, row !== this.#current);
  }

  #enter(row: HTMLElement | null): void {
    if (!row) return;
    this.#hasFocus = true;
    if (row === this.#current) return;
    if (this.#current) this.#setPassive(this.#current, true);
    this.#setPassive(row, false);
    this.#current = row;
    this.#at = this.#rows().indexOf(row);
  }

  #press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const row = rowOf(event.target);
    const step = steps[event.key];
    if (!row || (step === undefined && event.key !== 'Home' && event.key !== 'End')) return;
    const rows = this.#rows();
    const next = step === undefined ? rows.at(event.key === 'Home' ? 0 : -1) : undefined;
    event.preventDefault();
    focusIn(next ?? rows[rows.indexOf(row) + (step ?? 0)]);
  }

  #rows(): HTMLElement[] {
    return [...this.list.querySelectorAll<HTMLElement>(rowLike)];
  }

  #setPassive(row: HTMLElement, isPassive: boolean): void {
    if (this.#passive.has(row) === isPassive) return;
    if (isPassive) this.#passive.add(row);
    else this.#passive.delete(row);
    for (const stop of row.querySelectorAll<HTMLElement>(stops)) stop.tabIndex = isPassive ? -1 : 0;
  }
}

function rowOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(rowLike) : null;
}

function openRow(list: HTMLElement): Element | null {
  return list.querySelector('[aria-current="page"]');
}

function focusIn(row: HTMLElement | undefined): void {
  row?.querySelector<HTMLElement>(stops)?.focus();
}
