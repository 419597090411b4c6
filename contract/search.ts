import { z } from 'zod';
import { ChatType } from './chat.ts';
import { endpoint } from './endpoint.ts';
import { Seq } from './messages.ts';
import { Id, PageMarker, Time } from './shapes.ts';

export const SearchResult = z.strictObject({
  id: Id,
  title: z.string(),
  /** The matching message's text, or null where only the title matched. */
  search_message: z.string().nullable(),
  last_message_date: Time,
  kind: z.enum(['chat', 'message']),
  chat_type: ChatType,
  message_id: Id.nullable(),
  seq: Seq.nullable(),
  /** Path of the screen to open. */
  link: z.string(),
  /** Ranges of matches in `search_message` (else in `title`), in UTF-16 units, end exclusive. */
  matches: z.array(z.tuple([z.number().int(), z.number().int()])),
});
export type SearchResult = z.output<typeof SearchResult>;

export const search = {
  find: endpoint({
    method: 'GET',
    path: '/api/chat/search',
    summary: 'Chats and messages that I may see; without a query my chats by last message.',
    query: z.strictObject({
      query: z.string().max(200).optional(),
      page: PageMarker,
      kind: SearchResult.shape.kind.optional(),
      chat_id: Id.optional(),
    }),
    answer: z.strictObject({
      results: z.array(SearchResult),
      next: z.string().nullable(),
      counts: z.strictObject({ chat: z.number().int(), message: z.number().int() }),
    }),
  }),
};
