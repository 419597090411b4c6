import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import { byName } from '#web/features/folders/folder-order.ts';
import { foldersQuery } from '#web/features/folders/folder-queries.ts';
import { ChatFoldersDialog } from '#web/features/folders/later-folder-parts.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { GroupHeading } from '#web/ui/Headings.tsx';
import { FolderPlus } from '#web/ui/icons.ts';
import classes from './members.module.css';

/** In which of my folders the chat lies. */
export function FoldersSection({ info }: { info: ChatInfo }) {
  const text = useText();
  const [choosing, setChoosing] = useState(false);
  const folders = useQuery(foldersQuery).data?.folders ?? [];
  const mine = byName(folders.filter(({ id }) => info.folders.includes(id)));
  return (
    <section aria-labelledby="folders">
      <GroupHeading id="folders">{text('folders.folders')}</GroupHeading>
      <div className={classes.part}>
        {mine.length > 0 && (
          <ul className={classes.folders}>
            {mine.map(({ id, name }) => (
              <li key={id} dir="auto">
                {name}
              </li>
            ))}
          </ul>
        )}
        <Button
          variant="ghost"
          compact
          icon={<FolderPlus aria-hidden />}
          onClick={() => setChoosing(true)}
        >
          {text('folders.add_to')}
        </Button>
      </div>
      {choosing && (
        <Suspense fallback={null}>
          <ChatFoldersDialog chat={info} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </section>
  );
}
