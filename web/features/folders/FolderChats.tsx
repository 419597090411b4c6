import { useEffect, useRef, useState } from 'react';
import type { ChatListItem } from '#contract/chat.ts';
import type { Folder } from '#contract/folders.ts';
import { ChatRows } from '#web/features/chat/ChatRows.tsx';
import { useWithList } from '#web/features/chat/list-filter.ts';
import { More } from '#web/features/chat/More.tsx';
import { tellRowsCame } from '#web/features/chat/roving-rows.ts';

/** So many rows come at a time, that a folder of a thousand chats opens like one of ten. */
const step = 50;

export type FolderChatsProps = {
  chats: ChatListItem[];
  folder: Pick<Folder, 'id' | 'name'>;
  openId: string | null;
};

/** The chats of an open folder. */
export function FolderChats({ chats, folder, openId }: FolderChatsProps) {
  const hrefOf = useWithList();
  const rows = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(step);
  useEffect(() => {
    if (count > step) tellRowsCame(rows.current);
  }, [count]);
  return (
    <div ref={rows}>
      <ChatRows chats={chats.slice(0, count)} hrefOf={hrefOf} openId={openId} folder={folder} />
      {count < chats.length && <More key={count} onReached={() => setCount(count + step)} />}
    </div>
  );
}
