import type { InfiniteData } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ChatListItem } from '#contract/chat.ts';
import type { Stage } from '#contract/shapes.ts';
import { isAboutPicture, isAmongPeople } from './chat-kinds.ts';
import { type KnownChats, type Range, knownChats, useKnownChats } from './known-chats.ts';

export const chatListFilters = ['all', 'guide', 'people', 'images', 'archived'] as const;
export type ChatListFilter = (typeof chatListFilters)[number];
/** The filter of a list: a kind of chats, and a stage. */
export type ListView = { filter: ChatListFilter; stage: Stage | null };
/** The stored part of a page; its chats are among the known ones. */
export type ChatListPage = {
  ids: string[];
  next: string | null;
  since: number;
  end: ChatListItem | null;
};
export type ChatListData = InfiniteData<ChatListPage>;

function belongs(chat: ChatListItem, { filter, stage }: ListView): boolean {
  if (stage !== null && (chat.state !== 'active' || chat.stage !== stage)) return false;
  if (chat.archived !== (filter === 'archived')) return false;
  if (filter === 'guide') return chat.chat_type === 'AI';
  if (filter === 'images') return isAboutPicture(chat);
  return filter !== 'people' || isAmongPeople(chat);
}

/** A page as it was answered. */
export function pageOf(
  { items, next }: { items: ChatListItem[]; next: string | null },
  since: number,
): ChatListPage {
  const end = next === null ? null : (items.at(-1) ?? null);
  return { ids: items.map(({ id }) => id), next, since, end };
}

function rangeOf({ pages }: ChatListData): Range {
  const ids = new Set(pages.flatMap((page) => page.ids));
  return { ids, since: pages[0]?.since ?? 0, end: pages.at(-1)?.end ?? null };
}

/** The chats of a list, as far as it is loaded; to be made again whenever one of them changes. */
export function listOf(
  data: ChatListData | undefined,
  view: ListView,
  known: KnownChats = knownChats,
): () => ChatListItem[] {
  if (!data) return () => [];
  const range = rangeOf(data);
  return () => known.among(range, (chat) => belongs(chat, view));
}

export function useChatsOf(
  data: ChatListData | undefined,
  filter: ChatListFilter = 'all',
  stage: Stage | null = null,
): ChatListItem[] {
  return useKnownChats(useMemo(() => listOf(data, { filter, stage }), [data, filter, stage]));
}
