import { Suspense, memo, useState } from 'react';
import type { ChatListItem } from '#contract/chat.ts';
import type { Folder } from '#contract/folders.ts';
import { dragOf } from '#web/features/folders/folder-drag.ts';
import { ChatFoldersDialog } from '#web/features/folders/later-folder-parts.ts';
import { useText } from '#web/platform/language.tsx';
import { queryClient } from '#web/platform/query.ts';
import { useTouch } from '#web/platform/screen.ts';
import { listTime } from '#web/platform/time.ts';
import { AtSign, BellOff, Pin } from '#web/ui/icons.ts';
import { ListRow, type ListRowProps } from '#web/ui/ListRow.tsx';
import { type MenuButtonProps, useRowMenu } from '#web/ui/RowMenu.tsx';
import { UnreadBadge } from '#web/ui/UnreadBadge.tsx';
import { ChatFigure } from './ChatFigure.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { isMuted } from './chat-kinds.ts';
import { type ChatRole, myRole, useChatMenu } from './chat-menu.tsx';
import { useChatName } from './chat-name.ts';
import { chatInfoQuery, myId } from './chat-queries.ts';
import { lastLine } from './last-line.ts';
import { MuteDialog } from './later-parts.ts';
import { useTyping } from '#web/platform/presence.ts';
import { isHeldUnread } from './read-pointer.ts';
import classes from './ChatPanel.module.css';

export type ChatRowProps = {
  chat: ChatListItem;
  href: string;
  isOpen: boolean;
  /** The folder in which the row stands. */
  folder?: FolderLabel | undefined;
};

type Asking = 'name' | 'mute' | 'folders';
type FolderLabel = Pick<Folder, 'id' | 'name'>;

/** A chat in the list: picture, name, last line or draft, when, and what is new. */
export const ChatRow = memo(function ChatRow({ chat, href, isOpen, folder }: ChatRowProps) {
  const text = useText();
  const touch = useTouch();
  const typing = useTyping(chat.id);
  const [asking, setAsking] = useState<Asking | null>(null);
  const menu = useRowMenuOf(chat, isOpen, folder, setAsking);
  const line = lastLine(text, chat, { me: myId(), isOpen, typing });
  const close = () => setAsking(null);
  const row: ListRowProps = {
    href,
    current: isOpen,
    figure: <ChatFigure chat={chat} />,
    title: useChatName(chat),
    text: line.text,
    textTone: line.tone,
    unread: chat.unread > 0 && !isOpen,
    meta: listTime(chat.last_message_date),
    badge: <Marks chat={chat} isOpen={isOpen} />,
  };
  return (
    <>
      {touch ? (
        <TouchRow row={row} menu={menu} />
      ) : (
        <ListRow as="li" {...row} menu={menu} {...dragOf({ chat, from: folder ?? null })} />
      )}
      {asking === 'name' && <RenameDialog chat={chat} onClose={close} />}
      {asking === 'mute' && (
        <Suspense fallback={null}>
          <MuteDialog chatId={chat.id} onClose={close} />
        </Suspense>
      )}
      {asking === 'folders' && (
        <Suspense fallback={null}>
          <ChatFoldersDialog chat={chat} onClose={close} />
        </Suspense>
      )}
    </>
  );
});

/** The list does not tell my role in a group; the menu asks when it is opened. */
function useRowMenuOf(
  chat: ChatListItem,
  isOpen: boolean,
  folder: FolderLabel | undefined,
  onAsk: (asking: Asking) => void,
): MenuButtonProps {
  const [role, setRole] = useState<ChatRole>();
  const menu = useChatMenu(chat, {
    isOpen,
    role,
    onRename: () => onAsk('name'),
    onMute: () => onAsk('mute'),
    onFolders: () => onAsk('folders'),
    folder,
  });
  if (chat.chat_type !== 'GP') return menu;
  const findRole = () =>
    void queryClient.ensureQueryData(chatInfoQuery(chat.id)).then(
      (info) => setRole(myRole(info)),
      () => undefined,
    );
  return { ...menu, onOpen: findRole };
}

/** A finger can't point, so the button of the menu always stands at the end of the row. */
function TouchRow({ row, menu }: { row: ListRowProps; menu: MenuButtonProps }) {
  const { rowProps, button } = useRowMenu(menu);
  return (
    <li className={classes.touchRow} {...rowProps}>
      <ListRow {...row} actions={button} />
    </li>
  );
}

function Marks({ chat, isOpen }: { chat: ChatListItem; isOpen: boolean }) {
  const text = useText();
  const muted = isMuted(chat);
  // What is open is being read, unless the person said that it is not.
  const isNew = chat.unread > 0 && (!isOpen || isHeldUnread(chat.id));
  return (
    <span className={classes.marks}>
      {chat.generating && (
        <span className={classes.dots} role="img" aria-label={text('chat.generating')}>
          <i />
          <i />
          <i />
        </span>
      )}
      {muted && <BellOff aria-label={text('members.muted')} role="img" />}
      {chat.pinned && <Pin aria-label={text('chat.pinned')} role="img" />}
      {isNew && chat.mention > 0 && (
        <AtSign
          className={classes.mention}
          aria-label={text('members.mentioned', { count: chat.mention })}
          role="img"
        />
      )}
      {isNew && (
        <UnreadBadge
          count={chat.unread}
          muted={muted}
          label={text('chat.unread', { count: chat.unread })}
        />
      )}
    </span>
  );
}
