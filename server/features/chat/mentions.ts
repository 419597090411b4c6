import { and, eq, inArray } from 'drizzle-orm';
import { users } from '#db/schema/account.ts';
import { chatMembers } from '#db/schema/chat.ts';
import type { Db } from '../../platform/change.ts';
import { usernameSkeleton } from '../account/usernames.ts';

const mentionsMax = 50;
const guideNames = new Set(['guide', 'zavit', 'מלווה', 'המלווה'].map(usernameSkeleton));

/** The names after `@` in a text as skeletons, in which points and hyphens do not count. */
export function mentionedKeys(text: string): Set<string> {
  const keys = new Set<string>();
  for (const [, name = ''] of text.matchAll(
    /(?<![\p{L}\p{N}_.@/])@([A-Za-z\u05D0-\u05EA0-9_.-]{3,30})/gu,
  )) {
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
      ),
    )
    .limit(mentionsMax);
  const asksGuide = [...keys].some((key) => guideNames.has(key));
  return [...people.map(({ id }) => id), ...(asksGuide ? ['guide'] : [])];
}
