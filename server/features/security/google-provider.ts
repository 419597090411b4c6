import { createHmac } from 'node:crypto';
import * as openid from 'openid-client';
import type { Config } from '../../config.ts';
import { isLoopback } from '../../config.ts';
import type { Platform } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';

/** A person as Google vouches for them. */
export interface GoogleIdentity {
  issuer: string;
  subject: string;
  /** Null: Google did not verify it. */
  verifiedEmail: string | null;
  name: string;
}

const timeoutSeconds = 10;
const googleIssuer = 'https://accounts.google.com';

const providers = new WeakMap<Platform, Promise<openid.Configuration>>();

/**
 * The provider’s description of itself, asked for once; after a failure again.
 * @throws Refusal google.not_configured, google.failed
 */
async function providerOf(platform: Platform): Promise<openid.Configuration> {
  const { config } = platform;
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = config;
  if (id === undefined || secret === undefined) throw new Refusal('google.not_configured');
  const known = providers.get(platform);
  if (known) return known;
  const issuer = config.GOOGLE_ISSUER ?? googleIssuer;
  const execute = isLoopback(issuer) ? [openid.allowInsecureRequests] : [];
  const asked = openid.discovery(new URL(issuer), id, secret, undefined, {
    execute,
    timeout: timeoutSeconds,
  });
  providers.set(platform, asked);
  asked.catch(() => providers.delete(platform));
  return asked.catch((error: unknown) => {
    throw failed(platform, error);
  });
}

/**
 * Evidence for the way of one browser to Google: each derived from the token of its cookie, so that none has to be
 * stored and none can be chosen by somebody else.
 */
function checksOf({ secrets }: Config, token: string) {
  const derived = (use: string) =>
    createHmac('sha256', secrets.refresh).update(`google.${use}.${token}`).digest('base64url');
  return { state: derived('state'), verifier: derived('verifier'), nonce: derived('nonce') };
}

const returnPath = '/profile/login';

/** The address at Google for a browser with this token. @throws Refusal google.not_configured, google.failed */
export async function googleAddress(platform: Platform, token: string): Promise<URL> {
  const provider = await providerOf(platform);
  const { state, verifier, nonce } = checksOf(platform.config, token);
  return openid.buildAuthorizationUrl(provider, {
    redirect_uri: `${platform.config.PUBLIC_URL}${returnPath}`,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
}

/**
 * Exchanges a code for the identity behind it: signature, issuer, audience, age and nonce of the token are checked.
 * @throws Refusal google.not_configured, google.failed
 */
export async function googleIdentity(
  platform: Platform,
  token: string,
  { code, state }: { code: string; state: string },
): Promise<GoogleIdentity> {
  const provider = await providerOf(platform);
  const checks = checksOf(platform.config, token);
  const returned = new URL(`${platform.config.PUBLIC_URL}${returnPath}`);
  returned.search = new URLSearchParams({
    code,
    state,
    // The way of this browser began at the one provider that there is.
    iss: provider.serverMetadata().issuer,
  }).toString();
  try {
    const tokens = await openid.authorizationCodeGrant(provider, returned, {
      expectedState: checks.state,
      expectedNonce: checks.nonce,
      pkceCodeVerifier: checks.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('the answer has no identity');
    const { iss, sub, email, email_verified: isVerified, name } = claims;
    return {
      issuer: iss,
      subject: sub,
      verifiedEmail: isVerified === true && typeof email === 'string' ? email : null,
      name: typeof name === 'string' ? name : '',
    };
  } catch (error) {
    throw failed(platform, error);
  }
}

function failed({ log }: Platform, error: unknown): Refusal {
  log.warn({ err: error }, 'a sign-in with Google failed');
  return new Refusal('google.failed');
}
