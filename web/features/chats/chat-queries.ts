import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { applyToChatInfo, applyToChatList } from '#contract/chat.live.ts';
import type { ChatListItem } from '#contract/chat.ts';
import type { FolderLabel } from '#contract/folders.ts';
import { api } from '#contract/index.ts';
import type { Stage } from '#contract/shapes.ts';
import { call } from '#web/platform/api.ts';
import { type KeptForm, kept, keepAgain } from '#web/platform/kept-queries.ts';
import { myId } from '#web/platform/session.ts';
import {
  type ChatListData,
  type ChatListFilter,
  type ListView,
  pageOf,
} from './chat-list-pages.ts';
import { eventLog } from './event-log.ts';
import { type Range, knownChats } from './known-chats.ts';

const listFreshMs = 10 * 60_000;
const listKeptMs = 30 * 60_000;
const firstMarker = '1';

export const chatKeys = {
  lists: ['chats'] as const,
  list: (filter: ChatListFilter, stage: Stage | null = null) => ['chats', filter, stage] as const,
  info: (id: string) => ['chat', id, 'info'] as const,
  messages: (id: string) => ['chat', id, 'messages'] as const,
  pictures: (id: string) => ['chat', id, 'pictures'] as const,
  recordings: (id: string) => ['chat', id, 'recordings'] as const,
  pins: (id: string) => ['chat', id, 'pins'] as const,
  /** The newest picture, where it lies before the window. */
  picture: (id: string) => ['chat', id, 'picture'] as const,
  /** My chats about pictures; refreshed with the lists. */
  analyses: ['chats', 'analyses'] as const,
  /** My folders; refreshed with the lists. */
  folders: ['chats', 'folders'] as const,
  /** My runs of journeys; refreshed with the lists. */
  runs: ['chats', 'runs'] as const,
  /** Opinions of a picture. */
  opinions: (imageId: string) => ['opinions', imageId] as const,
  /** The people who reacted to a message. */
  reactions: (messageId: string) => ['reactions', messageId] as const,
};

const lists = {
  all: api.chat.list,
  guide: api.chat.listGuided,
  people: api.chat.listPeople,
  archived: api.chat.list,
} as const;

async function listPage(
  { filter, stage: only }: ListView,
  marker: string,
  signal: AbortSignal,
): Promise<{ items: ChatListItem[]; next: string | null }> {
  const stage = only ?? undefined;
  if (filter === 'images') {
    const { items, next } = await call(api.analysis.list, {
      query: { page: marker, stage },
      signal,
    });
    return { items: items.map(({ chat }) => chat), next };
  }
  return call(lists[filter], {
    query: { page: marker, stage, archived: filter === 'archived' ? 'true' : undefined },
    signal,
  });
}

/**
 * Takes in the entries of an answer, with what came while it was on its way.
 * @param place of the event log, before the question was sent
 */
export function readChats(chats: ChatListItem[], place: number): void {
  const me = myId();
  knownChats.read(
    eventLog.since(place).reduce((now, event) => applyToChatList(now, event, me), chats),
  );
}

/** My folders without their chats, and the chats that were in any of them when they were read. */
export type FoldersData = { folders: FolderLabel[] } & Omit<Range, 'end'>;

/** A list is kept with its first page and the entries of that; the entries stand apart from all lists. */
const keptList: KeptForm<ChatListData> = {
  pack: ({ pages, pageParams }) => ({
    pages: pages.slice(0, 1),
    pageParams: pageParams.slice(0, 1),
    chats: chatsOf(pages[0]?.ids ?? []),
  }),
  unpack(packed) {
    const { pages, pageParams, chats } = packed as ChatListData & { chats: ChatListItem[] };
    const since = knownChats.moment();
    bringKept(chats);
    return { pages: pages.map((page) => ({ ...page, since })), pageParams };
  },
};

function chatsOf(ids: Iterable<string>): ChatListItem[] {
  return [...ids].flatMap((id) => knownChats.get(id) ?? []);
}

/** Entries from the disk; those that are known already are newer. */
function bringKept(chats: ChatListItem[]): void {
  knownChats.read(chats.filter(({ id }) => !knownChats.get(id)));
}

export const keptFolders: KeptForm<FoldersData> = {
  pack: ({ folders, ids }) => ({ folders, chats: chatsOf(ids) }),
  unpack(packed) {
    const { folders, chats } = packed as Pick<FoldersData, 'folders'> & { chats: ChatListItem[] };
    const since = knownChats.moment();
    bringKept(chats);
    return { folders, ids: new Set(chats.map(({ id }) => id)), since };
  },
};

knownChats.subscribe(() => keepAgain(chatKeys.lists));

/** My chats, page by page: fresh for ten minutes, since the live stream keeps them true. */
export function chatListQuery(filter: ChatListFilter = 'all', stage: Stage | null = null) {
  const view = { filter, stage };
  return infiniteQueryOptions({
    queryKey: chatKeys.list(filter, stage),
    queryFn: async ({ pageParam, signal }) => {
      const place = eventLog.place();
      const since = knownChats.moment();
      const page = await listPage(view, pageParam, signal);
      readChats(page.items, place);
      return pageOf(page, since);
    },
    initialPageParam: firstMarker,
    getNextPageParam: (last) => last.next,
    staleTime: listFreshMs,
    gcTime: listKeptMs,
    meta: kept(keptList),
  });
}

export function chatInfoQuery(id: string) {
  return queryOptions({
    queryKey: chatKeys.info(id),
    queryFn: async ({ signal }) => {
      const place = eventLog.place();
      const info = await call(api.chat.info, { params: { id }, signal });
      return eventLog
        .since(place)
        .reduce((now, event) => applyToChatInfo(now, event, myId()), info);
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    meta: kept(),
  });
}
