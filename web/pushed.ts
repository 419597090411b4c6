/// <reference lib="webworker" />
import type { PushMessage } from '#contract/push.ts';
import { closeShown } from './platform/close-shown.ts';
import { type OpenedMessage, keepOpened } from './platform/opened-notifications.ts';

type Notice = Extract<PushMessage, { kind: 'notice' }>;

type Shown = Pick<Notice, 'id' | 'link' | 'read'>;

/** Options that the types of the platform do not know, because not every browser has them. */
interface NoticeOptions extends NotificationOptions {
  actions: { action: string; title: string }[];
  renotify: boolean;
}

const readAction = 'read';

/** Shows a push message, or takes away what was seen elsewhere. */
export async function showPushed(
  worker: ServiceWorkerGlobalScope,
  message: PushMessage,
): Promise<void> {
  const { registration } = worker;
  if (message.kind === 'seen') {
    await closeShown(registration, message.ids);
  } else {
    // The program shows it by itself to a person who looks at it.
    if (await isLookedAt(worker)) return;
    const { id, title, text, link, language, read } = message;
    const options: NoticeOptions = {
      body: text,
      // One for each notification: another message of a chat replaces the one before.
      tag: id,
      // It replaces the one before, and sounds like it.
      renotify: true,
      data: { id, link, ...(read && { read }) } satisfies Shown,
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      lang: language,
      dir: language === 'he' ? 'rtl' : 'ltr',
      actions: read ? [{ action: readAction, title: read.label }] : [],
    };
    await registration.showNotification(title, options);
  }
  await countShown(worker);
}

/** The number on the icon follows what is shown. */
async function countShown({ registration }: ServiceWorkerGlobalScope): Promise<void> {
  const left = (await registration.getNotifications()).length;
  await (left > 0 ? navigator.setAppBadge?.(left) : navigator.clearAppBadge?.());
}

async function isLookedAt({ clients }: ServiceWorkerGlobalScope): Promise<boolean> {
  const windows = await clients.matchAll({ type: 'window' });
  return windows.some(({ focused, visibilityState }) => focused && visibilityState === 'visible');
}

/** Does what was pressed of a notification. */
export async function choose(
  worker: ServiceWorkerGlobalScope,
  { action, notification }: Pick<NotificationEvent, 'action' | 'notification'>,
): Promise<void> {
  if (action === readAction) await markRead(worker, notification);
  else await openShown(worker, notification);
}

/** Nothing is opened. Where the server has not heard of it, the notification stays. */
async function markRead(
  worker: ServiceWorkerGlobalScope,
  notification: Notification,
): Promise<void> {
  const { read } = notification.data as Shown;
  if (!read) return;
  const answer = await fetch(read.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: read.token }),
    credentials: 'omit',
  }).catch(() => undefined);
  if (!answer?.ok) return;
  notification.close();
  await countShown(worker);
}

/** Opens what a notification is about, in a window that is open already if there is one. */
async function openShown(
  { clients }: ServiceWorkerGlobalScope,
  notification: Notification,
): Promise<void> {
  notification.close();
  const { id, link } = notification.data as Shown;
  const [open] = await clients.matchAll({ type: 'window' });
  if (open) {
    open.postMessage({ type: 'OPEN_NOTIFICATION', id, link } satisfies OpenedMessage);
    await open.focus();
    return;
  }
  await keepOpened(id);
  await clients.openWindow(link);
}
