import type { Language } from '#contract/shapes.ts';

/** “I thought you’d help me”: words to the guide, with nothing of a life in them. */
const speaks = {
  en: / (?:you|u|ya|you'd|you'll|youd|youll) (?:(?:could|would|can|will|might|to|just|please|actually|really|maybe|even) ){0,3}(?:(?:tell|help|explain|give|answer|show|advise|ask) (?:(?:it|this|that) )?(?:to )?(?:me|us)|help|advise) /u,
  he: /(?:^ (?:(?:אז|אבל|אולי|בבקשה|פשוט|רק|רגע|נו|טוב) )*| (?:חשבתי|קיוויתי|קיויתי|רציתי|ציפיתי|רוצה|צריך|צריכה|מבקש|מבקשת|אשמח|יעזור|עוזר|עדיף|אפשר|יכול|יכולה|נחמד|מועיל) (?:(?:לי|מאוד|ממש|רק|אם|היה|יהיה) ){0,2})ש?ת(?:גיד|גידי|עזור|עזרי|סביר|סבירי|יתן|ן|ני|תן|תני|ענה|עני|ייעץ|ייעצי|ציע|ציעי) /u,
};
/** Words of others are to the person. */
const ofOthers = {
  en: / (?:he|she|they|says?|said|saying|told|goes|wrote|asks|yelled) /u,
  he: / (?:הוא|היא|הם|אמר|אמרה|אמרו|אומר|אומרת|אומרים|כתב|כתבה) /u,
};

/** Whether a clause asks the guide to say, help or explain: turned, it would speak to itself. */
export function speaksToGuide(normal: string, language: Language): boolean {
  const found = speaks[language].exec(normal);
  return found !== null && !ofOthers[language].test(`${normal.slice(0, found.index)} `);
}
