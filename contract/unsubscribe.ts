import { z } from 'zod';
import { mailedKinds } from './notification-kinds.ts';
import { endpoint } from './endpoint.ts';

/** The subject of a mail: the digest of unread notifications, or a kind that is mailed by itself. */
export const MailScope = z.enum(['digest', ...mailedKinds]);
export type MailScope = z.output<typeof MailScope>;

const ByToken = z.strictObject({ token: z.string().max(200) });

const MailState = z.strictObject({
  scope: MailScope,
  /** Whether such mails are sent. */
  on: z.boolean(),
});
export type MailState = z.output<typeof MailState>;

/** The link of a mail, which authorises these calls alone and without an end. */
export const unsubscribe = {
  show: endpoint({
    method: 'GET',
    path: '/api/unsubscribe/:token',
    access: 'public',
    summary:
      'Which mails a link is about, and whether they are sent. Changes nothing; a browser is led to the screen.',
    params: ByToken,
    answer: MailState,
    perMinute: 60,
    fails: ['unsubscribe.not_found'],
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/unsubscribe/:token',
    access: 'public',
    summary:
      'Ends these mails with one click (RFC 8058), also by the form that mail programs send. A repeat changes nothing.',
    params: ByToken,
    body: z.strictObject({ 'List-Unsubscribe': z.literal('One-Click').optional() }),
    answer: MailState,
    perMinute: 60,
    readsForm: true,
    fails: ['unsubscribe.not_found'],
  }),
  resume: endpoint({
    method: 'PUT',
    path: '/api/unsubscribe/:token',
    access: 'public',
    summary: 'Brings these mails back.',
    params: ByToken,
    answer: MailState,
    perMinute: 60,
    fails: ['unsubscribe.not_found'],
  }),
};
