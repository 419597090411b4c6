import { eq } from 'drizzle-orm';
import { users } from '#db/schema/users.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { endMailTokens, mailTokensOfHour, newMailToken, sendLetter } from '../account/mails.ts';
import { proofKindsOf } from './proof.ts';

const codesPerHour = 5;
const hourSeconds = 3_600;

/**
 * Mails a code, the newest of which is a proof. A refusal says why none comes, so that nobody waits for it.
 * @throws Refusal proof.mail_not_configured, proof.address_unverified, proof.mail_not_accepted, request.too_many
 */
export async function mailProofCode(call: Call): Promise<{ ok: true }> {
  const { db, platform, me } = call;
  const { userId } = me;
  const [person] = await db.select().from(users).where(eq(users.id, userId)).for('update');
  if (!person) throw new Refusal('auth.token_revoked');
  const kinds = await proofKindsOf(call, person);
  if (!kinds.includes('mail')) {
    const hasOther = kinds.some((kind) => kind !== 'google');
    throw new Refusal(hasOther ? 'proof.mail_not_accepted' : 'proof.address_unverified');
  }
  if (platform.config.SMTP_URL === undefined) throw new Refusal('proof.mail_not_configured');
  const made = await mailTokensOfHour(db, platform.now(), 'proof', { userId });
  if (made >= codesPerHour)
    throw new Refusal('request.too_many', { retryAfterSeconds: hourSeconds });
  await endMailTokens(call, 'proof', userId);
  const codeSeed = await newMailToken(call, 'proof', userId, person.email);
  call.afterCommit(() =>
    sendLetter(platform, { userId, kind: 'proof_code', path: '/profile/me', codeSeed }),
  );
  return { ok: true };
}
