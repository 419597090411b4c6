import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Language } from '#contract/shapes.ts';
import { users } from '#db/schema/users.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { claimAddress } from '../account/claim-address.ts';
import { allowedSkeleton, isHeldFor } from '../account/usernames.ts';
import { type UserRow, userById } from '../account/users.ts';

const triesMax = 20;

/** Somebody whose address is known to be theirs, and who agreed to the terms. */
interface Newcomer {
  email: string;
  displayName: string | undefined;
  language: Language;
  timezone: string | undefined;
  termsVersion: string;
  invitedBy: string | null;
}

/**
 * Opens an account without a password. Accounts that only named the address lose it, so the person who opened one before
 * has nothing of this one. Null: somebody else claimed the address meanwhile.
 */
export async function newAccount(
  call: Call,
  { email, displayName, timezone, ...given }: Newcomer,
): Promise<UserRow | null> {
  const { platform, db } = call;
  for (let tries = 0; tries < triesMax; tries++) {
    const username = proposedName(email, tries);
    const usernameKey = orNull(() => allowedSkeleton(username, platform.config.PRODUCT_NAME));
    if (usernameKey === null) continue;
    const id = newId();
    const [created] = await db
      .insert(users)
      .values({
        ...given,
        id,
        username,
        usernameKey,
        displayName: displayName ?? username,
        email,
        timezone: timezone ?? 'UTC',
        createdAt: platform.now(),
      })
      .onConflictDoNothing({ target: users.usernameKey })
      .returning({ id: users.id });
    if (!created) continue;
    if (await isHeldFor(call, usernameKey, id)) {
      await db.delete(users).where(eq(users.id, id));
      continue;
    }
    return (await claimAddress(call, id, email)) ? userById(db, id) : null;
  }
  throw new Error('no username was free');
}

/** The beginning of the address, with a number from the second try on. */
function proposedName(email: string, tries: number): string {
  const plain = (email.split('@')[0] ?? '').replaceAll(/[^A-Za-z0-9_.-]/gu, '').slice(0, 20);
  const base = plain.length < 3 || tries > 10 ? 'friend' : plain;
  return tries === 0 && base === plain ? base : `${base}${randomInt(100, 1_000_000)}`;
}

function orNull<Value>(make: () => Value): Value | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
