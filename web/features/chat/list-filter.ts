import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ChatListFilter, chatListFilters } from './chat-list-pages.ts';

/** Which chats the list shows: `?list=` of the address, so that it is there again after a reload. */
export function useListFilter(): ChatListFilter {
  const { list } = useSearch({ strict: false }) satisfies { list?: unknown };
  return chatListFilters.find((filter) => filter === list) ?? 'all';
}

export function useChooseList(): (filter: ChatListFilter) => void {
  const navigate = useNavigate();
  return (filter) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, list: listParam(filter) }),
      replace: true,
    });
}

/** As it stands in addresses; all chats need no word. */
export function listParam(filter: ChatListFilter): ChatListFilter | undefined {
  return filter === 'all' ? undefined : filter;
}

/** A path with the same list beside it. */
export function withList(path: string, filter: ChatListFilter): string {
  return filter === 'all' ? path : `${path}?list=${filter}`;
}
