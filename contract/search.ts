import { z } from 'zod';
import { Card } from './cards.ts';
import { ChatType } from './chat.ts';
import { endpoint } from './endpoint.ts';
import { Seq } from './messages.ts';
import { Id, Mentioned, PageMarker, Time, UserRef } from './shapes.ts';
import { heldKinds } from './values.ts';

const kinds = ['chat', 'message', 'person', 'card', 'action', 'insight', 'meeting'] as const;

export const SearchResult = z.strictObject({
  /** Id of the chat, the person, the card, the action, the insight or the meeting. */
  id: Id,
  /**
   * Title of the chat, the other person's name for a one-to-one chat without a title, the person’s name, or the
   * text of the card or of the insight, or the title of the action or the meeting.
   */
  title: z.string(),
  /** Text of the matching message, username of a person, alternative text of a card, or note of an action or a meeting; null if the title matched. */
  search_message: z.string().nullable(),
  /**
   * Time of the message, or of the chat's newest one; when an action or an insight was made, when a meeting starts;
   * null for a person or a card.
   */
  last_message_date: Time.nullable(),
  kind: z.enum(kinds),
  chat_type: ChatType.nullable(),
  message_id: Id.nullable(),
  seq: Seq.nullable(),
  person: UserRef.nullable(),
  card: Card.nullable(),
  /** Mentioned people. */
  mentioned: z.array(Mentioned).optional(),
  /** Alternative text of the message's picture, empty if there is none or it is covered; null without a picture. */
  image_alt: z.string().nullable().optional(),
  /** The length of its recording, in milliseconds. */
  audio_ms: z.number().int().nullable().optional(),
  /** The action is done. */
  done: z.boolean().optional(),
  /** Path of the screen to open. */
  link: z.string(),
  /** Ranges of matches in `search_message` (else in `title`), in UTF-16 units, end exclusive. */
  matches: z.array(z.tuple([z.number().int(), z.number().int()])),
});
export type SearchResult = z.output<typeof SearchResult>;

const held = heldKinds.join('|');
/** One or more of `image`, `voice`, `link`, `card` and `action`, separated by commas. */
const Held = z.string().regex(new RegExp(`^(?:${held})(?:,(?:${held})){0,4}$`, 'u'));

const count = z.number().int().nonnegative();

export const search = {
  find: endpoint({
    method: 'GET',
    path: '/api/chat/search',
    summary:
      'Chats, messages, people, cards, actions, insights and meetings that I may see, newest first; a few people, cards, and actions, insights and meetings lead. Cards are those of the decks, mine and those of my connections. Every word must be there, also inside of words; `"a phrase"`, `-without`. Niqqud, accents, final letters and case do not matter. Without a query my chats by last message; with a filter alone messages alone, newest first.',
    query: z.strictObject({
      query: z.string().max(200).optional(),
      page: PageMarker,
      kind: z.enum(kinds).optional(),
      /** Only in this chat; finds no people, cards, actions, insights and meetings. */
      chat_id: Id.optional(),
      /** Only in chats of this folder of mine. */
      folder: Id.optional(),
      /** Only messages by the person with this username or id, by `me` or by the `guide`. */
      from: z.string().max(100).optional(),
      /** Only messages that contain all of these; `action`: an action of mine came of it. */
      has: Held.optional(),
      /** Only results since, or before, this moment. */
      after: Time.optional(),
      before: Time.optional(),
    }),
    answer: z.strictObject({
      results: z.array(SearchResult),
      next: z.string().nullable(),
      /** Number of results of each kind, for all kinds. */
      counts: z.strictObject({
        chat: count,
        message: count,
        person: count,
        card: count,
        action: count,
        insight: count,
        meeting: count,
      }),
    }),
  }),
};
