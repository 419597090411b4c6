import { type PointerEvent, useRef, useState } from 'react';
import type { Day } from '#contract/days.ts';
import type { Meeting } from '#contract/meetings.ts';
import { useEscapeFirst } from '#web/ui/use-escape-first.ts';
import { dayMinutes } from './calendar.ts';

/** The place of a dragged meeting; `minutes` is its start or, while its end is drawn, its end. */
export interface DragPlace {
  day: Day;
  minutes: number | null;
}
export type DragKind = 'move' | 'stretch';
export interface Dragged {
  meeting: Meeting;
  kind: DragKind;
  place: DragPlace | null;
}

const startPx = 4;
const stepMinutes = 15;

interface Start {
  meeting: Meeting;
  kind: DragKind;
  x: number;
  y: number;
  /** From the pointer to the edge that is drawn, so that the meeting does not jump under it. */
  offset: number;
}

/**
 * The day under the pointer; null outside of the calendar, also over what covers it.
 * @param offset from the pointer to the edge whose time is meant, in pixels
 */
function placeAt(x: number, y: number, offset: number): DragPlace | null {
  const under = document.elementsFromPoint(x, y);
  const column = under.find((one): one is HTMLElement => one.matches('[data-calendar-day]'));
  const day = column?.dataset['calendarDay'];
  if (!column || !day) return null;
  if (column.dataset['hours'] === undefined) return { day, minutes: null };
  const { top, height } = column.getBoundingClientRect();
  const steps = Math.round((((y + offset - top) / height) * dayMinutes) / stepMinutes);
  return { day, minutes: Math.min(Math.max(0, steps * stepMinutes), dayMinutes) };
}

/** Moves and stretches meetings by mouse or pen; Escape and the outside of the calendar end a drag without a change. */
export function useMeetingDrag(
  onDrop: (meeting: Meeting, kind: DragKind, place: DragPlace) => void,
) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const start = useRef<Start | null>(null);
  const latest = useRef<Dragged | null>(null);
  // The click that ends a drag opens nothing.
  const justDragged = useRef(false);
  const show = (next: Dragged | null) => {
    latest.current = next;
    setDragged(next);
  };
  const end = () => {
    start.current = null;
    show(null);
  };
  useEscapeFirst(() => {
    if (!latest.current) return false;
    end();
    return true;
  });
  const handleOf = (meeting: Meeting) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      justDragged.current = false;
      // A finger scrolls the calendar.
      if (event.button !== 0 || event.pointerType === 'touch') return;
      const kind = (event.target as HTMLElement).closest('[data-stretch]') ? 'stretch' : 'move';
      const { top, bottom } = event.currentTarget.getBoundingClientRect();
      const edge = kind === 'move' ? top : bottom;
      const { clientX: x, clientY: y } = event;
      start.current = { meeting, kind, x, y, offset: edge - y };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (!from) return;
      const far = Math.hypot(clientX - from.x, clientY - from.y) >= startPx;
      if (!latest.current && !far) return;
      const place = placeAt(clientX, clientY, from.offset);
      const known = latest.current?.place;
      if (latest.current && known?.day === place?.day && known?.minutes === place?.minutes) return;
      show({ meeting, kind: from.kind, place });
    },
    onPointerUp: () => {
      const drop = latest.current;
      justDragged.current = drop !== null;
      end();
      if (drop?.place) onDrop(meeting, drop.kind, drop.place);
    },
    onPointerCancel: end,
  });
  const isClick = () => !justDragged.current;
  return { dragged, handleOf, isClick };
}
