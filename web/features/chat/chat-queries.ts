import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { applyToChatInfo } from '#contract/chat.live.ts';
import { api } from '#contract/index.ts';
import type { Message, MessagePage } from '#contract/messages.ts';
import type { Stage } from '#contract/shapes.ts';
import { call } from '#web/platform/api.ts';
import { live } from '#web/platform/live.ts';
import { queryClient } from '#web/platform/query.ts';
import { session } from '#web/platform/session.ts';
import {
  type ChatListFilter,
  type ChatListPage,
  type ListView,
  pageAfter,
} from './chat-list-pages.ts';
import { eventLog } from './event-log.ts';
import {
  type MessageWindow,
  windowAfter,
  windowOf,
  withNewer,
  withNewest,
  withOlder,
} from './message-window.ts';

const listFreshMs = 10 * 60_000;
const listKeptMs = 30 * 60_000;
/** Without a socket a running answer is asked for this often. */
const pollMs = 2_000;
const firstMarker = '1';
const firstPage = 40;
const laterPage = 60;
const largestPage = 100;
/** More than this is not read again as a whole: without a socket it may be asked for every two seconds. */
const readAgainMax = 500;

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
  /** My runs of journeys; refreshed with the lists. */
  runs: ['chats', 'runs'] as const,
  /** What people think of a picture. */
  opinions: (imageId: string) => ['opinions', imageId] as const,
  /** Who reacted to a message. */
  reactions: (messageId: string) => ['reactions', messageId] as const,
};

export function myId(): string {
  return session.get().userProfile?.id ?? '';
}

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
): Promise<ChatListPage> {
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

/** My chats, page by page: fresh for ten minutes, since the live stream keeps them true. */
export function chatListQuery(filter: ChatListFilter = 'all', stage: Stage | null = null) {
  const view = { filter, stage };
  return infiniteQueryOptions({
    queryKey: chatKeys.list(filter, stage),
    queryFn: async ({ pageParam, signal }) => {
      const place = eventLog.place();
      const page = await listPage(view, pageParam, signal);
      return pageAfter(page, eventLog.since(place), {
        me: myId(),
        view,
        isFirst: pageParam === firstMarker,
      });
    },
    initialPageParam: firstMarker,
    getNextPageParam: (last) => last.next,
    staleTime: listFreshMs,
    gcTime: listKeptMs,
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
  });
}

/** The loaded window of a chat, at first its newest messages. Events and loadOlder/loadNewer change it. */
export function messagesQuery(id: string) {
  return queryOptions({
    queryKey: chatKeys.messages(id),
    queryFn: async ({ signal }) => {
      const place = eventLog.place();
      const page = await pageToShow(id, signal);
      // The chat's own events are asked for again from the page's version; mine stand in another stream.
      return eventLog
        .since(place)
        .filter(({ stream }) => stream === myId())
        .reduce((now, event) => windowAfter(now, event, myId()), windowOf(page, shownWindow(id)));
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchInterval: (query) =>
      live.status() !== 'open' && query.state.data?.items.at(-1)?.status === 'streaming'
        ? pollMs
        : false,
  });
}

function pageToShow(id: string, signal: AbortSignal): Promise<MessagePage> {
  const shown = shownWindow(id);
  return shown && shown.items.length > firstPage && shown.items.length <= readAgainMax
    ? loadedAgain(id, shown, signal)
    : call(api.messages.list, { params: { id }, query: { limit: firstPage }, signal });
}

/** All that is loaded, read again: whoever looks at older messages stays with them. The first page's version is kept, as replaying can only repeat. */
async function loadedAgain(
  id: string,
  { items }: MessageWindow,
  signal: AbortSignal,
): Promise<MessagePage> {
  const [first = 1, last = 0] = [items[0]?.seq, items.at(-1)?.seq];
  const pageAt = (after: number) =>
    call(api.messages.list, { params: { id }, query: { after, limit: largestPage }, signal });
  let page = await pageAt(first - 1);
  while (page.next !== null && page.next < last) {
    const { items: newer, next } = await pageAt(page.next);
    page = { ...page, items: [...page.items, ...newer], next };
  }
  return page;
}

export function shownWindow(id: string): MessageWindow | undefined {
  return queryClient.getQueryData<MessageWindow>(chatKeys.messages(id));
}

export function changeWindow(id: string, change: (shown: MessageWindow) => MessageWindow): void {
  queryClient.setQueryData<MessageWindow>(chatKeys.messages(id), (shown) => shown && change(shown));
}

export async function loadOlder(id: string): Promise<void> {
  const before = shownWindow(id)?.previous;
  if (!before) return;
  const page = await call(api.messages.list, {
    params: { id },
    query: { before, limit: laterPage },
  });
  changeWindow(id, (shown) => (shown.previous === before ? withOlder(shown, page) : shown));
}

export async function loadNewer(id: string): Promise<void> {
  const after = shownWindow(id)?.next;
  if (!after) return;
  const page = await call(api.messages.list, {
    params: { id },
    query: { after, limit: laterPage },
  });
  changeWindow(id, (shown) => (shown.next === after ? withNewer(shown, page) : shown));
}

/** Opens the window somewhere else in the chat, from where both directions can be loaded. */
export async function loadAround(id: string, seq: number): Promise<MessageWindow> {
  const page = await call(api.messages.list, {
    params: { id },
    query: { around: seq, limit: laterPage },
  });
  const opened = windowOf(page, shownWindow(id));
  queryClient.setQueryData(chatKeys.messages(id), opened);
  return opened;
}

function newestPage(id: string): Promise<MessagePage> {
  return call(api.messages.list, { params: { id }, query: { limit: firstPage } });
}

/** The newest messages, for somebody who looks at older ones. */
export async function newestMessages(id: string): Promise<Message[]> {
  return (await newestPage(id)).items;
}

/** Reads the newest messages again, keeping older ones that are loaded. */
export async function refreshWindow(id: string): Promise<void> {
  if (!shownWindow(id)) return;
  const page = await newestPage(id);
  changeWindow(id, (shown) => withNewest(shown, page));
}
