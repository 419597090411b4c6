import { z } from 'zod';
import { EntryAnswer, Timezone } from './account.ts';
import { Done, endpoint } from './endpoint.ts';
import { NewPasskey, PasskeyAnswer, PasskeyQuestion } from './passkey-shapes.ts';
import { Proof, proofProblems } from './proof.ts';
import { ById, Id, Time, filledText } from './shapes.ts';
import { limits } from './values.ts';

/** A key of mine on a device, or in the store that a device shares with others. */
export const Passkey = z.strictObject({
  id: Id,
  name: z.string(),
  created_at: Time,
  /** Null: not used yet. */
  last_used_at: Time.nullable(),
});
export type Passkey = z.output<typeof Passkey>;

const path = '/api/user/passkeys';

/**
 * Passkeys (WebAuthn). Each ceremony begins with a question of the server (`…/options`), which the browser answers once, on
 * pages of this installation, within 5 minutes; the device asks for a fingerprint, face or PIN.
 */
export const passkeys = {
  list: endpoint({
    method: 'GET',
    path,
    summary: 'My passkeys, the oldest first.',
    answer: z.strictObject({ items: z.array(Passkey) }),
  }),
  question: endpoint({
    method: 'POST',
    path: `${path}/options`,
    repeatable: false,
    summary: 'The question by which a browser makes a new passkey.',
    body: z.strictObject({ proof: Proof }),
    answer: z.strictObject({ options: PasskeyQuestion }),
    fails: ['passkey.too_many', ...proofProblems],
  }),
  add: endpoint({
    method: 'POST',
    path,
    repeatable: false,
    summary: 'Keeps a new passkey, made for a question of this session; at most 20 a person.',
    body: z.strictObject({ name: filledText(limits.nameLengthMax), passkey: NewPasskey }),
    answer: Passkey,
    fails: ['passkey.invalid', 'passkey.too_many'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    repeatable: false,
    summary: 'Deletes a passkey of mine.',
    params: ById,
    body: z.strictObject({ proof: Proof }),
    answer: Done,
    fails: ['passkey.not_found', ...proofProblems],
  }),
  proofQuestion: endpoint({
    method: 'POST',
    path: '/api/user/proof/passkey',
    repeatable: false,
    summary: 'The question for a proof by passkey, in this session.',
    answer: z.strictObject({ options: PasskeyQuestion }),
  }),
  signInQuestion: endpoint({
    method: 'POST',
    path: '/api/user/login/passkey/options',
    access: 'public',
    repeatable: false,
    perMinute: 20,
    summary: 'The question for signing in by any passkey of this installation.',
    answer: z.strictObject({ options: PasskeyQuestion }),
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/user/login/passkey',
    access: 'public',
    repeatable: false,
    perMinute: 20,
    summary:
      'Signs in by a passkey, without a name or a password; it is both steps at once, so no second one is asked for.',
    body: z.strictObject({
      passkey: PasskeyAnswer,
      remember: z.boolean().default(true),
      /** Of the device, for the list of sessions. */
      timezone: Timezone.optional(),
    }),
    answer: EntryAnswer,
    fails: ['passkey.invalid'],
  }),
};
