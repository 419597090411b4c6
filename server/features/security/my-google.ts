import type { AnswerOf } from '#contract/endpoint.ts';
import type { api } from '#contract/index.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import type { Before } from '../../platform/http/serve.ts';
import { Refusal } from '../../platform/refusal.ts';
import { newChallenge } from './challenges.ts';
import type { GoogleIdentity } from './google-provider.ts';
import { beginWay, returnedIdentity } from './google-returns.ts';
import { identitiesOf, personOf, tie, untie } from './identities.ts';
import { sendNotice } from './notices.ts';
import { passkeysOf } from './passkey-answers.ts';
import { afterProof, meOf } from './proof.ts';

type Google = typeof api.google;
type BegunWay = AnswerOf<Google['beginLink']>;

export async function myGoogle(call: Call): Promise<AnswerOf<Google['mine']>> {
  const [first] = await identitiesOf(call.db, call.me.userId);
  return {
    since: first?.createdAt.toISOString() ?? null,
    only_way: first !== undefined && (await isOnlyWay(call)),
  };
}

async function isOnlyWay(call: Call): Promise<boolean> {
  const { id, passwordHash } = await meOf(call);
  return passwordHash === null && (await passkeysOf(call.db, id)).length === 0;
}

/** @throws Refusal google.not_configured, google.failed, request.invalid, account.too_many_tries, account.too_many_codes */
export const wayToLink: Before<Google['beginLink'], BegunWay> = (call, input, go) =>
  afterProof(call, input, async () => go(await beginWay(call, `link ${call.me.sessionId}`)));

export async function begunWay(
  _call: Call,
  _input: Input<Google['beginLink']>,
  way: BegunWay,
): Promise<BegunWay> {
  return way;
}

/** @throws Refusal google.not_configured, google.failed */
export const identityToLink: Before<Google['add'], GoogleIdentity> = async (call, { body }, go) =>
  go(await returnedIdentity(call, body, `link ${call.me.sessionId}`));

/** @throws Refusal google.taken */
export async function addGoogle(
  call: Call,
  _input: Input<Google['add']>,
  identity: GoogleIdentity,
): Promise<{ ok: true }> {
  const { userId } = call.me;
  const before = await personOf(call.db, identity);
  if (before?.id === userId) return { ok: true };
  await tie(call, userId, identity);
  // Of two people at once the first has it.
  if ((await personOf(call.db, identity))?.id !== userId) throw new Refusal('google.taken');
  await sendNotice(call, userId, 'google_linked');
  return { ok: true };
}

/**
 * Looks at what else signs the person in before the proof, so that none is used up for nothing.
 * @throws Refusal google.not_linked, google.only_way, request.invalid, account.too_many_tries, account.too_many_codes
 */
export const spareGoogle: Before<Google['remove'], undefined> = async (call, input, go) => {
  // An input is checked where it is first read, and a wrong one is refused before anything else.
  if (input.body) await requireSpare(call);
  return afterProof(call, input, go);
};

/** @throws Refusal google.not_linked, google.only_way */
export async function removeGoogle(call: Call): Promise<{ ok: true }> {
  const { userId } = call.me;
  await requireSpare(call);
  await untie(call, userId);
  await sendNotice(call, userId, 'google_unlinked');
  return { ok: true };
}

async function requireSpare(call: Call): Promise<void> {
  if ((await identitiesOf(call.db, call.me.userId)).length === 0)
    throw new Refusal('google.not_linked');
  if (await isOnlyWay(call)) throw new Refusal('google.only_way');
}

/** @throws Refusal google.not_configured, google.failed */
export function beginGoogleProof(call: Call): Promise<BegunWay> {
  return beginWay(call, `proof ${call.me.sessionId}`);
}

/**
 * A proof for one use in this session. A Google account that was open in the browser before proves nothing:
 * somebody who borrowed the device has it too.
 * @throws Refusal google.not_configured, google.failed, google.other_account, google.not_fresh
 */
export async function proveByGoogle(
  call: Call,
  { body }: Input<Google['prove']>,
): Promise<{ token: string }> {
  const { platform, me, db } = call;
  const identity = await returnedIdentity(call, body, `proof ${me.sessionId}`);
  if ((await personOf(db, identity))?.id !== me.userId) throw new Refusal('google.other_account');
  if (!identity.isFresh) throw new Refusal('google.not_fresh');
  const asked = { purpose: 'google_proof', holder: me.sessionId } as const;
  const challenge = newChallenge(platform.config, platform.now(), asked);
  return { token: Buffer.from(challenge).toString('base64url') };
}
