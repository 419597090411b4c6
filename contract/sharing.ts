import { z } from 'zod';
import { ChatType } from './chat.ts';
import { Done, endpoint } from './endpoint.ts';
import { ById, Id, Time } from './shapes.ts';
import { shareDays } from './values.ts';

/** A link of mine by which anybody may read a chat of mine as it was when the link was made. */
export const Share = z.strictObject({
  chat_id: Id,
  /** Of the chat as it was shared; may be empty. */
  title: z.string(),
  url: z.string(),
  message_count: z.number().int().nonnegative(),
  created_at: Time,
  /** Null: until it is ended. */
  expires_at: Time.nullable(),
});
export type Share = z.output<typeof Share>;

/** A line of a shared chat. It says who speaks by what they are, never by name. */
export const SharedMessage = z.strictObject({
  by: z.enum(['person', 'guide']),
  /** Of the guide Markdown, of a person as they wrote it. */
  text: z.string(),
  /** There is a picture, which is not shared; these are its words. */
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
      /** For how many days the link works; null until I end it. */
      days: z.literal(shareDays).nullable(),
    }),
    answer: z.strictObject({ share: Share }),
    perMinute: 20,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/chat/:id/share',
    summary: 'Ends the link and deletes the snapshot; where there is none, nothing changes.',
    params: ById,
    answer: Done,
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
      'A shared chat; 404 `share.not_found` when the link has run out or was ended. Search engines are told to stay away.',
    params: z.strictObject({ key: z.string().max(100) }),
    answer: SharedChat,
    perMinute: 60,
  }),
};
