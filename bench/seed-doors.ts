import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import pino from 'pino';
import { v7 as newId } from 'uuid';
import { termsVersion } from '#content/legal/terms-version.ts';
import { openDatabase } from '#db/open.ts';
import { mailTokens, sessions, signUpCodes } from '#db/schema/account.ts';
import { authenticators } from '#db/schema/security.ts';
import { users } from '#db/schema/users.ts';
import { readConfig } from '#server/config.ts';
import { passwordHash } from '#server/features/account/passwords.ts';
import { hashOf, newOpaqueToken, signedAccessToken } from '#server/features/account/tokens.ts';
import { sealed } from '#server/features/security/sealed.ts';
import type { Running } from './program.ts';

export interface Someone {
  id: string;
  username: string;
  email: string;
  token: string;
}

/** People with verified addresses and two-step sign-in, codes and links, straight into the database of a running product. */
export async function seedDoors(
  { dataDir, url }: Running,
  { password, people: count, uses }: { password: string; people: number; uses: number },
) {
  const database = await openDatabase({ dataDir, log: pino({ level: 'silent' }) });
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: url, PORT: new URL(url).port });
  const { db } = database;
  const now = new Date();
  const later = new Date(now.getTime() + 24 * 3_600_000);
  const before = new Date(now.getTime() - 60 * 24 * 3_600_000);
  const hash = await passwordHash(password);
  const newPerson = async (username: string): Promise<Someone> => {
    const [id, session, email] = [newId(), newId(), `${username}@example.org`];
    await db.insert(users).values({
      id,
      username,
      usernameKey: username,
      displayName: username,
      email,
      emailVerifiedAt: before,
      passwordHash: hash,
      termsVersion,
      createdAt: before,
    });
    await db
      .insert(sessions)
      .values({ id: session, userId: id, expiresAt: later, mediaHash: session });
    return { id, username, email, token: await signedAccessToken(config, id, session, now) };
  };
  const people: Someone[] = [];
  for (let at = 0; at < count; at++) people.push(await newPerson(`somebody${at}`));
  const caller = await newPerson('caller');

  // Two-step sign-in with one secret; every code counts as used.
  const secret = new Secret({ size: 20 });
  for (const { id } of people) {
    await db.insert(authenticators).values({
      userId: id,
      secret: sealed(config, id, secret.base32),
      lastStep: Number.MAX_SAFE_INTEGER,
      createdAt: before,
    });
    await db.update(users).set({ twoFactorAt: before }).where(eq(users.id, id));
  }
  const [code, usedUpCode, oldLink] = [newOpaqueToken(), newOpaqueToken(), newOpaqueToken()];
  const lasting = { createdAt: before, expiresAt: later };
  await db.insert(signUpCodes).values([
    { hash: hashOf(code), usesLeft: uses, ...lasting },
    { hash: hashOf(usedUpCode), usesLeft: 0, ...lasting },
  ]);
  await db.insert(mailTokens).values({
    hash: hashOf(oldLink),
    kind: 'email_undo',
    userId: caller.id,
    email: caller.email,
    createdAt: before,
    expiresAt: before,
  });
  await database.close();
  const codeOf = () => new TOTP({ secret }).generate();
  return { people, caller, code, usedUpCode, oldLink, codeOf };
}
