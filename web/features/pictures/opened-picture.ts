import type { Message } from '#contract/messages.ts';
import { storeOf } from '#web/platform/store.ts';

/** The message whose picture is looked at. */
export const openedPicture = storeOf<Message | null>(null);

export function openPicture(message: Message | null): void {
  openedPicture.set(message);
}
