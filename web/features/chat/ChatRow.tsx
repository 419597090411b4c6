import { memo, useState } from 'react';
import type { ChatListItem } from '#contract/chat.ts';
import { useText } from '#web/platform/language.tsx';
import { useProfile } from '#web/platform/session.ts';
import { listTime } from '#web/platform/time.ts';
import { Pin } from '#web/ui/icons.ts';
import { ListRow } from '#web/ui/ListRow.tsx';
import { Mark } from '#web/ui/Mark.tsx';
import { UnreadBadge } from '#web/ui/UnreadBadge.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { useChatMenu } from './chat-menu.tsx';
import { withoutMarks } from './markdown-marks.ts';
import { isHeldUnread } from './read-pointer.ts';
import classes from './ChatPanel.module.css';

/** A chat in the list: title, last line or draft, when, and what is new. */
export const ChatRow = memo(function ChatRow({
  chat,
  isOpen,
}: {
  chat: ChatListItem;
  isOpen: boolean;
}) {
  const text = useText();
  const { userProfile } = useProfile();
  const [renaming, setRenaming] = useState(false);
  const menu = useChatMenu(chat, { isOpen, onRename: () => setRenaming(true) });
  const line = secondLine(chat, userProfile?.id ?? '', isOpen);
  return (
    <>
      <ListRow
        as="li"
        className={classes.row}
        href={`/chat/${chat.id}`}
        current={isOpen}
        figure={<Mark />}
        title={chat.title || text('chat.untitled')}
        text={text(line.key, { text: line.text })}
        textTone={line.tone}
        unread={chat.unread > 0 && !isOpen}
        meta={listTime(chat.last_message_date)}
        badge={<Marks chat={chat} isOpen={isOpen} />}
        menu={menu}
      />
      {renaming && <RenameDialog chat={chat} onClose={() => setRenaming(false)} />}
    </>
  );
});

function Marks({ chat, isOpen }: { chat: ChatListItem; isOpen: boolean }) {
  const text = useText();
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
      {chat.pinned && <Pin aria-label={text('chat.pinned')} role="img" />}
      {isNew && (
        <UnreadBadge count={chat.unread} label={text('chat.unread', { count: chat.unread })} />
      )}
    </span>
  );
}

function secondLine(chat: ChatListItem, me: string, isOpen: boolean) {
  const { draft, last_message: last, generating } = chat;
  if (draft !== '' && !isOpen) return { key: 'chat.draft', text: draft, tone: 'draft' } as const;
  if (generating && !last?.text)
    return { key: 'chat.generating', text: '', tone: 'accent' } as const;
  if (!last) return { key: 'chat.no_messages', text: '', tone: 'plain' } as const;
  if (last.author_id === me)
    return { key: 'chat.you_wrote', text: last.text, tone: 'plain' } as const;
  return { key: 'chat.line', text: withoutMarks(last.text), tone: 'plain' } as const;
}
