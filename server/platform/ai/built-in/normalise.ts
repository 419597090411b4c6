import { limits } from '#contract/values.ts';

/** What a person wrote, without characters that are not seen: no lone surrogates, controls or marks of direction. */
export function legible(text: string): string {
  return text
    .slice(0, limits.messageLengthMax)
    .toWellFormed()
    .replaceAll('\uFFFD', ' ')
    .replaceAll(/\p{Cf}+/gu, '')
    .replaceAll(/[^\P{C}\n]+/gu, ' ')
    .normalize('NFC');
}

/**
 * The form that patterns and word lists are compared in: lower case, without marks and punctuation,
 * one space between words and at each end. The spaces serve as word borders, which `\b` can't for Hebrew.
 */
export function normalised(text: string): string {
  const words = text
    .normalize('NFKC')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[’‘`׳]/gu, "'")
    .replaceAll(/(?<=[א-ת])["״“”](?=[א-ת])/gu, '')
    .replaceAll(/(?<=[א-ת])'(?=[א-ת ]|$)/gu, '')
    .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
    .replaceAll(/(?<!\p{L})'|'(?!\p{L})/gu, ' ')
    .toLowerCase()
    .split(' ')
    .filter(Boolean);
  return ` ${words.join(' ')} `;
}

export function wordsOf(normal: string): string[] {
  return normal.split(' ').filter(Boolean);
}
