import type { Card } from './cards.ts';
import type { ChatListItem } from './chat.ts';
import type { Message } from './messages.ts';

/** What a preview or a quote says of a message that was deleted. */
export const emptied = {
  text: '',
  image: false,
  audio_ms: null,
  card: null,
  deleted: true,
} as const;

export const previewLengthMax = 140;

/** The line that a list shows: the beginning of a text on one line, without Markdown's marks. */
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
    | 'system'
    | 'deleted_at'
  >,
): NonNullable<ChatListItem['last_message']> {
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
    image: message.image !== null,
    audio_ms: message.audio?.duration_ms ?? null,
    card: shownCardsIn(message)[0]?.texts ?? null,
    system: message.system,
    deleted: message.deleted_at !== null,
    text: [...line].slice(0, previewLengthMax).join(''),
  };
}

/** The cards of a message, in the order of their kinds. */
export function cardsIn(
  message: Pick<Message, 'image_card' | 'word_card' | 'question_card'>,
): Card[] {
  return [message.image_card, message.word_card, message.question_card].filter(
    (card) => card !== null,
  );
}

/** Those of them whose faces are shown. */
export function shownCardsIn(message: Parameters<typeof cardsIn>[0]): Card[] {
  return cardsIn(message).filter(({ covered }) => !covered);
}
