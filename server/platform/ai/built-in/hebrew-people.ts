/** The person’s people, and the same words turned to the person. */
export const turnedKin: Record<string, string> = {
  אחותי: 'אחותך',
  אמי: 'אמך',
  אבי: 'אביך',
  אשתי: 'אשתך',
  בעלי: 'בעלך',
  בתי: 'בתך',
  חמותי: 'חמותך',
  חמי: 'חמיך',
  גיסתי: 'גיסתך',
  גיסי: 'גיסך',
  סבתי: 'סבתך',
  סבי: 'סבך',
  נכדתי: 'נכדתך',
  נכדי: 'נכדך',
  כלתי: 'כלתך',
  דודתי: 'דודתך',
  שכנתי: 'שכנתך',
  שותפתי: 'שותפתך',
  אחייניתי: 'אחייניתך',
  מנהלתי: 'מנהלתך',
  הוריי: 'הוריך',
  הורי: 'הוריך',
  ילדיי: 'ילדיך',
  ילדי: 'ילדיך',
  חברתי: 'חברתך',
  משפחתי: 'משפחתך',
};

/** “מזכירתי אמרה”, “עם תלמידתי”: somebody, though the word ends as a verb may. */
const somebodyOnTi =
  /(?:^|\s)ו?(?:עם|של|את|אצל|על|בלי|מול|ליד) \p{L}{3,}תי(?=\s|$)|^ו?\p{L}{3,}תי (?:לא |כבר |תמיד |גם )?(?:אומרת|אמרה|רוצה|חושבת|צועקת|צעקה|שואלת|שאלה|מספרת|סיפרה|כועסת|בוכה|בכתה|עושה|עשתה|גרה|עובדת|הולכת|הלכה|באה|חזרה|התקשרה|מתקשרת|כתבה|כותבת|ביקשה|מבקשת|הציעה|מציעה|יודעת|היא|הייתה|היתה|מתה|נפטרה|חולה)(?=\s|$)/u;

/** Whether a clause names somebody in a form that can’t be turned. */
export function namesUnturnable(own: string): boolean {
  const [found = ''] = somebodyOnTi.exec(own) ?? [];
  const noun = found.split(' ').find((word) => word.endsWith('תי')) ?? '';
  return noun !== '' && !(noun in turnedKin) && !(noun.replace(/^ו/u, '') in turnedKin);
}

/** “היא בטח חושבת”: a guess about others is quoted. */
export const guessesOfOthers =
  /^(?:(?:הוא|היא|הם|הן|כולם) (?:בטח|כנראה|אולי)|(?:בטח|כנראה|אולי) (?:הוא|היא|הם|הן|כולם))\s/u;

const kinAsSaid = new Map(Object.entries(turnedKin).map(([own, turned]) => [turned, own]));

/** “הבוס שלך” as the person says it: “הבוס שלי”. */
export function hebrewPeopleAsSaid(person: string): string {
  return person
    .split(' ')
    .map((word) => (word === 'שלך' ? 'שלי' : (kinAsSaid.get(word) ?? word)))
    .join(' ');
}
