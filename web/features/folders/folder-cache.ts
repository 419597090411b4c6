import type { ChatListItem } from '#contract/chat.ts';
import { applyToFolders } from '#contract/folders.live.ts';
import type { Folder } from '#contract/folders.ts';
import type { LiveEvent } from '#contract/live.ts';
import { untold } from '#contract/values.ts';
import { askAgain, queryClient } from '#web/platform/query.ts';
import { folderKeys } from './folder-queries.ts';

export function loadedFolders(): Folder[] | undefined {
  return queryClient.getQueryData<Folder[]>(folderKeys.list);
}

/** What the loaded folders become by an event, optimistic ones included. */
export function applyToLoadedFolders(event: LiveEvent, me: string): void {
  queryClient.setQueryData<Folder[]>(
    folderKeys.list,
    (folders) => folders && applyToFolders(folders, event, me),
  );
}

/** An entry as the server answered it, in all its folders. */
export function adoptInFolders(chat: ChatListItem, me: string): void {
  applyToLoadedFolders({ type: 'chat.created', chat, stream: me, version: untold }, me);
}

export function chatInFolders(id: string): ChatListItem | undefined {
  for (const { chats } of loadedFolders() ?? []) {
    const found = chats.find((chat) => chat.id === id);
    if (found) return found;
  }
  return undefined;
}

export function refreshFolders(): void {
  void askAgain(folderKeys.list);
}
