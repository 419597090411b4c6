import { createContext, useSyncExternalStore } from 'react';
import { onSignOut } from '#web/platform/session.ts';
import { storeOf } from '#web/platform/store.ts';

/** The chats that are chosen in the list; null while none are being chosen. */
const chosen = storeOf<ReadonlySet<string> | null>(null);
onSignOut(() => chosen.set(null));

/** Whether chats can be chosen here: where something can be done with several. */
export const SelectableContext = createContext(false);

export const selection = {
  store: chosen,
  /** Begins with the first one. */
  toggle(id: string): void {
    const next = new Set(chosen.get());
    if (!next.delete(id)) next.add(id);
    chosen.set(next);
  },
  add(ids: readonly string[]): void {
    chosen.set(new Set([...(chosen.get() ?? []), ...ids]));
  },
  end: () => chosen.set(null),
};

/** Whether a chat is chosen; null while none are being chosen. */
export function useIsChosen(id: string): boolean | null {
  return useSyncExternalStore(chosen.subscribe, () => chosen.get()?.has(id) ?? null);
}
