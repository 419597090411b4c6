import { Suspense, use, useMemo, useState } from 'react';
import { useText } from '#web/platform/language.tsx';
import { useStore } from '#web/platform/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { GroupLevel } from '#web/ui/Headings.tsx';
import { ChevronRight, FolderInput, FolderMinus } from '#web/ui/icons.ts';
import { FolderBranch, type FolderBranchProps } from './FolderBranch.tsx';
import { NewsBadge } from './NewsBadge.tsx';
import { takeOut } from './folder-changes.ts';
import { useFolders } from './folder-cache.ts';
import { type DraggedChat, draggedChat, dropOf } from './folder-drag.ts';
import { byName, shownIn } from './folder-order.ts';
import { FolderNameDialog } from './later-folder-parts.ts';
import { openFolders } from './open-folders.ts';
import classes from './Folders.module.css';

/** My folders above the chats; there is nothing to see of them before there is one. */
export function FolderSection({
  openId,
  chats: Chats,
}: Pick<FolderBranchProps, 'openId' | 'chats'>) {
  const text = useText();
  const Heading = `h${use(GroupLevel)}` as const;
  const { folders: mine, isError, refetch } = useFolders();
  const { all, ids } = useStore(openFolders.store);
  const dragged = useStore(draggedChat);
  const folders = useMemo(() => byName(mine ?? []), [mine]);
  const chats = useMemo(() => folders.flatMap(shownIn), [folders]);
  if (!mine) {
    if (!isError) return null;
    return (
      <p className={classes.failed}>
        {text('folders.failed')}
        <Button variant="ghost" compact onClick={() => void refetch()}>
          {text('shell.try_again')}
        </Button>
      </p>
    );
  }
  // While a chat is dragged, its targets are visible, also if the folders are collapsed.
  const isShown = all || dragged !== null;
  return (
    <section
      className={classes.section}
      aria-label={text('folders.folders')}
      data-dragging={dragged !== null}
      hidden={folders.length === 0 && dragged === null}
    >
      {folders.length > 0 && (
        <Heading className={classes.heading} data-row>
          <button
            type="button"
            className={classes.all}
            aria-expanded={isShown}
            onClick={openFolders.toggleAll}
          >
            <ChevronRight aria-hidden className={classes.chevron} />
            <span>{text('folders.folders')}</span>
            {!isShown && <NewsBadge chats={chats} />}
          </button>
        </Heading>
      )}
      {isShown && folders.length > 0 && (
        <ul className={classes.folders}>
          {folders.map((folder) => (
            <FolderBranch
              key={folder.id}
              folder={folder}
              isOpen={ids.includes(folder.id)}
              openId={openId}
              chats={Chats}
            />
          ))}
        </ul>
      )}
      <DropPlace dragged={dragged} />
    </section>
  );
}

/** Comes while a chat is dragged: out of its folder, or into one that is made for it. */
function DropPlace({ dragged }: { dragged: DraggedChat | null }) {
  const text = useText();
  const [isOver, setOver] = useState(false);
  const [naming, setNaming] = useState<DraggedChat['chat'] | null>(null);
  const drop = ({ chat, from }: DraggedChat) => {
    if (from) void takeOut(from, chat);
    else setNaming(chat);
  };
  return (
    <>
      {dragged && (
        <div
          className={classes.place}
          data-over={isOver}
          data-drop={dragged.from ? 'out' : 'new'}
          {...dropOf(setOver, drop)}
        >
          {dragged.from ? <FolderMinus aria-hidden /> : <FolderInput aria-hidden />}
          {dragged.from
            ? text('folders.drop_out', { name: dragged.from.name })
            : text('folders.drop_new')}
        </div>
      )}
      {naming && (
        <Suspense fallback={null}>
          <FolderNameDialog chat={naming} onClose={() => setNaming(null)} />
        </Suspense>
      )}
    </>
  );
}
