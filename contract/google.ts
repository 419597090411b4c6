import { z } from 'zod';
import { SignInAnswer, Timezone } from './account.ts';
import { endpoint } from './endpoint.ts';
import { GivenPassword } from './proof.ts';

/**
 * A verified account has the address: its password, once, ties the two together. The ticket is for `google.link`, in
 * this browser, within 5 minutes.
 */
const PasswordFirst = z.strictObject({ password_required: z.literal(true), ticket: z.string() });

const path = '/api/google-cred';

/** Signing up and in with a Google account (OpenID Connect). */
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
      'Signs in by what Google returned, once. Somebody new gets an account where signing up is open; an account with the same verified address is tied by its password.',
    body: z.strictObject({
      auth_code: z.string().min(1).max(2_000),
      state: z.string().min(1).max(200),
      /** Of the device, for the list of sessions. */
      timezone: Timezone.optional(),
    }),
    answer: z.union([SignInAnswer, PasswordFirst]),
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
};
