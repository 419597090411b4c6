import type { Message } from '#contract/messages.ts';
import { noOwnParts } from '#contract/own-parts.live.ts';

/** A message with nothing special about it, for tests; `more` says what matters. */
export function exampleMessage(more: Partial<Message> = {}): Message {
  return {
    id: 'message',
    chat_id: 'chat',
    seq: 1,
    parent_id: null,
    client_id: null,
    album_id: null,
    author: { id: 'guide' },
    kind: 'guide',
    text: '',
    image: null,
    audio: null,
    image_card: null,
    word_card: null,
    question_card: null,
    system: null,
    reply_to: null,
    ...noOwnParts,
    mentions: [],
    proposals: [],
    suggestions: [],
    status: 'sent',
    error: null,
    version: { index: 1, count: 1 },
    rating: null,
    pinned: false,
    forwarded: false,
    stage: 'PS',
    reported: false,
    edited_at: null,
    deleted_at: null,
    created_at: '2026-11-20T10:00:00.000Z',
    ...more,
  };
}
