import { z } from 'zod';
import { EntryAnswer, User } from './account.ts';
import { endpoint } from './endpoint.ts';
import { PasskeyAnswer, PasskeyQuestion } from './passkey-shapes.ts';
import { GivenCode, Proof, proofProblems } from './proof.ts';
import { Time } from './shapes.ts';

/** Ten codes that each work once in place of the app; shown in this answer and never again. */
const BackupCodes = z.strictObject({ backup_codes: z.array(z.string()).length(10) });

const Ticket = z.string().min(1, 'field.required').max(2_000, 'field.too_long');

const path = '/api/user/two_factor';

/** The second step of signing in: six digits of an authenticator app (TOTP, 30 seconds), or a backup code. */
export const twoFactor = {
  show: endpoint({
    method: 'GET',
    path,
    summary: 'Whether the second step is on, and how many backup codes were not used yet.',
    answer: z.strictObject({
      /** Null: off. */
      since: Time.nullable(),
      backup_codes_left: z.number().int().nonnegative(),
    }),
  }),
  setUp: endpoint({
    method: 'POST',
    path: `${path}/setup`,
    repeatable: false,
    summary:
      'Makes a secret for an authenticator app, which takes effect by `enable` within 15 minutes. Another call makes another.',
    body: z.strictObject({ proof: Proof }),
    answer: z.strictObject({
      /** In Base32, to type it into the app. */
      secret: z.string(),
      /** `otpauth://…`, to be shown as a QR code. */
      uri: z.string(),
    }),
    fails: ['two_factor.on_already', ...proofProblems],
  }),
  enable: endpoint({
    method: 'POST',
    path: `${path}/enable`,
    repeatable: false,
    perMinute: 20,
    summary:
      'Turns the second step on by a code of the app, and answers with the backup codes. A wrong code is a 422 of `code`.',
    body: z.strictObject({ code: GivenCode }),
    answer: BackupCodes,
    fails: ['two_factor.on_already', 'two_factor.not_set_up', 'account.too_many_codes'],
  }),
  disable: endpoint({
    method: 'POST',
    path: `${path}/disable`,
    repeatable: false,
    summary: 'Turns the second step off; the secret and the backup codes are deleted.',
    body: z.strictObject({ proof: Proof }),
    answer: User,
    fails: ['two_factor.off', ...proofProblems],
  }),
  renewBackupCodes: endpoint({
    method: 'POST',
    path: `${path}/backup_codes`,
    repeatable: false,
    summary: 'Replaces all backup codes.',
    body: z.strictObject({ proof: Proof }),
    answer: BackupCodes,
    fails: ['two_factor.off', ...proofProblems],
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/user/login/two_factor',
    access: 'public',
    repeatable: false,
    perMinute: 20,
    summary:
      'The second step of a sign-in, in the browser that did the first. A wrong code is a 422 of `code`, a wrong passkey `passkey.invalid`; a ticket lasts 5 minutes, takes 5 tries and signs in once.',
    body: z.union([
      z.strictObject({ ticket: Ticket, code: GivenCode }),
      z.strictObject({ ticket: Ticket, passkey: PasskeyAnswer }),
    ]),
    answer: EntryAnswer,
    fails: ['account.ticket_invalid', 'account.too_many_codes', 'passkey.invalid'],
  }),
  passkeyQuestion: endpoint({
    method: 'POST',
    path: '/api/user/login/two_factor/passkey',
    access: 'public',
    repeatable: false,
    perMinute: 20,
    summary: 'The question for a second step by passkey; null where the person has none.',
    body: z.strictObject({ ticket: Ticket }),
    answer: z.strictObject({ options: PasskeyQuestion.nullable() }),
    fails: ['account.ticket_invalid'],
  }),
};
