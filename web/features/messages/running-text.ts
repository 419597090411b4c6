import { applyDelta } from '#contract/messages.live.ts';
import type { Message } from '#contract/messages.ts';
import type { MessageDelta } from '#contract/live.ts';

type Listener = () => void;
type Schedule = (work: () => void) => void;

/**
 * Texts of running answers, outside of the query cache: a token changes one string here and wakes
 * only the component that shows it, at most once in a drawing.
 */
export class RunningTexts {
  readonly #messages = new Map<string, Message>();
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #changed = new Set<string>();
  readonly #schedule: Schedule;

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  /** Adds a delta to what is known of `message`; false when something before it is missing. */
  add(message: Message, delta: MessageDelta): boolean {
    const held = this.#messages.get(message.id);
    const base =
      held && held.text.length > message.text.length ? { ...message, text: held.text } : message;
    const { page, hole } = applyDelta(
      { items: [base], next: null, previous: null, reported: [], version: 0 },
      delta,
    );
    if (hole) return false;
    const [grown] = page.items;
    if (!grown || grown === base) return true;
    this.#messages.set(message.id, grown);
    this.#notify(message.id);
    return true;
  }

  /** The longer of what came as deltas and what was fetched; a settled message speaks for itself. */
  textOf(message: Message): string {
    if (message.status !== 'streaming') return message.text;
    const held = this.#messages.get(message.id);
    return held && held.text.length > message.text.length ? held.text : message.text;
  }

  /** The answer is settled: from here on its text is in the cache. */
  drop(messageId: string): void {
    if (this.#messages.delete(messageId)) this.#notify(messageId);
  }

  clear(): void {
    for (const id of this.#messages.keys()) this.drop(id);
  }

  subscribe(messageId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(messageId) ?? new Set();
    listeners.add(listener);
    this.#listeners.set(messageId, listeners);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(messageId);
    };
  }

  #notify(messageId: string): void {
    const first = this.#changed.size === 0;
    this.#changed.add(messageId);
    if (first) this.#schedule(() => this.#flush());
  }

  #flush(): void {
    const changed = [...this.#changed];
    this.#changed.clear();
    for (const id of changed) for (const listener of this.#listeners.get(id) ?? []) listener();
  }
}

/** Reading does not need more pictures a second than this, and slow machines can't make more. */
const drawEveryMs = 100;
let drawnAt = 0;

/** With the next frame, but not sooner than that after the last; a hidden page has no frames to wait for. */
function nextDrawing(work: () => void): void {
  const waitMs = Math.max(0, drawnAt + drawEveryMs - performance.now());
  setTimeout(() => {
    requestAnimationFrame((now) => {
      drawnAt = now;
      work();
    });
  }, waitMs);
}

export const runningTexts = new RunningTexts(nextDrawing);
