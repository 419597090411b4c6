import { generateKeyPairSync } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import type { InferSelectModel } from 'drizzle-orm';
import type { NewPasskey, PasskeyAnswer, PasskeyQuestion } from '#contract/passkey-shapes.ts';
import { passkeys } from '#db/schema/security.ts';
import type { Change, Db } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Asked, isChallenge, newChallenge, spendChallenge } from './challenges.ts';
import { coseOf } from './cose.ts';
import { algorithms, relyingParty } from './relying-party.ts';

export type PasskeyRow = InferSelectModel<typeof passkeys>;

export function passkeysOf(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** The question for one of these passkeys, or for any. The device must check who uses it. */
export async function passkeyQuestion(
  { config, now }: Platform,
  asked: Asked,
  keys: PasskeyRow[] = [],
): Promise<PasskeyQuestion> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(config).rpID,
    challenge: newChallenge(config, now(), asked),
    userVerification: 'required',
    allowCredentials: keys.map(descriptorOf),
  });
  return { ...options };
}

export function descriptorOf({ credentialId, transports }: PasskeyRow) {
  return { id: credentialId, transports: transports as [] };
}

/** A passkey as the browser’s answer describes it; null where the answer is not to our question. */
export async function madePasskey(
  unit: Change,
  asked: Asked,
  { id, client_data: clientDataJSON, authenticator_data: authData }: NewPasskey,
): Promise<{ credentialId: string; publicKey: string; counter: number } | null> {
  const response: RegistrationResponseJSON = {
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject: withoutAttestation(authData) },
  };
  const { config, now } = unit.platform;
  const { rpID, origin } = relyingParty(config);
  let challenge = '';
  const verified = await verifyRegistrationResponse({
    response,
    supportedAlgorithmIDs: algorithms,
    expectedRPID: rpID,
    expectedOrigin: origin,
    expectedChallenge: (given) => {
      challenge = given;
      return isChallenge(config, now(), asked, given);
    },
  }).catch(() => null);
  if (!verified?.verified || !(await spendChallenge(unit, challenge))) return null;
  const { credential } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
  };
}

/** Verified against where no key has the name, so that the work is the same; nobody has its private half. */
const decoy = {
  publicKey: coseOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey).toString(
    'base64url',
  ),
  counter: 0,
};

/**
 * Holds an answer against the stored key that it names, of one person or of anybody; null where it is not right. A
 * right one uses the question up and moves the key’s counter.
 */
export async function answeredPasskey(
  unit: Change,
  asked: Asked,
  answer: PasskeyAnswer,
  userId?: string,
): Promise<PasskeyRow | null> {
  const { db, platform } = unit;
  const { config, now } = platform;
  const [key] = await db
    .select()
    .from(passkeys)
    .where(
      and(
        eq(passkeys.credentialId, answer.id),
        userId === undefined ? undefined : eq(passkeys.userId, userId),
      ),
    )
    .for('update');
  const { publicKey, counter } = key ?? decoy;
  const response: AuthenticationResponseJSON = {
    id: answer.id,
    rawId: answer.id,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: answer.client_data,
      authenticatorData: answer.authenticator_data,
      signature: answer.signature,
    },
  };
  const { rpID, origin } = relyingParty(config);
  let challenge = '';
  const verified = await verifyAuthenticationResponse({
    response,
    expectedRPID: rpID,
    expectedOrigin: origin,
    expectedChallenge: (given) => {
      challenge = given;
      return isChallenge(config, now(), asked, given);
    },
    credential: {
      id: answer.id,
      publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
      counter,
    },
  }).catch(() => null);
  if (!key || !verified?.verified || !(await spendChallenge(unit, challenge))) return null;
  await db
    .update(passkeys)
    .set({ counter: verified.authenticationInfo.newCounter, lastUsedAt: now() })
    .where(eq(passkeys.id, key.id));
  return key;
}

const authDataLengthMax = 0xffff;

/**
 * The attestation object of a device without a statement about its maker. Such a statement would be a certificate
 * that somebody else chose, and checking it would ask addresses in it.
 */
function withoutAttestation(authData: string): string {
  const bytes = Buffer.from(authData, 'base64url').subarray(0, authDataLengthMax);
  const text = (word: string) => Buffer.from([0x60 + word.length, ...Buffer.from(word)]);
  const length =
    bytes.length < 0x100 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 0xff];
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from(length),
    bytes,
  ]).toString('base64url');
}
