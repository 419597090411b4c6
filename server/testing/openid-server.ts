import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Account, Provider } from 'oidc-provider';

/** Somebody with an account at the provider. */
export interface OpenidPerson {
  subject: string;
  email?: string;
  verified?: boolean;
  name?: string;
  /** Seconds since the provider authenticated them; it is now by default. */
  authenticatedAgo?: number;
}

export interface OpenidServer {
  issuer: string;
  client: { id: string; secret: string };
  /** The next to sign in there. */
  person: OpenidPerson;
  /** Goes the way of a browser from an address of the provider, and answers with where it returns to. */
  walk(address: string): Promise<URL>;
  close(): Promise<void>;
}

const client = { id: 'zavit', secret: 'a quiet client secret of 32 letters' };

/** A real OpenID provider on loopback, where people sign in without being asked. */
export async function startOpenidServer(
  redirectUri = 'http://zavit.test/profile/login',
): Promise<OpenidServer> {
  const http = createServer();
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const state: { person: OpenidPerson } = { person: { subject: 'nobody' } };
  const known = new Map<string, OpenidPerson>();

  const accountOf = (accountId: string): Account => ({
    accountId,
    claims() {
      const { email, verified = false, name } = known.get(accountId) ?? { subject: accountId };
      return { sub: accountId, email, email_verified: verified, name };
    },
  });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri],
        application_type: 'web',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['for this run'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, id) => accountOf(id),
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
    async loadExistingGrant(context) {
      const { client: asking, session } = context.oidc;
      const grant = new provider.Grant({
        clientId: asking?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  http.on('request', (request, response) => {
    if (!request.url?.startsWith('/sign-in/')) return void answer(request, response);
    known.set(state.person.subject, { ...state.person });
    void provider.interactionFinished(request, response, {
      login: {
        accountId: state.person.subject,
        ts: Math.floor(Date.now() / 1_000) - (state.person.authenticatedAgo ?? 0),
      },
    });
  });

  return {
    issuer,
    client,
    get person() {
      return state.person;
    },
    set person(person) {
      state.person = person;
    },
    async walk(address) {
      const jar = new Map<string, string>();
      let next = new URL(address);
      while (next.origin === issuer) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const set of response.headers.getSetCookie()) {
          const [pair = ''] = set.split(';');
          jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
        }
        const location = response.headers.get('location');
        if (!location) throw new Error(`the provider stopped: ${await response.text()}`);
        next = new URL(location, next);
      }
      return next;
    },
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
}
