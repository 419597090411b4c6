import { useEffect, useRef, useState } from 'react';
import type { FolderChatsProps } from '#web/features/folders/FolderBranch.tsx';
import { useWithList } from '#web/features/chats/list-filter.ts';
import { More } from '#web/ui/More.tsx';
import { announceRows } from '#web/ui/roving-rows.ts';
import { ChatRows } from './ChatRows.tsx';

/** So many rows come at a time, that a folder of a thousand chats opens like one of ten. */
const step = 50;

/** The chats of an open folder. */
export function FolderChats({ chats, folder, openId }: FolderChatsProps) {
  const hrefOf = useWithList();
  const rows = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(step);
  useEffect(() => {
    if (count > step) announceRows(rows.current);
  }, [count]);
  return (
    <div ref={rows}>
      <ChatRows chats={chats.slice(0, count)} hrefOf={hrefOf} openId={openId} folder={folder} />
      {count < chats.length && <More key={count} onReached={() => setCount(count + step)} />}
    </div>
  );
}
