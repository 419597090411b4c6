import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { connections } from '#db/schema/connections.ts';
import type { Change } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { personFrom } from '../account/people.ts';
import { blocksAround } from '../sight/blocks.ts';
import { chatMembers, chats } from '#db/schema/chats.ts';
import { users } from '#db/schema/users.ts';

/** At most this many acquaintances get a person’s presence changes. */
const acquaintancesMax = 1_000;

/**
 * For each of the people, those connected now with whom they share an accepted connection or a chat of
 * people, where both show their presence and neither blocked the other. Many people cost as many
 * statements as one.
 * @param transaction where one is open
 */
export async function onlineAcquaintances(
  platform: Platform,
  userIds: readonly string[],
  transaction?: Change['db'],
): Promise<Map<string, string[]>> {
  const db = transaction ?? platform.database.db;
  const circles = await onlineCircles(platform, userIds, transaction);
  const everybody = new Set(userIds);
  for (const circle of circles.values()) for (const id of circle) everybody.add(id);
  const shown = await shownAmong(db, [...everybody]);
  const blocked = await blockedAmong(db, userIds);
  const found = new Map<string, string[]>();
  for (const [userId, circle] of circles) {
    if (!shown.has(userId)) continue;
    found.set(
      userId,
      [...circle].filter((id) => shown.has(id) && !blocked.has(pairOf(userId, id))),
    );
  }
  return found;
}

async function onlineCircles(
  { live, database }: Platform,
  userIds: readonly string[],
  transaction?: Change['db'],
): Promise<Map<string, Set<string>>> {
  const db = transaction ?? database.db;
  const circles = new Map(userIds.map((id) => [id, new Set<string>()]));
  const note = (userId: string, others: readonly string[]) => {
    const circle = circles.get(userId);
    if (!circle) return;
    for (const id of others) {
      if (circle.size === acquaintancesMax) return;
      if (id !== userId) circle.add(id);
    }
  };
  const connected = await db
    .select({ one: connections.requesterId, other: connections.addresseeId })
    .from(connections)
    .where(
      and(
        eq(connections.state, 'accepted'),
        or(
          inArray(connections.requesterId, [...userIds]),
          inArray(connections.addresseeId, [...userIds]),
        ),
      ),
    );
  for (const { one, other } of connected) {
    if (live.isOnline(other)) note(one, [other]);
    if (live.isOnline(one)) note(other, [one]);
  }
  const memberships = await db
    .select({ userId: chatMembers.userId, chatId: chatMembers.chatId })
    .from(chatMembers)
    .innerJoin(chats, eq(chats.id, chatMembers.chatId))
    .where(
      and(
        inArray(chatMembers.userId, [...userIds]),
        eq(chatMembers.state, 'active'),
        inArray(chats.chatType, ['US', 'GP']),
        isNull(chats.deletedAt),
      ),
    );
  const onlineIn = new Map<string, string[]>();
  for (const { userId, chatId } of memberships) {
    const online =
      onlineIn.get(chatId) ??
      (await live.audienceOf(chatId, transaction)).filter((id) => live.isOnline(id));
    onlineIn.set(chatId, online);
    note(userId, online);
  }
  return circles;
}

async function shownAmong(db: Change['db'], userIds: string[]): Promise<Set<string>> {
  const rows = await db.select().from(users).where(inArray(users.id, userIds));
  return new Set(rows.filter((row) => personFrom(row).settings.presence).map(({ id }) => id));
}

async function blockedAmong(db: Change['db'], userIds: readonly string[]): Promise<Set<string>> {
  const blocks = await blocksAround(db, userIds);
  return new Set(
    blocks.flatMap(({ userId, blockedId }) => [
      pairOf(userId, blockedId),
      pairOf(blockedId, userId),
    ]),
  );
}

const pairOf = (one: string, other: string): string => `${one} ${other}`;
