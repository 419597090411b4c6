import { z } from 'zod';
import { ChatListItem } from './chat.ts';
import { endpoint } from './endpoint.ts';
import {
  AlbumFields,
  CardFields,
  ClientId,
  Exchange,
  MessageImage,
  MessageWords,
  cardFields,
} from './messages.ts';
import { Id, PageMarker, Stage, page, writtenText } from './shapes.ts';
import { limits } from './values.ts';
import { chatDoor, guideLimits, pictureProblems, recordingProblems } from './refusals.ts';

/** A chat about a picture, with its first picture. */
export const Analysis = z.strictObject({ chat: ChatListItem, image: MessageImage });
export type Analysis = z.output<typeof Analysis>;

export const analysis = {
  send: endpoint({
    method: 'POST',
    path: '/api/chat/ia_chat/send',
    summary:
      'Asks the guide about a picture. Without `chat_id` the picture begins a new chat; with it the chat goes on, with another picture or without one, or with a recording (`audio`) that is written out as in other chats with the guide. Each new picture counts as an image analysis of the day, besides the answer; pictures of one album have one answer, which follows the last of them.',
    files: ['audio', 'image'],
    jsonFields: cardFields,
    body: z.strictObject({
      chat_id: Id.optional(),
      /** Optional when a picture is sent. */
      message: MessageWords.optional(),
      /** A repeat with the same id returns the first exchange and creates no second chat. */
      client_id: ClientId,
      /** Alternative text of the picture. */
      image_alt: writtenText(limits.imageAltLengthMax).optional(),
      ...AlbumFields,
      ...CardFields,
    }),
    answer: z.strictObject({ chat: ChatListItem, ...Exchange.shape }),
    perMinute: 20,
    fails: [
      ...chatDoor,
      'chat.wrong_type',
      'card.not_found',
      'message.being_answered',
      'message.client_id_reused',
      ...guideLimits,
      ...pictureProblems,
      ...recordingProblems,
      'voice.no_words',
      'voice.not_configured',
      'voice.transcription_failed',
    ],
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
