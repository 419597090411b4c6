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
  /** Whether Google authenticated the person since the way began, and did not just know them from before. */
  isFresh: boolean;
}

/**
 * The way of one browser to Google and back: the token of its cookie, and its use, which names the session where there
 * is one. What comes back is refused for any other use.
 */
export interface Way {
  token: string;
  use: 'sign_in' | `link ${string}` | `proof ${string}`;
}

/** Minutes for a sign-in at Google. */
export const wayMs = 10 * 60_000;
/** The difference that two clocks may have. */
const clockToleranceSeconds = 30;

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
 * Evidence for a way that began at a second: each derived from the token of its cookie, so that none has to be stored
 * and none can be chosen by somebody else.
 */
function checksOf({ secrets }: Config, { token, use }: Way, begun: number) {
  const derived = (part: string) =>
    createHmac('sha256', secrets.refresh)
      .update(`google.${part}.${use}.${begun}.${token}`)
      .digest('base64url');
  return {
    state: `${begun}.${derived('state')}`,
    verifier: derived('verifier'),
    nonce: derived('nonce'),
  };
}

const returnPath = '/profile/login';

/**
 * The address at Google for a way that begins. For a proof Google is asked to authenticate the person again; whether
 * it did is seen in the identity.
 * @throws Refusal google.not_configured, google.failed
 */
export async function googleAddress(platform: Platform, way: Way): Promise<URL> {
  const provider = await providerOf(platform);
  const begun = secondsOf(platform.now());
  const { state, verifier, nonce } = checksOf(platform.config, way, begun);
  return openid.buildAuthorizationUrl(provider, {
    redirect_uri: `${platform.config.PUBLIC_URL}${returnPath}`,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(way.use.startsWith('proof') ? again : {}),
  });
}

/** Google gives the time of the authentication only where it is asked for by name. */
const again = {
  max_age: '0',
  claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }),
};

/**
 * Exchanges a code for the identity behind it: signature, issuer, audience, age and nonce of the token are checked.
 * @throws Refusal google.not_configured, google.failed
 */
export async function googleIdentity(
  platform: Platform,
  way: Way,
  { code, state }: { code: string; state: string },
): Promise<GoogleIdentity> {
  const provider = await providerOf(platform);
  const begun = Number(/^\d{1,12}(?=\.)/u.exec(state)?.[0] ?? 0);
  if (secondsOf(platform.now()) - begun > wayMs / 1_000) throw new Refusal('google.failed');
  const checks = checksOf(platform.config, way, begun);
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
    const { iss, sub, email, email_verified: isVerified, name, auth_time: at } = claims;
    return {
      issuer: iss,
      subject: sub,
      verifiedEmail: isVerified === true && typeof email === 'string' ? email : null,
      name: typeof name === 'string' ? name : '',
      isFresh: at !== undefined && at >= begun - clockToleranceSeconds,
    };
  } catch (error) {
    throw failed(platform, error);
  }
}

function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000);
}

function failed({ log }: Platform, error: unknown): Refusal {
  log.warn({ err: error }, 'a sign-in with Google failed');
  return new Refusal('google.failed');
}
