import { type ComponentType, memo, useId, useMemo, useState } from 'react';
import type { ChatListItem } from '#contract/chat.ts';
import type { Folder } from '#contract/folders.ts';
import { useText } from '#web/platform/language.tsx';
import { useTouch } from '#web/platform/screen.ts';
import { ChevronRight, Folder as FolderIcon } from '#web/ui/icons.ts';
import { useRowMenu } from '#web/ui/RowMenu.tsx';
import { NewsBadge } from './NewsBadge.tsx';
import { moveTo } from './folder-changes.ts';
import { dropOf } from './folder-drag.ts';
import { useFolderMenu } from './folder-menu.tsx';
import { shownIn } from './folder-order.ts';
import { openFolders } from './open-folders.ts';
import classes from './Folders.module.css';

export type FolderChatsProps = {
  chats: ChatListItem[];
  folder: Pick<Folder, 'id' | 'name'>;
  openId: string | null;
};

export type FolderBranchProps = {
  folder: Folder;
  isOpen: boolean;
  openId: string | null;
  /** Draws the chats of an open folder, as the list of chats draws its own. */
  chats: ComponentType<FolderChatsProps>;
};

/** A folder in the list: its row, and under it its chats while it is open. Takes chats that are dropped on it. */
export const FolderBranch = memo(function FolderBranch({
  folder,
  isOpen,
  openId,
  chats: Chats,
}: FolderBranchProps) {
  const text = useText();
  const touch = useTouch();
  const within = useId();
  const [isOver, setOver] = useState(false);
  const { menu, dialogs } = useFolderMenu(folder);
  const { rowProps, button, opened } = useRowMenu(menu);
  const { id, name } = folder;
  const label = useMemo(() => ({ id, name }), [id, name]);
  const chats = useMemo(() => shownIn(folder), [folder]);
  const drop = dropOf(setOver, ({ chat, from }) => void moveTo(label, chat, from));
  return (
    <li className={classes.branch} data-branch {...drop}>
      <div
        className={classes.row}
        data-row
        data-over={isOver}
        data-menu={opened ? 'open' : 'closed'}
        data-touch={touch}
        {...rowProps}
      >
        <button
          type="button"
          className={classes.body}
          aria-expanded={isOpen}
          aria-controls={isOpen ? within : undefined}
          onClick={() => openFolders.toggle(id)}
        >
          <ChevronRight aria-hidden className={classes.chevron} />
          <FolderIcon aria-hidden />
          <span className={classes.name}>
            <bdi>{name}</bdi>
          </span>
          <span className={classes.end}>
            <NewsBadge chats={chats} />
            <span className="zv-num" aria-hidden>
              {chats.length}
            </span>
            <span className="zv-unseen">{text('folders.count', { count: chats.length })}</span>
          </span>
        </button>
        <span className={classes.menu}>{button}</span>
      </div>
      {isOpen && (
        <div id={within} className={classes.within} role="group" aria-label={name}>
          {chats.length === 0 ? (
            <p className={classes.empty}>{text(touch ? 'folders.empty_touch' : 'folders.empty')}</p>
          ) : (
            <Chats chats={chats} folder={label} openId={openId} />
          )}
        </div>
      )}
      {dialogs}
    </li>
  );
});
