import { z } from 'zod';
import { Email, Password } from './account.ts';
import { Done, endpoint } from './endpoint.ts';
import { GivenPassword, Proof, proofProblems } from './proof.ts';
import { ById, Id, Time } from './shapes.ts';

const browsers = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const;
const systems = ['Android', 'ChromeOS', 'iPad', 'iPhone', 'Linux', 'macOS', 'Windows'] as const;

/** A sign-in of mine on one device. */
export const Session = z.strictObject({
  id: Id,
  /** The session of this call. */
  current: z.boolean(),
  /** Null: unknown. */
  browser: z.enum(browsers).nullable(),
  system: z.enum(systems).nullable(),
  /** The time zone of the device when it signed in; null: unknown. */
  timezone: z.string().nullable(),
  created_at: Time,
  /** While a device is in use, this is at most 15 minutes old. */
  last_seen_at: Time,
});
export type Session = z.output<typeof Session>;

/** A new address that waits for the links in the mails to both. */
export const WaitingEmail = z.strictObject({
  email: z.string(),
  confirmed: z.boolean(),
  agreed: z.boolean(),
  /** When it takes effect by itself; null: not before the new address confirms. */
  takes_effect_at: Time.nullable(),
});
export type WaitingEmail = z.output<typeof WaitingEmail>;

const path = '/api/user/sessions';

export const security = {
  sessions: endpoint({
    method: 'GET',
    path,
    summary: 'Devices on which I am signed in: first this one, then by the last use, at most 100.',
    answer: z.strictObject({ items: z.array(Session) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary:
      'Signs one of my devices out: its tokens are refused and its live sockets close at once.',
    params: ById,
    answer: Done,
    fails: ['session.not_found'],
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path,
    summary: 'Signs all my devices out but this one.',
    answer: z.strictObject({ ended: z.number().int().nonnegative() }),
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/user/password',
    repeatable: false,
    summary:
      'Replaces the password and signs all other devices out. A wrong present one is a 422 of `current`, which is also the answer to accounts without a password: they choose one by a restore link.',
    body: z.strictObject({ current: GivenPassword, password: Password }),
    answer: Done,
    fails: ['account.too_many_tries'],
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/api/user/email',
    repeatable: false,
    perMinute: 5,
    summary:
      'Mails a link to the new address (`verify_email`, 24 hours) and, where it is verified, one to the present address (`email/answer`); always the same answer. The change takes effect when both confirmed it, or 7 days after the new one did unless the present one refuses. Then the address before gets a link that undoes it for 7 days.',
    body: z.strictObject({ email: Email, proof: Proof }),
    answer: Done,
    fails: proofProblems,
  }),
  waitingEmail: endpoint({
    method: 'GET',
    path: '/api/user/email',
    summary: 'The new address that I asked for, as long as it waits.',
    answer: z.strictObject({ waiting: WaitingEmail.nullable() }),
  }),
  giveUpEmail: endpoint({
    method: 'DELETE',
    path: '/api/user/email',
    summary: 'Gives up the new address that waits, if there is one.',
    answer: Done,
  }),
  answerEmail: endpoint({
    method: 'POST',
    path: '/api/user/email/answer',
    access: 'public',
    repeatable: false,
    perMinute: 20,
    summary:
      'Agrees to another address, or refuses it, by the link that the present one was mailed. A refusal signs all devices out and ends the password and what was added since a day before the wish, as `undo` does; a link for a new password is mailed.',
    body: z.strictObject({ token: z.string().min(1).max(200), agreed: z.boolean() }),
    /** `waiting`: the new address has not confirmed yet. */
    answer: z.strictObject({ state: z.enum(['changed', 'waiting', 'refused']) }),
    fails: ['account.verify_token_invalid'],
  }),
  undoEmail: endpoint({
    method: 'POST',
    path: '/api/user/email/undo',
    access: 'public',
    repeatable: false,
    perMinute: 20,
    summary:
      'Gives the account back to the address that the mailed link names, signs all devices out, and ends the password and what was added since a day before the change: passkeys, Google, the second step. A link for a new password is mailed.',
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    answer: z.strictObject({ email: z.string() }),
    fails: ['account.verify_token_invalid'],
  }),
};
