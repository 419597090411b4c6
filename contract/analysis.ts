import { z } from 'zod';
import { ChatListItem } from './chat.ts';
import { endpoint } from './endpoint.ts';
import {
  CardFields,
  ClientId,
  Message,
  MessageImage,
  MessageWords,
  cardFields,
} from './messages.ts';
import { Id, PageMarker, Stage, page, writtenText } from './shapes.ts';
import { limits } from './values.ts';

/** A chat about a picture, with the picture that it began with. */
export const Analysis = z.strictObject({ chat: ChatListItem, image: MessageImage });
export type Analysis = z.output<typeof Analysis>;

export const analysis = {
  send: endpoint({
    method: 'POST',
    path: '/api/chat/ia_chat/send',
    summary:
      'Asks the guide about a picture. Without `chat_id` the picture begins a new chat; with it the chat goes on, with another picture or without one. A new picture counts as an image analysis of the day, besides the answer.',
    files: ['image'],
    jsonFields: cardFields,
    body: z.strictObject({
      chat_id: Id.optional(),
      /** May be left out beside a picture. */
      message: MessageWords.optional(),
      /** A resend with the same id answers the first exchange again, and begins no second chat. */
      client_id: ClientId,
      /** What the picture shows, for those who can't see it. */
      image_alt: writtenText(limits.imageAltLengthMax).optional(),
      ...CardFields,
    }),
    answer: z.strictObject({ chat: ChatListItem, message: Message, answer: Message }),
    perMinute: 20,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/chat/chats/images',
    summary: 'My chats about pictures, by last message, each with the picture that it began with.',
    query: z.strictObject({
      page: PageMarker,
      /** Only chats that are at this stage now. */
      stage: Stage.optional(),
    }),
    answer: page(Analysis),
  }),
};
