import type { Card } from '#contract/cards.ts';

/** Where a card is looked at large. */
export function hrefOfCard({ id, card_type: type, card_index: index, owner }: Card): string {
  return index === null ? `/cards/users/${owner?.id ?? ''}?card=${id}` : `/cards/${type}/${index}`;
}

/** The chat at a place to write in; chats that are still to come have none. */
export function chatAt(place: string): string | undefined {
  return /^[\da-f-]{36}$/u.test(place) ? place : undefined;
}
