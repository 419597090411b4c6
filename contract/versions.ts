import type { LiveEvent } from './live.ts';

/** A state of a stream after an event: with each event of the stream its version goes on, whatever else the event changes. */
export function versioned<Held extends { version: number }>(
  held: Held,
  event: LiveEvent,
  stream: string,
): Held {
  const isNews = event.stream === stream && event.version > held.version;
  return isNews ? { ...held, version: event.version } : held;
}
