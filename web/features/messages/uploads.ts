import { useCallback, useSyncExternalStore } from 'react';
import { changeListeners } from '#web/platform/store.ts';

interface Upload {
  controller: AbortController;
  share: number;
}

const { notify, subscribe } = changeListeners();
const running = new Map<string, Upload>();

/** Pictures and recordings on their way, by the client id of their message. */
export const uploads = {
  /** Until `end`. */
  begin(clientId: string) {
    const upload: Upload = { controller: new AbortController(), share: 0 };
    running.set(clientId, upload);
    notify();
    return {
      signal: upload.controller.signal,
      onProgress(share: number) {
        upload.share = share;
        notify();
      },
      end() {
        if (running.get(clientId) === upload) running.delete(clientId);
        notify();
      },
    };
  },
  cancel(clientId: string): void {
    running.get(clientId)?.controller.abort();
  },
  cancelAll(): void {
    for (const { controller } of running.values()) controller.abort();
  },
};

/** How much of a file has left, from 0 to 1; null while it is not on its way. */
export function useUploadShare(clientId: string): number | null {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => running.get(clientId)?.share ?? null, [clientId]),
  );
}
