import { useRef, type KeyboardEvent, type PointerEvent, type WheelEvent } from 'react';
import { type Crop, type Size, closeness, closerCrop, movedCrop } from './crop.ts';

export interface Cut {
  size: Size;
  crop: Crop;
}

type Point = [number, number];

/** Part of the frame that a key moves, and of the way to the closest that a key or a turn of the wheel goes. */
export const step = 1 / 20;

const arrows: Record<string, Point> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};
const signs: Record<string, number> = { '+': step, '=': step, '-': -step };

const apart = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1]);

const closer = ({ crop, size }: Cut, by: number) =>
  closerCrop(crop, size, closeness(crop, size) + by);

const moved = ({ crop, size }: Cut, by: Point) =>
  movedCrop(crop, size, [by[0] * crop.side, by[1] * crop.side]);

/** Follows from the present square: events may come faster than the page is drawn. */
export type ChangeCrop = (next: (cut: Cut) => Crop) => void;

/** Moves of the picture by keys, the wheel and pointers: it follows, as paper would. */
export function useMoves(change: ChangeCrop) {
  const fingers = useRef(new Map<number, Point>());
  const release = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);

  return {
    onKeyDown(event: KeyboardEvent) {
      const arrow = arrows[event.key];
      const nearer = signs[event.key];
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (arrow) change((cut) => moved(cut, arrow));
      else if (nearer !== undefined) change((cut) => closer(cut, nearer));
      else return;
      event.preventDefault();
    },
    onWheel({ deltaY }: WheelEvent) {
      change((cut) => closer(cut, -Math.sign(deltaY) * step));
    },
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
    },
    onPointerMove(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now: Point = [event.clientX, event.clientY];
      const [, other] = [...fingers.current].find(([id]) => id !== event.pointerId) ?? [];
      fingers.current.set(event.pointerId, now);
      // Two fingers move the picture by half of what each of them moves.
      const frame = event.currentTarget.clientWidth * (other ? 2 : 1);
      const by: Point = [(before[0] - now[0]) / frame, (before[1] - now[1]) / frame];
      change((cut) => moved(cut, by));
      if (!other) return;
      const shrunk = apart(before, other) / Math.max(apart(now, other), 1);
      change(({ crop, size }) =>
        closerCrop(crop, size, closeness({ ...crop, side: crop.side * shrunk }, size)),
      );
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
