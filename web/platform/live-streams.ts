import type { LiveEvent } from '#contract/live.ts';
import { limits } from '#contract/values.ts';

interface Held {
  version: number;
  followers: number;
  /** Events beyond a gap, until what lies between has come. */
  waiting: Map<number, LiveEvent>;
  asked: boolean;
}

export interface Heard {
  /** Events that may be applied now, in order. */
  deliver: LiveEvent[];
  /** Request the events of this stream after the held version. */
  ask: Record<string, number> | null;
}

/** The version of each stream on this client; orders events and detects gaps. */
export class LiveStreams {
  readonly #streams = new Map<string, Held>();

  hear(event: LiveEvent): Heard {
    const held = this.#streams.get(event.stream);
    if (!held) {
      this.#streams.set(event.stream, newHeld(event.version));
      return { deliver: [event], ask: null };
    }
    // Used last, dropped last.
    this.#streams.delete(event.stream);
    this.#streams.set(event.stream, held);
    if (event.version <= held.version) return { deliver: [], ask: null };
    held.waiting.set(event.version, event);
    const deliver = takeNext(held);
    if (held.waiting.size === 0) {
      held.asked = false;
      return { deliver, ask: null };
    }
    if (held.asked && deliver.length === 0) return { deliver, ask: null };
    held.asked = true;
    return { deliver, ask: { [event.stream]: held.version } };
  }

  /** The caller holds a state of this version, and wants to know everything that came after. */
  follow(stream: string, version: number): Heard {
    const known = this.#streams.get(stream);
    if (!known) {
      const held = newHeld(version);
      held.followers = 1;
      this.#streams.set(stream, held);
      return { deliver: [], ask: { [stream]: version } };
    }
    known.followers += 1;
    if (version === known.version) return { deliver: [], ask: null };
    const isOlder = version < known.version;
    known.version = version;
    for (const waiting of known.waiting.keys())
      if (waiting <= version) known.waiting.delete(waiting);
    const deliver = takeNext(known);
    const ask = isOlder || known.waiting.size > 0 ? { [stream]: known.version } : null;
    return { deliver, ask };
  }

  unfollow(stream: string): void {
    const held = this.#streams.get(stream);
    if (held) held.followers = Math.max(0, held.followers - 1);
  }

  /** The gap can't be filled: the followers of the stream fetch it again and follow it from there. */
  drop(stream: string): void {
    this.#streams.delete(stream);
  }

  /** Versions to request after a new connection: followed streams first, then the most recent ones. */
  versions(): Record<string, number> {
    const all = [...this.#streams].toReversed();
    const sorted = [
      ...all.filter(([, { followers }]) => followers > 0),
      ...all.filter(([, { followers }]) => followers === 0),
    ];
    for (const [, held] of sorted) {
      held.waiting.clear();
      held.asked = false;
    }
    for (const [stream] of sorted.slice(limits.resumedStreamsMax)) this.#streams.delete(stream);
    return Object.fromEntries(
      sorted.slice(0, limits.resumedStreamsMax).map(([stream, { version }]) => [stream, version]),
    );
  }

  clear(): void {
    this.#streams.clear();
  }
}

function newHeld(version: number): Held {
  return { version, followers: 0, waiting: new Map(), asked: false };
}

function takeNext(held: Held): LiveEvent[] {
  const taken: LiveEvent[] = [];
  for (;;) {
    const next = held.waiting.get(held.version + 1);
    if (!next) return taken;
    held.waiting.delete(next.version);
    held.version = next.version;
    taken.push(next);
  }
}
