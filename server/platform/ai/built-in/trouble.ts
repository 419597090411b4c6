import { warmthsIn } from '#content/guide/warmth.ts';
import type { Reading } from './reading.ts';

/** Something in a message weighs, or goes wrong. */
export function isTrouble({ feelings, normal, language }: Reading): boolean {
  return (
    feelings.some(({ feeling }) => feeling.valence === '-') ||
    warmthsIn(normal, language).length > 0 ||
    goesWrong[language].test(normal)
  );
}
const goesWrong = {
  en: / (?:can't|cannot|couldn't|never|nobody|no one|problem|trouble|hard|difficult|wrong|stuck|tired|argue|argued|fight|fought|row|late|lost|failed|debt|pain|hurts?|ill|sick|stress|stressed|worse|worst|hate|bothers|annoys|without|doesn't|won't|stopped) /u,
  he: / [וש]?(?:לא|אף|אין|קשה|בעיה|צרה|תקוע|תקועה|עייף|עייפה|רבנו|ריב|מאחר|מאחרת|איבדתי|נכשלתי|חוב|כאב|כואב|חולה|לחץ|גרוע|שונא|שונאת|מפריע|מעצבן|בלי|הפסיק|הפסיקה|מדי) /u,
};
