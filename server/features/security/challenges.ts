import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Change } from '../../platform/change.ts';
import { spendOnce } from './spent.ts';

/** Minutes for a ceremony: finding the phone, unlocking it. */
const lifeMs = 5 * 60_000;

/**
 * The use that a challenge is for, and the one who may answer it (a session, a ticket), so that no answer serves for
 * another. Empty: any browser.
 */
export interface Asked {
  purpose: 'add' | 'proof' | 'sign_in' | 'second_step' | 'google_proof';
  holder: string;
}

/** A signed challenge; nothing is stored before it was answered rightly. */
export function newChallenge(config: Config, now: Date, asked: Asked): string {
  const body = `${now.getTime() + lifeMs}.${randomBytes(24).toString('base64url')}`;
  return `${body}.${signature(config, body, asked)}`;
}

/** Whether we asked this, of this holder, a short while ago. `challenge` is as the browser’s answer has it. */
export function isChallenge(config: Config, now: Date, asked: Asked, challenge: string): boolean {
  const [expires = '', nonce = '', given = ''] = textOf(challenge).split('.');
  const expected = Buffer.from(signature(config, `${expires}.${nonce}`, asked));
  const isOurs = given.length === expected.length && timingSafeEqual(Buffer.from(given), expected);
  return isOurs && Number(expires) > now.getTime();
}

/** Uses a challenge up that was answered rightly; false when it was used before. */
export function spendChallenge({ db }: Change, challenge: string): Promise<boolean> {
  const [expires = ''] = textOf(challenge).split('.');
  return spendOnce(db, textOf(challenge), new Date(Number(expires)));
}

function textOf(challenge: string): string {
  return Buffer.from(challenge, 'base64url').toString('latin1');
}

function signature(config: Config, body: string, { purpose, holder }: Asked): string {
  return createHmac('sha256', config.secrets.token)
    .update(`challenge.${purpose}.${holder}.${body}`)
    .digest('base64url');
}
