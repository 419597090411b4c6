import type { Card } from './cards.ts';
import type { LastMessage } from './chat.ts';
import type { Message } from './messages.ts';
import { noOwnParts } from './own-parts.live.ts';
import type { Mentioned } from './shapes.ts';

/** Nothing is left of what a message said: it was deleted, or its reader reported it. */
export const emptiedMessage = {
  text: '',
  image: null,
  audio: null,
  image_card: null,
  word_card: null,
  question_card: null,
  reply_to: null,
  ...noOwnParts,
  mentions: [],
  mentioned: [],
  proposals: [],
  suggestions: [],
} satisfies Partial<Message>;

/** The placeholder of a message that was deleted for all. */
export function deletedMessage(message: Message, at: string): Message {
  return { ...message, ...emptiedMessage, pinned: false, deleted_at: at };
}

/** The same in a preview or a quote of the message. */
export const emptied = {
  text: '',
  image: false,
  audio_ms: null,
  card: null,
  mentioned: [] as Mentioned[],
  deleted: true,
} as const;

export const previewLengthMax = 140;

/** The line that a list shows: the beginning of a text on one line, without Markdown. */
export function previewOf(
  message: Pick<
    Message,
    | 'seq'
    | 'kind'
    | 'author'
    | 'text'
    | 'image'
    | 'audio'
    | 'image_card'
    | 'word_card'
    | 'question_card'
    | 'mentioned'
    | 'system'
    | 'deleted_at'
  >,
): LastMessage {
  const line = message.text
    .slice(0, 500)
    .replaceAll(/!?\[([^\]\n]{0,200})\]\((?:[^()\n]|\([^()\n]*\)){1,300}\)/gu, '$1')
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-*+]|\d{1,3}\.)[ \t]+/gmu, '')
    .replaceAll(/\*\*|__|~~|`+/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return {
    seq: message.seq,
    kind: message.kind,
    author_id: message.author.id,
    author_name: 'display_name' in message.author ? message.author.display_name : '',
    author_username: 'username' in message.author ? message.author.username : '',
    image: message.image !== null,
    audio_ms: message.audio?.duration_ms ?? null,
    card: shownCardsIn(message)[0]?.texts ?? null,
    mentioned: message.mentioned ?? [],
    system: message.system,
    deleted: message.deleted_at !== null,
    text: [...line].slice(0, previewLengthMax).join(''),
  };
}

/** The preview of a message after the one of `before`: the pictures of an album count together. */
export function previewAfter(
  before: LastMessage | null,
  message: Parameters<typeof previewOf>[0] & Pick<Message, 'album_id'>,
): LastMessage {
  const preview = previewOf(message);
  const { album_id: id } = message;
  if (id === null || !preview.image) return preview;
  const { album, author_id: author } = before ?? {};
  const earlier = album?.id === id && author === preview.author_id ? album.count : 0;
  return { ...preview, album: { id, count: earlier + 1 } };
}

/** The cards of a message, in the order of their kinds. */
export function cardsIn(
  message: Pick<Message, 'image_card' | 'word_card' | 'question_card'>,
): Card[] {
  return [message.image_card, message.word_card, message.question_card].filter(
    (card) => card !== null,
  );
}

/** The cards whose faces are shown. */
export function shownCardsIn(message: Parameters<typeof cardsIn>[0]): Card[] {
  return cardsIn(message).filter(({ covered }) => !covered);
}
