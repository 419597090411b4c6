import { useState } from 'react';
import type { ChatListItem } from '#contract/chat.ts';
import type { Folder } from '#contract/folders.ts';
import { limits } from '#contract/values.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { createFolder, renameFolder } from './folder-changes.ts';
import classes from './FolderDialogs.module.css';

export type FolderNameDialogProps = {
  /** The one that gets another name; none makes a new one. */
  folder?: Pick<Folder, 'id' | 'name'>;
  /** Goes into the new one. */
  chat?: ChatListItem;
  onClose: () => void;
};

/** Gives a folder its name. */
export function FolderNameDialog({ folder, chat, onClose }: FolderNameDialogProps) {
  const text = useText();
  const [name, setName] = useState(folder?.name ?? '');
  const [opened, setOpened] = useState(true);
  const [busy, setBusy] = useState(false);
  const isNamed = name.trim() !== '';
  const close = () => {
    setOpened(false);
    setTimeout(onClose, 300);
  };
  const save = async () => {
    if (!isNamed || busy) return;
    if (folder) {
      renameFolder(folder, name);
      return close();
    }
    setBusy(true);
    const made = await createFolder(name, chat);
    setBusy(false);
    if (made) close();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={text(folder ? 'folders.rename_title' : 'folders.new')}
      closeLabel={text('shell.close')}
      width={440}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {text('chat.cancel')}
          </Button>
          <Button disabled={!isNamed} busy={busy} onClick={() => void save()}>
            {text(folder ? 'chat.save' : 'folders.create')}
          </Button>
        </>
      }
    >
      <input
        className={classes.field}
        dir="auto"
        value={name}
        maxLength={limits.folderNameLengthMax}
        aria-label={text('folders.name')}
        placeholder={folder ? undefined : text('folders.name_example')}
        data-autofocus
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) void save();
        }}
      />
    </Dialog>
  );
}
