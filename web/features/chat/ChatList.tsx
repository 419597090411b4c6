import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, type RefObject } from 'react';
import type { ChatListItem } from '#contract/chat.ts';
import { type TextKey, useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState, ErrorState } from '#web/ui/EmptyState.tsx';
import { GroupHeading } from '#web/ui/Headings.tsx';
import { Archive } from '#web/ui/icons.ts';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { ChatRow } from './ChatRow.tsx';
import { type ChatGroup, groupsOf } from './chat-groups.ts';
import { type ChatListFilter, chatsOf } from './chat-list-pages.ts';
import { chatListQuery } from './chat-queries.ts';
import { useToday } from './today.ts';
import classes from './ChatPanel.module.css';

/** Pages are asked for before their end can be seen. */
const loadWithin = '600px 0px';

const names: Record<ChatGroup, TextKey> = {
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
};

/** Chats by when they were last written in, a page at a time. */
export function ChatList({ filter, openId, onNewChat }: ChatListProps) {
  const text = useText();
  const today = useToday();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    chatListQuery(filter),
  );
  const list = useRef<HTMLDivElement>(null);
  const chats = chatsOf(data);
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
    <div ref={list} className={classes.list}>
      {chats.length === 0 && <NoChats filter={filter} onNewChat={onNewChat} />}
      {groupsOf(chats, today).map(({ group, chats: members }) => (
        <Group key={group} name={text(names[group])} chats={members} openId={openId} />
      ))}
      {hasNextPage && (
        <More
          key={chats.length}
          root={list}
          onReached={() => {
            if (!isFetchingNextPage) void fetchNextPage();
          }}
        />
      )}
      {isFetchingNextPage && <RowsSkeleton label={text('shell.loading_part')} count={3} />}
    </div>
  );
}

function Group({
  name,
  chats,
  openId,
}: {
  name: string;
  chats: ChatListItem[];
  openId: string | null;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <GroupHeading id={id}>{name}</GroupHeading>
      <ul>
        {chats.map((chat) => (
          <ChatRow key={chat.id} chat={chat} isOpen={chat.id === openId} />
        ))}
      </ul>
    </section>
  );
}

function NoChats({ filter, onNewChat }: { filter: ChatListFilter; onNewChat: () => void }) {
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

/** Stands at the end of what is loaded. */
function More({ root, onReached }: { root: RefObject<HTMLElement | null>; onReached: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const reached = useRef(onReached);
  useEffect(() => {
    reached.current = onReached;
  });
  useEffect(() => {
    const element = mark.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) reached.current();
      },
      { root: root.current, rootMargin: loadWithin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
  return <div ref={mark} className={classes.more} />;
}
