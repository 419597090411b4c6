import type { ChatListItem } from './chat.ts';

/** A chat's entry once it lies in a folder, or no more; the same object where that is so already. */
export function inFolder(chat: ChatListItem, folderId: string, isIn: boolean): ChatListItem {
  if (chat.folders.includes(folderId) === isIn) return chat;
  const others = chat.folders.filter((id) => id !== folderId);
  return { ...chat, folders: isIn ? [...others, folderId].toSorted() : others };
}
