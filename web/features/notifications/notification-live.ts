import type { ServerFrame } from '#contract/live.ts';
import { live } from '#web/platform/live.ts';
import { askAgain, queryClient } from '#web/platform/query.ts';
import { session } from '#web/platform/session.ts';
import { type NotificationPages, notificationsOf, seenAfter } from './notification-pages.ts';
import { notificationsKey } from './notification-queries.ts';

let listening = false;
let greeted = false;

/** Keeps the list and the count true; a frame comes also to a socket that follows nothing. Begins once. */
export function listenToNotifications(): void {
  if (listening) return;
  listening = true;
  live.onFrame(applyFrame);
  live.onReturn(refreshNotifications);
  live.onResync((stream) => {
    if (stream === 'all' || stream === session.get().userProfile?.id) refreshNotifications();
  });
}

function applyFrame(frame: ServerFrame): void {
  switch (frame.type) {
    case 'notification':
      refreshNotifications();
      return;
    case 'notification.seen': {
      const at = new Date().toISOString();
      const { ids, unread } = frame;
      const pending = loaded().filter(
        ({ id, invite }) => invite === 'pending' && ids?.includes(id),
      );
      changeNotifications((data) => seenAfter(data, { ids, unread, at }));
      // It was answered or taken back, or says something else: only the server knows which.
      if (pending.length > 0 || ids?.length === 0) refreshNotifications();
      return;
    }
    case 'hello':
      // What was read before the socket opened may have missed something in between.
      if (!greeted) refreshNotifications();
      greeted = true;
      return;
    default:
  }
}

function loaded() {
  return notificationsOf(queryClient.getQueryData<NotificationPages>(notificationsKey));
}

export function changeNotifications(change: (data: NotificationPages) => NotificationPages): void {
  queryClient.setQueryData<NotificationPages>(notificationsKey, (data) => data && change(data));
}

export function refreshNotifications(): void {
  void askAgain(notificationsKey);
}
