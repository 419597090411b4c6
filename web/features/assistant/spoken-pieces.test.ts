import { expect, test } from 'vitest';
import { spokenPieces, voiceFor } from './spoken-pieces.ts';

test('Markdown is left out, and every block is in its own language', () => {
  expect(
    spokenPieces('## A *quiet* morning\n\n- בוקר **שקט**, and a walk\n- two\n\n---\n\n1. שלוש'),
  ).toEqual([
    { text: 'A quiet morning', language: 'en' },
    { text: 'בוקר שקט, and a walk', language: 'he' },
    { text: 'two', language: 'en' },
    { text: '1. שלוש', language: 'he' },
  ]);
});

test('a long text is cut between sentences, a long sentence between words, and nothing is lost', () => {
  const sentence = 'The offer says more than the morning does.';
  const endless = `${'word '.repeat(50)}, ${'another '.repeat(60)}end.`;
  for (const text of [
    Array.from({ length: 12 }, () => sentence).join(' '),
    endless,
    'x'.repeat(500),
  ]) {
    const pieces = spokenPieces(text).map((piece) => piece.text);
    expect(pieces.length).toBeGreaterThan(1);
    for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(160);
    expect(pieces.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  }
  const [first] = spokenPieces(Array.from({ length: 12 }, () => sentence).join(' '));
  expect(first?.text).toBe(`${sentence} ${sentence} ${sentence}`);
});

const voice = (lang: string, localService = false, isDefault = false) => ({
  lang,
  localService,
  default: isDefault,
});

test('a voice of the device is preferred, then one of the region, never one of another language', () => {
  const [far, here] = [voice('en-GB'), voice('en-US', true)];
  expect(voiceFor('en', [far, here], ['en-GB'])).toBe(here);
  expect(voiceFor('en', [voice('en-AU', true), here], ['en-US', 'en'])).toBe(here);
  expect(voiceFor('en', [far, voice('en-IN', false, true)], [])?.lang).toBe('en-IN');
  const old = voice('iw_IL');
  expect(voiceFor('he', [far, here, old], ['en-GB'])).toBe(old);
  expect(voiceFor('he', [far, here], ['he'])).toBeUndefined();
});
