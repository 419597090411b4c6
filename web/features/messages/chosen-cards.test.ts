import { afterEach, expect, test, vi } from 'vitest';
import type { Card } from '#contract/cards.ts';
import { chosenCards } from './chosen-cards.ts';

const card = (id: string, type: Card['card_type']) => ({ id, card_type: type }) as Card;
const chosen = () => chosenCards.of('chat').map(({ id }) => id);

afterEach(() => {
  chosenCards.sent('chat');
  chosenCards.sent('elsewhere');
});

test('one card of each kind goes along; another of a kind takes its place', () => {
  chosenCards.choose('chat', card('hill', 'image'));
  chosenCards.choose('chat', card('tide', 'word'));
  chosenCards.choose('chat', card('harbour', 'image'));
  expect(chosen()).toEqual(['tide', 'harbour']);
});

test('a card of one place is none of another, and goes with its message', () => {
  chosenCards.choose('chat', card('hill', 'image'));
  chosenCards.choose('elsewhere', card('tide', 'word'));
  chosenCards.sent('chat');
  expect(chosen()).toEqual([]);
  expect(chosenCards.of('elsewhere')).toHaveLength(1);
});

test('listeners are notified of each change, and of nothing else', () => {
  const look = vi.fn<() => void>();
  const stop = chosenCards.subscribe(look);
  chosenCards.choose('chat', card('hill', 'image'));
  chosenCards.remove('chat', 'hill');
  expect(look).toHaveBeenCalledTimes(2);
  chosenCards.sent('chat');
  expect(look).toHaveBeenCalledTimes(2);
  stop();
});
