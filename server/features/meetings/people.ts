import { limits } from '#contract/values.ts';
import type { Act } from '../../platform/http/call.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { isConnected } from '../connections/known-people.ts';
import { peopleNamed } from '../members/member-rows.ts';
import { activeMembers, reachableChat } from '../sight/doors.ts';
import { blocksInPair } from '../sight/pairs.ts';

/** The chat that a meeting is proposed in. @throws Refusal chat.not_found, chat.not_joined, chat.blocked */
export async function meetingChat(call: Act, chatId: string) {
  const { chat } = await reachableChat(call, chatId, { lock: true });
  const { iBlockThem, withheldFrom } = await blocksInPair(call.db, chat, call.me.userId);
  if (iBlockThem) throw new Refusal('chat.blocked');
  return { chat, withheldFrom, members: await activeMembers(call.db, chatId) };
}

interface Circle {
  /** People who may be named because they are there already: members of the chat, participants. */
  known: readonly string[];
}

/**
 * The ids of people whom the caller may invite: connections and those who are there already. Everybody else is
 * not found, so that nothing is said of who has blocked whom.
 * @throws Refusal person.not_found
 */
export async function invitedIds(
  call: Act,
  usernames: readonly string[],
  { known }: Circle,
): Promise<string[]> {
  const people = await peopleNamed(call.db, [...usernames]);
  const ids = [...new Set(people.map(({ id }) => id))].filter((id) => id !== call.me.userId);
  for (const id of ids)
    if (!known.includes(id) && !(await isConnected(call.db, call.me.userId, id)))
      throw new Refusal('person.not_found');
  return ids;
}

export function requireRoom(ids: readonly string[]): void {
  if (ids.length > limits.meetingPeopleMax) throw refuseField('participants', 'field.too_long');
}
