import { z } from 'zod';
import { NewPerson, SignInAnswer, Timezone } from './account.ts';
import { Done, endpoint } from './endpoint.ts';
import { GivenPassword, Proof, proofProblems } from './proof.ts';
import { Time } from './shapes.ts';

/**
 * A verified account has the address: its password, once, ties the two together. The ticket is for `google.link`, in
 * this browser, within 5 minutes.
 */
const PasswordFirst = z.strictObject({ password_required: z.literal(true), ticket: z.string() });

/**
 * Nobody has the address: an account is opened by `google.signUp`, once its person agreed to the terms. The ticket is for
 * this browser, within 30 minutes.
 */
const SignUpFirst = z.strictObject({
  sign_up_required: z.literal(true),
  ticket: z.string(),
  email: z.string(),
  /** As Google knows the person; it can be empty, and another one can be chosen. */
  name: z.string(),
});

const path = '/api/google-cred';

/** The query of Google’s return, in the browser that left for Google. */
const Returned = z.strictObject({
  auth_code: z.string().min(1).max(2_000),
  state: z.string().min(1).max(200),
});

/** The address to leave for. A cookie ties the way to this browser, its state to this session, for 10 minutes. */
const Way = z.strictObject({ url: z.url() });

/** Signing up and in with a Google account (OpenID Connect), and linking one to an account. */
export const google = {
  start: endpoint({
    method: 'GET',
    path: `${path}/start`,
    access: 'public',
    repeatable: false,
    perMinute: 20,
    summary:
      'Redirects to Google (302), which returns to `/profile/login?code&state`. A cookie ties the way to this browser for 10 minutes. Where Google can’t be reached it returns at once, with an error.',
    answer: z.custom<void>(),
    fails: ['google.not_configured'],
  }),
  signIn: endpoint({
    method: 'POST',
    path,
    access: 'public',
    repeatable: false,
    perMinute: 20,
    summary:
      'Signs in by what Google returned, once. Somebody new is asked to sign up, where that is open or they are invited; an account with the same verified address is tied by its password.',
    /** The time zone of the device is for the list of sessions. */
    body: Returned.extend({ timezone: Timezone.optional() }),
    answer: z.union([SignInAnswer, PasswordFirst, SignUpFirst]),
    fails: [
      'google.not_configured',
      'google.failed',
      'google.address_unverified',
      'account.signup_closed',
    ],
  }),
  link: endpoint({
    method: 'POST',
    path: `${path}/link`,
    access: 'public',
    repeatable: false,
    perMinute: 20,
    summary:
      'Ties a Google account to the account that has its address, by the password, and signs in. A wrong password is a 422 of `password`.',
    body: z.strictObject({ ticket: z.string().min(1).max(2_000), password: GivenPassword }),
    answer: SignInAnswer,
    fails: ['account.ticket_invalid', 'account.too_many_tries'],
  }),
  signUp: endpoint({
    method: 'POST',
    path: `${path}/sign_up`,
    access: 'public',
    repeatable: false,
    perMinute: 20,
    summary:
      'Opens an account without a password for somebody whom Google vouched for and who agreed to the present terms, and signs in.',
    body: z.strictObject({
      ticket: z.string().min(1).max(4_000),
      user: NewPerson,
    }),
    answer: SignInAnswer,
    fails: ['account.ticket_invalid', 'account.signup_closed'],
  }),
  mine: endpoint({
    method: 'GET',
    path: `${path}/mine`,
    summary: 'Whether a Google account signs me in.',
    answer: z.strictObject({
      /** Null: none is linked. */
      since: Time.nullable(),
      /** Without a password and without passkeys it can’t be unlinked. */
      only_way: z.boolean(),
    }),
  }),
  beginLink: endpoint({
    method: 'POST',
    path: `${path}/mine/start`,
    repeatable: false,
    perMinute: 20,
    summary: 'Begins the way to Google by which a Google account is linked to mine (`add`).',
    body: z.strictObject({ proof: Proof }),
    answer: Way,
    fails: ['google.not_configured', 'google.failed', ...proofProblems],
  }),
  add: endpoint({
    method: 'POST',
    path: `${path}/mine`,
    repeatable: false,
    perMinute: 20,
    summary: 'Links the Google account that Google returned with, which signs me in from then on.',
    body: Returned,
    answer: Done,
    fails: ['google.not_configured', 'google.failed', 'google.taken'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/mine`,
    repeatable: false,
    summary: 'Unlinks Google from my account, unless nothing else would sign me in.',
    body: z.strictObject({ proof: Proof }),
    answer: Done,
    fails: ['google.not_linked', 'google.only_way', ...proofProblems],
  }),
  beginProof: endpoint({
    method: 'POST',
    path: `${path}/proof/start`,
    repeatable: false,
    perMinute: 20,
    summary:
      'Begins the way to Google by which I prove who I am; Google is asked to authenticate me again.',
    answer: Way,
    fails: ['google.not_configured', 'google.failed'],
  }),
  prove: endpoint({
    method: 'POST',
    path: `${path}/proof`,
    repeatable: false,
    perMinute: 20,
    summary:
      'Exchanges Google’s return for a proof, for one use in this session within 5 minutes. Google must have authenticated me since the way began.',
    body: Returned,
    answer: z.strictObject({ token: z.string() }),
    fails: ['google.not_configured', 'google.failed', 'google.other_account', 'google.not_fresh'],
  }),
};
