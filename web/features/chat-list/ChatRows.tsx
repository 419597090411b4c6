import { Suspense, type ComponentType } from 'react';
import type { ChatListItem } from '#contract/chat.ts';
import { ChatRow, type ChatRowProps } from './ChatRow.tsx';
import { InvitationRow } from './later-parts.ts';
import classes from './ChatPanel.module.css';

/** The browser passes over a block that is out of view, so thousands of rows scroll like dozens. */
const blockRows = 25;
const rowPx = 60;

export type ChatRowsProps = Pick<ChatRowProps, 'folder'> & {
  chats: ChatListItem[];
  hrefOf: (path: string) => string;
  openId: string | null;
};

/** Rows of chats; an invitation can be answered in its place. */
export function ChatRows({ chats, hrefOf, openId, folder }: ChatRowsProps) {
  return (
    <Suspense fallback={null}>
      {blocksOf(chats).map(({ from, rows }) => (
        <ul
          key={from}
          className={classes.block}
          style={{ containIntrinsicBlockSize: `auto ${rows.length * rowPx}px` }}
        >
          {rows.map((chat) => {
            const Row: ComponentType<ChatRowProps> =
              chat.state === 'invited' ? InvitationRow : ChatRow;
            return (
              <Row
                key={chat.id}
                chat={chat}
                href={hrefOf(`/chat/${chat.id}`)}
                isOpen={chat.id === openId}
                folder={folder}
              />
            );
          })}
        </ul>
      ))}
    </Suspense>
  );
}

function blocksOf(chats: ChatListItem[]): { from: number; rows: ChatListItem[] }[] {
  const count = Math.ceil(chats.length / blockRows);
  return Array.from({ length: count }, (_, at) => {
    const from = at * blockRows;
    return { from, rows: chats.slice(from, from + blockRows) };
  });
}
