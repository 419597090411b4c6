import type { Folder } from '#contract/folders.ts';
import { useText } from '#web/platform/language.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { useClosing } from '#web/ui/closing.ts';
import { removeFolder } from './folder-changes.ts';

/** Asks before a folder goes; nothing in it does. */
export function DeleteFolderDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const text = useText();
  const { opened, close } = useClosing(onClose);
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      onConfirm={() => {
        close();
        void removeFolder(folder);
      }}
      title={text('folders.delete_title', { name: folder.name })}
      text={text('folders.delete_text')}
      cancelLabel={text('chat.cancel')}
      confirmLabel={text('folders.delete')}
      closeLabel={text('shell.close')}
    />
  );
}
