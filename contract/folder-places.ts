import type { ChatListItem } from './chat.ts';

/** A chat list entry with a folder added or removed; the same object if nothing changes. */
export function inFolder<Chat extends Pick<ChatListItem, 'folders'>>(
  chat: Chat,
  folderId: string,
  isIn: boolean,
): Chat {
  if (chat.folders.includes(folderId) === isIn) return chat;
  const others = chat.folders.filter((id) => id !== folderId);
  return { ...chat, folders: isIn ? [...others, folderId].toSorted() : others };
}
