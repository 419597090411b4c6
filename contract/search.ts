import { z } from 'zod';
import { ChatType } from './chat.ts';
import { endpoint } from './endpoint.ts';
import { Seq } from './messages.ts';
import { Id, PageMarker, Time, UserRef } from './shapes.ts';

const kinds = ['chat', 'message', 'person'] as const;

export const SearchResult = z.strictObject({
  /** Of the chat, or of the person. */
  id: Id,
  /** The chat’s title, of a chat of two without one the other’s name, or the person’s name. */
  title: z.string(),
  /** The matching message's text, or a person's username; null where the title matched. */
  search_message: z.string().nullable(),
  /** Of the message or of the chat's newest one; null for a person. */
  last_message_date: Time.nullable(),
  kind: z.enum(kinds),
  chat_type: ChatType.nullable(),
  message_id: Id.nullable(),
  seq: Seq.nullable(),
  person: UserRef.nullable(),
  /** Path of the screen to open. */
  link: z.string(),
  /** Ranges of matches in `search_message` (else in `title`), in UTF-16 units, end exclusive. */
  matches: z.array(z.tuple([z.number().int(), z.number().int()])),
});
export type SearchResult = z.output<typeof SearchResult>;

const count = z.number().int().nonnegative();

export const search = {
  find: endpoint({
    method: 'GET',
    path: '/api/chat/search',
    summary:
      'Chats, messages and people that I may see, newest first; a few people lead. Every word must be there, also inside of words; `"a phrase"`, `-without`. Niqqud, accents, final letters and case do not matter. Without a query my chats by last message.',
    query: z.strictObject({
      query: z.string().max(200).optional(),
      page: PageMarker,
      kind: z.enum(kinds).optional(),
      /** Only in this chat; people are not in it. */
      chat_id: Id.optional(),
      /** Only messages by the person with this username. */
      from: z.string().max(100).optional(),
      /** Only what is not older, or older, than this. */
      after: Time.optional(),
      before: Time.optional(),
    }),
    answer: z.strictObject({
      results: z.array(SearchResult),
      next: z.string().nullable(),
      /** All that there is of each kind, whichever was asked for. */
      counts: z.strictObject({ chat: count, message: count, person: count }),
    }),
  }),
};
