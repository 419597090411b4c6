import { api } from '#contract/index.ts';
import type { Notification } from '#contract/notifications.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { currentText } from '#web/platform/language.tsx';
import { queryClient } from '#web/platform/query.ts';
import { showToast } from '#web/ui/toasts.ts';
import { changeNotifications, refreshNotifications } from './notification-live.ts';
import {
  type NotificationPages,
  notificationsOf,
  seenAfter,
  unreadOf,
  withNotification,
} from './notification-pages.ts';
import { notificationsKey } from './notification-queries.ts';

/** Undoes an optimistic change, with the reason. */
function takeBack(error: unknown): void {
  const text = error instanceof ApiError ? error.message : currentText()('shell.try_later');
  showToast({ tone: 'error', text });
  refreshNotifications();
}

function now(): string {
  return new Date().toISOString();
}

/** Quietly: who follows a notification has no use for a refusal of this. */
export function seeNotification(id: string): void {
  const data = queryClient.getQueryData<NotificationPages>(notificationsKey);
  const known = notificationsOf(data).find((one) => one.id === id);
  if (known && known.seen_at !== null) return;
  const unread = Math.max(0, unreadOf(data) - 1);
  changeNotifications((pages) => seenAfter(pages, { ids: [id], unread, at: now() }));
  call(api.notifications.see, { params: { id } }).catch(refreshNotifications);
}

export function seeAllNotifications(): void {
  changeNotifications((pages) => seenAfter(pages, { ids: null, unread: 0, at: now() }));
  call(api.notifications.seeAll).catch(takeBack);
}

/** Accepts or declines a notification's request in place. Returns the server's additional result. */
export async function decideNotification(
  before: Notification,
  action: 'accept' | 'decline',
): Promise<Decided | null> {
  const invite = action === 'accept' ? ('accepted' as const) : ('declined' as const);
  const after = { ...before, invite, seen_at: before.seen_at ?? now() };
  // An answer on its way would ask again what is answered here.
  await queryClient.cancelQueries({ queryKey: notificationsKey });
  changeNotifications((pages) => withNotification(pages, after));
  try {
    const body = { notification_id: before.id, action };
    const decided = await call(api.notifications.decide, { body });
    changeNotifications((pages) => withNotification(pages, decided.notification));
    refreshNotifications();
    return decided;
  } catch (error) {
    changeNotifications((pages) => withNotification(pages, before));
    takeBack(error);
    return null;
  }
}

type Decided = Awaited<ReturnType<typeof call<typeof api.notifications.decide>>>;
