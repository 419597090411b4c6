import { type InferSelectModel, and, asc, eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { ChatListItem } from '#contract/chat.ts';
import type { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { plainLine } from '#contract/visible-text.ts';
import { folderChats, folders } from '#db/schema/folders.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import { listEntry, listedEntries } from '../chat-list/chat-list.ts';
import { reachableChat } from '../sight/doors.ts';

type FolderRow = InferSelectModel<typeof folders>;

/** Two statements, however many folders and chats there are. */
export async function myFolders(call: Call) {
  const rows = await call.db
    .select()
    .from(folders)
    .where(eq(folders.userId, call.me.userId))
    .orderBy(asc(folders.createdAt), asc(folders.id));
  const chats = await listedEntries(
    call,
    sql`m.chat_id in (select f.chat_id from folder_chats f where f.user_id = ${call.me.userId})`,
  );
  const byFolder = new Map<string, ChatListItem[]>();
  for (const chat of chats) {
    for (const id of chat.folders) byFolder.set(id, [...(byFolder.get(id) ?? []), chat]);
  }
  return {
    items: rows.map(({ id, name }) => ({ id, name, chats: byFolder.get(id) ?? [] })),
  };
}

export async function createFolder(call: Call, { body }: Input<typeof api.folders.create>) {
  const name = plainLine(body.name);
  await lockFolders(call);
  const count = await call.db.$count(folders, eq(folders.userId, call.me.userId));
  if (count >= limits.foldersMax)
    throw new Refusal('folder.too_many', { params: { max: limits.foldersMax } });
  const folder = { id: newId(), name };
  await call.db
    .insert(folders)
    .values({ ...folder, userId: call.me.userId, createdAt: call.platform.now() });
  call.emit(call.me.userId, { type: 'folder.created', folder });
  return { folder: { ...folder, chats: [] } };
}

export async function renameFolder(call: Call, input: Input<typeof api.folders.rename>) {
  const { id, name: before } = await myFolder(call, input.params.id);
  const name = plainLine(input.body.name);
  if (name !== before) {
    await call.db.update(folders).set({ name }).where(eq(folders.id, id));
    call.emit(call.me.userId, { type: 'folder.renamed', folder_id: id, name });
  }
  return { folder: { id, name } };
}

/** Only the places of its chats go with a folder. */
export async function removeFolder(call: Call, { params }: Input<typeof api.folders.remove>) {
  const { id } = await myFolder(call, params.id);
  await call.db.delete(folders).where(eq(folders.id, id));
  call.emit(call.me.userId, { type: 'folder.deleted', folder_id: id });
  return { ok: true as const };
}

export async function addToFolder(call: Call, input: Input<typeof api.folders.addChat>) {
  const folder = await myFolder(call, input.params.fileId);
  const { userId } = call.me;
  const { chat } = await reachableChat(call, input.body.chat_id, { lock: true });
  // It is gone after a day, and no list shows it.
  if (chat.temporary) throw new Refusal('chat.not_allowed');
  await lockFolders(call);
  const max = limits.folderChatsMax;
  const count = await call.db.$count(folderChats, eq(folderChats.userId, userId));
  const added = await call.db
    .insert(folderChats)
    .values({ folderId: folder.id, chatId: chat.id, userId })
    .onConflictDoNothing()
    .returning({ chatId: folderChats.chatId });
  if (added.length > 0 && count >= max) throw new Refusal('folder.full', { params: { max } });
  const entry = await listEntry(call.platform, call.db, userId, chat.id);
  if (added.length > 0)
    call.emit(userId, {
      type: 'folder.chat',
      folder_id: folder.id,
      chat_id: chat.id,
      chat: entry,
    });
  return { chat: entry };
}

/** Also for a chat that is no longer there for the person, so that the answer does not reveal which chats exist. */
export async function takeFromFolder(call: Call, { params }: Input<typeof api.folders.removeChat>) {
  const folder = await myFolder(call, params.fileId);
  const chatId = params.chat_id.toLowerCase();
  if (!isUuid(chatId)) return { ok: true as const };
  const removed = await call.db
    .delete(folderChats)
    .where(and(eq(folderChats.folderId, folder.id), eq(folderChats.chatId, chatId)))
    .returning({ chatId: folderChats.chatId });
  if (removed.length > 0)
    call.emit(call.me.userId, {
      type: 'folder.chat',
      folder_id: folder.id,
      chat_id: chatId,
      chat: null,
    });
  return { ok: true as const };
}

/** The door: only its owner reaches a folder, whose row is held. @throws Refusal folder.not_found */
async function myFolder(call: Call, id: string): Promise<FolderRow> {
  if (!isUuid(id)) throw new Refusal('folder.not_found');
  const [row] = await call.db
    .select()
    .from(folders)
    .where(and(eq(folders.id, id), eq(folders.userId, call.me.userId)))
    .for('update');
  if (!row) throw new Refusal('folder.not_found');
  return row;
}

/** The counted rows stay unchanged until the transaction ends. */
async function lockFolders(call: Call): Promise<void> {
  const mine = `folders ${call.me.userId}`;
  await call.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mine}, 0))`);
}
