import { z } from 'zod';
import { Card } from './cards.ts';
import { ChatType } from './chat.ts';
import { endpoint } from './endpoint.ts';
import { Seq } from './messages.ts';
import { Id, PageMarker, Time, UserRef } from './shapes.ts';
import { heldKinds } from './values.ts';

const kinds = ['chat', 'message', 'person', 'card'] as const;

export const SearchResult = z.strictObject({
  /** Of the chat, the person or the card. */
  id: Id,
  /** The chat’s title, of a chat of two without one the other’s name, the person’s name, or what stands on the card. */
  title: z.string(),
  /** The matching message's text, a person's username, or what a card shows; null where the title matched. */
  search_message: z.string().nullable(),
  /** Of the message or of the chat's newest one; null for a person or a card. */
  last_message_date: Time.nullable(),
  kind: z.enum(kinds),
  chat_type: ChatType.nullable(),
  message_id: Id.nullable(),
  seq: Seq.nullable(),
  person: UserRef.nullable(),
  card: Card.nullable(),
  /** Path of the screen to open. */
  link: z.string(),
  /** Ranges of matches in `search_message` (else in `title`), in UTF-16 units, end exclusive. */
  matches: z.array(z.tuple([z.number().int(), z.number().int()])),
});
export type SearchResult = z.output<typeof SearchResult>;

const held = heldKinds.join('|');
/** One or several of `image`, `voice`, `link` and `card`, with commas between them. */
const Held = z.string().regex(new RegExp(`^(?:${held})(?:,(?:${held})){0,3}$`, 'u'));

const count = z.number().int().nonnegative();

export const search = {
  find: endpoint({
    method: 'GET',
    path: '/api/chat/search',
    summary:
      'Chats, messages, people and cards that I may see, newest first; a few people and cards lead. Cards are those of the decks, mine and those of my connections. Every word must be there, also inside of words; `"a phrase"`, `-without`. Niqqud, accents, final letters and case do not matter. Without a query my chats by last message; with a filter alone messages alone, newest first.',
    query: z.strictObject({
      query: z.string().max(200).optional(),
      page: PageMarker,
      kind: z.enum(kinds).optional(),
      /** Only in this chat; people and cards are not in it. */
      chat_id: Id.optional(),
      /** Only in chats that lie in this folder of mine. */
      folder: Id.optional(),
      /** Only messages by the person with this username or id. */
      from: z.string().max(100).optional(),
      /** Only messages in which all of these are. */
      has: Held.optional(),
      /** Only what is not older, or older, than this. */
      after: Time.optional(),
      before: Time.optional(),
    }),
    answer: z.strictObject({
      results: z.array(SearchResult),
      next: z.string().nullable(),
      /** All that there is of each kind, whichever was asked for. */
      counts: z.strictObject({ chat: count, message: count, person: count, card: count }),
    }),
  }),
};
