import { expect, test } from 'vitest';
import type { JourneyRun } from '#contract/journeys.ts';
import { cardsOfRound } from './open-cards.ts';

const run = {
  rounds: [{ cards: [{ id: 'a' }, { id: 'b' }] }, { cards: [] }],
  reported: ['b'],
} as unknown as JourneyRun;

test('the face of a card that I reported is covered, those beside it are not', () => {
  expect(cardsOfRound(run, 0).map(({ id, covered }) => [id, covered])).toEqual([
    ['a', null],
    ['b', 'by_me'],
  ]);
});

test('a round that has not begun has no cards', () => {
  expect(cardsOfRound(run, 1)).toEqual([]);
  expect(cardsOfRound(run, 7)).toEqual([]);
});
