import type { ChatListItem } from '#contract/chat.ts';
import type { Folder, FolderLabel } from '#contract/folders.ts';
import { whenNeeded } from '#web/ui/when-needed.ts';
import { type KnownChats, type Range, unchanged } from '#web/features/chats/known-chats.ts';
import { isMuted } from '#web/features/chats/chat-kinds.ts';

const collator = whenNeeded(
  () => new Intl.Collator(['he', 'en'], { numeric: true, sensitivity: 'base' }),
);

/**
 * The folders with their chats, which are among the known ones.
 * @param before as they were; those that say the same stay the same objects
 */
export function foldersOf(
  { folders, ...range }: { folders: FolderLabel[] } & Omit<Range, 'end'>,
  known: KnownChats,
  before: Folder[] = [],
): Folder[] {
  const filed = known.among({ ...range, end: null }, (chat) => chat.folders.length > 0);
  return folders.map(({ id, name }) => {
    const was = before.find((folder) => folder.id === id);
    const within = filed.filter((chat) => chat.folders.includes(id));
    const chats = unchanged(was?.chats, within);
    return was?.name === name && was.chats === chats ? was : { id, name, chats };
  });
}

/** By name, in which “Folder 10” follows “Folder 9”. */
export function byName<Named extends Pick<Folder, 'name'>>(folders: readonly Named[]): Named[] {
  return folders.toSorted((one, other) => collator().compare(one.name, other.name));
}

/** The chats of a folder: archived ones are only in the archive. */
export function shownIn({ chats }: Pick<Folder, 'chats'>): ChatListItem[] {
  return chats.filter(({ archived }) => !archived);
}

export interface FolderNews {
  unread: number;
  /** Nothing of it is in a chat that may make itself known. */
  muted: boolean;
}

/** Unread counts of chats, each counted once. */
export function newsOf(chats: readonly ChatListItem[]): FolderNews {
  const fresh = [...new Map(chats.map((chat) => [chat.id, chat])).values()].filter(
    ({ unread }) => unread > 0,
  );
  return {
    unread: fresh.reduce((sum, { unread }) => sum + unread, 0),
    muted: fresh.every(isMuted),
  };
}
