import { and, eq, inArray, isNull } from 'drizzle-orm';
import { handlesIn, isGuide } from '#contract/mentions.ts';
import type { Mentioned, UserRef } from '#contract/shapes.ts';
import type { Db } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { userRefs } from '../account/people.ts';
import { usernameSkeleton } from '../account/usernames.ts';
import { chatMembers } from '#db/schema/chats.ts';
import type { ChatRow, MessageRow } from '../sight/doors.ts';
import { users } from '#db/schema/users.ts';

const mentionsMax = 50;

/** The names after `@` in a text as skeletons, in which points and hyphens do not count. */
export function mentionedKeys(text: string): Set<string> {
  const keys = new Set<string>();
  for (const { name } of handlesIn(text)) {
    keys.add(usernameSkeleton(name));
    if (keys.size >= mentionsMax) break;
  }
  return keys;
}

/** Ids of the chat's people whom a text mentions, and `guide`. */
export async function mentionsIn(db: Db, chatId: string, text: string): Promise<string[]> {
  if (!text.includes('@')) return [];
  const keys = mentionedKeys(text);
  if (keys.size === 0) return [];
  const people = await db
    .select({ id: users.id })
    .from(chatMembers)
    .innerJoin(users, eq(users.id, chatMembers.userId))
    .where(
      and(
        eq(chatMembers.chatId, chatId),
        eq(chatMembers.state, 'active'),
        inArray(users.usernameKey, [...keys]),
        isNull(users.deletedAt),
      ),
    )
    .limit(mentionsMax);
  const asksGuide = handlesIn(text).some(({ name }) => isGuide(name));
  return [...people.map(({ id }) => id), ...(asksGuide ? ['guide'] : [])];
}

type Mentioning = Pick<MessageRow, 'mentions'>;

/** Whether a message to people asks the guide for an answer. */
export function isGuideAsked({ guideMode }: Pick<ChatRow, 'guideMode'>, row: Mentioning): boolean {
  return guideMode === 'always' || (guideMode === 'mention' && row.mentions.includes('guide'));
}

/** The people whom messages mention, without the guide. */
export function mentionedIds(rows: Iterable<Mentioning>): string[] {
  return [...rows].flatMap(({ mentions }) => mentions.filter((id) => id !== 'guide'));
}

/** How those are called whom a message mentions; who is gone has no name. */
export function mentionedAmong(row: Mentioning, people: ReadonlyMap<string, UserRef>): Mentioned[] {
  return mentionedIds([row]).flatMap((id) => {
    const { username, display_name: name } = people.get(id) ?? {};
    return username && name ? { id, username, display_name: name } : [];
  });
}

export async function mentionedBy(
  platform: Platform,
  db: Db,
  row: Mentioning,
): Promise<Mentioned[]> {
  const ids = mentionedIds([row]);
  return ids.length === 0 ? [] : mentionedAmong(row, await userRefs(platform, db, ids));
}
