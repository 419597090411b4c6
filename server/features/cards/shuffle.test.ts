import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Pile, shuffled, takeNext, takePreferred } from './shuffle.ts';

const deck = Array.from({ length: 48 }, (_, at) => `card-${at}`);
const newSeed = () => randomBytes(16).toString('hex');

/** The 99.99 % point of the chi-square distribution (Wilson and Hilferty). */
function chiSquareMax(degrees: number): number {
  const part = 2 / (9 * degrees);
  return degrees * (1 - part + 3.719 * Math.sqrt(part)) ** 3;
}

function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

test('over 100,000 draws every card comes as often in every place', () => {
  const rounds = Math.ceil(100_000 / deck.length);
  const counts = deck.map(() => deck.map(() => 0));
  for (let round = 0; round < rounds; round++)
    for (const [place, id] of shuffled(deck, newSeed()).entries()) {
      const row = counts[place];
      const card = deck.indexOf(id);
      if (row) row[card] = (row[card] ?? 0) + 1;
    }
  const places = chiSquare(counts.flat(), rounds / deck.length);
  expect(places).toBeLessThan(chiSquareMax((deck.length - 1) ** 2));
  const first = chiSquare(counts[0] ?? [], rounds / deck.length);
  expect(first).toBeLessThan(chiSquareMax(deck.length - 1));
});

test('a seed gives one order, another seed another', () => {
  expect(shuffled(deck, 'a')).toEqual(shuffled(deck, 'a'));
  expect(shuffled(deck, 'a')).not.toEqual(shuffled(deck, 'b'));
  expect(shuffled(deck, 'a').toSorted()).toEqual(deck.toSorted());
});

test('no card comes twice before the deck ends, also when a stage is asked for now and then', () => {
  let pile: Pile = { seed: '', left: [] };
  const stage = deck.slice(0, 12);
  const drawn: string[] = [];
  for (let at = 0; at < deck.length; at++) {
    const ofStage = at % 5 === 0 && pile.left.some((id) => stage.includes(id));
    const taken = takeNext(pile, deck, ofStage ? stage : deck, newSeed);
    ({ pile } = taken);
    drawn.push(taken.id);
    if (ofStage) expect(stage).toContain(taken.id);
  }
  expect(new Set(drawn).size).toBe(deck.length);
  expect(pile.left).toEqual([]);
});

test('a deck that a stage was asked of first is whole and in any order, and repeats none', () => {
  const stage = deck.slice(0, 12);
  let lastOfStage = 0;
  const rounds = 400;
  for (let round = 0; round < rounds; round++) {
    const first = takeNext({ seed: '', left: [] }, deck, stage, newSeed);
    expect(stage).toContain(first.id);
    const drawn = [first.id];
    for (let { pile } = first; pile.left.length > 0;) {
      const taken = takeNext(pile, deck, deck, newSeed);
      ({ pile } = taken);
      drawn.push(taken.id);
    }
    expect(drawn.toSorted()).toEqual(deck.toSorted());
    if (stage.includes(drawn.at(-1) ?? '')) lastOfStage += 1;
  }
  // As in any order, the last card is as often of the stage as it has cards.
  const expected = [rounds / 4, (rounds * 3) / 4];
  const counts = [lastOfStage, rounds - lastOfStage];
  const sum = counts.reduce(
    (before, count, at) => before + chiSquare([count], expected[at] ?? 1),
    0,
  );
  expect(sum).toBeLessThan(chiSquareMax(1));
});

test('a stage that has ended is shuffled in again, and the rest of the deck stays', () => {
  const stage = deck.slice(0, 12);
  const before = takeNext({ seed: '', left: [] }, deck, deck, newSeed).pile;
  let pile = before;
  for (let at = 0; at < 12; at++) ({ pile } = takeNext(pile, deck, stage, newSeed));
  const others = before.left.filter((id) => !stage.includes(id));
  expect(pile.left.filter((id) => !stage.includes(id))).toEqual(others);
});

test('the guide’s cards are of the stage while it has some, and no card repeats before the deck ends', () => {
  let pile: Pile = { seed: '', left: [] };
  const stage = deck.slice(0, 12);
  const drawn: string[] = [];
  for (let at = 0; at < deck.length; at++) {
    const taken = takePreferred(pile, deck, stage, newSeed);
    ({ pile } = taken);
    drawn.push(taken.id);
  }
  expect(new Set(drawn).size).toBe(deck.length);
  expect(new Set(drawn.slice(0, 12))).toEqual(new Set(stage));
  expect(stage).toContain(takePreferred(pile, deck, stage, newSeed).id);
});
