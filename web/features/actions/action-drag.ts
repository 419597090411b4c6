import { type PointerEvent, useRef, useState } from 'react';
import { useEscapeFirst } from '#web/ui/use-escape-first.ts';
import type { GroupName } from './action-groups.ts';

/** The place of a dragged action: before this many others of a group. */
export interface DropPlace {
  group: GroupName;
  index: number;
}
export interface Dragged {
  id: string;
  place: DropPlace | null;
}

const startPx = 4;
const edgePx = 64;
const scrollPx = 12;

/** The place under the pointer, by where the groups and their rows are drawn. */
function placeAt(y: number, dragged: string): DropPlace | null {
  const groups = [...document.querySelectorAll<HTMLElement>('[data-action-group][data-takes]')];
  const found = groups.find((group) => {
    const { top, bottom } = group.getBoundingClientRect();
    return y >= top && y <= bottom;
  });
  const name = found?.dataset['actionGroup'];
  if (!found || !name) return null;
  const others = [...found.querySelectorAll<HTMLElement>('[data-action]')].filter(
    (row) => row.dataset['action'] !== dragged,
  );
  const index = others.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y > top + height / 2;
  }).length;
  return { group: name as GroupName, index };
}

/** Scrolls the page while the pointer is near one of its edges. */
function scrollNear(y: number, page: HTMLElement | null): void {
  if (!page) return;
  const { top, bottom } = page.getBoundingClientRect();
  if (y < top + edgePx) page.scrollBy(0, -scrollPx);
  else if (y > bottom - edgePx) page.scrollBy(0, scrollPx);
}

function pageOf(element: HTMLElement): HTMLElement | null {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/u.test(getComputedStyle(at).overflowY))
      return at;
  return null;
}

/** Moves actions by mouse, pen or finger on their handles; Escape ends a drag without a move. */
export function useActionDrag(onDrop: (id: string, place: DropPlace) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const start = useRef<{ id: string; y: number; page: HTMLElement | null } | null>(null);
  const pointerY = useRef(0);
  const latest = useRef<Dragged | null>(null);
  const show = (next: Dragged | null) => {
    latest.current = next;
    setDragged(next);
  };
  const end = () => {
    start.current = null;
    show(null);
  };
  /** The page may move under a pointer that rests near its edge. */
  const follow = () => {
    const from = start.current;
    if (!from) return;
    scrollNear(pointerY.current, from.page);
    const place = placeAt(pointerY.current, from.id);
    const known = latest.current?.place;
    if (place?.group !== known?.group || place?.index !== known?.index)
      show({ id: from.id, place });
    requestAnimationFrame(follow);
  };
  useEscapeFirst(() => {
    if (!start.current) return false;
    end();
    return true;
  });
  const handleOf = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // A long press of the row opens its menu.
      event.stopPropagation();
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { id, y: event.clientY, page: pageOf(event.currentTarget) };
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      pointerY.current = clientY;
      const from = start.current;
      if (!from || latest.current || Math.abs(clientY - from.y) < startPx) return;
      show({ id, place: null });
      requestAnimationFrame(follow);
    },
    onPointerUp: ({ clientY }: PointerEvent<HTMLElement>) => {
      const place = latest.current && placeAt(clientY, id);
      end();
      if (place) onDrop(id, place);
    },
    onPointerCancel: end,
  });
  return { dragged, handleOf };
}
