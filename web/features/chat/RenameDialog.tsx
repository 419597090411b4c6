import { useState } from 'react';
import type { ChatListItem } from '#contract/chat.ts';
import { limits } from '#contract/values.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useChatChanges } from './chat-changes.ts';
import classes from './RenameDialog.module.css';

/** Gives a chat another name, from its row in the list. */
export function RenameDialog({ chat, onClose }: { chat: ChatListItem; onClose: () => void }) {
  const text = useText();
  const { rename } = useChatChanges();
  const [name, setName] = useState(chat.title);
  const [opened, setOpened] = useState(true);
  const close = () => {
    setOpened(false);
    setTimeout(onClose, 300);
  };
  const save = () => {
    rename(chat.id, name);
    close();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={text('chat.rename_title')}
      closeLabel={text('shell.close')}
      width={440}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {text('chat.cancel')}
          </Button>
          <Button disabled={name.trim() === ''} onClick={save}>
            {text('chat.save')}
          </Button>
        </>
      }
    >
      <input
        className={classes.field}
        dir="auto"
        value={name}
        maxLength={limits.titleLengthMax}
        aria-label={text('chat.name')}
        data-autofocus
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing && name.trim() !== '') save();
        }}
      />
    </Dialog>
  );
}
