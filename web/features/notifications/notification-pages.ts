import type { InfiniteData } from '@tanstack/react-query';
import type { Notification } from '#contract/notifications.ts';
import { type Moment, dayNumber } from '#web/platform/time.ts';

export interface NotificationPage {
  items: Notification[];
  next: string | null;
  unread: number;
}
export type NotificationPages = InfiniteData<NotificationPage, string>;

export function notificationsOf(data: { pages: NotificationPage[] } | undefined): Notification[] {
  return data?.pages.flatMap(({ items }) => items) ?? [];
}

/** How many are new, as the newest answer or event says. */
export function unreadOf(data: { pages: NotificationPage[] } | undefined): number {
  return data?.pages[0]?.unread ?? 0;
}

function changed(
  data: NotificationPages,
  unread: number,
  change: (one: Notification) => Notification,
): NotificationPages {
  const pages = data.pages.map((page) => ({ ...page, items: page.items.map(change), unread }));
  return { ...data, pages };
}

/** The notifications with these ids, or all, marked as seen. */
export function seenAfter(
  data: NotificationPages,
  { ids, unread, at }: { ids: string[] | null; unread: number; at: string },
): NotificationPages {
  const isSeen = (id: string) => ids === null || ids.includes(id);
  return changed(data, unread, (one) =>
    one.seen_at === null && isSeen(one.id) ? { ...one, seen_at: at } : one,
  );
}

/** One as the server answered it, or as it will. */
export function withNotification(
  data: NotificationPages,
  changedOne: Notification,
): NotificationPages {
  const before = notificationsOf(data).find(({ id }) => id === changedOne.id);
  if (!before) return data;
  const isSeenNow = before.seen_at === null && changedOne.seen_at !== null;
  const unread = Math.max(0, unreadOf(data) - (isSeenNow ? 1 : 0));
  return changed(data, unread, (one) => (one.id === changedOne.id ? changedOne : one));
}

export interface NotificationGroup {
  /** Null: what is new. */
  day: number | null;
  items: Notification[];
}

/** New ones first, then by day; both newest first. */
export function groupsOf(
  items: Notification[],
  isNew: (one: Notification) => boolean,
  dayOf: (at: Moment) => number = dayNumber,
): NotificationGroup[] {
  const fresh = items.filter(isNew);
  const groups: NotificationGroup[] = fresh.length > 0 ? [{ day: null, items: fresh }] : [];
  const others = items
    .filter((one) => !isNew(one))
    .toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1));
  for (const one of others) {
    const day = dayOf(one.created_at);
    const last = groups.at(-1);
    if (last?.day === day) last.items.push(one);
    else groups.push({ day, items: [one] });
  }
  return groups;
}
