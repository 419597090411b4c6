import { and, eq, isNull, ne } from 'drizzle-orm';
import { chatMembers } from '#db/schema/chats.ts';
import { users } from '#db/schema/users.ts';
import type { Db } from '../../platform/change.ts';
import { blocksBetween } from './blocks.ts';
import type { ChatRow } from './doors.ts';

/** The same for the same two people, no matter who comes first. */
export function pairKeyOf(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

/** The one of the two who is not `me`. */
export function otherOfPair(pairKey: string, me: string): string {
  const [one = '', other = ''] = pairKey.split(' ');
  return one === me ? other : one;
}

/** The account of the other one of two is closed or deleted. */
export async function isOtherGone(
  db: Db,
  { id, chatType }: Pick<ChatRow, 'id' | 'chatType'>,
  me: string,
): Promise<boolean> {
  if (chatType !== 'US') return false;
  const [other] = await db
    .select({ id: users.id })
    .from(chatMembers)
    .innerJoin(users, eq(users.id, chatMembers.userId))
    .where(and(eq(chatMembers.chatId, id), ne(chatMembers.userId, me), isNull(users.deletedAt)));
  return other === undefined;
}

/** The blocks between the people of a one-to-one chat. */
export async function blocksInPair(
  db: Db,
  { chatType, pairKey }: Pick<ChatRow, 'chatType' | 'pairKey'>,
  me: string,
): Promise<{ iBlockThem: boolean; withheldFrom: string | null }> {
  if (chatType !== 'US' || pairKey === null) return { iBlockThem: false, withheldFrom: null };
  const other = otherOfPair(pairKey, me);
  const { byMe, byThem } = await blocksBetween(db, me, other);
  return { iBlockThem: byMe, withheldFrom: byThem ? other : null };
}
