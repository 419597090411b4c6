import type { Message } from '#contract/messages.ts';
import { storeOf } from '#web/platform/store.ts';

/** The message whose details are shown. */
export const detailedMessage = storeOf<Message | null>(null);
