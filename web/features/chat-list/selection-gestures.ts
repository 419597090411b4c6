import type { KeyboardEvent, MouseEvent } from 'react';
import { selection } from './selection.ts';

const rows = '[data-chat]';

/** On the list: Ctrl or Shift with a click choose, Space does, Shift with an arrow goes on, Esc ends it. */
export const selectionGestures = {
  onClickCapture(event: MouseEvent<HTMLElement>): void {
    const row = rowOf(event.target);
    if (!row || isTool(event.target)) return;
    keepFocus(event.currentTarget, row);
    const isChoosing = selection.store.get() !== null;
    if (!isChoosing && !event.ctrlKey && !event.metaKey && !event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.shiftKey) selection.add(between(event.currentTarget, row));
    else selection.toggle(idOf(row));
    last = idOf(row);
  },
  onKeyDownCapture(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const row = rowOf(event.target);
    if (!row || isTool(event.target)) return;
    if (event.key === 'Escape' && selection.store.get() !== null) {
      event.preventDefault();
      selection.end();
      keepFocus(event.currentTarget, row);
      return;
    }
    if (event.key === ' ') {
      event.preventDefault();
      selection.toggle(idOf(row));
      last = idOf(row);
      keepFocus(event.currentTarget, row);
      return;
    }
    const step = steps[event.key];
    if (step === undefined || !event.shiftKey) return;
    event.preventDefault();
    const all = rowsIn(event.currentTarget);
    const next = all[all.indexOf(row) + step];
    selection.add([idOf(row), ...(next ? [idOf(next)] : [])]);
    last = idOf(next ?? row);
    keepFocus(event.currentTarget, next ?? row, { evenFrom: row });
  },
};

const steps: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };

/** A row is another element while chats are being chosen; what has the focus is the same row. */
function keepFocus(
  list: HTMLElement,
  row: HTMLElement,
  { evenFrom }: { evenFrom?: HTMLElement } = {},
): void {
  const at = rowsIn(list).indexOf(row);
  setTimeout(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || evenFrom?.contains(activeElement);
    if (isLost) focusIn(rowsIn(list)[at]);
  });
}

/** Focuses the list when the bar that had the focus is gone. */
export function focusFirstRow(): void {
  setTimeout(() => {
    if (document.activeElement === document.body)
      focusIn(document.querySelector<HTMLElement>(rows) ?? undefined);
  });
}

function focusIn(row: HTMLElement | undefined): void {
  row?.querySelector<HTMLElement>('a[href], [role="checkbox"]')?.focus();
}

/** From where Shift reaches. */
let last: string | null = null;

function between(list: HTMLElement, row: HTMLElement): string[] {
  const all = rowsIn(list);
  const to = all.indexOf(row);
  const from = all.findIndex((each) => idOf(each) === last);
  if (from < 0) return [idOf(row)];
  return all.slice(Math.min(from, to), Math.max(from, to) + 1).map(idOf);
}

function rowsIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(rows)];
}

function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(rows) : null;
}

/** The menu of a row keeps its own clicks and keys. */
function isTool(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest('[aria-haspopup="menu"], [role="menu"], dialog, [role="dialog"]') !== null
  );
}

function idOf(row: HTMLElement): string {
  return row.dataset['chat'] ?? '';
}
