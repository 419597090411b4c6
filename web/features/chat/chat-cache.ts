import { applyToChat } from '#contract/chat.live.ts';
import type { ChatInfo, ChatListItem } from '#contract/chat.ts';
import type { LiveEvent } from '#contract/live.ts';
import { queryClient } from '#web/platform/query.ts';
import {
  type ChatListData,
  type ChatListFilter,
  chatsOf,
  listAfter,
  listWith,
  listWithout,
} from './chat-list-pages.ts';
import { changeWindow, chatKeys, myId } from './chat-queries.ts';
import { windowAfter } from './message-window.ts';

const filters: ChatListFilter[] = ['all', 'archived'];

export function chatInList(id: string): ChatListItem | undefined {
  for (const filter of filters) {
    const found = chatsOf(listData(filter)).find((chat) => chat.id === id);
    if (found) return found;
  }
  return undefined;
}

function listData(filter: ChatListFilter): ChatListData | undefined {
  return queryClient.getQueryData<ChatListData>(chatKeys.list(filter));
}

function changeList(filter: ChatListFilter, change: (data: ChatListData) => ChatListData): void {
  queryClient.setQueryData<ChatListData>(chatKeys.list(filter), (data) => data && change(data));
}

/** What the cache becomes by an event, optimistic ones included: every loaded list, info and window. */
export function applyToCache(event: LiveEvent): void {
  const me = myId();
  if (event.type === 'chat.removed') forgetChat(event.chat_id);
  const chatId = chatOfEvent(event);
  const before = chatId === null ? undefined : (chatInList(chatId) ?? chatInfo(chatId));
  for (const filter of filters) changeList(filter, (data) => listAfter(data, event, me, filter));
  if (chatId === null) return;
  if (event.type === 'chat.kept' && event.changes.archived !== undefined && before) {
    const moved = applyToChat(before, event, me);
    for (const filter of filters)
      changeList(filter, (data) => listWith(data, listItem(moved), filter));
  }
  queryClient.setQueryData<ChatInfo>(
    chatKeys.info(chatId),
    (info) => info && { ...info, ...applyToChat(info, event, me) },
  );
  changeWindow(chatId, (shown) => windowAfter(shown, event));
  if (event.type === 'message.created' && !before) refreshLists();
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
  for (const filter of filters) changeList(filter, (data) => listWithout(data, id));
}

export function refreshLists(): void {
  void queryClient.invalidateQueries({ queryKey: chatKeys.lists });
}

/** An entry as the server answered it. */
export function adoptChat(chat: ChatListItem): void {
  for (const filter of filters) changeList(filter, (data) => listWith(data, chat, filter));
  queryClient.setQueryData<ChatInfo>(
    chatKeys.info(chat.id),
    (info) => info && { ...info, ...chat },
  );
}
