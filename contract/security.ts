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
      'Mails a link to the new address, which takes effect when it is followed within 24 hours (`verify_email`); always the same answer. Then the address before gets a link that undoes it for 7 days.',
    body: z.strictObject({ email: Email, proof: Proof }),
    answer: Done,
    fails: proofProblems,
  }),
  undoEmail: endpoint({
    method: 'POST',
    path: '/api/user/email/undo',
    access: 'public',
    repeatable: false,
    perMinute: 20,
    summary:
      'Gives the account back to the address that the mailed link names, and signs all devices out.',
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    answer: z.strictObject({ email: z.string() }),
    fails: ['account.verify_token_invalid'],
  }),
};
