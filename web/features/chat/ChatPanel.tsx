import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useShellActions } from '#web/features/shell/shell-actions.ts';
import { commandKey } from '#web/features/shell/shortcuts.ts';
import { type TextKey, useText } from '#web/platform/language.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { SquarePen } from '#web/ui/icons.ts';
import { SearchPill } from '#web/ui/SearchField.tsx';
import { ChatList } from './ChatList.tsx';
import type { ChatListFilter } from './chat-list-pages.ts';
import { listenToChats } from './chat-live.ts';
import classes from './ChatPanel.module.css';

/** A kind of chat that comes later adds its line here. */
const filters: { filter: ChatListFilter; name: TextKey }[] = [
  { filter: 'all', name: 'chat.filter_all' },
  { filter: 'archived', name: 'chat.filter_archived' },
];

/** My chats, to stand beside the open one or to be a screen of its own. */
export function ChatPanel({ asScreen = false }: { asScreen?: boolean }) {
  const Heading = asScreen ? 'h1' : 'h2';
  const text = useText();
  const { openSearch, startNewChat } = useShellActions();
  const { pathname } = useLocation();
  const [filter, setFilter] = useState<ChatListFilter>('all');
  useEffect(listenToChats, []);
  const openId = pathname.startsWith('/chat/') ? pathname.slice('/chat/'.length) : null;
  return (
    <div className={classes.panel}>
      <header className={classes.header}>
        <Heading className={classes.title}>{text('shell.chats')}</Heading>
        {/* A screen has it in its top bar. */}
        {!asScreen && (
          <IconButton
            label={text('shell.new_chat')}
            icon={<SquarePen aria-hidden />}
            tone="primary"
            aria-keyshortcuts="Control+Shift+O Meta+Shift+O"
            onClick={startNewChat}
          />
        )}
      </header>
      <div className={classes.search}>
        <SearchPill
          label={text('shell.search_all')}
          shortcut={`${commandKey} K`}
          onOpen={openSearch}
        />
      </div>
      <div className={classes.filters} role="group" aria-label={text('chat.filters')}>
        {filters.map((one) => (
          <Chip
            key={one.filter}
            chosen={filter === one.filter}
            onClick={() => setFilter(one.filter)}
          >
            {text(one.name)}
          </Chip>
        ))}
      </div>
      <ChatList key={filter} filter={filter} openId={openId} onNewChat={startNewChat} />
    </div>
  );
}
