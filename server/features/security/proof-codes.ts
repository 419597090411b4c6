import { eq } from 'drizzle-orm';
import { users } from '#db/schema/users.ts';
import { type Change, change } from '../../platform/change.ts';
import type { Call } from '../../platform/http/call.ts';
import {
  endMailTokens,
  inBackground,
  mailTokensOfHour,
  newMailToken,
  sendLetter,
} from '../account/mails.ts';
import { proofKindsOf } from './proof.ts';

const codesPerHour = 5;

/** Mails a code, the newest of which is a proof, after the answer. */
export async function mailProofCode(call: Call): Promise<{ ok: true }> {
  const { platform } = call;
  const { userId } = call.me;
  call.afterCommit(() =>
    inBackground(platform, () => change(platform, (unit) => makeCode(unit, userId))),
  );
  return { ok: true };
}

async function makeCode(unit: Change, userId: string): Promise<void> {
  const { db, platform } = unit;
  const [person] = await db.select().from(users).where(eq(users.id, userId)).for('update');
  if (!person || !(await proofKindsOf(unit, person)).includes('mail')) return;
  const made = await mailTokensOfHour(db, platform.now(), 'proof', { userId });
  if (made >= codesPerHour) return;
  await endMailTokens(unit, 'proof', userId);
  const codeSeed = await newMailToken(unit, 'proof', userId, person.email);
  unit.afterCommit(() =>
    sendLetter(platform, { userId, kind: 'proof_code', path: '/profile/me', codeSeed }),
  );
}
