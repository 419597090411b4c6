import type { ChatListItem } from '#contract/chat.ts';
import type { Folder } from '#contract/folders.ts';
import { limits } from '#contract/values.ts';
import { NameDialog } from '#web/features/chats/NameDialog.tsx';
import { useText } from '#web/platform/language.tsx';
import { createFolder, renameFolder } from './folder-changes.ts';

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
  return (
    <NameDialog
      title={text(folder ? 'folders.rename_title' : 'folders.new')}
      label={text('folders.name')}
      initial={folder?.name ?? ''}
      placeholder={folder ? undefined : text('folders.name_example')}
      lengthMax={limits.folderNameLengthMax}
      saveLabel={text(folder ? 'chat.save' : 'folders.create')}
      onSave={(name) => {
        if (!folder) return createFolder(name, chat);
        renameFolder(folder, name);
        return true;
      }}
      onClose={onClose}
    />
  );
}
