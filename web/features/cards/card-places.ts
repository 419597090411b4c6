import type { Card } from '#contract/cards.ts';

/** The address of a card's own screen. */
export function hrefOfCard({ id, card_type: type, card_index: index, owner }: Card): string {
  return index === null
    ? `${hrefOfCardsOf(owner?.id ?? '')}?card=${id}`
    : `/cards/${type}/${index}`;
}

/** All cards that somebody made, while we are connections. */
export function hrefOfCardsOf(userId: string): string {
  return `/cards/users/${userId}`;
}

/** My own cards, no matter who I am. */
export const myCardsHref = hrefOfCardsOf('me');

/** The chat at a place to write in; chats that are still to come have none. */
export function chatAt(place: string): string | undefined {
  return /^[\da-f-]{36}$/u.test(place) ? place : undefined;
}
