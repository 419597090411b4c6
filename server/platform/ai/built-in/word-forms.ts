import type { Language } from '#contract/shapes.ts';

const prefixLettersMax = 3;
const restLettersMin = 2;

/** A word as typed and, in Hebrew, without its attached particles. */
export function wordForms(word: string, language: Language): string[] {
  if (language !== 'he') return [word];
  const forms = [word];
  for (let length = 1; length <= prefixLettersMax; length++) {
    if (word.length - length < restLettersMin || !'ושהבלמכ'.includes(word[length - 1] ?? ' '))
      break;
    forms.push(word.slice(length));
  }
  return forms;
}
