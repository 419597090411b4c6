import { useCallback, useSyncExternalStore } from 'react';
import type { Message } from '#contract/messages.ts';
import { runningTexts } from './running-text.ts';

/** The words of an answer; only the component of one that is written draws again with them. */
export function useRunningText(message: Message): string {
  const subscribe = useCallback(
    (listener: () => void) => runningTexts.subscribe(message.id, listener),
    [message.id],
  );
  return useSyncExternalStore(subscribe, () => runningTexts.textOf(message));
}
