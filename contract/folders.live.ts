import type { FolderLabel } from './folders.ts';
import type { LiveEvent, Unconcerned } from './live.ts';

/** My folders, in the order in which they were created; which chats are in them is a part of each chat. */
export function applyToFolders(folders: FolderLabel[], event: LiveEvent): FolderLabel[] {
  switch (event.type) {
    case 'folder.created': {
      const { id, name } = event.folder;
      return folders.some((folder) => folder.id === id) ? folders : [...folders, { id, name }];
    }
    case 'folder.renamed': {
      const { folder_id: id, name } = event;
      return folders.map((folder) => (folder.id === id ? { ...folder, name } : folder));
    }
    case 'folder.deleted':
      return folders.filter(({ id }) => id !== event.folder_id);
    default:
      event satisfies Unconcerned<'folders'>;
      return folders;
  }
}
