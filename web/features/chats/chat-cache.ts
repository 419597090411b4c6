import { applyToMessages } from '#contract/messages.live.ts';
import { applyToChatInfo } from '#contract/chat.live.ts';
import type { ChatInfo, ChatListItem } from '#contract/chat.ts';
import { applyToFolders } from '#contract/folders.live.ts';
import { applyToRuns } from '#contract/journeys.live.ts';
import type { JourneyRun } from '#contract/journeys.ts';
import type { LiveEvent } from '#contract/live.ts';
import type { Message } from '#contract/messages.ts';
import { applyToPins } from '#contract/pins.live.ts';
import { askAgain, queryClient } from '#web/platform/query.ts';
import { storeOf } from '#web/platform/store.ts';
import { changeWindow } from '#web/features/messages/message-queries.ts';
import { myId } from '#web/platform/session.ts';
import { type FoldersData, chatKeys } from './chat-queries.ts';
import { knownChats } from './known-chats.ts';

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

/** The cache after an event, optimistic ones included: the known chats, an opened chat and its window. */
export function applyToCache(event: LiveEvent): void {
  const me = myId();
  if (event.type === 'chat.removed') noteRemoved(event.chat_id, true);
  if (event.type === 'chat.created') noteRemoved(event.chat.id, false);
  const chatId = 'chat_id' in event ? event.chat_id : null;
  const info = chatId === null ? undefined : chatInfo(chatId);
  if (info && !info.temporary && !knownChats.get(info.id) && isListedBy(event))
    knownChats.bring(info);
  knownChats.apply(event, me);
  queryClient.setQueryData<FoldersData>(chatKeys.folders, (data) => {
    const folders = data && applyToFolders(data.folders, event);
    return folders && folders !== data.folders ? { ...data, folders } : data;
  });
  queryClient.setQueryData<JourneyRun[]>(chatKeys.runs, (runs) => runs && applyToRuns(runs, event));
  if (chatId === null) {
    changeInfos(event, me);
    return;
  }
  if (info) queryClient.setQueryData(chatKeys.info(chatId), applyToChatInfo(info, event, me));
  changeWindow(chatId, (shown) => applyToMessages(shown, event, me));
  changePins(chatId, event);
  if (event.type === 'message.created' && !info && !knownChats.get(chatId)) refreshLists();
}

function changePins(chatId: string, event: LiveEvent): void {
  const key = chatKeys.pins(chatId);
  const pinned = queryClient.getQueryData<Message[]>(key);
  const next = pinned && applyToPins(pinned, event);
  if (next === null) void askAgain(key);
  else if (next !== pinned) queryClient.setQueryData(key, next);
}

/** Events that bring a chat into a list, also one that is only known because it is open. */
function isListedBy(event: LiveEvent): boolean {
  if (event.type === 'chat.kept') return event.changes.archived !== undefined;
  if (event.type === 'chat.updated') return event.changes.stage !== undefined;
  return event.type === 'message.created';
}

/** An event that names no chat may still concern those that were opened. */
function changeInfos(event: LiveEvent, me: string): void {
  queryClient.setQueriesData<ChatInfo>(
    { predicate: ({ queryKey }) => queryKey[0] === 'chat' && queryKey[2] === 'info' },
    (info) => {
      const next = info && applyToChatInfo(info, event, me);
      return next === info ? undefined : next;
    },
  );
}

export function chatInfo(id: string): ChatInfo | undefined {
  return queryClient.getQueryData<ChatInfo>(chatKeys.info(id));
}

export function refreshLists(): void {
  void askAgain(chatKeys.lists);
}

/** An entry as the server answered it. */
export function adoptChat(chat: ChatListItem): void {
  noteRemoved(chat.id, false);
  knownChats.bring(chat);
  queryClient.setQueryData<ChatInfo>(
    chatKeys.info(chat.id),
    (info) => info && { ...info, ...chat },
  );
}
