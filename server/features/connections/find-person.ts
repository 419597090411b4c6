import { and, eq, isNull, or } from 'drizzle-orm';
import type { Act } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { UserRow } from '../account/people.ts';
import { usernameSkeleton } from '../account/usernames.ts';
import { hasNotBlocked } from '../sight/blocks.ts';
import { sharesChatWith } from '../sight/acquaintances.ts';
import { users } from '#db/schema/users.ts';

/**
 * Somebody by their name as it is written, whatever the case. Who blocked the caller is not there,
 * and neither is an account that is being deleted. With `orWhereWeMeet` who blocked the caller is
 * there as long as they share a chat: they can be reported and blocked where they are met.
 * @throws Refusal person.not_found
 */
export async function personNamed(
  call: Pick<Act, 'db' | 'me'>,
  username: string,
  { evenIfTheyBlockedMe = false, orWhereWeMeet = false } = {},
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
          : or(
              hasNotBlocked(users.id, call.me.userId),
              orWhereWeMeet ? sharesChatWith(call.me.userId, users.id) : undefined,
            ),
      ),
    );
  if (!row || row.username.toLowerCase() !== named) throw new Refusal('person.not_found');
  return row;
}
