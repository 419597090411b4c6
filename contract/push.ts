import { z } from 'zod';
import { Done, endpoint } from './endpoint.ts';
import { ById, Id, Time, filledText } from './shapes.ts';

export const pushNameLengthMax = 60;

/** A browser that shows notifications while the program is closed. */
export const PushDevice = z.strictObject({
  id: Id,
  name: z.string(),
  /** Whether it was registered in this session. */
  mine: z.boolean(),
  created_at: Time,
});
export type PushDevice = z.output<typeof PushDevice>;

/** The decrypted content of a push message. */
export type PushMessage =
  | {
      kind: 'notice';
      /** A notification that is pushed again replaces the one that is shown. */
      id: string;
      title: string;
      text: string;
      link: string;
      language: 'en' | 'he';
      /** Marks the messages as read that it is about: the words of the button, and what its press sends where. */
      read?: { label: string; url: string; token: string };
    }
  /** Seen on another device; null: all of them. */
  | { kind: 'seen'; ids: string[] | null };

const path = '/api/notifications/push';
const key = z.string().regex(/^[\w-]{16,100}$/u, 'field.invalid');

export const push = {
  list: endpoint({
    method: 'GET',
    path,
    summary: 'My devices that get push messages, and the key with which a browser subscribes.',
    answer: z.strictObject({ public_key: z.string(), items: z.array(PushDevice) }),
  }),
  add: endpoint({
    method: 'PUT',
    path,
    summary:
      'Registers the subscription of this browser, in place of an earlier one of the same address. It ends with the session.',
    body: z.strictObject({
      endpoint: z.url('field.invalid').max(1_000, 'field.too_long'),
      keys: z.strictObject({ p256dh: key, auth: key }),
      name: filledText(pushNameLengthMax),
    }),
    answer: z.strictObject({ device: PushDevice }),
    fails: ['push.address_refused'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Sends no more push messages to one of my devices.',
    params: ById,
    answer: Done,
    fails: ['push.not_found'],
  }),
  test: endpoint({
    method: 'POST',
    path: `${path}/:id/test`,
    summary: 'Sends one of my devices a push message, to try it.',
    params: ById,
    answer: Done,
    fails: ['push.not_found'],
    perMinute: 20,
  }),
  read: endpoint({
    method: 'POST',
    path: `${path}/read`,
    access: 'public',
    summary:
      'Marks the messages as read that a push message was about. Its token authorises this alone, for as long as the device is registered and its session open.',
    body: z.strictObject({ token: z.string().max(200) }),
    answer: Done,
    perMinute: 60,
    fails: ['push.not_found', 'chat.not_found', 'chat.not_joined'],
  }),
};
