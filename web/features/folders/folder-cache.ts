import { useQuery } from '@tanstack/react-query';
import type { Folder } from '#contract/folders.ts';
import { type FoldersData, chatKeys } from '#web/features/chats/chat-queries.ts';
import { knownChats, useKnownChats } from '#web/features/chats/known-chats.ts';
import { queryClient } from '#web/platform/query.ts';
import { foldersOf } from './folder-order.ts';
import { foldersQuery } from './folder-queries.ts';

export function loadedFolders(): Folder[] | undefined {
  const data = queryClient.getQueryData<FoldersData>(chatKeys.folders);
  return data && foldersOf(data, knownChats);
}

/** My folders; undefined until they are loaded. */
export function useFolders({ enabled = true } = {}) {
  const { data, isError, refetch } = useQuery({ ...foldersQuery, enabled });
  const folders = useKnownChats<Folder>((before) =>
    data ? foldersOf(data, knownChats, before) : [],
  );
  return { folders: data && folders, isError, refetch };
}
