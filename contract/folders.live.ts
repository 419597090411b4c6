import { applyToChatList, compareChats } from './chat.live.ts';
import type { ChatListItem } from './chat.ts';
import type { Folder } from './folders.ts';
import type { LiveEvent } from './live.ts';

/** My folders, in the order in which they were made. What does not change stays the same object. */
export function applyToFolders(folders: Folder[], event: LiveEvent, me: string): Folder[] {
  switch (event.type) {
    case 'folder.created': {
      const { id, name } = event.folder;
      return folders.some((folder) => folder.id === id)
        ? folders
        : [...folders, { id, name, chats: [] }];
    }
    case 'folder.renamed':
      return changed(folders, (folder) =>
        folder.id === event.folder_id && folder.name !== event.name
          ? { ...folder, name: event.name }
          : folder,
      );
    case 'folder.deleted':
      return changed(
        folders.some(({ id }) => id === event.folder_id)
          ? folders.filter(({ id }) => id !== event.folder_id)
          : folders,
        (folder) => withChats(folder, applyToChatList(folder.chats, event, me)),
      );
    case 'folder.chat':
      return changed(folders, (folder) => {
        const told = withChats(folder, applyToChatList(folder.chats, event, me));
        if (folder.id !== event.folder_id) return told;
        return event.chat ? withChat(told, event.chat) : withoutChat(told, event.chat_id);
      });
    case 'chat.created':
      return changed(folders, (folder) => {
        const without = withoutChat(folder, event.chat.id);
        return event.chat.folders.includes(folder.id) ? withChat(without, event.chat) : without;
      });
    default:
      return changed(folders, (folder) =>
        withChats(folder, applyToChatList(folder.chats, event, me)),
      );
  }
}

/** A chat that is there already may be newer than the one that an event tells of. */
function withChat(folder: Folder, chat: ChatListItem): Folder {
  if (folder.chats.some(({ id }) => id === chat.id)) return folder;
  return { ...folder, chats: [...folder.chats, chat].toSorted(compareChats) };
}

function withoutChat(folder: Folder, chatId: string): Folder {
  const chats = folder.chats.filter(({ id }) => id !== chatId);
  return chats.length === folder.chats.length ? folder : { ...folder, chats };
}

function withChats(folder: Folder, chats: ChatListItem[]): Folder {
  const isSame =
    chats.length === folder.chats.length && chats.every((chat, at) => chat === folder.chats[at]);
  return isSame ? folder : { ...folder, chats };
}

function changed(folders: Folder[], change: (folder: Folder) => Folder): Folder[] {
  const next = folders.map(change);
  return next.every((folder, at) => folder === folders[at]) ? folders : next;
}
