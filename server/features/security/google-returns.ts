import type { AnswerOf } from '#contract/endpoint.ts';
import type { api } from '#contract/index.ts';
import { change } from '../../platform/change.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { clearCookie, giveCookie, tokenOfCookie } from '../account/session-cookies.ts';
import { newOpaqueToken } from '../account/tokens.ts';
import {
  type GoogleIdentity,
  type Way,
  googleAddress,
  googleIdentity,
  wayMs,
} from './google-provider.ts';
import { spendOnce } from './spent.ts';

type BegunWay = AnswerOf<typeof api.google.beginProof>;

/** Begins a way of this browser to Google. @throws Refusal google.not_configured, google.failed */
export async function beginWay(
  { platform, reply }: Pick<Call, 'platform' | 'reply'>,
  use: Way['use'],
): Promise<BegunWay> {
  const token = newOpaqueToken();
  const { href: url } = await googleAddress(platform, { token, use });
  giveCookie(reply, platform.config, 'google', { token, maxAgeMs: wayMs });
  return { url };
}

/**
 * Asks Google, outside of a transaction, who came back. A code without the cookie of this browser is somebody else’s.
 * @throws Refusal google.not_configured, google.failed
 */
export async function returnedIdentity(
  { platform, request, reply }: Pick<Call, 'platform' | 'request' | 'reply'>,
  { auth_code: code, state }: { auth_code: string; state: string },
  use: Way['use'],
): Promise<GoogleIdentity> {
  const token = tokenOfCookie(request, platform.config, 'google');
  if (platform.config.GOOGLE_CLIENT_ID === undefined) throw new Refusal('google.not_configured');
  if (token === null) throw new Refusal('google.failed');
  clearCookie(reply, platform.config, 'google');
  const end = new Date(platform.now().getTime() + wayMs);
  // The way is used up whatever comes of it, so that parallel uses are one.
  if (!(await change(platform, ({ db }) => spendOnce(db, token, end)))) {
    throw new Refusal('google.failed');
  }
  return googleIdentity(platform, { token, use }, { code, state });
}
