import { fillers, spellings } from '#content/guide/intents.ts';
import type { Language } from '#contract/shapes.ts';
import { withFinalLetter, wordsOf } from './normalise.ts';

const empty = {
  anywhere: {
    en: new Set(fillers.en.anywhere.split(' ')),
    he: new Set(fillers.he.anywhere.split(' ')),
  },
  first: { en: new Set(fillers.en.first.split(' ')), he: new Set(fillers.he.first.split(' ')) },
  last: { en: new Set(fillers.en.last.split(' ')), he: new Set(fillers.he.last.split(' ')) },
};
const written = {
  en: new Map(Object.entries(spellings.en)),
  he: new Map(Object.entries(spellings.he)),
};

/** The normal form as most people would write it: what is short is written out, what adds nothing is left out. */
export function plainForm(normal: string, language: Language): string {
  const words = wordsOf(normal).filter((word) => !empty.anywhere[language].has(word));
  const from = words.findIndex((word) => !empty.first[language].has(word));
  const to = words.findLastIndex((word) => !empty.last[language].has(word));
  if (from < 0) return normal;
  const kept = words.slice(from, to + 1).map((word) => {
    const out = written[language].get(word) ?? word;
    return language === 'he' ? forMen(out) : out;
  });
  return ` ${kept.join(' ')} `;
}

const changedLettersMin = 4;
/** Hebrew verbs said of a woman, in the form said of a man: the signs name one form. */
function forMen(word: string): string {
  // Shorter words have no ending to change.
  if (word.length < changedLettersMin) return withFinalLetter(word);
  const stem = word
    .replace(/^(ת[א-ת]{3,6})י$/u, '$1')
    .replace(/^(מ[א-ת]{3,5}|[א-ת]ו[א-ת]{2})(?<!ו)ת$/u, '$1');
  return withFinalLetter(stem);
}
