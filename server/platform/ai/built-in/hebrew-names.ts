/** Words that are a name as well as a first person with its preposition. */
const man = 'איתי|אלי|עלי|מולי|אבי|חמי';
const woman = 'שלי|אתי|לי|ליבי';
const isMan = new RegExp(`^(?:${man})$`, 'u');
const isEither = new RegExp(`^(?:${man}|${woman})$`, 'u');

/** “קראו לו איתי”, “שמה שלי”. */
const namesMan =
  /(?:^|\s)[ושכ]{0,2}(?:(?:קוראים|קראו|קראנו|קראתי) לו|ה?שמו|השם שלו)(?: הוא| היה)?$/u;
const namesWoman =
  /(?:^|\s)[ושכ]{0,2}(?:(?:קוראים|קראו|קראנו|קראתי) לה|שמה|השם שלה)(?: הוא| היה)?$/u;
/** Prepositions, behind which none of them can be a second one. */
const preposition = /(?:^|\s)[ושכ]{0,2}(?:עם|של|את|אצל|בלי|על|בגלל|לגבי)$/u;
const kinOfMan =
  '(?:ה?(?:בן|אח|ילד|נכד|אחיין|דוד|גיס|חבר|בעל|שותף|אקס|גרוש|בן (?:ה)?זוג|בן ה?דוד)(?: (?:הגדול|הקטן|הבכור|הצעיר|האמצעי|הכי טוב|הטוב))? (?:שלי|שלנו)|אחי|בעלי|בני|נכדי|גיסי|דודי)';
const behindKin = new RegExp(`(?:^|\\s)[ושכ]{0,2}${kinOfMan}$`, 'u');
const behindKinOf = new RegExp(`(?:^|\\s)[ושכ]{0,2}(?:עם|של|את|אצל|על|בגלל|בלי) ${kinOfMan}$`, 'u');

/** Acts of one man, past, present and to come. */
const doesOne = new RegExp(
  `^(?:${[
    'היה|נהיה|מת|אמר|הלך|בא|עזב|חזר|שתק|צעק|כעס|רב|גר|רץ|קם|שכח|כתב|שלח|סגר|פתח|לקח|נתן|עשה|רצה|ידע|ענה|בכה|ברח|חלה|טס|ישן|אכל|שבר|גנב|זרק|עבר|למד|עבד|שאל|צחק|חשב|אהב|שנא|יכול|צריך|חייב|שם|ישב',
    'דיבר|סיפר|ביטל|ניתק|חיכה|ביקש|קיבל|שיקר|ניסה|סיים|חיבק|נישק|קילל|גידל|שילם|בישל|טיפל|ביקר|איבד|איחר|איים',
    'מ(?!ישהו|ישהי|אז|חר|ה|שהו|אוד|מש|זמן|קודם|עכשיו|תמיד|ול|ים|וקדם)[א-ת]{2,4}[א-לנ-שם]',
    '(?!כולם|כולן|יותר|תודה|בוקר|חודש|טובה|פחות|אולי|עולם|תורה|עונה הבאה)[א-ת]ו[א-ת]{2}',
    'נ(?!שים|חמד|ורא|כון|גד|שמה|קמה)[א-ת]{2,3}',
    'הת(?!חלה)[א-ת]{2,4}|ה(?!יינו|יית|יום|כי|כל)[א-ת]{1,2}י[א-ת]',
    'י(?!ש|ום|לד|לדים|חד|ותר|פה|מים|שר)[א-ת]{2,4}',
  ].join('|')})$`,
  'u',
);
const plural = /(?:ים|ות|נו|תי|ה)$/u;
const adverb = /^(?:לא|כבר|עדיין|גם|רק|תמיד|שוב|פשוט|בכלל|באמת|ממש|כל|הזמן|עוד)$/u;
/** First persons beside the name: “איתי לא מדבר איתי”. */
const firstPerson =
  /^[ושכ]{0,2}(?:אני|לי|שלי|אותי|בי|ממני|איתי|אתי|עליי|עלי|אליי|אלי|בשבילי|אצלי|מולי|בלעדיי)$/u;
const ofOthers = /^[ושכ]{0,2}(?:של|את |עם )?(?:שלו|שלה|שלהם|שלהן|שלך)$/u;
/** “עשיתי את שלי”: the part of the person, and nobody’s name. */
const doesPart = /^[ושכ]{0,2}(?:עשיתי|עושה|לעשות|אעשה|אמרתי|נתתי|קיבלתי|קבלתי)$/u;

/** Whether a word of a clause is somebody’s name; “unsure” where it may be the first person as well. */
export function nameAt(words: readonly string[], place: number): boolean | 'unsure' {
  const word = words[place] ?? '';
  // “לאיתי” holds a preposition, and the first person would be a second one.
  if (/^[ושכ]?(?:[למב](?:איתי|אלי)|לעלי)$/u.test(word)) return true;
  if (!isEither.test(word)) return false;
  const before = words.slice(0, place).join(' ');
  const next = words[place + 1] ?? '';
  if ((isMan.test(word) ? namesMan : namesWoman).test(before)) return true;
  if (word === 'שלי' || word === 'לי') return isWomanAt(words, place);
  if (preposition.test(before)) return true;
  if (!isMan.test(word) || word === 'אבי' || word === 'חמי') return false;
  const does = actBehind(words, place);
  if (behindKin.test(before)) return does !== null || behindKinOf.test(before) || 'unsure';
  if (place > 0) return false;
  if (does === null) return /^ו(?:אני|[א-ת]{3,})$/u.test(next) && 'unsure';
  const isSaid = words.some((one, at) => at > place && firstPerson.test(one));
  // “With me he does not speak” leaves its “he” out, too.
  return next === does || isSaid || 'unsure';
}

/** “לא דיברתי עם שלי מאז החתונה”: there is nothing that could be the person’s. */
function isWomanAt(words: readonly string[], place: number): boolean | 'unsure' {
  const previous = (words[place - 1] ?? '').replace(/^[ושכ]{1,2}(?=עם$|של$|את$)/u, '');
  const isBehind = previous === 'עם' || previous === 'של';
  if (words[place] === 'לי') return isBehind;
  if (!isBehind && previous !== 'את') return false;
  if (words.some((one) => ofOthers.test(one))) return false;
  if (isBehind) return true;
  return !words.slice(0, place).some((one) => doesPart.test(one)) && 'unsure';
}

/** The act right behind a name, with a “not” or “still” between them at most. */
function actBehind(words: readonly string[], place: number): string | null {
  const does = words.slice(place + 1, place + 4).find((one) => !adverb.test(one)) ?? '';
  return doesOne.test(does) && !(plural.test(does) && !oneOnH.test(does)) ? does : null;
}
/** Forms of one man that end like those of several or of a woman. */
const oneOnH =
  /^(?:היה|נהיה|עשה|רצה|ענה|בכה|חלה|חיכה|ניסה|רוצה|עושה|קונה|עונה|בוכה|רואה|חולה|י[א-ת]+ה|מ[א-ת]+ה|נ[א-ת]+ה)$/u;

/** Whether a clause holds a word that may be a name as well as the person. */
export function hasUnsureName(own: string): boolean {
  const words = own.split(' ');
  return words.some((_, place) => nameAt(words, place) === 'unsure');
}

/** A clause without the names in it that are also first persons: they name nobody by kinship, and no thing of the person’s. */
export function withoutNames(own: string): string {
  const words = own.split(' ');
  return words.filter((_, place) => nameAt(words, place) !== true).join(' ');
}
