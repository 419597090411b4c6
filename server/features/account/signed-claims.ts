import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config.ts';

/** The one thing that a signed token authorises; its signature holds for nothing else. */
type Purpose = 'unsubscribe' | 'read';

/** A token that authorises its holder. It is signed, so that none is stored. */
export function signedClaim(config: Config, purpose: Purpose, parts: string[]): string {
  const claim = parts.join('.');
  return `${claim}.${signature(config, purpose, claim)}`;
}

/** The parts of a token; null where it is forged, incomplete or for another purpose. */
export function claimIn(config: Config, purpose: Purpose, token: string): string[] | null {
  const parts = token.split('.');
  const given = Buffer.from(parts.pop() ?? '');
  const expected = Buffer.from(signature(config, purpose, parts.join('.')));
  return given.length === expected.length && timingSafeEqual(given, expected) ? parts : null;
}

function signature(config: Config, purpose: Purpose, claim: string): string {
  return createHmac('sha256', config.secrets.refresh)
    .update(`${purpose}.${claim}`)
    .digest('base64url');
}
