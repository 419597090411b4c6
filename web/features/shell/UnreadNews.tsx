import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChatListItem } from '#contract/chat.ts';
import { showBadge } from '#web/platform/app-badge.ts';
import { unreadChats } from '#web/platform/title.ts';
import { useNextPage } from '#web/platform/use-next-page.ts';
import { isMuted } from '#web/features/chats/chat-kinds.ts';
import { useChatsOf } from '#web/features/chats/chat-list-pages.ts';
import { listenToChats } from '#web/features/messages/chat-live.ts';
import { knownChats } from '#web/features/chats/known-chats.ts';
import { chatListQuery } from '#web/features/chats/chat-queries.ts';
import { startActionOutbox } from '../actions/action-outbox.ts';
import { startDeletions } from '../talk/message-deletions.ts';

/** An open chat that is looked at is read in less time than this. */
const settleMs = 700;
/** Chats are counted as far as the newest of them go. */
const countedPagesMax = 5;

/** Keeps the number of chats with something new on the tab, its icon and the app's. */
export function UnreadNews() {
  const query = chatListQuery();
  const list = useInfiniteQuery(query);
  const { data } = list;
  const count = useChatsOf(data).filter(isNews).length;
  const pages = data?.pages.length ?? 0;
  const mayBeMore = data?.pages.at(-1)?.ids.some((id) => knownChats.get(id)?.unread) ?? false;
  useNextPage(list, query.queryKey, mayBeMore && pages < countedPagesMax);
  useEffect(listenToChats, []);
  useEffect(startDeletions, []);
  useEffect(startActionOutbox, []);
  useEffect(() => {
    const timer = setTimeout(() => announce(count), settleMs);
    return () => clearTimeout(timer);
  }, [count]);
  useEffect(() => () => announce(0), []);
  return null;
}

function announce(count: number): void {
  unreadChats.set(count);
  showBadge(count);
}

/** A muted chat counts only with a mention. */
function isNews(chat: ChatListItem): boolean {
  return chat.unread > 0 && (!isMuted(chat) || chat.mention > 0);
}
