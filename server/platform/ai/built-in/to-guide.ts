import type { Language } from '#contract/shapes.ts';

/** “I thought you’d help me”: words to the guide, with nothing of a life in them. */
const speaks = {
  en: / (?:you|u|ya|you'd|you'll|youd|youll) (?:(?:could|would|can|will|might|to|just|please|actually|really|maybe|even) ){0,3}(?:(?:tell|help|explain|give|answer|show|advise|ask) (?:(?:it|this|that) )?(?:to )?(?:me|us)|help|advise) /u,
  he: /(?:^ (?:(?:אז|אבל|אולי|בבקשה|פשוט|רק|רגע|נו|טוב) )*| (?:חשבתי|קיוויתי|קיויתי|רציתי|ציפיתי|רוצה|צריך|צריכה|מבקש|מבקשת|אשמח|יעזור|עוזר|עדיף|אפשר|יכול|יכולה|נחמד|מועיל) (?:(?:לי|מאוד|ממש|רק|אם|היה|יהיה) ){0,2})ש?ת(?:גיד|גידי|עזור|עזרי|סביר|סבירי|יתן|ן|ני|תן|תני|ענה|עני|ייעץ|ייעצי|ציע|ציעי) /u,
};
/** “You put a talk”, “שאלת אם”: what the guide said or asked. */
const saidOfGuide = {
  en: / (?:(?:no|not|enough|stop) (?:\S+ ){0,2}questions|(?:you|u) (?:(?:just|already|really|actually|keep|kept) )*(?:asked|asking|answered|put|wrote|quoted|repeated|offered|misread|misheard|misunderstood)|(?:you've|youve) (?:just |already )?(?:put|asked|written|offered|quoted)|(?:you're|youre|you are|you aren't|you're not) (?:not )?(?:really |even )?(?:following|listening|answering|asking)|your (?:question|questions|answer|answers|reply|replies|app|bot)|(?:did|didn't|do|don't|why did|why do) you (?:ask|answer|listen|read|understand|follow)) /u,
  he: / (?:ש|ו|כש|לא )?(?:(?:לא|בלי|די) (?:\S+ ){0,2}(?:שאלות|שאלה)|ענית|שאלת|הצעת|רשמת|ציטטת|הבנת אותי|הקשבת|התעלמת|פספסת|השאלה שלך|השאלות שלך|התשובה שלך|התשובות שלך|(?:אתה|את) (?:לא )?(?:מקשיב|מקשיבה|עונה|שואל|שואלת|מצטט|מצטטת)) /u,
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

const ownSaying = / i (?:already |just )?(?:said|told you|wrote|asked) /gu;

/** Whether a clause is to the guide, or says what the guide said or asked. */
export function concernsGuide(normal: string, language: Language): boolean {
  const found = saidOfGuide[language].exec(normal);
  const before = found && `${normal.slice(0, found.index)} `.replaceAll(ownSaying, ' ');
  const isOfGuide = before !== null && !ofOthers[language].test(before);
  return isOfGuide || speaksToGuide(normal, language);
}
