import { type SQL, and, eq, or, sql } from 'drizzle-orm';
import { connections } from '#db/schema/connections.ts';
import type { Db } from '../../platform/change.ts';
import { blocksBetween } from '../sight/blocks.ts';

/** The connection or request of the same two people, no matter who asked. */
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

/** Which of two people blocked the other; if both did, the other one’s block counts, because it hides them. */
export async function blockBetween(
  db: Db,
  me: string,
  other: string,
): Promise<'by_me' | 'by_them' | null> {
  const { byMe, byThem } = await blocksBetween(db, me, other);
  if (byThem) return 'by_them';
  return byMe ? 'by_me' : null;
}

/** Until the transaction ends nobody else changes what stands between the two: connection, request or block. */
export async function lockPair(db: Db, one: string, other: string): Promise<void> {
  const pair = [one, other].toSorted().join(' ');
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`);
}
