import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Stage } from '#contract/shapes.ts';
import { stages } from '#contract/values.ts';
import { type ChatListFilter, chatListFilters } from './chat-list-pages.ts';

type Search = { list?: unknown; stage?: unknown; folder?: unknown };

/** The filter of the list: `?list=` in the address, so that it survives a reload. */
export function useListFilter(): ChatListFilter {
  const { list } = useSearch({ strict: false }) satisfies Search;
  return chatListFilters.find((filter) => filter === list) ?? 'all';
}

/** The stage whose chats alone are listed: `?stage=` of the address. */
export function useListStage(): Stage | null {
  const { stage } = useSearch({ strict: false }) satisfies Search;
  return stages.find((one) => one === stage) ?? null;
}

/** Null lists chats at any stage again. */
export function useChooseStage(): (stage: Stage | null) => void {
  const navigate = useNavigate();
  return (stage) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, stage: stage ?? undefined }),
      replace: true,
    });
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
      search: (before) => ({
        ...before,
        list: undefined,
        stage: undefined,
        folder: id ?? undefined,
      }),
    });
}

/** As it stands in addresses; all chats need no word. */
export function listParam(filter: ChatListFilter): ChatListFilter | undefined {
  return filter === 'all' ? undefined : filter;
}

/** A path with the same list beside it. */
function withList(path: string, filter: ChatListFilter, stage: Stage | null): string {
  const shown = new URLSearchParams({
    ...(filter === 'all' ? {} : { list: filter }),
    ...(stage === null ? {} : { stage }),
  });
  return shown.size === 0 ? path : `${path}?${shown.toString()}`;
}

/** Paths that keep what the list shows now, also a folder. */
export function useWithList(): (path: string) => string {
  const filter = useListFilter();
  const stage = useListStage();
  const folder = useShownFolder();
  return (path) =>
    folder === null
      ? withList(path, filter, stage)
      : `${path}?folder=${encodeURIComponent(folder)}`;
}
