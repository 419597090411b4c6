import { type SQL, and, eq, isNull, sql } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import type { Notification } from '#contract/notifications.ts';
import { limits } from '#contract/values.ts';
import { notifications } from '#db/schema/notifications.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import { userRefs } from '../account/people.ts';
import { type NotificationRow, notificationOf } from './sentences.ts';
import { announceSeen, unseenCount } from './unseen.ts';

/** My notifications: unseen first, then newest first. */
export async function myNotifications(call: Call, { query }: Input<typeof api.notifications.list>) {
  const isUnseen: SQL = sql`(${notifications.seenAt} is null)`;
  const after = markerOf(query.page);
  const rows = await call.db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, call.me.userId),
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
    next: rows.length > limits.pageSize && last ? markerFor(last) : null,
    unread: await unseenCount(call.db, call.me.userId),
  };
}

async function wireNotifications(call: Call, rows: NotificationRow[]): Promise<Notification[]> {
  const ids = new Set(rows.flatMap(({ actorId }) => actorId ?? []));
  const actors = await userRefs(call.platform, call.db, [...ids]);
  return rows.map((row) =>
    notificationOf(row, actors.get(row.actorId ?? '') ?? null, call.language),
  );
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
  if (seen.length > 0)
    call.emit(call.me.userId, { type: 'notification.seen', ids: null, unread: 0 });
  return { unread: 0 as const };
}

function markerFor({ seenAt, createdAt, id }: NotificationRow): string {
  return Buffer.from(JSON.stringify([seenAt === null, createdAt.toISOString(), id])).toString(
    'base64url',
  );
}

function markerOf(
  marker: string | undefined,
): { isUnseen: boolean; at: string; id: string } | null {
  if (marker === undefined || marker === '1') return null;
  try {
    const [isUnseen, at, id] = JSON.parse(
      Buffer.from(marker, 'base64url').toString('utf8'),
    ) as unknown[];
    const isInstant =
      typeof at === 'string' &&
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u.test(at) &&
      Date.parse(at) > 0;
    if (typeof isUnseen === 'boolean' && isInstant && typeof id === 'string' && isUuid(id))
      return { isUnseen, at, id };
  } catch {
    // A marker that we did not make is refused below.
  }
  throw new Refusal('request.invalid', { fields: { page: 'field.invalid' } });
}
