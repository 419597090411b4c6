import { isIP } from 'node:net';
import type { Config } from '../../config.ts';

/** The installation as passkeys know it: by its public address alone, whatever a request claims. */
export function relyingParty({ PUBLIC_URL, PRODUCT_NAME }: Config) {
  const { origin, hostname } = new URL(PUBLIC_URL);
  return { rpID: hostname, rpName: PRODUCT_NAME, origin };
}

/** ES256, RS256 and EdDSA (COSE): those that every version of Node in use can check. */
export const algorithms = [-7, -257, -8];

/** Browsers make passkeys for names, and only where the connection is safe. */
export function canHavePasskeys({ PUBLIC_URL }: Config): boolean {
  const { protocol, hostname } = new URL(PUBLIC_URL);
  const isName = isIP(hostname.replaceAll(/[[\]]/gu, '')) === 0;
  return isName && (protocol === 'https:' || hostname === 'localhost');
}
