import { useSyncExternalStore } from 'react';

/** One value outside of React, with listeners for its changes. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export function storeOf<Value>(initial: Value): Store<Value> {
  let current = initial;
  const { notify, subscribe } = changeListeners();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      notify();
    },
    subscribe,
  };
}

/** Listeners for the changes of a state that is kept elsewhere. */
export function changeListeners() {
  const listeners = new Set<() => void>();
  return {
    notify(): void {
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
