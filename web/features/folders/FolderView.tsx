import { useMemo, useRef } from 'react';
import { useShowFolder } from '#web/features/chats/list-filter.ts';
import { useRovingRows } from '#web/ui/roving-rows.ts';
import { useText } from '#web/platform/language.tsx';
import { useTouch } from '#web/platform/screen.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ArrowLeft, Folder as FolderIcon } from '#web/ui/icons.ts';
import { MenuButton } from '#web/ui/RowMenu.tsx';
import type { FolderBranchProps } from './FolderBranch.tsx';
import { useFolderMenu } from './folder-menu.tsx';
import { shownIn } from './folder-order.ts';
import classes from './Folders.module.css';

/** The chats of one folder, in place of all. */
export function FolderView({
  folder,
  openId,
  className,
  chats: Chats,
}: Omit<FolderBranchProps, 'isOpen'> & { className: string | undefined }) {
  const text = useText();
  const touch = useTouch();
  const show = useShowFolder();
  const list = useRef<HTMLDivElement>(null);
  const { menu, dialogs } = useFolderMenu(folder, { isAlone: true });
  const { id, name } = folder;
  const label = useMemo(() => ({ id, name }), [id, name]);
  const chats = useMemo(() => shownIn(folder), [folder]);
  useRovingRows(list, chats);
  return (
    <>
      <div className={classes.alone}>
        <IconButton
          label={text('chat.back')}
          icon={<ArrowLeft aria-hidden />}
          onClick={() => show(null)}
        />
        <FolderIcon aria-hidden />
        <h3 className={classes.aloneName}>
          <bdi>{name}</bdi>
        </h3>
        <MenuButton {...menu} />
      </div>
      <div ref={list} className={className} data-scrolls role="group" aria-label={name}>
        {chats.length === 0 ? (
          <EmptyState
            figure={{ icon: <FolderIcon aria-hidden /> }}
            title={text('folders.empty_title')}
            text={text(touch ? 'folders.empty_touch' : 'folders.empty_alone')}
          />
        ) : (
          <Chats chats={chats} folder={label} openId={openId} />
        )}
      </div>
      {dialogs}
    </>
  );
}
