import type { ChatListItem } from '#contract/chat.ts';
import { inFolder } from '#contract/folder-places.ts';
import type { Folder } from '#contract/folders.ts';
import { api } from '#contract/index.ts';
import type { NewEvent } from '#contract/live.ts';
import { unconfirmed } from '#contract/values.ts';
import { call } from '#web/platform/api.ts';
import { currentText } from '#web/platform/language.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { applyToCache, refreshLists } from '#web/features/chats/chat-cache.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { chatName } from '#web/features/chats/chat-name.ts';
import { myId } from '#web/platform/session.ts';
import { openFolders } from './open-folders.ts';

type Label = Pick<Folder, 'id' | 'name'>;

/** Applies the server's event optimistically; a refusal restores the server's state. */
async function changed(event: NewEvent, change: () => Promise<unknown>): Promise<boolean> {
  applyToCache({ ...event, stream: myId(), version: unconfirmed });
  try {
    await change();
    return true;
  } catch (error) {
    failed(error);
    return false;
  }
}

function failed(error: unknown): void {
  showToast({ tone: 'error', text: sentenceOf(error) });
  refreshLists();
}

/** Makes a folder, optionally with a first chat in it. Its id is the server's to give. */
export async function createFolder(name: string, chat?: ChatListItem): Promise<boolean> {
  try {
    const { folder } = await call(api.folders.create, { body: { name: name.trim() } });
    applyToCache({ type: 'folder.created', folder, stream: myId(), version: unconfirmed });
    openFolders.showAll();
    return chat ? await addToFolder(folder, chat) : true;
  } catch (error) {
    failed(error);
    return false;
  }
}

export function renameFolder({ id, name: before }: Label, name: string): void {
  const named = name.trim();
  if (named === '' || named === before) return;
  void changed({ type: 'folder.renamed', folder_id: id, name: named }, () =>
    call(api.folders.rename, { params: { id }, body: { name: named } }),
  );
}

export async function removeFolder({ id, name }: Label): Promise<void> {
  const done = await changed({ type: 'folder.deleted', folder_id: id }, () =>
    call(api.folders.remove, { params: { id } }),
  );
  if (!done) return;
  openFolders.forget(id);
  showToast({ tone: 'success', text: currentText()('folders.deleted', { name }) });
}

export function addToFolder({ id }: Label, chat: ChatListItem): Promise<boolean> {
  const within = inFolder(chat, id, true);
  return changed({ type: 'folder.chat', folder_id: id, chat_id: chat.id, chat: within }, () =>
    call(api.folders.addChat, { params: { fileId: id }, body: { chat_id: chat.id } }),
  );
}

export function takeFromFolder({ id }: Label, chat: ChatListItem): Promise<boolean> {
  return changed({ type: 'folder.chat', folder_id: id, chat_id: chat.id, chat: null }, () =>
    call(api.folders.removeChat, { params: { fileId: id, chat_id: chat.id } }),
  );
}

/** Takes it out and says so, with a way back. */
export async function takeOut(folder: Label, chat: ChatListItem): Promise<void> {
  if (!(await takeFromFolder(folder, chat))) return;
  showDone('folders.taken_out', folder, chat, () => void addToFolder(folder, chat));
}

/** Puts a chat that was dragged into a folder; out of the one from which it came. */
export async function moveTo(folder: Label, chat: ChatListItem, from: Label | null): Promise<void> {
  if (from?.id === folder.id) return;
  const wasThere = chat.folders.includes(folder.id);
  if (!wasThere && !(await addToFolder(folder, chat))) return;
  if (from && !(await takeFromFolder(from, chat))) return;
  if (wasThere && !from) return;
  showDone('folders.put_in', folder, chat, () => {
    if (!wasThere) void takeFromFolder(folder, chat);
    if (from) void addToFolder(from, chat);
  });
}

function showDone(
  what: 'folders.put_in' | 'folders.taken_out',
  { name }: Label,
  chat: ChatListItem,
  takeBack: () => void,
): void {
  const text = currentText();
  showToast({
    tone: 'success',
    text: text(what, { title: chatName(chat, text), name }),
    action: { label: text('chat.undo'), onChoose: takeBack },
  });
}
