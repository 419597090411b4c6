import type { LiveEvent } from '#contract/live.ts';

const keptMs = 60_000;

let told = 0;
let log: { number: number; at: number; event: LiveEvent }[] = [];

/**
 * The last minute of events. An answer that was under way while an event came may tell of the time
 * before it, so whoever asks notes the place first and applies after what came since.
 */
export const eventLog = {
  place: (): number => told,
  since: (place: number): LiveEvent[] =>
    log.filter(({ number }) => number > place).map(({ event }) => event),
  add(event: LiveEvent): void {
    told += 1;
    const now = Date.now();
    if (log[0] && log[0].at < now - keptMs) log = log.filter(({ at }) => at >= now - keptMs);
    log.push({ number: told, at: now, event });
  },
  clear(): void {
    log = [];
  },
};
