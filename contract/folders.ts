import { z } from 'zod';
import { ChatListItem } from './chat.ts';
import { Done, endpoint } from './endpoint.ts';
import { ById, Id, filledText } from './shapes.ts';
import { limits } from './values.ts';
import { chatDoor } from './refusals.ts';

const FolderName = filledText(limits.folderNameLengthMax);

/** A folder of one person. A chat may be in several folders, and nobody else sees them. */
export const Folder = z.strictObject({
  id: Id,
  name: z.string(),
  /** In the order of the chat list, archived ones included. */
  chats: z.array(ChatListItem),
});
export type Folder = z.output<typeof Folder>;

/** The heading of a folder's chats. */
export const FolderLabel = Folder.omit({ chats: true });
export type FolderLabel = z.output<typeof FolderLabel>;

/** On the wire a folder is a `file`. */
export const folders = {
  list: endpoint({
    method: 'GET',
    path: '/api/file/list',
    summary: 'My folders with their chats, in the order in which they were made; at most 200.',
    answer: z.strictObject({ items: z.array(Folder) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/file/create',
    summary: 'Makes an empty folder.',
    body: z.strictObject({ name: FolderName }),
    answer: z.strictObject({ folder: Folder }),
    fails: ['folder.too_many'],
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/file/rename/:id',
    summary: 'Gives a folder another name.',
    params: ById,
    body: z.strictObject({ name: FolderName }),
    answer: z.strictObject({ folder: FolderLabel }),
    fails: ['folder.not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/file/delete/:id',
    summary: 'Deletes a folder; its chats stay.',
    params: ById,
    answer: Done,
    fails: ['folder.not_found'],
  }),
  addChat: endpoint({
    method: 'PUT',
    path: '/api/file/add_chat/:fileId',
    summary: 'Puts a chat of mine into a folder; it stays in the others.',
    params: z.strictObject({ fileId: Id }),
    body: z.strictObject({ chat_id: Id }),
    answer: z.strictObject({ chat: ChatListItem }),
    fails: [...chatDoor, 'chat.not_allowed', 'folder.not_found', 'folder.full'],
  }),
  removeChat: endpoint({
    method: 'DELETE',
    path: '/api/file/:fileId/chats/:chat_id',
    summary: 'Takes a chat out of a folder; where it is not in it, nothing changes.',
    params: z.strictObject({ fileId: Id, chat_id: Id }),
    answer: Done,
    fails: ['folder.not_found'],
  }),
};
