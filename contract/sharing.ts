import { z } from 'zod';
import { ChatType } from './chat.ts';
import { Done, endpoint } from './endpoint.ts';
import { ById, Id, Time } from './shapes.ts';
import { shareDays } from './values.ts';
import { chatDoor } from './refusals.ts';

/** A link of mine for anybody to read a chat as it was when the link was made. */
export const Share = z.strictObject({
  chat_id: Id,
  /** Title of the chat when it was shared; may be empty. */
  title: z.string(),
  url: z.string(),
  message_count: z.number().int().nonnegative(),
  created_at: Time,
  /** Null: no expiry. */
  expires_at: Time.nullable(),
});
export type Share = z.output<typeof Share>;

/** A line of a shared chat. It names the author's role, never a person. */
export const SharedMessage = z.strictObject({
  by: z.enum(['person', 'guide']),
  /** Markdown for the guide, plain text for a person. */
  text: z.string(),
  /** A picture that is not shared; this is its alternative text. */
  image_alt: z.string().nullable(),
  created_at: Time,
});
export type SharedMessage = z.output<typeof SharedMessage>;

export const SharedChat = z.strictObject({
  title: z.string(),
  chat_type: ChatType,
  /** Oldest first. */
  messages: z.array(SharedMessage),
  shared_at: Time,
  expires_at: Time.nullable(),
});
export type SharedChat = z.output<typeof SharedChat>;

export const sharing = {
  make: endpoint({
    method: 'POST',
    path: '/api/chat/:id/share',
    repeatable: false,
    summary:
      'Makes a link to a snapshot of my chat with the guide, in place of the one before. Chats of people are never published (409 `share.not_allowed`); at most 1,000 messages (409 `share.too_long`).',
    params: ById,
    body: z.strictObject({
      /** Number of days that the link works; null until I end it. */
      days: z.literal(shareDays).nullable(),
    }),
    answer: z.strictObject({ share: Share }),
    perMinute: 20,
    fails: [...chatDoor, 'share.not_allowed', 'share.too_long', 'share.too_many'],
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/chat/:id/share',
    summary: 'Ends the link and deletes the snapshot; where there is none, nothing changes.',
    params: ById,
    answer: Done,
    fails: chatDoor,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/shares',
    summary: 'My links that work, newest first; at most 200.',
    answer: z.strictObject({ items: z.array(Share) }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/shared/:key',
    access: 'public',
    summary:
      'A shared chat; 404 `share.not_found` when the link has run out or was ended. Search engines are asked not to index it.',
    params: z.strictObject({ key: z.string().max(100) }),
    answer: SharedChat,
    perMinute: 60,
    fails: ['share.not_found'],
  }),
};
