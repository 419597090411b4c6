import { useMemo, useSyncExternalStore } from 'react';
import { useOnline } from '#web/platform/screen.ts';
import { outbox } from './outbox.ts';
import { type OutboxEntry, type Shown, shownAs } from './outbox-order.ts';

export interface PendingEntry {
  entry: OutboxEntry;
  shown: Shown;
}

/** The chat's messages on their way, with how each is shown. */
export function usePending(chatId: string, answering: boolean): PendingEntry[] {
  const online = useOnline();
  const sending = useSyncExternalStore(outbox.subscribe, () => outbox.sendingIn(chatId));
  const entries = useSyncExternalStore(outbox.subscribe, () => outbox.entriesOf(chatId));
  return useMemo(() => {
    const situation = { online, answering, sending };
    return entries.map((entry) => ({ entry, shown: shownAs(entry, entries, situation) }));
  }, [entries, online, answering, sending]);
}

/** My last message in a chat, while it waits for the network. */
export function useWaiting(chatId: string): OutboxEntry | undefined {
  const last = usePending(chatId, false).at(-1);
  return last?.shown === 'offline' ? last.entry : undefined;
}
