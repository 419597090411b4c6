import type { PasskeyAnswer } from '#contract/passkey-shapes.ts';
import type { Proof, ProofKind } from '#contract/proof.ts';
import { type Change, change } from '../../platform/change.ts';
import type { Call } from '../../platform/http/call.ts';
import { callerOf } from '../../platform/http/network.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { originOf } from '../account/known-devices.ts';
import { spentMailCode } from '../account/mails.ts';
import { hashingTurns, isPassword } from '../account/passwords.ts';
import { triesOf } from '../account/tries.ts';
import { type UserRow, userById } from '../account/users.ts';
import { isChallenge, spendChallenge } from './challenges.ts';
import { countCodeTry, uncountCodeTry } from './code-tries.ts';
import { isFactorCode } from './factor-codes.ts';
import { identitiesOf } from './identities.ts';
import { answeredPasskey, passkeysOf } from './passkey-answers.ts';

/**
 * The kinds of proof that are accepted from a person, the best first. With a second step on, nothing less than it is
 * enough, or the password alone would turn it off. A mailed code is for people who have nothing else of ours: otherwise
 * somebody with a stolen sign-in and the mailbox could do without the password. It stays beside Google, which may
 * not authenticate anybody again.
 */
export async function proofKindsOf(
  { db, platform }: Pick<Change, 'db' | 'platform'>,
  person: UserRow,
): Promise<ProofKind[]> {
  const passkey = (await passkeysOf(db, person.id)).length > 0 ? (['passkey'] as const) : [];
  if (person.twoFactorAt !== null) return ['code', ...passkey];
  const isLinked = (await identitiesOf(db, person.id)).length > 0;
  const hasGoogle = isLinked && platform.config.GOOGLE_CLIENT_ID !== undefined;
  const google = hasGoogle ? (['google'] as const) : [];
  if (person.passwordHash !== null) return ['password', ...passkey, ...google];
  if (passkey.length > 0) return [...passkey, ...google];
  return person.emailVerifiedAt === null ? [...google] : [...google, 'mail'];
}

export async function myProofKinds(call: Call): Promise<{ kinds: ProofKind[] }> {
  return { kinds: await proofKindsOf(call, await meOf(call)) };
}

/**
 * Lets a call go on when its body holds a proof that the caller is the person. It stands before the transaction, and a
 * code that it used stays used whatever becomes of the call.
 * @throws Refusal request.invalid, account.too_many_tries, account.too_many_codes
 */
export async function afterProof<Answer>(
  call: Call,
  { body }: { readonly body: { proof: Proof } },
  go: (prepared: undefined) => Promise<Answer>,
): Promise<Answer> {
  const { proof } = body;
  await whenRight(call, proofField[proof.kind], async (person) => {
    const kinds = await proofKindsOf(call, person);
    return kinds.includes(proof.kind) && isRight(call, person, proof);
  });
  return go(undefined);
}

const proofField = {
  password: ['proof.password', 'field.password_wrong'],
  code: ['proof.code', 'field.code_wrong'],
  passkey: ['proof.passkey', 'field.passkey_wrong'],
  google: ['proof.token', 'field.google_wrong'],
  mail: ['proof.code', 'field.code_wrong'],
} as const satisfies Record<ProofKind, unknown>;
type WrongField = (typeof proofField)[ProofKind] | readonly ['current', 'field.password_wrong'];

/**
 * Holds what a caller gives as evidence against what is stored; wrong evidence makes the next wait.
 * @throws Refusal request.invalid, account.too_many_tries
 */
export async function whenRight(
  call: Call,
  [field, problem]: WrongField,
  isRightFor: (person: UserRow) => Promise<boolean>,
): Promise<UserRow> {
  const { userId } = call.me;
  const origin = originOf(call, userId);
  const tries = triesOf(call.platform);
  await tries.requireTurn(userId, origin);
  const person = await meOf(call);
  if (!(await isRightFor(person))) {
    await tries.noteFailure(userId, origin);
    throw refuseField(field, problem);
  }
  await tries.forget(userId, origin);
  return person;
}

function isRight(call: Call, person: UserRow, proof: Proof): Promise<boolean> {
  switch (proof.kind) {
    case 'password':
      return isPasswordOf(call, person, proof.password);
    case 'code':
      return isFactorCode(call.platform, person, proof.code);
    case 'passkey':
      return isPasskey(call, person, proof.passkey);
    case 'google':
      return isGoogleProof(call, proof.token);
    case 'mail':
      return isMailedCode(call, person, proof.code);
  }
}

export function isPasswordOf(call: Call, person: UserRow, password: string): Promise<boolean> {
  return hashingTurns.run(callerOf(call.request), () => isPassword(password, person.passwordHash));
}

async function isPasskey(
  { platform, me }: Call,
  { id }: UserRow,
  answer: PasskeyAnswer,
): Promise<boolean> {
  const asked = { purpose: 'proof', holder: me.sessionId } as const;
  return change(
    platform,
    async (unit) => (await answeredPasskey(unit, asked, answer, id)) !== null,
  );
}

/** A token of `proveByGoogle`, which this session alone can use. */
async function isGoogleProof({ platform, me }: Call, token: string): Promise<boolean> {
  const asked = { purpose: 'google_proof', holder: me.sessionId } as const;
  if (!isChallenge(platform.config, platform.now(), asked, token)) return false;
  return change(platform, (unit) => spendChallenge(unit, token));
}

async function isMailedCode({ platform }: Call, person: UserRow, given: string): Promise<boolean> {
  const { id, email } = person;
  await countCodeTry(platform, person);
  const code = given.replaceAll(/[\s-]/gu, '');
  const spent = await change(platform, (unit) =>
    spentMailCode(unit, 'proof', { userId: id, code }),
  );
  const matches = spent?.email.toLowerCase() === email.toLowerCase();
  if (matches) await uncountCodeTry(platform, id);
  return matches;
}

export async function meOf({ db, me }: Call): Promise<UserRow> {
  const person = await userById(db, me.userId);
  if (!person) throw new Refusal('auth.token_revoked');
  return person;
}
