import { applyToChat, applyToChatInfo } from '#contract/chat.live.ts';
import type { ChatInfo, ChatListItem } from '#contract/chat.ts';
import { applyToRuns } from '#contract/journeys.live.ts';
import type { JourneyRun } from '#contract/journeys.ts';
import type { LiveEvent } from '#contract/live.ts';
import { stages } from '#contract/values.ts';
import type { Message } from '#contract/messages.ts';
import { applyToPins } from '#contract/pins.live.ts';
import {
  adoptInFolders,
  applyToLoadedFolders,
  chatInFolders,
  refreshFolders,
} from '#web/features/folders/folder-cache.ts';
import { askAgain, queryClient } from '#web/platform/query.ts';
import { storeOf } from '#web/platform/store.ts';
import {
  type ChatListData,
  type ListView,
  chatListFilters,
  chatsOf,
  listAfter,
  listWith,
  listWithout,
} from './chat-list-pages.ts';
import { changeWindow, chatKeys, myId } from './chat-queries.ts';
import { windowAfter } from './message-window.ts';

/** All lists that may be loaded; the whole ones first, which hold most chats. */
const views: readonly ListView[] = [null, ...stages].flatMap((stage) =>
  chatListFilters.map((filter) => ({ filter, stage })),
);

/** Chats that are not mine to see any more; where one is open it closes at once. */
export const removedChats = storeOf<ReadonlySet<string>>(new Set());

function noteRemoved(id: string, isRemoved: boolean): void {
  const before = removedChats.get();
  if (before.has(id) === isRemoved) return;
  const next = new Set(before);
  if (isRemoved) next.add(id);
  else next.delete(id);
  removedChats.set(next);
}

export function chatInList(id: string): ChatListItem | undefined {
  for (const view of views) {
    const found = chatsOf(listData(view)).find((chat) => chat.id === id);
    if (found) return found;
  }
  return chatInFolders(id);
}

function listData({ filter, stage }: ListView): ChatListData | undefined {
  return queryClient.getQueryData<ChatListData>(chatKeys.list(filter, stage));
}

function changeList(
  { filter, stage }: ListView,
  change: (data: ChatListData) => ChatListData,
): void {
  queryClient.setQueryData<ChatListData>(
    chatKeys.list(filter, stage),
    (data) => data && change(data),
  );
}

/** What the cache becomes by an event, optimistic ones included: every loaded list, info and window. */
export function applyToCache(event: LiveEvent): void {
  const me = myId();
  if (event.type === 'chat.removed') {
    forgetChat(event.chat_id);
    noteRemoved(event.chat_id, true);
  }
  if (event.type === 'chat.created') noteRemoved(event.chat.id, false);
  const chatId = chatOfEvent(event);
  const before = chatId === null ? undefined : (chatInList(chatId) ?? chatInfo(chatId));
  for (const view of views) changeList(view, (data) => listAfter(data, event, me, view));
  applyToLoadedFolders(event, me);
  queryClient.setQueryData<JourneyRun[]>(chatKeys.runs, (runs) => runs && applyToRuns(runs, event));
  if (event.type === 'block.changed' || event.type === 'folder.deleted') changeInfos(event, me);
  if (chatId === null) return;
  if (before) {
    const moved = applyToChat(before, event, me);
    for (const view of viewsNewTo(event))
      changeList(view, (data) => listWith(data, listItem(moved), view));
  }
  queryClient.setQueryData<ChatInfo>(
    chatKeys.info(chatId),
    (info) => info && applyToChatInfo(info, event, me),
  );
  changeWindow(chatId, (shown) => windowAfter(shown, event, me));
  queryClient.setQueryData<Message[]>(
    chatKeys.pins(chatId),
    (pinned) => pinned && applyToPins(pinned, event),
  );
  if (event.type !== 'message.created') return;
  if (!before) refreshLists();
  else if (!chatInfo(chatId)?.temporary) bringUp(listItem(applyToChat(before, event, me)));
}

/** Lists to which a chat may come by an event: of the archive, or of a stage. */
function viewsNewTo(event: LiveEvent): readonly ListView[] {
  if (event.type === 'chat.kept' && event.changes.archived !== undefined) return views;
  return event.type === 'chat.updated' && event.changes.stage !== undefined
    ? views.filter(({ stage }) => stage !== null)
    : [];
}

/** An event that names no chat may still concern those that were opened. */
function changeInfos(event: LiveEvent, me: string): void {
  queryClient.setQueriesData<ChatInfo>(
    { predicate: ({ queryKey }) => queryKey[0] === 'chat' && queryKey[2] === 'info' },
    (info) => info && applyToChatInfo(info, event, me),
  );
}

/** A chat of a page that is not loaded comes to the top with its new message. */
function bringUp(chat: ChatListItem): void {
  for (const view of views)
    changeList(view, (data) =>
      chatsOf(data).some(({ id }) => id === chat.id) ? data : listWith(data, chat, view),
    );
}

/** An info has more fields than an entry of the list; they do no harm there. */
function listItem(chat: ChatListItem | ChatInfo): ChatListItem {
  return chat;
}

export function chatInfo(id: string): ChatInfo | undefined {
  return queryClient.getQueryData<ChatInfo>(chatKeys.info(id));
}

function chatOfEvent(event: LiveEvent): string | null {
  if ('chat_id' in event) return event.chat_id;
  return event.type === 'chat.created' ? event.chat.id : null;
}

function forgetChat(id: string): void {
  for (const view of views) changeList(view, (data) => listWithout(data, id));
}

export function refreshLists(): void {
  void askAgain(chatKeys.lists);
  refreshFolders();
}

/** An entry as the server answered it. */
export function adoptChat(chat: ChatListItem): void {
  noteRemoved(chat.id, false);
  for (const view of views) changeList(view, (data) => listWith(data, chat, view));
  adoptInFolders(chat, myId());
  queryClient.setQueryData<ChatInfo>(
    chatKeys.info(chat.id),
    (info) => info && { ...info, ...chat },
  );
}
