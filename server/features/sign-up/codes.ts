import { signUpCodes } from '#db/schema/account.ts';
import type { Change } from '../../platform/change.ts';
import { hashOf, newOpaqueToken } from '../account/tokens.ts';

const codeLifeMs = 14 * 24 * 3_600_000;

/** The address of a new code that opens so many accounts in the next 14 days. It can't be shown again. */
export async function newSignUpLink({ db, platform }: Change, uses: number): Promise<string> {
  const code = newOpaqueToken();
  const createdAt = platform.now();
  await db.insert(signUpCodes).values({
    hash: hashOf(code),
    usesLeft: uses,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + codeLifeMs),
  });
  return `${platform.config.PUBLIC_URL}/sign-up?code=${code}`;
}
