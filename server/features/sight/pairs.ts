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
