import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId, useMemo, useRef } from 'react';
import type { ChatListItem } from '#contract/chat.ts';
import { FolderSection } from '#web/features/folders/FolderSection.tsx';
import { foldersQuery } from '#web/features/folders/folder-queries.ts';
import { openFolders } from '#web/features/folders/open-folders.ts';
import { type TextKey, useText } from '#web/platform/language.tsx';
import { useStore } from '#web/platform/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState, ErrorState } from '#web/ui/EmptyState.tsx';
import { GroupHeading } from '#web/ui/Headings.tsx';
import { Archive, UsersRound } from '#web/ui/icons.ts';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { ChatRows } from './ChatRows.tsx';
import { More } from './More.tsx';
import { type ChatGroup, groupsOf } from './chat-groups.ts';
import { type ChatListFilter, chatsOf } from './chat-list-pages.ts';
import { chatListQuery } from './chat-queries.ts';
import { useWithList } from './list-filter.ts';
import { useRovingRows } from './roving-rows.ts';
import { useToday } from './today.ts';
import classes from './ChatPanel.module.css';

const names: Record<ChatGroup, TextKey> = {
  invitations: 'members.invitations',
  pinned: 'chat.group_pinned',
  today: 'shell.today',
  yesterday: 'shell.yesterday',
  last_week: 'shell.last_week',
  older: 'shell.older',
};

export type ChatListProps = {
  filter: ChatListFilter;
  openId: string | null;
  onNewChat: () => void;
  onPeopleChat: () => void;
};

/** Chats by when they were last written in, a page at a time. */
export function ChatList({ filter, openId, onNewChat, onPeopleChat }: ChatListProps) {
  const text = useText();
  const today = useToday();
  const {
    data,
    error,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery(chatListQuery(filter));
  const list = useRef<HTMLDivElement>(null);
  const chats = useMemo(() => chatsOf(data), [data]);
  const opened = useStore(openFolders.store);
  const { data: folders } = useQuery({ ...foldersQuery, enabled: filter === 'all' });
  useRovingRows(
    list,
    useMemo(() => [chats, folders, opened], [chats, folders, opened]),
  );
  if (!data) {
    return (
      <div className={classes.list}>
        {error ? (
          <ErrorState
            title={text('chat.list_failed')}
            text={text('chat.list_failed_text')}
            action={
              <Button variant="tint" onClick={() => void refetch()}>
                {text('shell.try_again')}
              </Button>
            }
          />
        ) : (
          <RowsSkeleton label={text('shell.loading_part')} />
        )}
      </div>
    );
  }
  return (
    <div ref={list} className={classes.list} data-scrolls>
      {filter === 'all' && <FolderSection openId={openId} />}
      {chats.length === 0 && (
        <NoChats filter={filter} onNewChat={onNewChat} onPeopleChat={onPeopleChat} />
      )}
      {groupsOf(chats, today).map(({ group, chats: members }) => (
        <Group key={group} name={text(names[group])} chats={members} openId={openId} />
      ))}
      {/* Anew after each page, so that an end that stays in view asks for the next one. */}
      {hasNextPage && !isFetchingNextPage && !isFetchNextPageError && (
        <More key={chats.length} onReached={() => void fetchNextPage()} />
      )}
      {isFetchNextPageError && !isFetchingNextPage && (
        <Button variant="ghost" full onClick={() => void fetchNextPage()}>
          {text('shell.try_again')}
        </Button>
      )}
      {isFetchingNextPage && <RowsSkeleton label={text('shell.loading_part')} count={3} />}
    </div>
  );
}

type GroupProps = {
  name: string;
  chats: ChatListItem[];
  openId: string | null;
};

function Group({ name, chats, openId }: GroupProps) {
  const id = useId();
  const hrefOf = useWithList();
  return (
    <section aria-labelledby={id}>
      <GroupHeading id={id}>{name}</GroupHeading>
      <ChatRows chats={chats} hrefOf={hrefOf} openId={openId} />
    </section>
  );
}

type NoChatsProps = Pick<ChatListProps, 'filter' | 'onNewChat' | 'onPeopleChat'>;

function NoChats({ filter, onNewChat, onPeopleChat }: NoChatsProps) {
  const text = useText();
  if (filter === 'archived') {
    return (
      <EmptyState
        figure={{ icon: <Archive aria-hidden /> }}
        title={text('chat.empty_archived_title')}
        text={text('chat.empty_archived_text')}
      />
    );
  }
  if (filter === 'people') {
    return (
      <EmptyState
        figure={{ icon: <UsersRound aria-hidden /> }}
        title={text('members.no_chats')}
        text={text('members.no_chats_text')}
        action={
          <Button variant="tint" onClick={onPeopleChat}>
            {text('members.new_chat')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      figure={{ deck: 'image' }}
      title={text('chat.empty_title')}
      text={text('chat.empty_text')}
      action={
        <Button variant="tint" onClick={onNewChat}>
          {text('shell.new_chat')}
        </Button>
      }
    />
  );
}
