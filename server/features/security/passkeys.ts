import { generateRegistrationOptions } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { EntryAnswer } from '#contract/account.ts';
import type { api } from '#contract/index.ts';
import type { PasskeyQuestion } from '#contract/passkey-shapes.ts';
import type { Passkey } from '#contract/passkeys.ts';
import { passkeys } from '#db/schema/security.ts';
import { users } from '#db/schema/users.ts';
import { change } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import type { Before } from '../../platform/http/serve.ts';
import { Refusal } from '../../platform/refusal.ts';
import { enter } from '../account/sign-in.ts';
import { userById } from '../account/users.ts';
import { type Asked, newChallenge } from './challenges.ts';
import { sendNotice } from './notices.ts';
import {
  type PasskeyRow,
  answeredPasskey,
  descriptorOf,
  madePasskey,
  passkeyQuestion,
  passkeysOf,
} from './passkey-answers.ts';
import { afterProof, meOf } from './proof.ts';
import { algorithms, relyingParty } from './relying-party.ts';

const passkeysMax = 20;

type Passkeys = typeof api.passkeys;
type Question = { options: PasskeyQuestion };

export async function myPasskeys({ db, me }: Call): Promise<{ items: Passkey[] }> {
  return { items: (await passkeysOf(db, me.userId)).map(wirePasskey) };
}

/** @throws Refusal passkey.too_many */
export async function newPasskeyQuestion(call: Call): Promise<Question> {
  const { config } = call.platform;
  const person = await meOf(call);
  const known = await passkeysOf(call.db, person.id);
  if (known.length >= passkeysMax) throw new Refusal('passkey.too_many');
  const { rpID, rpName } = relyingParty(config);
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: Uint8Array.from(Buffer.from(person.id)),
    userName: person.username,
    userDisplayName: person.displayName,
    challenge: newChallenge(config, call.platform.now(), addingBy(call)),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: { ...options } };
}

/** @throws Refusal passkey.invalid, passkey.too_many */
export async function addPasskey(call: Call, { body }: Input<Passkeys['add']>): Promise<Passkey> {
  const { db, platform, me } = call;
  // The person’s row orders parallel additions, so that no more than the limit come through.
  await db.select({ id: users.id }).from(users).where(eq(users.id, me.userId)).for('update');
  if ((await passkeysOf(db, me.userId)).length >= passkeysMax)
    throw new Refusal('passkey.too_many');
  const made = await madePasskey(call, addingBy(call), body.passkey);
  if (!made) throw new Refusal('passkey.invalid');
  const [row] = await db
    .insert(passkeys)
    .values({
      id: newId(),
      userId: me.userId,
      ...made,
      transports: body.passkey.transports,
      name: body.name,
      createdAt: platform.now(),
    })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning();
  if (!row) throw new Refusal('passkey.invalid');
  await sendNotice(call, me.userId, 'passkey_added', { name: row.name });
  return wirePasskey(row);
}

/**
 * Looks for the passkey before the proof, so that somebody else’s is unknown whatever is sent.
 * @throws Refusal passkey.not_found, request.invalid, account.too_many_tries, account.too_many_codes
 */
export const ownPasskey: Before<Passkeys['remove'], undefined> = async (call, input, go) => {
  const { id } = input.params;
  const isMine =
    isUuid(id) && (await passkeysOf(call.db, call.me.userId)).some((key) => key.id === id);
  if (!isMine) throw new Refusal('passkey.not_found');
  return afterProof(call, input, go);
};

/** @throws Refusal passkey.not_found */
export async function removePasskey(
  call: Call,
  { params }: Input<Passkeys['remove']>,
): Promise<{ ok: true }> {
  const { userId } = call.me;
  const [removed] = await call.db
    .delete(passkeys)
    .where(and(eq(passkeys.id, params.id), eq(passkeys.userId, userId)))
    .returning({ name: passkeys.name });
  if (!removed) throw new Refusal('passkey.not_found');
  await sendNotice(call, userId, 'passkey_removed', { name: removed.name });
  return { ok: true };
}

export async function proofQuestion(call: Call): Promise<Question> {
  const { db, platform, me } = call;
  const asked: Asked = { purpose: 'proof', holder: me.sessionId };
  return { options: await passkeyQuestion(platform, asked, await passkeysOf(db, me.userId)) };
}

export async function signInQuestion({ platform }: Call): Promise<Question> {
  return { options: await passkeyQuestion(platform, { purpose: 'sign_in', holder: '' }) };
}

/** @throws Refusal passkey.invalid */
export async function signInByPasskey(
  { platform, request, reply }: Call,
  { body }: Input<Passkeys['signIn']>,
): Promise<EntryAnswer> {
  const { passkey, remember, timezone } = body;
  return change(platform, async (unit) => {
    const key = await answeredPasskey(unit, { purpose: 'sign_in', holder: '' }, passkey);
    const person = key && (await userById(unit.db, key.userId));
    if (!person) throw new Refusal('passkey.invalid');
    return enter({ ...unit, request, reply }, person, { remember, timezone });
  });
}

function addingBy({ me }: Call): Asked {
  return { purpose: 'add', holder: me.sessionId };
}

function wirePasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
