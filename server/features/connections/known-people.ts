import { type SQL, and, eq, inArray, or, sql } from 'drizzle-orm';
import { blocks, connections } from '#db/schema/connections.ts';
import type { Db } from '../../platform/change.ts';

/** The connection or request of the same two people, whoever asked. */
export function isPair(one: string, other: string): SQL | undefined {
  return or(
    and(eq(connections.requesterId, one), eq(connections.addresseeId, other)),
    and(eq(connections.requesterId, other), eq(connections.addresseeId, one)),
  );
}

/** Whether two people are connections. */
export async function isConnected(db: Db, one: string, other: string): Promise<boolean> {
  const [row] = await db
    .select({ id: connections.id })
    .from(connections)
    .where(and(isPair(one, other), eq(connections.state, 'accepted')));
  return row !== undefined;
}

/** Who of two blocked the other; where both did, the other one’s block counts, since it hides them. */
export async function blockBetween(
  db: Db,
  me: string,
  other: string,
): Promise<'by_me' | 'by_them' | null> {
  const found = await db
    .select({ userId: blocks.userId })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.userId, me), eq(blocks.blockedId, other)),
        and(eq(blocks.userId, other), eq(blocks.blockedId, me)),
      ),
    );
  if (found.some(({ userId }) => userId === other)) return 'by_them';
  return found.length > 0 ? 'by_me' : null;
}

/** Every block that one of these people made or suffers. */
export function blocksAround(
  db: Db,
  userIds: readonly string[],
): Promise<{ userId: string; blockedId: string }[]> {
  return db
    .select({ userId: blocks.userId, blockedId: blocks.blockedId })
    .from(blocks)
    .where(or(inArray(blocks.userId, [...userIds]), inArray(blocks.blockedId, [...userIds])));
}

/** Until the transaction ends nobody else changes what stands between the two: connection, request or block. */
export async function lockPair(db: Db, one: string, other: string): Promise<void> {
  const pair = [one, other].toSorted().join(' ');
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`);
}
