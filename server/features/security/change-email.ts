import type { api } from '#contract/index.ts';
import { type Change, change } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { ownerOfAddress } from '../account/claim-address.ts';
import {
  endMailTokens,
  inBackground,
  mailTokensOfHour,
  newMailToken,
  sendLetter,
} from '../account/mails.ts';

/** More than these mail nothing, so that nobody's mailbox is filled through us. */
const mailsPerHour = 5;

/** Mails the link by which the new address takes effect, after the answer; the owner of a claimed one gets a notice instead. */
export async function changeEmail(
  call: Call,
  { body }: Input<typeof api.security.changeEmail>,
): Promise<{ ok: true }> {
  const { platform } = call;
  const { userId } = call.me;
  call.afterCommit(() =>
    inBackground(platform, () => change(platform, (unit) => mailLink(unit, userId, body.email))),
  );
  return { ok: true };
}

async function mailLink(unit: Change, userId: string, email: string): Promise<void> {
  const { db, platform } = unit;
  const owner = await ownerOfAddress(db, email);
  if (owner?.id === userId) return;
  for (const counted of [{ userId }, { email }]) {
    if ((await mailTokensOfHour(db, platform.now(), 'email', counted)) >= mailsPerHour) return;
  }
  // Of several wishes the last one holds.
  await endMailTokens(unit, 'email', userId);
  const seed = await newMailToken(unit, 'email', userId, email);
  unit.afterCommit(() =>
    sendLetter(
      platform,
      owner
        ? { userId: owner.id, kind: 'email_taken', path: '/profile/login' }
        : { userId, kind: 'email_change', path: '/verify', to: email, seed },
    ),
  );
}
