import { useCallback, useSyncExternalStore } from 'react';
import { useOnline } from '#web/platform/screen.ts';
import { outbox } from './outbox.ts';
import type { OutboxEntry } from './outbox-order.ts';

const none: readonly OutboxEntry[] = [];

/** The chat's messages on their way; also follows what decides how they are shown. */
export function useOutbox(chatId: string): OutboxEntry[] {
  useOnline();
  useSyncExternalStore(outbox.subscribe, () => outbox.sendingIn(chatId));
  const read = useCallback(() => outbox.entriesOf(chatId), [chatId]);
  return useSyncExternalStore(outbox.subscribe, read, () => none) as OutboxEntry[];
}
