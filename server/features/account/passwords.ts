import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { FieldError } from '#contract/errors.ts';
import { limits } from '#contract/values.ts';
import { isCommonPassword } from './common-passwords.ts';
import { newOpaqueToken } from './tokens.ts';
import { Turns } from '../../platform/http/turns.ts';

/** argon2id, as OWASP advises: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes 19 MiB and a thread; logins that come faster wait. */
export const hashingTurns = new Turns({
  atOnceMax: Math.min(4, Math.max(2, availableParallelism())),
  waitingMax: 200,
});

/** Verified against where there is no account, so that the work is the same. */
const decoyHash = hash(newOpaqueToken(), cost);

export function passwordHash(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

/** Does the same work whether or not there is a stored hash. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const matches = await verify(stored ?? (await decoyHash), password.normalize('NFKC'));
  return matches && stored !== null && password.isWellFormed();
}

const nameLengthMin = 4;

/** Why a password can't be chosen; null when it can. */
export function passwordProblem(
  password: string,
  { username, email, productName }: { username: string; email: string; productName: string },
): FieldError | null {
  if (!password.isWellFormed() || password.includes('\0')) return 'field.text_invalid';
  const folded = password.normalize('NFKC').toLowerCase();
  const names = [username, email, email.split('@')[0] ?? '', productName, 'zavit', 'זווית'];
  for (const name of names.map((one) => one.toLowerCase()).filter((one) => one !== '')) {
    // Short names are part of many words, so they count only where little else is left.
    const rest = folded.replaceAll(name, '');
    if (rest.length === folded.length) continue;
    if (name.length >= nameLengthMin || rest.length < limits.passwordLengthMin - 2)
      return 'field.password_contains_name';
  }
  return isCommonPassword(folded) ? 'field.password_common' : null;
}
