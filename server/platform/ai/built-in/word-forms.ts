import type { Language } from '#contract/shapes.ts';

/** “… והקול שלי רועד”: “and” before a clause with a subject of its own. */
export const joinedClause =
  'ו(?=(?:ה\\p{L}{2,}(?: (?:שלי|שלו|שלה|שלנו|של \\p{L}+))?|\\p{L}{2,} (?:שלי|שלו|שלה|שלנו)) (?:(?:לא|כבר|תמיד|עדיין|פשוט|כל הזמן) )?(?:יהיה|תהיה|יהיו|היה|הייתה|היו|\\p{L}ו\\p{L}{2,4}|מ(?!ה)\\p{L}{3,})(?: |$))';

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
