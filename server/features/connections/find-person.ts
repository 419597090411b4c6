import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import { users } from '#db/schema/account.ts';
import { blocks } from '#db/schema/connections.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { UserRow } from '../account/people.ts';
import { usernameSkeleton } from '../account/usernames.ts';

/**
 * Somebody by their name as it is written, whatever the case. Who blocked the caller is not there,
 * and neither is an account that is being deleted.
 * @throws Refusal person.not_found
 */
export async function personNamed(
  call: Pick<Call, 'db' | 'me'>,
  username: string,
  { evenIfTheyBlockedMe = false } = {},
): Promise<UserRow> {
  const named = username.trim().normalize('NFC').toLowerCase();
  if (named === '' || !named.isWellFormed() || named.includes('\0'))
    throw new Refusal('person.not_found');
  const [row] = await call.db
    .select()
    .from(users)
    .where(
      and(
        eq(users.usernameKey, usernameSkeleton(named)),
        isNull(users.deletedAt),
        evenIfTheyBlockedMe
          ? undefined
          : notExists(
              call.db
                .select({ one: sql`1` })
                .from(blocks)
                .where(and(eq(blocks.userId, users.id), eq(blocks.blockedId, call.me.userId))),
            ),
      ),
    );
  if (!row || row.username.toLowerCase() !== named) throw new Refusal('person.not_found');
  return row;
}
