import { createNotificationsStore, notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';

export type ToastTone = 'success' | 'info' | 'error';

export type Toast = {
  tone: ToastTone;
  title?: ReactNode;
  text: ReactNode;
  /** In place of the tone's icon: an avatar. */
  figure?: ReactNode;
  action?: { label: string; onChoose: () => void };
  /** Before it, where two things can be done. */
  firstAction?: { label: string; onChoose: () => void };
  /** A click anywhere on the card, or on its words by the keyboard, leads there and closes it. */
  onOpen?: () => void;
  /** A notification of something that happened elsewhere, shown live. */
  live?: boolean;
};

/** Contents of the shown cards, by the id of their notification. */
export const shownToasts = new Map<string, Toast>();

/** Live events have their own corner, so they never displace an answer to the person's own action. */
export const liveStore = createNotificationsStore();
export const answerStore = createNotificationsStore();

export const toastMs = 5000;

/** Cards of one store on the screen at once. */
export const toastsAtOnce = 3;

let count = 0;

/** Shows a toast for five seconds; errors stay until they are closed. Returns its id. */
export function showToast(toast: Toast): string {
  count += 1;
  const id = `toast-${count}`;
  const store = toast.live ? liveStore : answerStore;
  // Errors stay until they are closed: they make room, or what is new would wait unseen.
  const shown = store.getState().notifications;
  const oldest = shown.find((each) => shownToasts.get(each.id ?? '')?.tone === 'error');
  if (oldest?.id && shown.length >= toastsAtOnce) notifications.hide(oldest.id, store);
  shownToasts.set(id, toast);
  notifications.show(
    {
      id,
      message: toast.text,
      role: toast.tone === 'error' ? 'alert' : 'status',
      autoClose: toast.tone === 'error' ? false : toastMs,
      onClose: () => shownToasts.delete(id),
    },
    store,
  );
  return id;
}

export function closeToast(id: string): void {
  notifications.hide(id, liveStore);
  notifications.hide(id, answerStore);
}
