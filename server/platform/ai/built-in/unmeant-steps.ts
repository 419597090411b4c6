import type { Language } from '#contract/shapes.ts';

type Signs = Record<Language, RegExp>;

/** “I sold my first painting today”: what is done already. */
const looksBack: Signs = {
  en: /^ (?:(?:and|but|so|then|well|yes|today|yesterday|this morning|last night|finally|oh) )*(?:i|we) (?:(?:just|only|finally|actually|never|already|even) )*(?:sold|bought|got|won|went|had|was|were|saw|made|did|took|gave|told|found|lost|left|met|ate|drank|slept|wrote|sent|came|became|began|felt|kept|paid|ran|read|said|sat|stood|spent|thought|woke|\p{L}{3,}ed) /u,
  he: /^ (?:(?:אז|ו|אבל|היום|אתמול|הבוקר|סוף סוף|טוב) )*(?:היו לי|היה לי|הייתה לי|הייתי|היינו) /u,
};
const looksAhead: Signs = {
  en: / (?:i'll|we'll|will|going to|gonna|tomorrow|tonight|later|next|should|could|might|want|need|have to|plan|planning|decided|let's) /u,
  he: / (?:מחר|מחרתיים|בערב|א(?!ני |ת |ותו |ותה |יתו |יתה |חרי |ז |ם |בל |ו |ין |ולי |מא |בא |ל |ותי |ותם |ף |חד |חת |ליי |לי |ליו |ליה |ליהם |צלי |צלו |צלה |נחנו |נשים |מר |מרו |מרה |יך |יפה |פילו |הבתי |מרתי )\p{L}{3,}) /u,
};
/** “I’m afraid that if I leave, I won’t want to come back”, “that we sit together”: feared and wished, and not planned. */
const supposed: Signs = {
  en: / (?:because|cause|cos) i'll (?:just )?\p{L}+ | (?:afraid|scared|worried|terrified|frightened) (?:that )?(?:if )?(?:i|i'll|we|we'll)  | (?:i'll|i shall|let me) (?:just |simply )?(?:write|go|talk|carry|keep) (?:on|writing|going|talking) | (?:start|starts|started|begin|keep|kept) (?:thinking|worrying|wondering|panicking|dreading) |^ (?:(?:and|but) )*(?:that|if) (?:i|we) (?:\S+ )+$/u,
  he: / (?:מפחד|מפחדת|פוחד|פוחדת|חושש|חוששת) (?:ש|מ)| מה שמפחיד | לעזור לי (?:לעשות|לבנות|למצוא|להכין) | כי (?:אני )?א(?!ני |ת |ותו |ותה |ין |ף )\p{L}{3,} | (?:רוצה|רוצים|ביקש|ביקשה|נודניק\p{L}*|מבקש|מבקשת|לוחץ|לוחצת) ש(?:אני )?א\p{L}{2,} | לא א(?:צליח|וכל|ספיק|עמוד) | ש?אם א(?!ני |תה |ת )\p{L}{2,} |^ (?:(?:ו|אבל|רק|פשוט) )*ש(?:נ|י|ת)\p{L}{2,} /u,
};

/** Whether a sentence with the words of a step speaks of what was, is feared or is wished. */
export function isNoStep(normal: string, language: Language): boolean {
  if (supposed[language].test(normal)) return true;
  return looksBack[language].test(normal) && !looksAhead[language].test(normal);
}
