import type { Card } from './cards.ts';
import type { LiveEvent } from './live.ts';
import type { Message, MessageImage, MessagePage, Quote } from './messages.ts';
import { emptied, emptiedMessage } from './preview.ts';
import { cardTypes } from './values.ts';

/**
 * A report covers its subject for the reporter only, so an event for everybody never says it: the page states
 * it, and it is kept through all later events.
 */

/** A message that the reader reported. */
export function coveredMessage(message: Message): Message {
  return { ...message, ...emptiedMessage, reported: true };
}

/** A covered picture has no alternative text either. */
export function coveredImage(
  image: MessageImage,
  covered: NonNullable<MessageImage['covered']>,
): MessageImage {
  return { ...image, alt: '', analysis: null, covered };
}

/** A card made by a person is emptied; deck cards are public and can be shown again. */
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

/** The cards of a message; a report changes nothing of removed ones. */
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

/** A message from an event, for a reader who reported `reported` and has it as `known`. */
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
    reply_to: quote && reported.includes(quote.id) ? { ...quote, ...emptied } : quote,
  };
}

function isCovered(known: CardsOfMessage, id: string): boolean {
  return cardTypes.some((type) => {
    const card = known[`${type}_card`];
    return card?.id === id && card.covered === 'by_me';
  });
}

/** Quotes of the message; covered ones stay covered. */
export function quoting(item: Message, id: string, changes: Partial<Quote>): Message {
  const { reply_to: quote } = item;
  if (quote?.id !== id || quote.deleted) return item;
  return { ...item, reply_to: { ...quote, ...changes } };
}

type ReportEvent = Extract<
  LiveEvent,
  { type: 'message.reported' | 'image.reported' | 'image.covered' | 'card.reported' }
>;

export function applyReport<Page extends MessagePage>(page: Page, event: ReportEvent): Page {
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
  return { ...page, items };
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
