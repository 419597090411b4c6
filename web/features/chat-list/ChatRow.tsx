import { Suspense, memo, use, useState } from 'react';
import type { ChatListItem } from '#contract/chat.ts';
import type { UserRef } from '#contract/shapes.ts';
import type { Folder } from '#contract/folders.ts';
import { useBlocked } from '#web/features/connections/use-blocked.ts';
import { dragOf } from '#web/features/folders/folder-drag.ts';
import { ChatFoldersDialog } from '#web/features/folders/later-folder-parts.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { queryClient } from '#web/platform/query.ts';
import { useTouch } from '#web/platform/screen.ts';
import { listTime } from '#web/platform/time.ts';
import { Dots } from '#web/ui/Dots.tsx';
import { AtSign, BellOff, Check, Clock, Pin } from '#web/ui/icons.ts';
import { ListRow, type ListRowProps } from '#web/ui/ListRow.tsx';
import { type MenuButtonProps, useRowMenu } from '#web/ui/RowMenu.tsx';
import { UnreadBadge } from '#web/ui/UnreadBadge.tsx';
import { ChatFigure } from '#web/features/chats/ChatFigure.tsx';
import { isAmongPeople, isMuted } from '#web/features/chats/chat-kinds.ts';
import { useChatMenu } from './chat-menu.tsx';
import { type ChatRole, myRole } from '#web/features/chats/chat-role.ts';
import { useChatName } from '#web/features/chats/chat-name.ts';
import { chatInfoQuery } from '#web/features/chats/chat-queries.ts';
import { myId } from '#web/platform/session.ts';
import { lastLine } from './last-line.ts';
import { CopyDialog, MuteDialog, RenameDialog } from './later-parts.ts';
import { useTyping } from '#web/platform/presence.ts';
import { isHeldUnread } from '#web/features/chats/held-unread.ts';
import { SelectableContext, selection, useIsChosen } from './selection.ts';
import { useWaiting } from '#web/features/messages/use-outbox.ts';
import classes from './ChatPanel.module.css';

export type ChatRowProps = {
  chat: ChatListItem;
  href: string;
  isOpen: boolean;
  /** The folder in which the row stands. */
  folder?: FolderLabel | undefined;
};

type Asking = 'name' | 'mute' | 'folders' | 'copy';
type FolderLabel = Pick<Folder, 'id' | 'name'>;

/** A chat in the list: picture, name, last line or draft, when, and what is new. */
export const ChatRow = memo(function ChatRow({ chat, href, isOpen, folder }: ChatRowProps) {
  const text = useText();
  const { language } = useLanguage();
  const touch = useTouch();
  const typing = useTyping(chat.id);
  const [asking, setAsking] = useState<Asking | null>(null);
  const menu = useRowMenuOf(chat, isOpen, folder, setAsking);
  const chosen = useIsChosen(chat.id);
  const isChoosing = chosen !== null;
  // Another row, so that the list finds its one stop of the Tab key again.
  const place = isChoosing ? 'box' : 'link';
  const blocked = useBlocked(chat.chat_type === 'GP');
  const waiting = useWaiting(chat.id);
  const people = waiting && mentionable(chat);
  const options = { me: myId(), language, isOpen, typing, blocked, waiting, people };
  const line = lastLine(text, chat, options);
  const close = () => setAsking(null);
  // An open chat counts as read, unless the person marked it as unread.
  const isNew = chat.unread > 0 && (!isOpen || isHeldUnread(chat.id));
  const row: ListRowProps = {
    ...(isChoosing ? { chosen } : { href }),
    current: isOpen,
    figure: isChoosing ? <ChosenMark chosen={chosen} /> : <ChatFigure chat={chat} />,
    title: useChatName(chat),
    mark: waiting && <Clock role="img" aria-label={text('chat.waiting_network')} />,
    lead: line.lead,
    text: line.text,
    textTone: line.tone,
    unread: isNew,
    meta: listTime(chat.last_message_date),
    badge: <Marks chat={chat} isNew={isNew} />,
  };
  return (
    <>
      {touch ? (
        <TouchRow key={place} id={chat.id} row={row} menu={isChoosing ? undefined : menu} />
      ) : (
        <ListRow
          key={place}
          as="li"
          data-chat={chat.id}
          {...row}
          menu={isChoosing ? undefined : menu}
          {...(isChoosing ? {} : dragOf({ chat, from: folder ?? null }))}
        />
      )}
      <Suspense fallback={null}>
        {asking === 'name' && <RenameDialog chat={chat} onClose={close} />}
        {asking === 'mute' && <MuteDialog chatId={chat.id} onClose={close} />}
        {asking === 'copy' && <CopyDialog chat={chat} onClose={close} />}
        {asking === 'folders' && <ChatFoldersDialog chat={chat} onClose={close} />}
      </Suspense>
    </>
  );
});

/** The list does not contain my role in a group; the menu loads it when it opens. */
function useRowMenuOf(
  chat: ChatListItem,
  isOpen: boolean,
  folder: FolderLabel | undefined,
  onAsk: (asking: Asking) => void,
): MenuButtonProps {
  const [role, setRole] = useState<ChatRole>();
  const isSelectable = use(SelectableContext);
  const menu = useChatMenu(chat, {
    isOpen,
    role,
    onRename: () => onAsk('name'),
    onMute: () => onAsk('mute'),
    onFolders: () => onAsk('folders'),
    onCopy: () => onAsk('copy'),
    onSelect: isSelectable ? () => selection.add([chat.id]) : undefined,
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

/** The people of a chat: all of them where it was opened already, otherwise those whom the list shows. */
function mentionable(chat: ChatListItem): UserRef[] | undefined {
  if (!isAmongPeople(chat)) return undefined;
  const info = queryClient.getQueryData(chatInfoQuery(chat.id).queryKey);
  if (!info) return chat.participants;
  return info.members.filter(({ state }) => state === 'active').map(({ user }) => user);
}

type TouchRowProps = { id: string; row: ListRowProps; menu: MenuButtonProps | undefined };

/** A finger can't point, so the button of the menu always stands at the end of the row. */
function TouchRow({ id, row, menu }: TouchRowProps) {
  const { rowProps, button } = useRowMenu(menu);
  return (
    <li className={classes.touchRow} data-chat={id} {...rowProps}>
      <ListRow {...row} actions={button} />
    </li>
  );
}

/** In place of the picture while chats are being chosen. */
function ChosenMark({ chosen }: { chosen: boolean }) {
  return (
    <span className={classes.chosenMark} data-chosen={chosen || undefined} aria-hidden>
      {chosen && <Check />}
    </span>
  );
}

/** The faces of people stand for a chat among people; what it is about is small beside them. */
function ThemeMark({ chat: { theme_image: image, theme_name: name } }: { chat: ChatListItem }) {
  const text = useText();
  const about = text('chat.about', { theme: name ?? '' });
  return <img className={classes.theme} src={image ?? ''} alt={about} data-tip={about} />;
}

function Marks({ chat, isNew }: { chat: ChatListItem; isNew: boolean }) {
  const text = useText();
  const muted = isMuted(chat);
  return (
    <span className={classes.marks}>
      {chat.generating && <Dots className={classes.dots} label={text('chat.generating')} />}
      {isAmongPeople(chat) && chat.theme_image && <ThemeMark chat={chat} />}
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
