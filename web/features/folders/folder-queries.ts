import { queryOptions } from '@tanstack/react-query';
import { applyToFolders } from '#contract/folders.live.ts';
import { api } from '#contract/index.ts';
import { eventLog } from '#web/features/chats/event-log.ts';
import { knownChats } from '#web/features/chats/known-chats.ts';
import {
  type FoldersData,
  chatKeys,
  keptFolders,
  readChats,
} from '#web/features/chats/chat-queries.ts';
import { call } from '#web/platform/api.ts';
import { kept } from '#web/platform/kept-queries.ts';

const freshMs = 10 * 60_000;
const keptMs = 30 * 60_000;

/** My folders; the live stream keeps them true. */
export const foldersQuery = queryOptions({
  queryKey: chatKeys.folders,
  queryFn: async ({ signal }): Promise<FoldersData> => {
    const place = eventLog.place();
    const since = knownChats.moment();
    const { items } = await call(api.folders.list, { signal });
    const filed = new Map(items.flatMap(({ chats }) => chats).map((chat) => [chat.id, chat]));
    readChats([...filed.values()], place);
    const labels = items.map(({ id, name }) => ({ id, name }));
    return {
      folders: eventLog.since(place).reduce(applyToFolders, labels),
      ids: new Set(filed.keys()),
      since,
    };
  },
  staleTime: freshMs,
  gcTime: keptMs,
  meta: kept(keptFolders),
});
