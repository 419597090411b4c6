import { useState } from 'react';
import { useText } from '#web/platform/language.tsx';
import { TextCursor } from '#web/ui/icons.ts';
import { MenuSheet } from '#web/ui/MenuSheet.tsx';
import type { MenuButtonProps } from '#web/ui/RowMenu.tsx';
import type { MessageSheetProps } from './PressedSheet.tsx';
import { pressedMessage } from './pressed-message.ts';
import { hasWords, selectWords } from './select-words.ts';

/** Longer than a sheet that fades at once takes to give the focus back. */
const focusBackMs = 50;

/** All that can be done with a message, for a finger; its words are chosen from here, too. */
export function MessageSheet({
  opened,
  pressed: { element },
  menu: { label, actions },
}: Pick<MessageSheetProps, 'opened' | 'pressed'> & { menu: MenuButtonProps }) {
  const text = useText();
  const [selecting, setSelecting] = useState(false);
  const select = {
    label: text('messages.select_text'),
    icon: <TextCursor aria-hidden />,
    onChoose: () => setSelecting(true),
  };
  const afterCopy = actions.findIndex((action) => action.label === text('chat.copy')) + 1;
  return (
    <MenuSheet
      opened={opened}
      label={label}
      closeLabel={text('shell.close')}
      actions={hasWords(element) ? actions.toSpliced(afterCopy, 0, select) : actions}
      onClose={() => pressedMessage.set(null)}
      onGone={() => {
        // After the focus is back where it was, because it takes what is chosen along.
        if (selecting) setTimeout(() => selectWords(element), focusBackMs);
        setSelecting(false);
      }}
    />
  );
}
