import { describe, expect, test } from 'vitest';
import { decks } from '#content/cards/decks.ts';
import { script } from './script.ts';

const lines = Object.values(script.moves).flat();
const slotsIn = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\}/gu)].map(([, slot]) => slot ?? ''))].toSorted();

describe('the guide’s lines', () => {
  test('every line has its own id and is written in both languages', () => {
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    for (const { en, he } of lines) {
      expect(en).toMatch(/[a-z]/iu);
      expect(he).toMatch(/[א-ת]/u);
    }
  });

  test('both languages fill the same places, the ones that the line names', () => {
    for (const line of lines) {
      expect(slotsIn(line.en), line.id).toEqual(line.slots.toSorted());
      expect(slotsIn(line.he), line.id).toEqual(line.slots.toSorted());
    }
  });

  test('a line that asks holds one question, and only such a line does', () => {
    for (const line of lines) {
      for (const text of [line.en, line.he])
        expect(text.split('?').length - 1, line.id).toBe(line.asks ? 1 : 0);
    }
  });

  test('no line praises with an exclamation mark, and no Hebrew particle is glued to a place', () => {
    for (const { id, en, he } of lines) {
      expect(`${en}${he}`, id).not.toContain('!');
      expect(he, id).not.toMatch(/(?<!\p{L})[בלמכשוה]\{/u);
    }
  });
});

describe('the decks', () => {
  test('hold 48 pictures, 96 words and 96 questions, each once and in both languages', () => {
    expect(Object.values(decks).map((deck) => deck.length)).toEqual([48, 96, 96]);
    for (const deck of Object.values(decks))
      expect(new Set(deck.map(({ id }) => id)).size).toBe(deck.length);
    for (const { title, alt } of decks.image) {
      expect(title.he).toMatch(/[א-ת]/u);
      expect(alt.en).toMatch(/\.$/u);
    }
  });
});
