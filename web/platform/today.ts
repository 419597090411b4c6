import { useSyncExternalStore } from 'react';
import { dayNumber } from './time.ts';

const lookEveryMs = 30_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let held = { day: -1, now: 0 };

/** The present, as a moment that changes only when the day does. */
function today(): number {
  const now = Date.now();
  const day = dayNumber(now);
  if (day !== held.day) held = { day, now };
  return held.now;
}

function look(): void {
  for (const listener of listeners) listener();
}

/** Labels such as Today and the groups of lists turn with it at local midnight. */
export function useToday(): number {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    timer ??= setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      clearInterval(timer);
      timer = undefined;
      document.removeEventListener('visibilitychange', look);
    };
  }, today);
}
