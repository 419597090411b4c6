import { Suspense, useState, type ReactNode } from 'react';
import type { Folder } from '#contract/folders.ts';
import { useShowFolder } from '#web/features/chats/list-filter.ts';
import { useText } from '#web/platform/language.tsx';
import { Eye, Pencil, Trash2 } from '#web/ui/icons.ts';
import type { MenuButtonProps } from '#web/ui/RowMenu.tsx';
import { DeleteFolderDialog, FolderNameDialog } from './later-folder-parts.ts';

/** The actions of a folder, and their dialogs. */
export function useFolderMenu(
  folder: Folder,
  { isAlone = false } = {},
): { menu: MenuButtonProps; dialogs: ReactNode } {
  const text = useText();
  const show = useShowFolder();
  const [asking, setAsking] = useState<'name' | 'delete' | null>(null);
  const close = () => setAsking(null);
  const alone = {
    label: text('folders.show_alone'),
    icon: <Eye aria-hidden />,
    onChoose: () => show(folder.id),
  };
  const menu: MenuButtonProps = {
    label: text('folders.options_of', { name: folder.name }),
    actions: [
      ...(isAlone ? [] : [alone]),
      {
        label: text('chat.rename'),
        icon: <Pencil aria-hidden />,
        onChoose: () => setAsking('name'),
      },
      {
        label: text('folders.delete'),
        icon: <Trash2 aria-hidden />,
        danger: true,
        divided: true,
        onChoose: () => setAsking('delete'),
      },
    ],
  };
  const dialogs = (
    <Suspense fallback={null}>
      {asking === 'name' && <FolderNameDialog folder={folder} onClose={close} />}
      {asking === 'delete' && <DeleteFolderDialog folder={folder} onClose={close} />}
    </Suspense>
  );
  return { menu, dialogs };
}
