import type { InfiniteData } from '@tanstack/react-query';
import { applyToChatList, compareChats } from '#contract/chat.live.ts';
import type { ChatListItem } from '#contract/chat.ts';
import type { Stage } from '#contract/shapes.ts';
import type { LiveEvent } from '#contract/live.ts';
import { isAboutPicture, isAmongPeople } from './chat-kinds.ts';

export const chatListFilters = ['all', 'guide', 'people', 'images', 'archived'] as const;
export type ChatListFilter = (typeof chatListFilters)[number];
/** Which of my chats a list shows: of a kind, and of them those at one stage. */
export type ListView = { filter: ChatListFilter; stage: Stage | null };
export type ChatListPage = { items: ChatListItem[]; next: string | null };
export type ChatListData = InfiniteData<ChatListPage, string>;

export function chatsOf(data: { pages: ChatListPage[] } | undefined): ChatListItem[] {
  return data?.pages.flatMap(({ items }) => items) ?? [];
}

function belongs(chat: ChatListItem, { filter, stage }: ListView): boolean {
  if (stage !== null && (chat.state !== 'active' || chat.stage !== stage)) return false;
  if (chat.archived !== (filter === 'archived')) return false;
  if (filter === 'guide') return chat.chat_type === 'AI';
  if (filter === 'images') return isAboutPicture(chat);
  return filter !== 'people' || isAmongPeople(chat);
}

/** The loaded list with an event applied; the same object when nothing changed. */
export function listAfter(
  data: ChatListData,
  event: LiveEvent,
  me: string,
  view: ListView,
): ChatListData {
  const before = chatsOf(data);
  const after = applyToChatList(before, event, me).filter((chat) => belongs(chat, view));
  return same(before, after) ? data : repaged(data, after);
}

/** A page as it was read, with what came while it was read. New chats belong on the first. */
export function pageAfter(
  page: ChatListPage,
  events: LiveEvent[],
  { me, view, isFirst }: { me: string; view: ListView; isFirst: boolean },
): ChatListPage {
  const items = events
    .filter((event) => event.type !== 'chat.created' || isFirst)
    .reduce((chats, event) => applyToChatList(chats, event, me), page.items)
    .filter((chat) => belongs(chat, view));
  return { ...page, items };
}

/** A chat that came to belong to this list: out of the archive or into it, or to its stage. */
export function listWith(data: ChatListData, chat: ChatListItem, view: ListView): ChatListData {
  const others = chatsOf(data).filter(({ id }) => id !== chat.id);
  return repaged(data, belongs(chat, view) ? [...others, chat].toSorted(compareChats) : others);
}

export function listWithout(data: ChatListData, chatId: string): ChatListData {
  const chats = chatsOf(data);
  const left = chats.filter(({ id }) => id !== chatId);
  return left.length === chats.length ? data : repaged(data, left);
}

function same(one: ChatListItem[], other: ChatListItem[]): boolean {
  return one.length === other.length && one.every((chat, at) => chat === other[at]);
}

/** The pages keep their markers; what was added or taken away changes the length of the first. */
function repaged(data: ChatListData, chats: ChatListItem[]): ChatListData {
  const later = data.pages.slice(1).reduce((sum, { items }) => sum + items.length, 0);
  let at = Math.max(0, chats.length - later);
  const pages = data.pages.map((page, index) => {
    if (index === 0) return { ...page, items: chats.slice(0, at) };
    const items = chats.slice(at, at + page.items.length);
    at += page.items.length;
    return { ...page, items };
  });
  return { ...data, pages };
}
