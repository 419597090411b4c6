import { type AnyColumn, type SQL, and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { blocks } from '#db/schema/connections.ts';
import type { Db } from '../../platform/change.ts';
import { users } from '#db/schema/users.ts';

/** The only place that reads and writes blocks: who has blocked whom. What a block does is decision 036. */

/** Somebody in a statement: an id, or the column that has it. */
export type Somebody = string | SQL | AnyColumn;

/** The first person has not blocked the second one. */
export function hasNotBlocked(who: Somebody, whom: Somebody): SQL {
  return sql`not exists (select 1 from blocks b where b.user_id = ${who} and b.blocked_id = ${whom})`;
}

/** Neither of the two has blocked the other. */
export function noBlockBetween(one: Somebody, other: Somebody): SQL {
  return sql`not exists (select 1 from blocks b where
    (b.user_id = ${one} and b.blocked_id = ${other}) or (b.user_id = ${other} and b.blocked_id = ${one}))`;
}

/** The ids of those whom somebody has blocked, as a subquery. */
export function blockedBy(who: Somebody): SQL {
  return sql`(select b.blocked_id from blocks b where b.user_id = ${who})`;
}

/** Whether I have blocked the other, and the other me. */
export async function blocksBetween(
  db: Db,
  me: string,
  other: string,
): Promise<{ byMe: boolean; byThem: boolean }> {
  const found = await db
    .select({ userId: blocks.userId })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.userId, me), eq(blocks.blockedId, other)),
        and(eq(blocks.userId, other), eq(blocks.blockedId, me)),
      ),
    );
  return {
    byMe: found.some(({ userId }) => userId === me),
    byThem: found.some(({ userId }) => userId === other),
  };
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

/** The people whom somebody has blocked. */
export async function blockedAmong(db: Db, who: string, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: blocks.blockedId })
    .from(blocks)
    .where(and(eq(blocks.userId, who), inArray(blocks.blockedId, ids)));
  return new Set(rows.map(({ id }) => id));
}

/** Whether somebody has blocked a person, read once for many. */
export async function blocksOf(db: Db, who: string): Promise<(id: string) => boolean> {
  const rows = await db.select({ id: blocks.blockedId }).from(blocks).where(eq(blocks.userId, who));
  const blocked = new Set(rows.map(({ id }) => id));
  return (id) => blocked.has(id);
}

/** The people whom somebody has blocked, the last one first. */
export async function peopleBlockedBy(db: Db, who: string, max: number) {
  const rows = await db
    .select({ user: users })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(and(eq(blocks.userId, who), isNull(users.deletedAt)))
    .orderBy(desc(blocks.createdAt), desc(blocks.blockedId))
    .limit(max);
  return rows.map(({ user }) => user);
}

/** False where the block is there already. */
export async function addBlock(db: Db, who: string, whom: string, at: Date): Promise<boolean> {
  const added = await db
    .insert(blocks)
    .values({ userId: who, blockedId: whom, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: blocks.blockedId });
  return added.length > 0;
}

/** False where there is no block. */
export async function removeBlock(db: Db, who: string, whom: string): Promise<boolean> {
  const removed = await db
    .delete(blocks)
    .where(and(eq(blocks.userId, who), eq(blocks.blockedId, whom)))
    .returning({ id: blocks.blockedId });
  return removed.length > 0;
}
