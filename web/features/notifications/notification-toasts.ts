import type { LiveEvent, NotificationFrame } from '#contract/live.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { live } from '#web/platform/live.ts';
import { onSignOut } from '#web/platform/session.ts';
import { closeToast, showToast } from '#web/ui/toasts.ts';
import { seeNotification } from './notification-changes.ts';
import { oneTabFor } from './one-tab.ts';

/** A tab that shows the chat keeps its notification for itself, so the others let it go first. */
const othersWaitMs = 150;

const shown = new Map<string, string>();

/** Shows notifications as they come: one toast in one visible tab, none for the chat in view. */
export function useNotificationToasts(): void {
  const router = useRouter();
  useEffect(() => {
    const open = ({ notification_id: id, link }: NotificationFrame) => {
      seeNotification(id);
      if (link !== null) void router.navigate({ href: link });
    };
    const stopHearing = live.onFrame((frame) => {
      if (frame.type === 'notification') void show(frame, () => open(frame));
      else if (frame.type === 'notification.seen') closeSeen(frame);
    });
    const stopLeaving = onSignOut(() => closeAll());
    return () => {
      stopHearing();
      stopLeaving();
    };
  }, [router]);
}

async function show(frame: NotificationFrame, open: () => void): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  const { notification_id: id, title, text } = frame;
  const inView = isInView(frame.link);
  if (!inView) await new Promise((resolve) => setTimeout(resolve, othersWaitMs));
  if (!(await oneTabFor(`notification-${id}`)) || inView) return;
  shown.set(id, showToast({ tone: 'info', title, text, live: true, onOpen: open }));
}

/** The chat that the notification is about is open here. */
function isInView(link: string | null): boolean {
  const [path = ''] = (link ?? '').split(/[?#]/u);
  return path.startsWith('/chat/') && location.pathname === path;
}

/** Closes toasts of notifications that were seen anywhere. */
function closeSeen({ ids }: Extract<LiveEvent, { type: 'notification.seen' }>): void {
  if (ids === null) closeAll();
  for (const id of ids ?? []) close(id);
}

function close(id: string): void {
  const toast = shown.get(id);
  if (toast !== undefined) closeToast(toast);
  shown.delete(id);
}

function closeAll(): void {
  for (const id of shown.keys()) close(id);
}
