import { useLocation } from '@tanstack/react-router';
import { Suspense, memo, useEffect, useState } from 'react';
import type { Folder } from '#contract/folders.ts';
import { useFolders } from '#web/features/folders/folder-cache.ts';
import { FolderNameDialog, FolderView } from '#web/features/folders/later-folder-parts.ts';
import { useShellActions } from '#web/platform/shell-actions.ts';
import { ariaKeys, keysOf, namesOf, useChosenKeys } from '#web/platform/shortcuts.ts';
import { type TextKey, useText } from '#web/platform/language.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { GroupLevel } from '#web/ui/Headings.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { FolderPlus, SquarePen, UserPlus } from '#web/ui/icons.ts';
import { SearchPill } from '#web/ui/SearchField.tsx';
import { ChatList } from './ChatList.tsx';
import { FolderChats } from './FolderChats.tsx';
import type { ChatListFilter } from '#web/features/chats/chat-list-pages.ts';
import { listenToChats } from '#web/features/messages/chat-live.ts';
import { ChosenStage, StageFilter } from './StageFilter.tsx';
import {
  useChooseList,
  useListFilter,
  useListStage,
  useShownFolder,
} from '#web/features/chats/list-filter.ts';
import classes from './ChatPanel.module.css';

/** A kind of chat that comes later adds its line here. */
const filters: { filter: ChatListFilter; name: TextKey }[] = [
  { filter: 'all', name: 'chat.filter_all' },
  { filter: 'guide', name: 'chat.filter_guide' },
  { filter: 'people', name: 'chat.filter_people' },
  { filter: 'images', name: 'chat.filter_images' },
  { filter: 'archived', name: 'chat.filter_archived' },
];

/** My chats, to stand beside the open one or to be a screen of its own. */
export const ChatPanel = memo(function ChatPanel({ asScreen = false }: { asScreen?: boolean }) {
  const Heading = asScreen ? 'h1' : 'h2';
  const text = useText();
  const { openSearch, startNewChat, startPeopleChat } = useShellActions();
  const { pathname } = useLocation();
  const filter = useListFilter();
  const stage = useListStage();
  const choose = useChooseList();
  const [naming, setNaming] = useState(false);
  const folder = useFolderAlone();
  useChosenKeys();
  useEffect(listenToChats, []);
  const openId = pathname.startsWith('/chat/') ? pathname.slice('/chat/'.length) : null;
  return (
    <div className={classes.panel}>
      <header className={classes.header}>
        <Heading className={classes.title}>{text('shell.chats')}</Heading>
        <IconButton
          label={text('members.new_chat')}
          icon={<UserPlus aria-hidden />}
          onClick={startPeopleChat}
        />
        <IconButton
          label={text('folders.new')}
          icon={<FolderPlus aria-hidden />}
          onClick={() => setNaming(true)}
        />
        {/* A screen has it in its top bar. */}
        {!asScreen && (
          <IconButton
            label={text('shell.new_chat')}
            icon={<SquarePen aria-hidden />}
            tone="primary"
            aria-keyshortcuts={ariaKeys('new_chat')}
            onClick={startNewChat}
          />
        )}
      </header>
      <div className={classes.search}>
        <SearchPill
          label={text('shell.search_all')}
          shortcut={namesOf(keysOf('search')).join(' ')}
          onOpen={openSearch}
        />
        {!folder && <StageFilter />}
      </div>
      {folder ? (
        <Suspense fallback={null}>
          <FolderView
            key={folder.id}
            folder={folder}
            openId={openId}
            className={classes.list}
            chats={FolderChats}
          />
        </Suspense>
      ) : (
        <>
          <div className={classes.filters} role="group" aria-label={text('chat.filters')}>
            {stage && <ChosenStage stage={stage} />}
            {filters.map((one) => (
              <Chip
                key={one.filter}
                chosen={filter === one.filter}
                onClick={() => choose(one.filter)}
              >
                {text(one.name)}
              </Chip>
            ))}
          </div>
          <GroupLevel value={asScreen ? 2 : 3}>
            <ChatList
              key={`${filter} ${stage}`}
              filter={filter}
              stage={stage}
              openId={openId}
              onNewChat={startNewChat}
              onPeopleChat={startPeopleChat}
            />
          </GroupLevel>
        </>
      )}
      {naming && (
        <Suspense fallback={null}>
          <FolderNameDialog onClose={() => setNaming(false)} />
        </Suspense>
      )}
    </div>
  );
});

/** The folder that the address names, once it is known to be there. */
function useFolderAlone(): Folder | undefined {
  const shown = useShownFolder();
  const { folders } = useFolders({ enabled: shown !== null });
  return shown === null ? undefined : folders?.find(({ id }) => id === shown);
}
