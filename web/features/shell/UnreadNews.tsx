import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChatListItem } from '#contract/chat.ts';
import { showBadge } from '#web/platform/app-badge.ts';
import { unreadChats } from '#web/platform/title.ts';
import { isMuted } from '../chat/chat-kinds.ts';
import { chatsOf } from '../chat/chat-list-pages.ts';
import { listenToChats } from '../chat/chat-live.ts';
import { chatListQuery } from '../chat/chat-queries.ts';
import { startDeletions } from '../talk/message-deletions.ts';

/** An open chat that is looked at is read in less time than this. */
const settleMs = 700;
/** Chats are counted as far as the newest of them go. */
const countedPagesMax = 5;

/** Keeps the number of chats with something new on the tab, its icon and the app's. */
export function UnreadNews() {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(chatListQuery());
  const count = chatsOf(data).filter(isNews).length;
  const pages = data?.pages.length ?? 0;
  const mayBeMore = data?.pages.at(-1)?.items.some(({ unread }) => unread > 0) ?? false;
  const looksOn = mayBeMore && hasNextPage && !isFetchingNextPage && pages < countedPagesMax;
  useEffect(listenToChats, []);
  useEffect(startDeletions, []);
  useEffect(() => {
    if (looksOn) void fetchNextPage();
  }, [looksOn, fetchNextPage]);
  useEffect(() => {
    const timer = setTimeout(() => tell(count), settleMs);
    return () => clearTimeout(timer);
  }, [count]);
  useEffect(() => () => tell(0), []);
  return null;
}

function tell(count: number): void {
  unreadChats.set(count);
  showBadge(count);
}

/** What is muted makes itself known only by a mention. */
function isNews(chat: ChatListItem): boolean {
  return chat.unread > 0 && (!isMuted(chat) || chat.mention > 0);
}
