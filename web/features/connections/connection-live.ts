import { live } from '#web/platform/live.ts';
import { queryClient } from '#web/platform/query.ts';
import { session } from '#web/platform/session.ts';
import { listenToChats } from '../chat/chat-live.ts';
import { applyBlock, applyConnection, refreshConnections } from './connection-cache.ts';
import { connectionKeys } from './connection-queries.ts';

let listening = false;
let greeted = false;

/** Brings what the live stream tells of people into the query cache. Begins once. */
export function listenToConnections(): void {
  if (listening) return;
  listening = true;
  // The log of events, which the queries ask, is filled there.
  listenToChats();
  live.onFrame((frame) => {
    switch (frame.type) {
      case 'connection.changed':
        applyConnection(frame);
        return;
      case 'block.changed':
        applyBlock(frame.user, frame.blocked);
        return;
      case 'hello':
        // What was read before the socket opened may have missed something in between.
        if (!greeted && queryClient.getQueryData(connectionKeys.requests)) refreshConnections();
        greeted = true;
        return;
      default:
    }
  });
  live.onReturn(refreshConnections);
  live.onResync((stream) => {
    if (stream === 'all' || stream === session.get().userProfile?.id) refreshConnections();
  });
}
