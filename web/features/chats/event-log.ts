import type { LiveEvent } from '#contract/live.ts';

const keptMs = 60_000;

let count = 0;
let log: { number: number; at: number; event: LiveEvent }[] = [];

/**
 * The events of the last minute. An answer that was under way during an event may be older than the event, so
 * the caller notes the position first and applies later events afterwards.
 */
export const eventLog = {
  place: (): number => count,
  since: (place: number): LiveEvent[] =>
    log.filter(({ number }) => number > place).map(({ event }) => event),
  add(event: LiveEvent): void {
    count += 1;
    const now = Date.now();
    if (log[0] && log[0].at < now - keptMs) log = log.filter(({ at }) => at >= now - keptMs);
    log.push({ number: count, at: now, event });
  },
  clear(): void {
    log = [];
  },
};
