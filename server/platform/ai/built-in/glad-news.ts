import type { Language } from '#contract/shapes.ts';

/** Somebody has met a love, and says no more of it than that it is good. */
const newLove = {
  en: /^ (?!.* (?:but|once|not|married|ex) ).* ?(?:i(?:'ve| have| think i)? (?:just |finally )?(?:met|found) (?:someone|somebody|a (?:girl|guy|man|woman))(?: (?:so|really|truly|absolutely))? (?:wonderful|amazing|special|incredible|great|lovely)|(?:we are|we're) (?:so |madly |totally )?in love) /u,
  he: /^ (?!.* (?:אבל|פעם|לא|נשוי|נשואה) ).* ?(?:הכרתי (?:מישהי|מישהו|בחור|בחורה|גבר|אישה)(?: (?:כל כך|ממש|פשוט))? (?:מדהים|מדהימה|נפלא|נפלאה|מקסים|מקסימה|מיוחד|מיוחדת)|אנחנו (?:ממש |כל כך )?(?:מאוהבים|מאוהבות)|(?:אנחנו )?יוצאים (?:\S+ ){0,3}ואני (?:מרחף|מרחפת|בעננים|מאושר|מאושרת)) /u,
};
/** “We’re getting married!” */
const wedding = {
  en: /^ (?!.* (?:but|and|because|since|although|not|won't|don't|can't (?!wait|believe)|never|without|scared|afraid|alone|divorce) )(?:(?:omg|guess what|yes|yay|so|hey|well|finally) )*(?:(?:we're|we are|i'm|i am) (?:finally )?getting (?:married|engaged)|we (?:just |finally )?got (?:engaged|married)) (?:\S+ ){0,6}$/u,
  he: /^ (?!.* (?:אבל|ו\p{L}+|לא|בלי|אם|מפחד|מפחדת|למה|איך|כי|רק) )(?:(?:סוף|נחשו|מה|אז|היי|יש|חדשות) )*(?:אנחנו |אני )?(?:מתחתנים|מתחתנות|מתחתן|מתחתנת|מתארסים|מתארסות|התארסנו|התחתנו) (?:\S+ ){0,4}$/u,
};
/** “My daughter finished her degree.” */
const graduation = {
  en: /^ (?!.* (?:but|yet|not|no|never|without|can't|didn't|won't|hasn't|haven't|since|after|before) )(?:(?:omg|guess what|yes|yay|so|today|yesterday|finally|and) )*(?:my|our) (?:\S+ )?(?:daughter|son|kid|girl|boy|granddaughter|grandson|wife|husband|sister|brother|niece|nephew|mum|mom|dad|student) (?:(?:just|finally|has|today) )*(?:graduated|(?:finished|completed|got) (?:her|his|their|the) (?:\S+ )?(?:degree|phd|doctorate|diploma|studies|thesis|chemo|treatments?|service|licen[cs]e)) (?:\S+ ){0,4}$/u,
  he: /^ (?!.* (?:אבל|לא|בלי|אין|מאז|ומאז|אחרי|ו(?:הוא|היא|לא|עכשיו|עדיין|אני|מאז)) )(?:(?:סוף|אז|היום|אתמול|נחשו|מה) )*(?:הבן|הבת|הנכד|הנכדה|הילד|הילדה|אחי|אחותי|אשתי|בעלי|אמא|אבא|האחיין|האחיינית) (?:(?:שלי|שלנו|סוף|היום|אתמול) )*(?:סיים|סיימה|השלים|השלימה|קיבל|קיבלה) (?:את )?ה?(?:תואר|לימודים|דוקטורט|צבא|שירות|קורס|טיפולים|כימו\p{L}*|בגרויות|תיכון|רישיון|תעודה|תעודת) (?:\S+ ){0,4}$/u,
};
/** “I sold my first painting today.” */
const firstOfMine = {
  en: / i (?:just |finally |actually )?(?:sold|published|finished|won|ran|built|baked|recorded|exhibited) (?:my|a) (?:very )?(?:first|own) \p{L}+ /u,
  he: / (?:מכרתי|פרסמתי|סיימתי|רצתי|בניתי|הקלטתי|אפיתי|הצגתי) (?:את )?ה?\p{L}+ ה?(?:ראשון|ראשונה)(?: שלי)? /u,
};
/** “I got the job”, and nothing against it. */
const gotIn = {
  en: / i (?:just |finally |actually )*(?:(?:found out|heard|learnt|learned) (?:that )?i )?(?:passed (?:my|the) \S+|got (?:the|this|my dream) (?:\S+ )?(?:job|place|part|role|offer|promotion|scholarship|flat)|got (?:in|accepted)) (?!.*(?:(?:^| )(?:but|never|scared|afraid|guilty|fraud|lost|died|hate|quit|nobody|didn't|don't|sick|pressure|worried|yet) ))/u,
  he: /(?:^| )(?:התקבלתי ל\p{L}+|קיבלתי את ה(?:עבודה|תפקיד|משרה|מלגה|דירה|קידום)|עברתי את ה(?:מבחן|טסט|ראיון)) (?!.*(?:(?:^| )(?:אבל|מפחד|מפחדת|אשמה|נכשלתי|עצוב|עצובה|חולה) ))/u,
};
const gladNews = [newLove, wedding, graduation, firstOfMine, gotIn];

/** News of which people are glad, said with nothing beside it. */
export function isGladNews(normal: string, language: Language): boolean {
  return gladNews.some((news) => news[language].test(normal));
}
