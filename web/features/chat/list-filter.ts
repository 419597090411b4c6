import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ChatListFilter, chatListFilters } from './chat-list-pages.ts';

type Search = { list?: unknown; folder?: unknown };

/** Which chats the list shows: `?list=` of the address, so that it is there again after a reload. */
export function useListFilter(): ChatListFilter {
  const { list } = useSearch({ strict: false }) satisfies Search;
  return chatListFilters.find((filter) => filter === list) ?? 'all';
}

/** The folder whose chats alone are shown: `?folder=` of the address. */
export function useShownFolder(): string | null {
  const { folder } = useSearch({ strict: false }) satisfies Search;
  return typeof folder === 'string' ? folder : null;
}

export function useChooseList(): (filter: ChatListFilter) => void {
  const navigate = useNavigate();
  return (filter) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, list: listParam(filter), folder: undefined }),
      replace: true,
    });
}

/** Null shows all chats again. */
export function useShowFolder(): (id: string | null) => void {
  const navigate = useNavigate();
  return (id) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, list: undefined, folder: id ?? undefined }),
    });
}

/** As it stands in addresses; all chats need no word. */
export function listParam(filter: ChatListFilter): ChatListFilter | undefined {
  return filter === 'all' ? undefined : filter;
}

/** A path with the same list beside it. */
function withList(path: string, filter: ChatListFilter): string {
  return filter === 'all' ? path : `${path}?list=${filter}`;
}

/** Paths that keep what the list shows now, be it a folder. */
export function useWithList(): (path: string) => string {
  const filter = useListFilter();
  const folder = useShownFolder();
  return (path) =>
    folder === null ? withList(path, filter) : `${path}?folder=${encodeURIComponent(folder)}`;
}
