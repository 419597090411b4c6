import { z } from 'zod';
import { SignedIn } from './account.ts';
import { Done, endpoint } from './endpoint.ts';
import { Proof, proofProblems } from './proof.ts';
import { ById, Time } from './shapes.ts';
import { deletionGraceDays } from './values.ts';

/** How long the file of an export can be downloaded. */
export const exportKeptDays = 7;

/** The caller’s newest export. */
export const Export = z.strictObject({
  /** `none`: there was none, or it was cancelled, or it expired. */
  state: z.enum(['none', 'waiting', 'running', 'done', 'failed']),
  /** The part of the work that is done, from 0 to 1. */
  progress: z.number().min(0).max(1),
  /** Of the file, once it is done. */
  size_bytes: z.number().int().nonnegative().nullable(),
  /** Of the file, once it is done; it needs the media cookie. */
  url: z.string().nullable(),
  requested_at: Time.nullable(),
  /** When the file is deleted. */
  expires_at: Time.nullable(),
});
export type Export = z.output<typeof Export>;

export const rights = {
  requestExport: endpoint({
    method: 'POST',
    path: '/api/user/export',
    perMinute: 5,
    summary: `Begins a zip of everything that is mine: data as JSON, chats as Markdown and JSON as I see them, files, and meetings as iCalendar. It takes the place of an earlier one, also of one that is being written. A mail is sent when it is done; the file stays for ${exportKeptDays} days.`,
    answer: z.strictObject({ export: Export }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/user/export',
    summary: 'My newest export and its progress.',
    answer: Export,
  }),
  cancelExport: endpoint({
    method: 'DELETE',
    path: '/api/user/export',
    summary: 'Ends my export, or deletes its file where it is done.',
    answer: Done,
  }),
  downloadExport: endpoint({
    method: 'GET',
    path: '/api/media/export/:id',
    access: 'cookie',
    summary: 'The zip of an export of mine. Ranges are supported, so that a download can go on.',
    params: ById,
    answer: z.custom<AsyncIterable<Uint8Array>>(),
    fails: [
      'auth.token_missing',
      'auth.token_invalid',
      'auth.token_revoked',
      'export.not_found',
      'media.range_invalid',
      'media.storage_failed',
    ],
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/api/user',
    repeatable: false,
    perMinute: 10,
    summary: `Closes my account for everybody at once, with all of its sessions, and deletes it after ${deletionGraceDays} days with everything that is mine. What I wrote in chats with others stays there without an author.`,
    body: z.strictObject({ proof: Proof }),
    answer: z.strictObject({ due_at: Time }),
    fails: proofProblems,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/user/restore',
    access: 'public',
    repeatable: false,
    perMinute: 10,
    summary:
      'Opens a closed account again and signs in, with the ticket that a sign-in answered. Sessions and provider consents do not come back.',
    body: z.strictObject({ ticket: z.string().max(2_000) }),
    answer: SignedIn,
    fails: ['account.ticket_invalid'],
  }),
};
