import type { Message } from '#contract/messages.ts';
import { storeOf } from '#web/platform/store.ts';

/** The message that is to be passed on, while the person chooses where. */
export const forwardedMessage = storeOf<Message | null>(null);
