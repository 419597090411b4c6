import { queryOptions } from '@tanstack/react-query';
import { applyToMessages } from '#contract/messages.live.ts';
import { api } from '#contract/index.ts';
import type { Message, MessagePage } from '#contract/messages.ts';
import { limits } from '#contract/values.ts';
import { call } from '#web/platform/api.ts';
import { kept } from '#web/platform/kept-queries.ts';
import { live } from '#web/platform/live.ts';
import { queryClient } from '#web/platform/query.ts';
import { myId } from '#web/platform/session.ts';
import { chatKeys } from '#web/features/chats/chat-queries.ts';
import { eventLog } from '#web/features/chats/event-log.ts';
import {
  type MessageWindow,
  keptWindow,
  windowOf,
  withNewer,
  withNewest,
  withOlder,
  withRead,
} from './message-window.ts';

/** Without a socket a running answer is asked for this often. */
const pollMs = 2_000;
const laterPage = 60;
/** More than this is not read again as a whole: without a socket it may be asked for every two seconds. */
const readAgainMax = 500;

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
        .reduce(
          (now, event) => applyToMessages(now, event, myId()),
          windowAfter(page, shownWindow(id)),
        );
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    meta: kept(keptWindow),
    refetchInterval: (query) =>
      live.status() !== 'open' && query.state.data?.items.at(-1)?.status === 'streaming'
        ? pollMs
        : false,
  });
}

function windowAfter(page: MessagePage, shown: MessageWindow | undefined): MessageWindow {
  return shown?.isKept ? withRead(shown, page) : windowOf(page, shown);
}

function pageToShow(id: string, signal: AbortSignal): Promise<MessagePage> {
  const shown = shownWindow(id);
  const isNewestPage = shown?.next === null && shown.items.length <= limits.messagePage;
  return !shown || shown.isKept || isNewestPage || shown.items.length > readAgainMax
    ? call(api.messages.list, { params: { id }, signal })
    : loadedAgain(id, shown, signal);
}

/** All that is loaded, read again: the person who looks at older messages stays with them. The first page's version is kept, as replaying can only repeat. */
async function loadedAgain(
  id: string,
  { items }: MessageWindow,
  signal: AbortSignal,
): Promise<MessagePage> {
  const [first = 1, last = 0] = [items[0]?.seq, items.at(-1)?.seq];
  const pageAt = (after: number) =>
    call(api.messages.list, {
      params: { id },
      query: { after, limit: limits.messagePageMax },
      signal,
    });
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
  // The newest messages that are being read again would take the place of these.
  if (shownWindow(id))
    await queryClient.cancelQueries({ queryKey: chatKeys.messages(id), exact: true });
  const opened = windowOf(page, shownWindow(id));
  queryClient.setQueryData(chatKeys.messages(id), opened);
  return opened;
}

function newestPage(id: string): Promise<MessagePage> {
  return call(api.messages.list, { params: { id } });
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
