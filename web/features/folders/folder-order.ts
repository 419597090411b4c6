import type { ChatListItem } from '#contract/chat.ts';
import type { Folder } from '#contract/folders.ts';
import { whenNeeded } from '#web/ui/when-needed.ts';
import { isMuted } from '../chat/chat-kinds.ts';

const collator = whenNeeded(
  () => new Intl.Collator(['he', 'en'], { numeric: true, sensitivity: 'base' }),
);

/** By name, in which “Folder 10” follows “Folder 9”. */
export function byName<Named extends Pick<Folder, 'name'>>(folders: readonly Named[]): Named[] {
  return folders.toSorted((one, other) => collator().compare(one.name, other.name));
}

/** What a folder shows: the archive keeps its own. */
export function shownIn({ chats }: Pick<Folder, 'chats'>): ChatListItem[] {
  return chats.filter(({ archived }) => !archived);
}

export interface FolderNews {
  unread: number;
  /** Nothing of it is in a chat that may make itself known. */
  muted: boolean;
}

/** What is new in some chats, each counted once. */
export function newsOf(chats: readonly ChatListItem[]): FolderNews {
  const fresh = [...new Map(chats.map((chat) => [chat.id, chat])).values()].filter(
    ({ unread }) => unread > 0,
  );
  return {
    unread: fresh.reduce((sum, { unread }) => sum + unread, 0),
    muted: fresh.every(isMuted),
  };
}
