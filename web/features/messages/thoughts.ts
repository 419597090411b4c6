import { useCallback, useSyncExternalStore } from 'react';
import { changeListeners } from '#web/platform/store.ts';

const lengthMax = 8_000;

/** Thoughts of models before their first word, by answer; empty where the words were missed. Kept until the answer ends. */
class Thoughts {
  #texts: Record<string, string> = {};
  readonly #changes = changeListeners();
  readonly subscribe = this.#changes.subscribe;

  of(messageId: string): string | undefined {
    return this.#texts[messageId];
  }

  /** The newest, where there are too many to keep. */
  add(messageId: string, text: string): void {
    this.#texts[messageId] = ((this.#texts[messageId] ?? '') + text).slice(-lengthMax);
    this.#changes.notify();
  }

  drop(messageId: string): void {
    delete this.#texts[messageId];
    this.#changes.notify();
  }

  clear(): void {
    this.#texts = {};
    this.#changes.notify();
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
