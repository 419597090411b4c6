import { expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import {
  type NotificationPages,
  groupsOf,
  notificationsOf,
  seenAfter,
  unreadOf,
  withNotification,
} from './notification-pages.ts';

const at = '2026-01-05T12:00:00.000Z';

function notification(id: string, changes: Partial<Notification> = {}): Notification {
  return {
    id,
    kind: 'mention',
    title: id,
    text: '',
    link: null,
    actor: null,
    invite: null,
    seen_at: null,
    created_at: '2026-01-04T10:00:00.000Z',
    ...changes,
  };
}

function loaded(items: Notification[], unread: number): NotificationPages {
  return { pages: [{ items, next: null, unread }], pageParams: ['1'] };
}

const unseen = (data: NotificationPages) =>
  notificationsOf(data).flatMap(({ id, seen_at: seenAt }) => (seenAt === null ? [id] : []));

test('seen ones keep their time, and the count is the one of the event', () => {
  const before = '2026-01-04T11:00:00.000Z';
  const data = loaded(
    [notification('a'), notification('b'), notification('c', { seen_at: before })],
    2,
  );
  const one = seenAfter(data, { ids: ['b', 'c', 'elsewhere'], unread: 1, at });
  expect(unseen(one)).toEqual(['a']);
  expect(unreadOf(one)).toBe(1);
  expect(notificationsOf(one).at(-1)?.seen_at).toBe(before);
  const all = seenAfter(one, { ids: null, unread: 0, at });
  expect(unseen(all)).toEqual([]);
  expect(seenAfter(all, { ids: null, unread: 0, at })).toEqual(all);
});

test('one that is answered in place counts as seen once', () => {
  const asked = notification('a', { invite: 'pending' });
  const data = loaded([asked, notification('b')], 2);
  const accepted = withNotification(data, { ...asked, invite: 'accepted', seen_at: at });
  expect(unreadOf(accepted)).toBe(1);
  expect(unreadOf(withNotification(accepted, { ...asked, invite: 'accepted', seen_at: at }))).toBe(
    1,
  );
  expect(withNotification(data, notification('elsewhere'))).toBe(data);
});

test('new ones come first, the rest by day and newest first', () => {
  const items = [
    notification('new', { created_at: '2026-01-01T10:00:00.000Z' }),
    notification('old', { seen_at: at, created_at: '2026-01-02T10:00:00.000Z' }),
    notification('kept', { seen_at: at, created_at: '2026-01-04T09:00:00.000Z' }),
    notification('late', { seen_at: at, created_at: '2026-01-04T10:00:00.000Z' }),
  ];
  const isNew = ({ seen_at: seenAt }: Notification) => seenAt === null;
  const dayOf = (moment: unknown) => Number(String(moment).slice(8, 10));
  const groups = groupsOf(items, isNew, dayOf).map(({ day, items: members }) => [
    day,
    ...members.map(({ id }) => id),
  ]);
  expect(groups).toEqual([
    [null, 'new'],
    [4, 'late', 'kept'],
    [2, 'old'],
  ]);
});
