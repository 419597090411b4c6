import { useCallback, useSyncExternalStore } from 'react';

const lengthMax = 8_000;

/** Thoughts of models before their first word, by answer; empty where the words were missed. Kept until the answer ends. */
class Thoughts {
  #texts: Record<string, string> = {};
  readonly #listeners = new Set<() => void>();

  of(messageId: string): string | undefined {
    return this.#texts[messageId];
  }

  /** The newest, where there are too many to keep. */
  add(messageId: string, text: string): void {
    this.#texts[messageId] = ((this.#texts[messageId] ?? '') + text).slice(-lengthMax);
    this.#notify();
  }

  drop(messageId: string): void {
    delete this.#texts[messageId];
    this.#notify();
  }

  clear(): void {
    this.#texts = {};
    this.#notify();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

export const thoughts = new Thoughts();

/** Undefined while nothing is known of the model's thinking. */
export function useThoughts(messageId: string): string | undefined {
  return useSyncExternalStore(
    thoughts.subscribe,
    useCallback(() => thoughts.of(messageId), [messageId]),
  );
}

export function useIsThinking(messageId: string | undefined): boolean {
  return useSyncExternalStore(
    thoughts.subscribe,
    () => messageId !== undefined && thoughts.of(messageId) !== undefined,
  );
}
