import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { api } from '#contract/index.ts';
import type { PushDevice, PushMessage } from '#contract/push.ts';
import type { Language } from '#contract/shapes.ts';
import { notifications } from '#db/schema/notifications.ts';
import { pushDevices } from '#db/schema/push.ts';
import { notificationText } from '#i18n/notifications.ts';
import type { Change } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import type { Platform } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isOpenSession } from '../account/sessions.ts';
import { onTheirWay } from './pushes.ts';
import { type ReadClaim, readClaim, readToken } from './read-tokens.ts';

const devicesMax = 20;

type Row = typeof pushDevices.$inferSelect;

const wireDevice = ({ id, name, sessionId, createdAt }: Row, me: Call['me']): PushDevice => ({
  id,
  name,
  mine: sessionId === me.sessionId,
  created_at: createdAt.toISOString(),
});

export async function myPushDevices({ db, me, platform }: Call) {
  const rows = await db
    .select()
    .from(pushDevices)
    .where(
      and(eq(pushDevices.userId, me.userId), isOpenSession(pushDevices.sessionId, platform.now())),
    )
    .orderBy(sql`${pushDevices.createdAt} desc, ${pushDevices.id} desc`)
    .limit(devicesMax);
  return {
    public_key: platform.push.publicKey,
    items: rows.map((row) => wireDevice(row, me)),
  };
}

/** @throws Refusal push.address_refused for addresses inside of a network */
export async function addPushDevice(
  { db, me, platform }: Call,
  { body }: Input<typeof api.push.add>,
) {
  const { endpoint, keys, name } = body;
  if (!platform.outside.admits(endpoint)) throw new Refusal('push.address_refused');
  const values = { userId: me.userId, sessionId: me.sessionId, name, ...keys };
  const [row] = await db
    .insert(pushDevices)
    .values({ ...values, id: newId(), endpoint, createdAt: platform.now() })
    // A browser has one subscription, and belongs to the person who is signed in there now.
    .onConflictDoUpdate({ target: pushDevices.endpoint, set: { ...values, shownAt: null } })
    .returning();
  if (!row) throw new Error('the device was not stored');
  await db.execute(sql`
    delete from push_devices where user_id = ${me.userId} and id not in (
      select id from push_devices where user_id = ${me.userId}
      order by created_at desc, id desc limit ${devicesMax})`);
  return { device: wireDevice(row, me) };
}

export async function removePushDevice(call: Call, { params }: Input<typeof api.push.remove>) {
  const { id } = await myDevice(call, params.id);
  await call.db.delete(pushDevices).where(eq(pushDevices.id, id));
  return { ok: true as const };
}

export async function testPushDevice(call: Call, { params }: Input<typeof api.push.test>) {
  const device = await myDevice(call, params.id);
  const { language, platform } = call;
  call.afterCommit(() =>
    onTheirWay(platform, [device], {
      kind: 'notice',
      id: `test-${device.id}`,
      title: notificationText(language, 'push_test.title'),
      text: notificationText(language, 'push_test.text'),
      link: '/profile/me',
      language,
    }),
  );
  return { ok: true as const };
}

/** The door: only its person reaches a device. @throws Refusal push.not_found */
async function myDevice({ db, me }: Call, id: string): Promise<Row> {
  if (!isUuid(id)) throw new Refusal('push.not_found');
  const [row] = await db
    .select()
    .from(pushDevices)
    .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, me.userId)));
  if (!row) throw new Refusal('push.not_found');
  return row;
}

/** The door: what a device was notified of, while it is registered and signed in. @throws Refusal push.not_found */
export async function pushedNotice({ db, platform }: Call, token: string) {
  const claim = readClaim(platform.config, token);
  if (!claim) throw new Refusal('push.not_found');
  const [row] = await db
    .select({ userId: pushDevices.userId, chatId: notifications.chatId })
    .from(pushDevices)
    .innerJoin(
      notifications,
      and(eq(notifications.id, claim.notificationId), eq(notifications.userId, pushDevices.userId)),
    )
    .where(
      and(eq(pushDevices.id, claim.deviceId), isOpenSession(pushDevices.sessionId, platform.now())),
    );
  if (!row?.chatId) throw new Refusal('push.not_found');
  return { userId: row.userId, chatId: row.chatId, seq: claim.seq };
}

/** The button of a notification of messages; its token is of this device alone. */
export function readButton(
  { config }: Platform,
  language: Language,
  claim: ReadClaim,
): NonNullable<Extract<PushMessage, { kind: 'notice' }>['read']> {
  return {
    label: notificationText(language, 'push_read.label'),
    url: `${config.API_URL}${api.push.read.path}`,
    token: readToken(config, claim),
  };
}

/** Devices of people that are still signed in, by person. */
export async function pushDevicesOf(
  { database, now }: Platform,
  userIds: readonly string[],
): Promise<Map<string, Row[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await database.db
    .select()
    .from(pushDevices)
    .where(
      and(inArray(pushDevices.userId, [...userIds]), isOpenSession(pushDevices.sessionId, now())),
    );
  return Map.groupBy(rows, ({ userId }) => userId);
}

/** Apple’s service ends the subscription of a program that shows nothing for a message. */
const showsAll = /^https:\/\/[\w.-]+\.push\.apple\.com\//u;

/** Takes what was seen away from the person’s other devices, where something may be shown; follows the commit. */
export function pushSeen(
  change: Change,
  userId: string,
  { ids, unread }: { ids: string[] | null; unread: number },
): void {
  const { platform } = change;
  change.afterCommit(async () => {
    const { db } = platform.database;
    const rows = await db
      .update(pushDevices)
      .set({ shownAt: unread === 0 ? null : sql`shown_at` })
      .where(and(eq(pushDevices.userId, userId), isNotNull(pushDevices.shownAt)))
      .returning();
    const message: PushMessage = { kind: 'seen', ids };
    onTheirWay(
      platform,
      rows.filter(({ endpoint }) => !showsAll.test(endpoint)),
      message,
    );
  });
}
