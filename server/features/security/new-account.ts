import { randomInt } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { users } from '#db/schema/users.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { claimAddress } from '../account/claim-address.ts';
import { allowedName } from '../account/names.ts';
import { allowedSkeleton, requireNotHeld } from '../account/usernames.ts';
import { type UserRow, userById } from '../account/users.ts';

const triesMax = 20;

/**
 * Opens an account without a password for somebody whose address is known to be theirs. Accounts that only named the
 * address lose it, so the person who opened one before has nothing of this one. The terms are agreed to at the first visit.
 * @throws Refusal account.signup_closed
 */
export async function newAccount(
  call: Call,
  { email, name, timezone }: { email: string; name: string; timezone: string | undefined },
): Promise<UserRow> {
  const { platform, db } = call;
  const { SIGNUP, PRODUCT_NAME } = platform.config;
  if (SIGNUP !== 'open') throw new Refusal('account.signup_closed');
  for (let tries = 0; tries < triesMax; tries++) {
    const username = proposedName(email, tries);
    const usernameKey = orNull(() => allowedSkeleton(username, PRODUCT_NAME));
    if (usernameKey === null) continue;
    const id = newId();
    const displayName = orNull(() => allowedName(name.slice(0, 60), PRODUCT_NAME)) ?? username;
    const [created] = await db
      .insert(users)
      .values({
        id,
        username,
        usernameKey,
        displayName,
        email,
        language: call.language,
        timezone: timezone ?? 'UTC',
        createdAt: platform.now(),
      })
      .onConflictDoNothing({ target: users.usernameKey })
      .returning({ id: users.id });
    if (!created) continue;
    await requireNotHeld(call, usernameKey, id);
    await claimAddress(call, id, email);
    const person = await userById(db, id);
    if (person) return person;
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
