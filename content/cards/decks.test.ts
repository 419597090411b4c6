import { describe, expect, test } from 'vitest';
import { stages } from '#contract/values.ts';
import { type ImageCard, type TextCard, decks } from './decks.ts';

const all: (ImageCard | TextCard)[] = Object.values(decks).flat();
const facesOf = (language: 'en' | 'he') => [
  ...decks.image.map(({ title }) => title[language]),
  ...[...decks.word, ...decks.question].map((card) => card[language]),
];

describe('the decks', () => {
  test('hold 48 pictures, 96 words and 96 questions, numbered from one', () => {
    expect([decks.image.length, decks.word.length, decks.question.length]).toEqual([48, 96, 96]);
    for (const deck of Object.values(decks))
      expect(deck.map(({ n }) => n)).toEqual(deck.map((_, index) => index + 1));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test('have as many cards for every stage', () => {
    for (const deck of Object.values(decks))
      for (const stage of stages)
        expect(deck.filter((card) => card.stage === stage)).toHaveLength(deck.length / 4);
  });

  test('say everything in both languages, and nothing twice', () => {
    for (const card of decks.image)
      for (const text of [card.title, card.alt]) {
        expect(text.en, card.id).toMatch(/^[A-Z][^א-ת]+$/u);
        expect(text.he, card.id).toMatch(/^[^A-Za-z]*[א-ת][^A-Za-z]*$/u);
      }
    for (const card of [...decks.word, ...decks.question]) {
      expect(card.en, card.id).toMatch(/^[A-Z][^א-ת]*$/u);
      expect(card.he, card.id).toMatch(/^[א-ת][^A-Za-z]*$/u);
    }
    for (const deck of [decks.word, decks.question])
      for (const language of ['en', 'he'] as const)
        expect(new Set(deck.map((card) => card[language])).size).toBe(deck.length);
  });

  test('fit on a card, and are written with typographic signs', () => {
    for (const { en, he } of decks.word)
      for (const word of [en, he]) expect(word.length).toBeLessThan(19);
    for (const { en, he } of decks.question)
      for (const question of [en, he]) {
        expect(question.length, question).toBeLessThanOrEqual(70);
        expect(question).toMatch(/\?$/u);
      }
    for (const { alt } of decks.image)
      for (const sentence of Object.values(alt)) expect(sentence).toMatch(/\.$/u);
    for (const face of [...facesOf('en'), ...facesOf('he')])
      expect(face).not.toMatch(/["'!]|\s{2}/u);
  });
});
