import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, lazy, useEffect, useId, useMemo, useRef } from 'react';
import type { ChatListItem } from '#contract/chat.ts';
import type { Stage } from '#contract/shapes.ts';
import { useStageNames } from '#web/platform/stage-names.ts';
import { FolderSection } from '#web/features/folders/FolderSection.tsx';
import { useFolders } from '#web/features/folders/folder-cache.ts';
import { openFolders } from '#web/features/folders/open-folders.ts';
import { type TextKey, useText } from '#web/platform/language.tsx';
import { useStore } from '#web/platform/store.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { EmptyState, ErrorState } from '#web/ui/EmptyState.tsx';
import { GroupHeading } from '#web/ui/Headings.tsx';
import { Archive, ScanEye, UsersRound } from '#web/ui/icons.ts';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { StageGlyph } from '#web/ui/StageGlyph.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { later } from '#web/ui/later-part.ts';
import { ChatRows } from './ChatRows.tsx';
import { FolderChats } from './FolderChats.tsx';
import { More } from '#web/ui/More.tsx';
import { type ChatGroup, groupsOf } from './chat-groups.ts';
import { type ChatListFilter, useChatsOf } from '#web/features/chats/chat-list-pages.ts';
import { chatListQuery } from '#web/features/chats/chat-queries.ts';
import { useChooseStage, useWithList } from '#web/features/chats/list-filter.ts';
import { useRovingRows } from '#web/ui/roving-rows.ts';
import { SelectableContext, selection } from './selection.ts';
import { selectionGestures } from './selection-gestures.ts';
import type { SelectionBarProps } from './SelectionBar.tsx';
import { useToday } from '#web/platform/today.ts';
import classes from './ChatPanel.module.css';

const SelectionBar = lazy(
  later(async () => ({ default: (await import('./SelectionBar.tsx')).SelectionBar })),
);

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
  /** Chats at this stage alone. */
  stage: Stage | null;
  openId: string | null;
  onNewChat: () => void;
  onPeopleChat: () => void;
};

/** Chats by when they were last written in, a page at a time. */
export function ChatList({ filter, stage, openId, onNewChat, onPeopleChat }: ChatListProps) {
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
  } = useInfiniteQuery(chatListQuery(filter, stage));
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => () => selection.end(), []);
  const chats = useChatsOf(data, filter, stage);
  const opened = useStore(openFolders.store);
  const isChoosing = useStore(selection.store) !== null;
  const { folders } = useFolders({ enabled: filter === 'all' && stage === null });
  useRovingRows(
    list,
    useMemo(() => [chats, folders, opened, isChoosing], [chats, folders, opened, isChoosing]),
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
    <SelectableContext value>
      <LaterSelectionBar chats={chats} openId={openId} canArchive={filter !== 'archived'} />
      <div ref={list} className={classes.list} data-scrolls {...selectionGestures}>
        {filter === 'all' && stage === null && (
          <FolderSection openId={openId} chats={FolderChats} />
        )}
        {chats.length === 0 && stage !== null && <NoneAtStage stage={stage} />}
        {chats.length === 0 && stage === null && (
          <NoChats filter={filter} onNewChat={onNewChat} onPeopleChat={onPeopleChat} />
        )}
        {groupsOf(chats, today).map(({ group, chats: members }) => (
          <Group key={group} name={text(names[group])} chats={members} openId={openId} />
        ))}
        {/* A new one after each page, so that an end that stays in view asks for the next one. */}
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
    </SelectableContext>
  );
}

/** Comes when chats are first being chosen. */
function LaterSelectionBar(props: SelectionBarProps) {
  if (useStore(selection.store) === null) return null;
  return (
    <Suspense fallback={null}>
      <SelectionBar {...props} />
    </Suspense>
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

function NoneAtStage({ stage }: { stage: Stage }) {
  const text = useText();
  const choose = useChooseStage();
  return (
    <EmptyState
      figure={{ icon: <StageGlyph stage={stage} colored /> }}
      title={text('chat.empty_stage_title', { stage: useStageNames()[stage] })}
      text={text('chat.empty_stage_text')}
      action={
        <Button variant="tint" onClick={() => choose(null)}>
          {text('chat.any_stage')}
        </Button>
      }
    />
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
  if (filter === 'images') {
    return (
      <EmptyState
        figure={{ icon: <ScanEye aria-hidden /> }}
        title={text('analysis.none')}
        text={text('analysis.past_empty')}
        action={
          <UiLink href="/analyze" className={buttonClass({ variant: 'tint' })}>
            {text('analysis.place')}
          </UiLink>
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
