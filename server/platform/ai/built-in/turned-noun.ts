import type { Language } from '#contract/shapes.ts';
import { turned } from './hebrew-words.ts';

const english: [RegExp, string][] = [
  [/\b(?:my|our)\b/giu, 'your'],
  [/\b(?:me|us)\b/giu, 'you'],
  [/\bmyself\b/giu, 'yourself'],
];

/** A noun of the person’s with their own words turned to them: “your wife and the kids”. */
export function turnedNoun(said: string, language: Language): string {
  if (language === 'en')
    return english.reduce((own, [words, to]) => own.replaceAll(words, to), said);
  const own = turned(said.replaceAll('שלנו', 'שלי').split(/\s+/u));
  // Elsewhere “אחי” may be “mate”.
  return own.replaceAll(/(?<!\p{L})([ולבמש]?אחי)(?!\p{L})/gu, '$1ך');
}
