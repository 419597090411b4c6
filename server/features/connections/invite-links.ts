import { hash } from 'node:crypto';
import type { InviteLink } from '#contract/shapes.ts';
import type { Platform } from '../../platform/platform.ts';
import { linkTokenOf } from '../account/tokens.ts';

const linkLifeMs = 7 * 24 * 3_600_000;

/** The stored form of a link: the database alone opens nothing. */
export interface StoredLink {
  hash: string;
  expiresAt: Date;
}

export function hashOfKey(key: string): string {
  return hash('sha256', key);
}

/** Derived, so that the link of `holder` can be shown again. */
function keyOf({ config }: Platform, holder: string, expiresAt: Date): string {
  return linkTokenOf(config, `${holder}.${expiresAt.getTime()}`);
}

/** A new key of `holder`, in place of the one before. */
export function newKey(platform: Platform, holder: string): { key: string; stored: StoredLink } {
  const expiresAt = new Date(platform.now().getTime() + linkLifeMs);
  const key = keyOf(platform, holder, expiresAt);
  return { key, stored: { hash: hashOfKey(key), expiresAt } };
}

/** Null for a key that was made with another secret: its link works, and can't be shown again. */
export function keptKey(platform: Platform, holder: string, stored: StoredLink): string | null {
  const key = keyOf(platform, holder, stored.expiresAt);
  return hashOfKey(key) === stored.hash ? key : null;
}

export function inviteLink({ config }: Platform, token: string, stored: StoredLink): InviteLink {
  return {
    url: `${config.PUBLIC_URL}/join/${token}`,
    expires_at: stored.expiresAt.toISOString(),
  };
}
