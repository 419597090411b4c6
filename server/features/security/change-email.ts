import type { api } from '#contract/index.ts';
import type { WaitingEmail } from '#contract/security.ts';
import { type Change, change } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';
import { ownerOfAddress } from '../account/claim-address.ts';
import { mailTokensOfHour, newMailToken, sendLetter, spentMailToken } from '../account/mails.ts';
import { moveAddress } from '../account/move-address.ts';
import { userById } from '../account/users.ts';
import {
  beginWaiting,
  dueAt,
  giveUpAddress,
  noteAnswer,
  peopleDue,
  shownWaiting,
  waitingAddress,
} from '../account/waiting-address.ts';
import { recoverAccount } from './recover-account.ts';

/** More than these mail nothing, so that nobody's mailbox is filled through us. */
const mailsPerHour = 5;

/**
 * Mails the links to both addresses, after the answer; the owner of a claimed one gets a notice instead. The present address
 * learns nothing of whether somebody has the new one, so what waits is stored and mailed alike.
 */
export async function changeEmail(
  call: Call,
  { body }: Input<typeof api.security.changeEmail>,
): Promise<{ ok: true }> {
  await makeLinks(call, call.me.userId, body.email);
  return { ok: true };
}

async function makeLinks(unit: Change, userId: string, email: string): Promise<void> {
  const { db, platform } = unit;
  const owner = await ownerOfAddress(db, email);
  const person = await userById(db, userId);
  if (!person || owner?.id === userId) return;
  for (const counted of [{ userId }, { email }]) {
    if ((await mailTokensOfHour(db, platform.now(), 'email', counted)) >= mailsPerHour) return;
  }
  await beginWaiting(unit, userId, email);
  const seed = await newMailToken(unit, 'email', userId, email);
  unit.afterCommit(() =>
    sendLetter(
      platform,
      owner
        ? { userId: owner.id, kind: 'email_taken', path: '/profile/login' }
        : { userId, kind: 'email_change', path: '/verify', to: email, seed },
    ),
  );
  if (person.emailVerifiedAt === null) return;
  const to = person.email;
  const agreeing = await newMailToken(unit, 'email_agree', userId, to);
  const words = { next: email };
  unit.afterCommit(() =>
    sendLetter(platform, {
      userId,
      kind: 'email_agree',
      path: '/confirm-email',
      to,
      seed: agreeing,
      words,
    }),
  );
}

export async function waitingEmail(call: Call): Promise<{ waiting: WaitingEmail | null }> {
  const row = await shownWaiting(call.db, call.me.userId);
  if (!row) return { waiting: null };
  const { email, confirmedAt, agreedAt } = row;
  return {
    waiting: {
      email,
      confirmed: confirmedAt !== null,
      agreed: agreedAt !== null,
      takes_effect_at: confirmedAt && dueAt(confirmedAt).toISOString(),
    },
  };
}

export async function giveUpEmail(call: Call): Promise<{ ok: true }> {
  await giveUpAddress(call, call.me.userId);
  return { ok: true };
}

/** The answer of the present address. @throws Refusal account.verify_token_invalid */
export async function answerEmail(
  call: Call,
  { body }: Input<typeof api.security.answerEmail>,
): Promise<{ state: 'changed' | 'waiting' | 'refused' }> {
  const { db, platform } = call;
  const link = await spentMailToken(call, 'email_agree', body.token);
  const waiting = link && (await waitingAddress(db, link.userId));
  const person = link && (await userById(db, link.userId));
  if (!link || person?.email.toLowerCase() !== link.email.toLowerCase()) throw invalidLink();
  const { id: userId } = person;
  if (!body.agreed) {
    await recoverAccount(call, person, { since: link.createdAt, kind: 'email_refused' });
    return { state: 'refused' };
  }
  // A mail names one address, and agrees to no later one.
  if (!waiting || waiting.createdAt > link.createdAt) throw invalidLink();
  if (waiting.confirmedAt !== null) {
    await moveAddress(call, waiting);
    return { state: 'changed' };
  }
  await noteAnswer(call, userId, { agreedAt: platform.now() });
  return { state: 'waiting' };
}

function invalidLink(): Refusal {
  return new Refusal('account.verify_token_invalid');
}

/** Addresses whose days of waiting are over take effect; a refusal is not waited for any more. */
export async function moveDueAddresses(platform: Platform): Promise<void> {
  for (const userId of await peopleDue(platform.database.db, platform.now())) {
    await change(platform, (unit) => moveDue(unit, userId)).catch(async (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      // Somebody else claimed the address meanwhile.
      await change(platform, (unit) => giveUpAddress(unit, userId));
    });
  }
}

async function moveDue(unit: Change, userId: string): Promise<void> {
  const waiting = await waitingAddress(unit.db, userId);
  const { confirmedAt } = waiting ?? {};
  if (!waiting || !confirmedAt || dueAt(confirmedAt) > unit.platform.now()) return;
  await moveAddress(unit, waiting);
}
