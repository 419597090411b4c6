import type { Config } from '../../config.ts';
import { claimIn, signedClaim } from '../account/signed-claims.ts';

/** A device that was notified of the messages of a chat up to a seq. */
export interface ReadClaim {
  deviceId: string;
  notificationId: string;
  seq: number;
}

/** The token in a push message, which marks these messages as read and does nothing else. */
export function readToken(config: Config, { deviceId, notificationId, seq }: ReadClaim): string {
  return signedClaim(config, 'read', [deviceId, notificationId, String(seq)]);
}

/** Null where a token is forged or incomplete. */
export function readClaim(config: Config, token: string): ReadClaim | null {
  const [deviceId, notificationId, seq, ...rest] = claimIn(config, 'read', token) ?? [];
  if (!deviceId || !notificationId || !seq || rest.length > 0) return null;
  return { deviceId, notificationId, seq: Number(seq) };
}
