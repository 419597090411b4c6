import { z } from 'zod';
import { Done, endpoint } from './endpoint.ts';
import { PasskeyAnswer } from './passkey-shapes.ts';
import { limits } from './values.ts';

/** A password as it is given to be checked, not chosen: its rules are no concern here. */
export const GivenPassword = z
  .string()
  .min(1, 'field.required')
  .max(limits.passwordLengthMax, 'field.too_long');

/** Digits or letters as somebody types them; spaces and dashes are ignored. */
export const GivenCode = z.string().min(1, 'field.required').max(40, 'field.too_long');

/**
 * Evidence of the moment that the caller is the person whose account it is, for what a stolen sign-in must not do.
 * Wrong evidence is a 422 that names its field (`proof.password`, `proof.code`, `proof.passkey`, `proof.token`); each code works once.
 */
export const Proof = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('password'), password: GivenPassword }),
  /** Of the authenticator app, or a backup code. */
  z.strictObject({ kind: z.literal('code'), code: GivenCode }),
  /** Of a passkey, to the question of `passkeys.proofQuestion`. */
  z.strictObject({ kind: z.literal('passkey'), passkey: PasskeyAnswer }),
  /** Of `google.prove`. */
  z.strictObject({ kind: z.literal('google'), token: z.string().min(1).max(500) }),
  /** Mailed by `proof.mailCode`: 8 digits, for 10 minutes, the newest only. */
  z.strictObject({ kind: z.literal('mail'), code: GivenCode }),
]);
export type Proof = z.output<typeof Proof>;

export const proofKinds = [
  'password',
  'code',
  'passkey',
  'google',
  'mail',
] as const satisfies Proof['kind'][];
export type ProofKind = (typeof proofKinds)[number];

/** Refusals of every call that takes a proof. */
export const proofProblems = ['account.too_many_tries', 'account.too_many_codes'] as const;

export const proof = {
  kinds: endpoint({
    method: 'GET',
    path: '/api/user/proof',
    summary:
      'The kinds of proof that are accepted from the caller, the best first. None: an address has to be verified first.',
    answer: z.strictObject({ kinds: z.array(z.enum(proofKinds)) }),
  }),
  mailCode: endpoint({
    method: 'POST',
    path: '/api/user/proof/mail',
    perMinute: 5,
    summary:
      'Mails a code to the caller’s verified address where `mail` is among their kinds of proof, at most five an hour.',
    answer: Done,
    fails: ['proof.mail_not_accepted', 'proof.address_unverified', 'proof.mail_not_configured'],
  }),
};
