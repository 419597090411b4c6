import { queryOptions } from '@tanstack/react-query';
import { applyToFolders } from '#contract/folders.live.ts';
import { api } from '#contract/index.ts';
import { call } from '#web/platform/api.ts';
import { myId } from '../chat/chat-queries.ts';
import { eventLog } from '../chat/event-log.ts';

const freshMs = 10 * 60_000;
const keptMs = 30 * 60_000;

export const folderKeys = { list: ['folders'] as const };

/** My folders with their chats; the live stream keeps them true. */
export const foldersQuery = queryOptions({
  queryKey: folderKeys.list,
  queryFn: async ({ signal }) => {
    const place = eventLog.place();
    const { items } = await call(api.folders.list, { signal });
    const me = myId();
    return eventLog.since(place).reduce((now, event) => applyToFolders(now, event, me), items);
  },
  staleTime: freshMs,
  gcTime: keptMs,
});
