import type { Card } from './cards.ts';
import type { ChatListItem } from './chat.ts';
import type { LiveEvent } from './live.ts';
import type { Message, MessageImage, MessagePage, Quote } from './messages.ts';
import { emptied } from './preview.ts';
import { cardTypes } from './values.ts';

/**
 * What a reader reported is covered for that reader alone, so an event for all never says it: it is
 * known from the page, and kept through whatever comes later.
 */

/** A message that the reader reported. */
export function coveredMessage(message: Message): Message {
  return {
    ...message,
    text: '',
    image: null,
    audio: null,
    image_card: null,
    word_card: null,
    question_card: null,
    reply_to: null,
    reactions: [],
    mentions: [],
    care: null,
    proposals: [],
    suggestions: [],
    reported: true,
  };
}

/** A quoted message that is gone, or that the reader reported, says nothing. */
export function coveredQuote(quote: Quote): Quote {
  return { ...quote, ...emptied };
}

/** The same for the line that a list shows. */
export function coveredPreview(
  last: NonNullable<ChatListItem['last_message']>,
): NonNullable<ChatListItem['last_message']> {
  return { ...last, ...emptied };
}

/** What is covered is not described either. */
export function coveredImage(
  image: MessageImage,
  covered: NonNullable<MessageImage['covered']>,
): MessageImage {
  return { ...image, alt: '', analysis: null, covered };
}

/** Of a card that somebody made nothing is left; what the decks hold is no secret, and can be looked at again. */
export function coveredCard<C extends Card>(card: C, covered: NonNullable<Card['covered']>): C {
  if (card.deck !== 'own') return { ...card, covered };
  const nothing = { en: '', he: '' };
  return {
    ...card,
    card_text: '',
    title: '',
    texts: nothing,
    text: card.text === null ? null : '',
    word: card.word === null ? null : '',
    image_url: null,
    alt: '',
    alts: nothing,
    covered,
  };
}

/** The cards of a message; of those that were removed nobody’s report says more. */
export function withCovered<M extends CardsOfMessage>(
  message: M,
  isReported: (card: Card) => boolean,
): M {
  const cards: Partial<CardsOfMessage> = {};
  for (const type of cardTypes) {
    const card = message[`${type}_card`];
    if (card && card.covered !== 'removed' && isReported(card))
      cards[`${type}_card`] = coveredCard(card, 'by_me');
  }
  return { ...message, ...cards };
}

type CardsOfMessage = Pick<Message, 'image_card' | 'word_card' | 'question_card'>;

/** A message as an event brings it, for a reader who reported `reported` and has it as `known`. */
export function coveredFor(
  message: Message,
  reported: readonly string[],
  known?: Message,
): Message {
  if (reported.includes(message.id)) return coveredMessage(message);
  const { image, reply_to: quote } = message;
  const isReported = known?.image?.covered === 'by_me' && image?.covered !== 'removed';
  return {
    ...withCovered(message, ({ id }) => known !== undefined && isCovered(known, id)),
    image: image && isReported ? coveredImage(image, 'by_me') : image,
    reply_to: quote && reported.includes(quote.id) ? coveredQuote(quote) : quote,
  };
}

function isCovered(known: CardsOfMessage, id: string): boolean {
  return cardTypes.some((type) => {
    const card = known[`${type}_card`];
    return card?.id === id && card.covered === 'by_me';
  });
}

/** Where a message is quoted; what is covered there stays so. */
export function quoting(item: Message, id: string, changes: Partial<Quote>): Message {
  const { reply_to: quote } = item;
  if (quote?.id !== id || quote.deleted) return item;
  return { ...item, reply_to: { ...quote, ...changes } };
}

type ReportEvent = Extract<
  LiveEvent,
  { type: 'message.reported' | 'image.reported' | 'image.covered' | 'card.reported' }
>;

export function applyReport(page: MessagePage, event: ReportEvent): MessagePage {
  if (event.type === 'message.reported') {
    const { message_id: id } = event;
    const items = page.items.map((item) =>
      item.id === id ? coveredMessage(item) : quoting(item, id, emptied),
    );
    return { ...page, items, reported: [...new Set([...page.reported, id])].toSorted() };
  }
  if (event.type === 'card.reported') {
    const items = page.items.map((item) => withCovered(item, ({ id }) => id === event.card_id));
    return { ...page, items };
  }
  const items = page.items.map((item) =>
    item.image?.id === event.image_id ? { ...item, image: imageAfter(item.image, event) } : item,
  );
  if (event.type === 'image.reported') return { ...page, items };
  return { ...page, items, version: Math.max(page.version, event.version) };
}

function imageAfter(
  image: MessageImage,
  event: Exclude<ReportEvent, { type: 'message.reported' | 'card.reported' }>,
): MessageImage {
  if (image.covered === 'removed') return image;
  if (event.type === 'image.reported') return coveredImage(image, 'by_me');
  if (image.covered === 'by_me' && event.covered !== 'removed') return image;
  return { ...image, alt: event.alt, covered: event.covered };
}
