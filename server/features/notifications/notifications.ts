import { type SQL, and, eq, isNull, sql } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import type { Notification } from '#contract/notifications.ts';
import { limits } from '#contract/values.ts';
import { notifications } from '#db/schema/notifications.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { markerFor, placeIn, placeParts } from '../../platform/http/page-marker.ts';
import { Refusal } from '../../platform/refusal.ts';
import { userRefs } from '../account/people.ts';
import { type NotificationRow, notificationOf } from './sentences.ts';
import { pushSeen } from './push.ts';
import { announceSeen, unseenCount } from './unseen.ts';
import { isOpenAccount } from '../sight/acquaintances.ts';
import { namesFor } from '../sight/known-names.ts';

const place = { isUnseen: placeParts.flag, at: placeParts.time, id: placeParts.id };

/** My notifications: unseen first, then newest first. */
export async function myNotifications(call: Call, { query }: Input<typeof api.notifications.list>) {
  const isUnseen: SQL = sql`(${notifications.seenAt} is null)`;
  const after = placeIn(query.page, place);
  const rows = await call.db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, call.me.userId),
        isOpenAccount(notifications.actorId),
        after
          ? sql`(${isUnseen}, ${notifications.createdAt}, ${notifications.id}) < (${after.isUnseen}, ${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(sql`${isUnseen} desc, ${notifications.createdAt} desc, ${notifications.id} desc`)
    .limit(limits.pageSize + 1);
  const shown = rows.slice(0, limits.pageSize);
  const last = shown.at(-1);
  return {
    items: await wireNotifications(call, shown),
    next: rows.length > limits.pageSize && last ? markerAfter(last) : null,
    unread: await unseenCount(call.db, call.me.userId),
  };
}

async function wireNotifications(call: Call, rows: NotificationRow[]): Promise<Notification[]> {
  const ids = new Set(rows.flatMap(({ actorId }) => actorId ?? []));
  const actors = await userRefs(call.platform, call.db, [...ids]);
  const nameOf = await namesFor(call.db, call.me.userId);
  return rows.map((row) =>
    notificationOf(row, actors.get(row.actorId ?? '') ?? null, call.language, nameOf),
  );
}

function markerAfter({ seenAt, createdAt, id }: NotificationRow): string {
  return markerFor({ isUnseen: seenAt === null, at: createdAt.toISOString(), id });
}

/** @throws Refusal notification.not_found */
export async function wireNotification(call: Call, id: string): Promise<Notification> {
  const [shown] = await wireNotifications(call, [await myNotification(call, id)]);
  if (!shown) throw new Refusal('notification.not_found');
  return shown;
}

/** The door: only a notification’s addressee reaches it. @throws Refusal notification.not_found */
export async function myNotification(
  call: Call,
  id: string,
  { lock = false } = {},
): Promise<NotificationRow> {
  if (!isUuid(id)) throw new Refusal('notification.not_found');
  const found = call.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, call.me.userId)));
  const [row] = await (lock ? found.for('update') : found);
  if (!row) throw new Refusal('notification.not_found');
  return row;
}

export async function seeNotification(call: Call, { params }: Input<typeof api.notifications.see>) {
  const row = await myNotification(call, params.id, { lock: true });
  if (!row.seenAt) {
    await call.db
      .update(notifications)
      .set({ seenAt: call.platform.now() })
      .where(eq(notifications.id, row.id));
    await announceSeen(call, row.userId, [row]);
  }
  return { notification: await wireNotification(call, row.id) };
}

export async function seeAllNotifications(call: Call) {
  const seen = await call.db
    .update(notifications)
    .set({ seenAt: call.platform.now() })
    .where(and(eq(notifications.userId, call.me.userId), isNull(notifications.seenAt)))
    .returning({ id: notifications.id });
  if (seen.length > 0) {
    const news = { ids: null, unread: 0 };
    call.emit(call.me.userId, { type: 'notification.seen', ...news });
    pushSeen(call, call.me.userId, news);
  }
  return { unread: 0 as const };
}

/** The function that decided has said so already, unless there was nothing to decide there any more. */
export async function settleDecided(
  call: Call,
  id: string,
  action: 'accept' | 'decline',
): Promise<void> {
  const row = await myNotification(call, id, { lock: true });
  if (row.invite !== 'pending') return;
  await call.db
    .update(notifications)
    .set({
      invite: action === 'accept' ? 'accepted' : 'declined',
      seenAt: row.seenAt ?? call.platform.now(),
    })
    .where(eq(notifications.id, id));
  await announceSeen(call, row.userId, [{ id }]);
}
