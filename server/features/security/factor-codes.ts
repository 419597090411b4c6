import { randomInt } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { authenticators, backupCodes } from '#db/schema/security.ts';
import { productNameIn } from '#i18n/product.ts';
import { type Change, type Db, change } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import type { UserRow } from '../account/users.ts';
import { countCodeTry, uncountCodeTry } from './code-tries.ts';
import { backupHashOf, sealed, unsealed } from './sealed.ts';

const periodSeconds = 30;
/** An app’s clock may be this many steps off. */
const stepsOff = 1;
const backupCodeCount = 10;
/** Without letters that look alike: 10 of 32 signs are 50 bits. */
const backupSigns = 'abcdefghjkmnpqrstuvwxyz023456789';

const appCode = /^\d{6}$/u;

/**
 * Holds a code against the app and the backup codes of a person, and uses it up.
 * @throws Refusal account.too_many_codes
 */
export async function isFactorCode(
  platform: Platform,
  person: UserRow,
  given: string,
): Promise<boolean> {
  const code = given.normalize('NFKC').replaceAll(/[\s-]/gu, '').toLowerCase();
  if (!appCode.test(code))
    return change(platform, (unit) => spentBackupCode(unit, person.id, code));
  await countCodeTry(platform, person);
  const matches = await change(platform, (unit) => spentAppCode(unit, person, code));
  if (matches) await uncountCodeTry(platform, person.id);
  return matches;
}

/** A code counts for the first time only: its step, and earlier ones, are then refused. */
export async function spentAppCode(
  { db, platform }: Change,
  person: UserRow,
  code: string,
): Promise<boolean> {
  const [row] = await db
    .select()
    .from(authenticators)
    .where(eq(authenticators.userId, person.id))
    .for('update');
  if (!row) return false;
  const totp = appOf(platform, person, unsealed(platform.config, person.id, row.secret));
  const timestamp = platform.now().getTime();
  const delta = totp.validate({ token: code, timestamp, window: stepsOff });
  const step = Math.floor(timestamp / 1_000 / periodSeconds) + (delta ?? 0);
  if (delta === null || step <= row.lastStep) return false;
  await db
    .update(authenticators)
    .set({ lastStep: step })
    .where(eq(authenticators.userId, person.id));
  return true;
}

async function spentBackupCode(
  { db, platform }: Change,
  userId: string,
  code: string,
): Promise<boolean> {
  const used = await db
    .update(backupCodes)
    .set({ usedAt: platform.now() })
    .where(
      and(
        eq(backupCodes.hash, backupHashOf(platform.config, userId, code)),
        eq(backupCodes.userId, userId),
        isNull(backupCodes.usedAt),
      ),
    )
    .returning({ hash: backupCodes.hash });
  return used.length > 0;
}

/** Keeps a new secret for a person’s app, in place of an earlier one. */
export async function newAppSecret(
  { db, platform }: Change,
  person: UserRow,
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 }).base32;
  const row = {
    secret: sealed(platform.config, person.id, secret),
    lastStep: 0,
    createdAt: platform.now(),
  };
  await db
    .insert(authenticators)
    .values({ userId: person.id, ...row })
    .onConflictDoUpdate({ target: authenticators.userId, set: row });
  return { secret, uri: appOf(platform, person, secret).toString() };
}

/** Replaces a person’s backup codes; only here can they be read. */
export async function newBackupCodes({ db, platform }: Change, userId: string): Promise<string[]> {
  const codes = Array.from({ length: backupCodeCount }, newBackupCode);
  await db.delete(backupCodes).where(eq(backupCodes.userId, userId));
  await db.insert(backupCodes).values(
    codes.map((code) => ({
      hash: backupHashOf(platform.config, userId, code),
      userId,
      createdAt: platform.now(),
    })),
  );
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

export async function backupCodesLeft(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(backupCodes)
    .where(and(eq(backupCodes.userId, userId), isNull(backupCodes.usedAt)));
  return row?.left ?? 0;
}

export async function forgetFactors(db: Db, userId: string): Promise<void> {
  await db.delete(authenticators).where(eq(authenticators.userId, userId));
  await db.delete(backupCodes).where(eq(backupCodes.userId, userId));
}

function newBackupCode(): string {
  return Array.from({ length: 10 }, () => backupSigns[randomInt(backupSigns.length)]).join('');
}

function appOf({ config }: Platform, { language, username }: UserRow, secret: string): TOTP {
  return new TOTP({
    issuer: productNameIn(language, config.PRODUCT_NAME),
    label: username,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  });
}
