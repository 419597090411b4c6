import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Invitation } from '#contract/joining.ts';
import { connectionLinks } from '#db/schema/connections.ts';
import type { Call } from '../../platform/http/call.ts';
import { hashOfKey, inviteLink, keptKey, newKey } from './invite-links.ts';
import { blockBetween } from './known-people.ts';
import { publicProfiles } from './people.ts';
import { users } from '#db/schema/users.ts';

const holderOf = (userId: string) => `connection.${userId}`;

/** My link by which people can ask to connect, while it works. */
export async function myConnectionLink({ platform, db, me }: Call) {
  const [stored] = await db
    .select()
    .from(connectionLinks)
    .where(
      and(eq(connectionLinks.userId, me.userId), gt(connectionLinks.expiresAt, platform.now())),
    );
  const key = stored && keptKey(platform, holderOf(me.userId), stored);
  return { link: stored && key ? inviteLink(platform, key, stored) : null };
}

export async function makeConnectionLink({ platform, db, me }: Call) {
  const { key, stored } = newKey(platform, holderOf(me.userId));
  await db
    .insert(connectionLinks)
    .values({ userId: me.userId, ...stored })
    .onConflictDoUpdate({ target: connectionLinks.userId, set: stored });
  return inviteLink(platform, key, stored);
}

export async function revokeConnectionLink({ db, me }: Call) {
  await db.delete(connectionLinks).where(eq(connectionLinks.userId, me.userId));
  return { ok: true as const };
}

/** The owner of a working link. */
export async function namedByLink({ db, platform }: Call, key: string) {
  const [found] = await db
    .select({ person: users })
    .from(connectionLinks)
    .innerJoin(users, eq(users.id, connectionLinks.userId))
    .where(
      and(
        eq(connectionLinks.hash, hashOfKey(key)),
        gt(connectionLinks.expiresAt, platform.now()),
        isNull(users.deletedAt),
      ),
    );
  return found?.person ?? null;
}

/** The same as an invitation; nobody to whom they blocked. */
export async function personOfLink(call: Call, key: string): Promise<Invitation | null> {
  const named = await namedByLink(call, key);
  if (!named || (await blockBetween(call.db, call.me.userId, named.id)) === 'by_them') return null;
  const [person] = await publicProfiles(call, [named]);
  return person ? { kind: 'connection', person } : null;
}
