import { type ComponentType, useEffect, useState } from 'react';
import type { Message } from '#contract/messages.ts';
import { useStore } from '#web/platform/store.ts';
import type { MessageWindow } from '#web/features/messages/message-window.ts';
import { type PressedMessage, pressedMessage } from './pressed-message.ts';

export type MessageSheetProps = {
  opened: boolean;
  /** As it is now. */
  message: Message;
  /** The newest of the conversation. */
  last: boolean;
  pressed: PressedMessage;
};

/** The sheet of the message that was pressed long. */
export function PressedSheet({
  shown,
  sheet: Sheet,
}: {
  shown: MessageWindow;
  sheet: ComponentType<MessageSheetProps>;
}) {
  const pressed = useStore(pressedMessage);
  // While it closes it still shows what it showed.
  const [kept, setKept] = useState(pressed);
  if (pressed && pressed !== kept) setKept(pressed);
  useEffect(() => () => pressedMessage.set(null), []);
  const message = shown.items.find(({ id }) => id === kept?.message.id);
  if (!kept || !message) return null;
  return (
    <Sheet
      opened={pressed !== null}
      message={message}
      last={message === shown.items.at(-1)}
      pressed={kept}
    />
  );
}
