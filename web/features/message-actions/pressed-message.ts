import type { Message } from '#contract/messages.ts';
import { storeOf } from '#web/platform/store.ts';

export interface PressedMessage {
  message: Message;
  /** Its element. */
  element: HTMLElement;
  /** Opens the choice of a reaction, where one can react. */
  onReact?: () => void;
}

/** The message whose sheet is open. */
export const pressedMessage = storeOf<PressedMessage | null>(null);
