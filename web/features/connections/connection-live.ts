import type { Unconcerned } from '#contract/live.ts';
import { listenToChats } from '#web/features/messages/chat-live.ts';
import { followStream } from '#web/platform/follow-stream.ts';
import { hasRead } from '#web/platform/query.ts';
import { applyBlock, applyConnection, refreshConnections } from './connection-cache.ts';
import { connectionKeys } from './connection-queries.ts';

/** Keeps what is loaded of people true by the live stream. */
export const listenToConnections = followStream({
  // The log of events, which the queries ask, is filled there.
  begin: listenToChats,
  apply: (event) => {
    if (event.type === 'connection.changed') applyConnection(event);
    else if (event.type === 'block.changed') applyBlock(event.user, event.blocked);
    else event satisfies Unconcerned<'connections'>;
  },
  refresh: refreshConnections,
  isRead: () => hasRead(connectionKeys.requests),
});
