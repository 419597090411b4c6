import type { LiveEvent, Unconcerned } from '#contract/live.ts';
import { followStream } from '#web/platform/follow-stream.ts';
import { askAgain, queryClient } from '#web/platform/query.ts';
import { type NotificationPages, notificationsOf, seenAfter } from './notification-pages.ts';
import { notificationsKey } from './notification-queries.ts';

/** Keeps the list and the count true; a frame comes also to a socket that follows nothing. */
export const listenToNotifications = followStream({
  apply: (event) => {
    if (event.type === 'notification.seen') markSeen(event);
    else event satisfies Unconcerned<'notifications'>;
  },
  hear: ({ type }) => {
    if (type === 'notification') refreshNotifications();
  },
  refresh: refreshNotifications,
  isRead: () => true,
});

function markSeen({ ids, unread }: Extract<LiveEvent, { type: 'notification.seen' }>): void {
  const at = new Date().toISOString();
  const pending = loaded().filter(({ id, invite }) => invite === 'pending' && ids?.includes(id));
  changeNotifications((data) => seenAfter(data, { ids, unread, at }));
  // It was answered or taken back, or says something else: only the server knows which.
  if (pending.length > 0 || ids?.length === 0) refreshNotifications();
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
