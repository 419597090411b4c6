import type { Language } from '#contract/shapes.ts';

/** In a message of both languages, nearly half and half, the chat keeps its language. */
const ownShareMin = 0.65;
/** Hebrew writes few vowels, so that its words have fewer letters. */
const hebrewLetterWeight = 1.4;
/** Words that both languages write in Latin letters. */
const shared = /^(?:ok|okay|okey|k|lol|haha|hahaha|wow|omg|wtf|bye|hi|cool|yay)$/iu;

/**
 * The language of a message; null for another script. Quotations, links, addresses and words of both languages do not count, and a
 * message without letters keeps the previous language.
 */
export function languageOf(text: string, previous: Language): Language | null {
  const own = text
    .split(/\s+/u)
    .filter((word) => !word.includes('@') && !/^https?:/u.test(word) && !isShared(word))
    .join(' ')
    .replaceAll(/[“"״][^“”"״]*[”"״]/gu, '');
  const hebrew = countOf(own, /[א-ת]/gu);
  const latin = countOf(own, /[a-z]/giu);
  const other = countOf(own, /\p{L}/gu) - hebrew - latin;
  if (hebrew + latin < 2 && other >= 3) return null;
  if (hebrew + latin === 0) return previous;
  const weighed = hebrew * hebrewLetterWeight;
  const share = weighed / (weighed + latin);
  if (share >= ownShareMin) return 'he';
  return share <= 1 - ownShareMin ? 'en' : previous;
}

function isShared(word: string): boolean {
  return shared.test(word.replaceAll(/[^\p{L}]/gu, ''));
}

function countOf(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}
