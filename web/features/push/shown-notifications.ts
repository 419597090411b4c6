import { api } from '#contract/index.ts';
import { call } from '#web/platform/api.ts';
import { closeShown } from '#web/platform/close-shown.ts';
import { live } from '#web/platform/live.ts';
import { type OpenedMessage, takeOpened } from '#web/platform/opened-notifications.ts';
import { storeOf } from '#web/platform/store.ts';

/** The place of a notification that was chosen on the device; the program goes there once it can. */
export const chosenLink = storeOf<string | null>(null);

// From the first frame and message on: what happened while the program was closed comes before any screen.
live.onFrame((frame) => {
  if (frame.type === 'notification.seen') void closeHere(frame.ids);
});
if (typeof navigator !== 'undefined' && 'serviceWorker' in navigator)
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<OpenedMessage | undefined>) => {
      if (data?.type !== 'OPEN_NOTIFICATION') return;
      see(data.id);
      chosenLink.set(data.link);
    },
  );

/** Marks notifications as seen that were chosen while the program was closed. */
export async function seeOpened(): Promise<void> {
  for (const id of await takeOpened()) see(id);
}

/** One to try the device is in no list. */
function see(id: string): void {
  if (!id.startsWith('test-'))
    call(api.notifications.see, { params: { id } }).catch(() => undefined);
}

async function closeHere(ids: readonly string[] | null): Promise<void> {
  if ('serviceWorker' in navigator)
    await closeShown(await navigator.serviceWorker.getRegistration(), ids);
}
