import type { EntryAnswer, SignInAnswer, SignedIn } from '#contract/account.ts';
import type { Change } from '../../platform/change.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { deletionDueAt, newRestoreTicket } from './restore-ticket.ts';
import { beginSession } from './sessions.ts';
import { newTicket } from './tickets.ts';
import { type UserRow, userOf } from './users.ts';

type OnDevice = Change & Pick<Call, 'request' | 'reply'>;
type Wish = { remember: boolean; timezone: string | undefined };

/** The last step of every door for people who have an account: signs in, or asks for the second step. */
export async function signIn(unit: OnDevice, person: UserRow, wish: Wish): Promise<SignInAnswer> {
  if (person.twoFactorAt === null) return enter(unit, person, wish);
  return { two_factor_required: true, ticket: await newTicket(unit, person, wish) };
}

/** After all steps: signs in, or offers to restore an account that is closed. Nothing else opens it. */
export async function enter(unit: OnDevice, person: UserRow, wish: Wish): Promise<EntryAnswer> {
  const { deletedAt } = person;
  if (deletedAt === null) return signedIn(unit, person.id, wish);
  const due = deletionDueAt(deletedAt);
  if (due <= unit.platform.now()) throw new Refusal('account.credentials_wrong');
  const ticket = await newRestoreTicket(unit.platform, { ...person, deletedAt }, wish);
  return { deletion: { due_at: due.toISOString(), ticket } };
}

export async function signedIn(unit: OnDevice, userId: string, wish: Wish): Promise<SignedIn> {
  const token = await beginSession(unit, userId, wish);
  return { user: await userOf(unit, userId), token };
}
