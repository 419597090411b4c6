import { guessesOfOthers, namesUnturnable, turnedKin } from './hebrew-people.ts';
import { hasUnsureName, nameAt, withoutNames } from './hebrew-names.ts';
import { normalised } from './normalise.ts';
import { isStopword, topicsIn } from './signals.ts';
import type { Aim, Mention } from './named-parts.ts';
import { joinedClause } from './word-forms.ts';

/** The first person and its second; in writing without points the second is the same for everybody. */
const turnedWords = new Map(
  Object.entries({
    לי: 'לך',
    שלי: 'שלך',
    אותי: 'אותך',
    בי: 'בך',
    ממני: 'ממך',
    איתי: 'איתך',
    אתי: 'איתך',
    עליי: 'עליך',
    עלי: 'עליך',
    אליי: 'אליך',
    אלי: 'אליך',
    בשבילי: 'בשבילך',
    אצלי: 'אצלך',
    לפניי: 'לפניך',
    אחריי: 'אחריך',
    ביני: 'בינך',
    לידי: 'לידך',
    מולי: 'מולך',
    סביבי: 'סביבך',
    כלפיי: 'כלפיך',
    נגדי: 'נגדך',
    לקראתי: 'לקראתך',
    מאחוריי: 'מאחוריך',
    בלעדיי: 'בלעדיך',
    בלעדי: 'בלעדיך',
    לעצמי: 'לעצמך',
    בעצמי: 'בעצמך',
    עצמי: 'עצמך',
    כמוני: 'כמוך',
    בגללי: 'בגללך',
    לבדי: 'לבדך',
    דעתי: 'דעתך',
    לדעתי: 'לדעתך',
    מבחינתי: 'מבחינתך',
    מצידי: 'מצדך',
    מצדי: 'מצדך',
    עבודתי: 'עבודתך',
    דירתי: 'דירתך',
    ילדותי: 'ילדותך',
    מטרתי: 'מטרתך',
    חיי: 'חייך',
    ליבי: 'ליבך',
    לבי: 'לבך',
    הייתי: 'היית',
    ...turnedKin,
  }),
);
/** Plural first persons and present tenses would address the person in one gender. */
const unturnable =
  /(?:^|\s)[ושכהלמב]{0,2}(?:אנחנו|אנו|אצלנו|לנו|שלנו|אותנו|איתנו|בנו|ממנו|עלינו|אלינו|שנינו|שתינו|אני ו\p{L}+|אתה|אתם|לך|שלך|אותך|אליך|ממך|תודה|בבקשה|היי|שלום|חחח+|לול|וואלה|אחי|כן|אוקיי|טוב)(?:\s|$)/u;
const lead =
  /^(?:(?:אבל|כי|אז|ואז|גם|פשוט|נו|אה|כן|טוב|בעצם|נראה לי|אני חושב|אני חושבת|האמת|האמת ש|תראה|תראי|קיצר|בקיצור|כאילו,|וואי|אוף|יאללה|אגב|מצד אחד|מצד שני|ובסוף|בסוף)\s+|[וש](?=(?:אולי|אני|אין|יש|הוא|היא|הם|זה|זאת|מיום|עכשיו|אמא|אבא|אחותי|אחי|אשתי|בעלי|לא|כל|גם|ה\p{L}{3,}|שם|מה(?= ש)) ))+/u;
/** Laughter after what is said. */
const trail = /(?:\s+(?:חח+|לול|וואלה|או משהו))+$/u;
/** “We talked”: turned to one person it would say that they are several. */
const ours =
  /(?:^|\s)[ושכ]{0,2}(?!(?:ממנו|אותנו|ישנו|איננו|פנו|ענו|קנו|שינו|אינו|נו|כאילו|בנו|מצאנו את עצמ)(?:\s|$))\p{L}{2,}נו(?=\s|$)/u;
/** “Not between two jobs”, “she said to me”: half of what was said. */
const leftOver =
  /^לא (?:בין|עם|על|את|רק|בגלל|כי|כמו|ש(?:אני|הוא|היא|הם|הן|זה|אנחנו))\s|(?:^|\s)(?:אמר|אמרה|אמרו|שאל|שאלה|שאלו|כתב|כתבה|כתבו)(?: (?:לי|לנו|אותי|אותנו))?$/u;
/** “זה מחניק אותי הרשימה הזאת”: spoken, and clumsy when it is said back. */
const dislocated = /^זה .+ ה\p{L}+ (?:הזה|הזאת|הזו|האלה)$/u;
const killsMe = /(?:^|\s)(?:יהרגו|יהרוג|תהרוג|ירצחו|ירצח|תרצח) אותי/u;
/** “And” at the beginning of a clause that stands alone. */
const and = /^ו(?!יכוח|ילון|ורד|דאי|עד|ו|אז |או )(?=\p{L}{3})/u;
const presentAfterMe =
  /(?:^|\s)[ושכ]{0,2}(?:כש)?אני\s+(?:(?:לא|כבר|גם|רק|כל כך|ממש|עדיין|תמיד|עוד|פשוט|באמת|קצת|מאוד|כל הזמן|בכלל|סתם|כמעט|די)\s+)*(\S+)/u;
const futureOfMe =
  /(?:^|\s)[ושכ]{0,2}א(?!ני|ת|ל|ם|ו|מ|ב|י|ף|ח|פ|צל|ז|ך|חרי|תמול|ותו|ותה|נש|רב|רץ)\p{L}{2,}(?=\s|$)/u;
/** “רוצה שאלך”, “אולי אבוא”: turned, the future of the person would stay the guide’s. */
const futureAfterThat =
  /(?:^|\s)ו?(?:כ?ש)א(?!ני(?:\s|$)|נחנו|נשים|ם(?:\s|$)|ין|ת(?:\s|ה|ם|ן)|ות[ויהםןכמ]|ול[יים]|ב(?:\s|א|י|ל)|ח(?:\s|ד|ת(?:\s|$)|ות|י(?:\s|$|ו|ה)|ר)|פ(?:\s|שר|ילו|ס)|ף(?:\s|$)|מא|ימא|מ(?:ר|י|א)|ל(?:\s|ה|ו(?:\s|$)|י[וי])|צל|ז(?:\s|$)|רב)\p{L}{2,}(?=\s|$)/u;
const knownFuture =
  /(?:^|\s)[ושכ]{0,2}(?:אלך|אלמד|אבוא|אביא|אבקש|אבדוק|אמצא|אמשיך|אמות|אמכור|אחזור|אחכה|אחליט|אפסיק|אפתח|אפסיד|אתקשר|אתחיל|אתן|אתפוצץ|אזכור|אזמין|אוכל|אוותר|אומר|אוציא)(?=\s|$)/u;
const pastOfMe = /^([ושכ]{0,2}(?:כש|מש)?)(\p{L}{2,})תי$/u;
const nounsOnTi =
  /^(?:אמיתי|משפחתי|תרבותי|חברתי|אחותי|בתי|אשתי|מלאכותי|איכותי|חברותי|מציאותי|ביתי|דתי|בריאותי|משמעותי|תקשורתי|לאומי|סביבתי|אשמתי|זכותי|דעתי|טעותי|חמותי|גיסתי|סבתי|נכדתי|דודתי|כלתי|שכנתי|שותפתי|אחייניתי|מנהלתי|בוסתי|אמנותי|סוכרתי|עוצמתי|הדרגתי|יצירתי|עיתי|איתי|אתי)$/u;
const wordsMin = 3;
const verbLike =
  /(?:^|\s)[ושכה]{0,2}(?:היה|הייתה|היתה|היו|הייתי|אין|יש|לא|זה|הוא|היא|הם|הן|יהיה|תהיה|\p{L}{2,}תי|\p{L}{3,}(?:ה|ו)|אמר|עזב|הלך|בא|נתן|כתב|שאל|חזר|רצה|ידע|ענה|עשה|מת|נפטר|התחיל|הפסיק|קרה|נשאר|נגמר|נפרד|פיטרו|קשה|צריך|חייב|רוצה|מרגיש)(?:\s|$)/u;
/** “My best friend” is no clause, though her noun ends as a verb may. */
const kinship =
  /(?<=^|\s)ה?(?:חברה|שותפה|שכנה|ילדה|דודה|סבתא|משפחה|מורה|רופאה|אישה|כלבה|מנחה|קולגה)(?=\s|$)|(?<=הכי )\p{L}+ה(?=\s|$)/gu;
/** “Help me write” asks somebody. */
const dependentRequest = /^(?:ת\p{L}{2,}י?|עזור|עזרי|תן|תני) (?:לי|לנו|אותי|אותנו|איתי)(?:\s|$)/u;
const dependent =
  /^(?:או|מה|מי|איך|איפה|מתי|למה|כמה|האם|איזה|איזו|אם|כש\S*|לפני|אחרי|על|רק|בלי|עם|עד|כדי|בשביל|כמו|עזוב|עזבי|ספר|ספרי|תספר|תספרי|תן|תני|תגיד|תגידי|אל|לך|לכי|בוא|בואי|תראה|תראי|תקשיב|תקשיבי|נגיד|נראה|נבדוק|נקווה|שים|שימי|תשים|תשימי)(?:\s|$)/u;
const openEnd =
  /^(?:או|אבל|כי|של|עם|את|על|אל|הוא|היא|אני|גם|רק|ש|לא|עוד|כל|אם|בין|עד|מה|כמו|יותר|אחרי|לפני|בגלל|בלי|כדי|אצל|מול|אצלי|ליד)$/u;

/** “שאני לא קיימת” answers a question, and claims nothing by itself. */
const subordinate = /^ו?ש(?:אני|אנחנו|הוא|היא|הם|הן|זה|זו|זאת|אין|יש|לא|כל|אף)(?=\s)/u;

/** A clause turned to the person without one gender; null where that can't be done. */
/** “הייתי אומרת לו”: half of what was said. */
const beginsThat = /^ש(?:מה|אני|זה|זו|לא|הוא|היא|הם|יש|אין|כל|רק|אולי|\p{L}{2,}תי)\s/u;
/** “שיהיה לי משהו שלי”: turned, a wish would be a blessing of the guide’s. */
const wishes = /^ו?שי\p{L}{3,}\s/u;
const endsSaying =
  /(?:^|\s)(?:עונה|עונים|ענה|ענתה|אומר|אומרת|אמרתי|אגיד|אמר|אמרה|כתבתי|אכתוב|שאלתי|אשאל)(?: (?:לו|לה|לי|להם|לך|אותו|אותה))?$/u;

/** “שתגיד לי שזה בגללי”: what somebody is to do is quoted. */
const asksThat =
  /^ש(?:תגיד|תגידי|תדע|תדעי|תבין|תביני|תעזור|תעזרי|תספר|תספרי|תפסיק|תפסיקי)(?:\s|$)/u;

export function hebrewClause(text: string): string | null {
  if (
    subordinate.test(text) ||
    asksThat.test(text) ||
    beginsThat.test(text) ||
    wishes.test(text) ||
    endsSaying.test(text)
  )
    return null;
  const own = text
    .replace(lead, '')
    .replace(and, '')
    .replace(trail, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const words = own.split(' ');
  if (words.length < wordsMin || dependent.test(own) || dependentRequest.test(own)) return null;
  if (hasGenderedState(words)) return null;
  if (words.length <= barelyWordsMax && isInfinitive.test(own)) return null;
  if (guessesOfOthers.test(own) || leftOver.test(own) || dislocated.test(own)) return null;
  if (!verbLike.test(own.replaceAll(kinship, ''))) return null;
  return hebrewPhrase(own);
}

/** Words that need be no whole clause, turned to the person without one gender; null where that can't be done. */
export function hebrewPhrase(own: string): string | null {
  const words = own.split(' ');
  if (!/^[\p{L}\p{N}'׳״ -]+$/u.test(own) || /[a-z]/iu.test(own)) return null;
  if (unturnable.test(own) || openEnd.test(words.at(-1) ?? '')) return null;
  const after = presentAfterMe.exec(own)?.[1];
  if (after !== undefined && !isPastOfMe(after)) return null;
  if (/(?:^|\s)[ושכ]{0,2}אני(?:\s|$)/u.test(own) && after === undefined) return null;
  if (speaksAhead(own) || namesUnturnable(own) || hasUnsureName(own)) return null;
  return ours.test(own) || killsMe.test(own) ? null : turned(words);
}

function speaksAhead(own: string): boolean {
  return futureOfMe.test(own) || futureAfterThat.test(own) || knownFuture.test(own);
}

const barelyWordsMax = 4;
/** “אולי לדבר איתו”: to do something, and nobody to do it. */
const isInfinitive =
  /^(?:(?:אולי|פשוט|רק|גם|או|סתם|לא) )*ל(?!א |א$|י |ו |ה |ך |נו |הם |כם |פעמים |אחרונה |מה |פני |כל |דעת|ילה )\p{L}{3,}(?: (?!ש?(?:זה|היה|היא|הוא|אין|יש|קשה|כואב|נמאס)(?:\s|$))\S+)*$/u;

/** “עייפה מזה”, “מפחד שלא”: a state of the person without “I” still shows their gender. */
function hasGenderedState(words: string[]): boolean {
  const first =
    words.filter((word) => !/^(?:לא|כבר|גם|עוד|תמיד|כל|הזמן|ממש|כל כך)$/u.test(word))[0] ?? '';
  return (
    /^(?:מ\p{L}{3,}|עייף|עייפה|עצוב|עצובה|כועס|כועסת|רוצה|צריך|צריכה|חייב|חייבת|יכול|יכולה|יודע|יודעת|לבד|בטוח|בטוחה|שמח|שמחה|גאה|תקוע|תקועה|לחוץ|לחוצה|אבוד|אבודה|עובד|עובדת|גר|גרה|הולך|הולכת|חושב|חושבת|דואג|דואגת|פוחד|פוחדת|חושש|חוששת|נמאס|עושה|יושב|יושבת|קם|קמה|מת|מתה)$/u.test(
      first,
    ) &&
    !/^(?:מישהו|מישהי|מהרגע|מאז|משהו|מחר|מתחת|מסביב|מנהל|מנהלת|משפחה|מורה|מורים|המ\p{L}+|מסיבה|מבחן|משכנתא|מתנה|מכתב|מפתח|מקום|מכונית|מחשב|מטבח|מיטה|מיונז|מזג|מוזיקה|מערכת|מחלקה|מועד|מסר|מזל)$/u.test(
      first,
    )
  );
}

export function isPastOfMe(word: string): boolean {
  return (
    pastOfMe.test(word) &&
    !nounsOnTi.test(
      /^[ושכ]?הבאתי$/u.test(word) ? 'הבאתי' : word.replace(/^[ושכה]?[ושכהלמב](?=\p{L}{3})/u, ''),
    ) &&
    !nounsOnTi.test(word)
  );
}

export function turned(words: string[]): string {
  const out: string[] = [];
  for (const [place, word] of words.entries()) {
    if (nameAt(words, place) === true) {
      out.push(word);
      continue;
    }
    const next = words[place + 1] ?? '';
    // The past tense says who; “I” goes.
    if (/^[ושכ]{0,2}(?:כש)?אני$/u.test(word)) {
      const prefix = word.slice(0, -3);
      if (prefix === '' || (prefix === 'ו' && place === 0)) continue;
      if (next !== '') words[place + 1] = `${prefix}${next}`;
      continue;
    }
    const exact = turnedWords.get(word);
    if (exact !== undefined) out.push(exact);
    else if (isPastOfMe(word)) out.push(word.slice(0, -1));
    else out.push(turnedForm(word) ?? word);
  }
  return out.join(' ');
}

/** “כאבי גב” is pain, and nobody’s father. */
const pains = /^[ושהלמב]{0,2}כאבי$/u;

/** The turned form of a word, also behind an attached particle. */
function turnedForm(word: string): string | null {
  if (pains.test(word)) return null;
  for (let length = 0; length <= 2 && word.length - length >= (length > 0 ? 3 : 2); length++) {
    if (length > 0 && !'ושכהמבל'.includes(word[length - 1] ?? ' ')) break;
    const known = turnedWords.get(word.slice(length));
    if (known !== undefined) return word.slice(0, length) + known;
  }
  return null;
}

const kin =
  'אמא|אבא|אימא|ההורים|הורים|האחים|האחיות|אח|אחות|אחותי|אחי(?= (?:הגדול|הקטן|הבכור|הצעיר))|אמי|אבי|אשתי|בעלי|בתי|בן הזוג|בת הזוג|החבר|החברה|הבת|הבן|הילד|הילדה|הילדים|הבנים|הבנות|הנכד|הנכדה|הנכדים|סבא|סבתא|דוד|דודה|חמותי|חמי|גיסתי|גיסי|הבוס|הבוסית|המנהל|המנהלת|המנחה|המורה|המורים|המרצה|המאמן|המאמנת|הרופא|הרופאה|הפסיכולוג|הפסיכולוגית|המטפלת|המטפל|השותף|השותפה|השותפים|השכן|השכנה|השכנים|בעל הבית|בעלת הבית|הצוות|החברים|החברות|המשפחה|האקס|האקסית|הוריי|הורי|הילד|התלמידים|התלמיד|הכיתה|הלקוח|הלקוחות|הקולגות|המפקד|המפקדת|התינוק|התינוקת|החמות|הגרוש|הגרושה|הבעל|האישה|הגיס|הגיסה|הדודה|הדוד';
const kinAlone = new RegExp(`^(?:${kin})$`, 'u');
const people = new RegExp(
  `(?:^|(?<!(?:^|\\s)של)\\s)(?:[ושכ]|עם|את|אצל)?(?<!(?:^|\\s)של)\\s?(${kin})((?:\\s+(?:הגדול|הגדולה|הקטן|הקטנה|הבכור|הבכורה|הצעיר|הצעירה|הכי טובה|הכי טוב|החדש|החדשה|הראשי|הראשית))?(?:\\s+(?:שלי|שלנו))?)(?=\\s|$)(?!\\s+(?:שלה|שלו|שלהם|שלהן|של)(?:\\s|$))`,
  'gu',
);
const attachedKin =
  /(?:^|\s)[ושכ]{0,1}(?:ל|מ|ב)(אמא|אבא|סבא|סבתא|אחותי|אחי|אשתי|בעלי|אמי|אבי|בתי|חמותי)(\s+שלי)?(?=\s|$)(?!\s+(?:שלה|שלו|שלהם|שלהן|של)(?:\s|$))/gu;
const friend =
  /(?:^|\s)ו?(?:ה|ל|מה)?(חבר|חברה|חברים|חברות|שותף|שותפה|בוס|בוסית|מנהל|מנהלת|מנחה|מורה|מאמן|מאמנת|בן זוג|בת זוג|ילד|ילדה|ילדים|בן|בת|נכד|נכדה|צוות|משפחה|הורים|שכן|שכנה|אקס|אקסית|אחים|אחיות|מטפל|מטפלת|קולגה)((?:\s+(?:הכי טובה|הכי טוב|טובה|טוב))?)\s+שלי(?=\s|$)/gu;
const object =
  /(?:^|\s)את\s+(ה\p{L}{3,}(?:\s+(?:ה\p{L}{3,}|שלי))?)(?=\s|$)(?!\s+(?:של|שלו|שלה|שלהם|שלהן)(?:\s|$))/gu;
const mine = /(?:^|\s)[ושכ]?(ה\p{L}{2,}(?:\s+ה\p{L}{2,})?)\s+שלי(?=\s|$)/gu;
const definite =
  /(?:^|\s)(?:על|עם|של|בלי|אחרי|לפני|בגלל|מול|לגבי|סביב)\s(ה\p{L}{3,}(?:\s+ה\p{L}{3,})?)(?=\s|$)(?!\s+(?:של|שלו|שלה|שלהם|שלהן)(?:\s|$))/gu;
const construct =
  /(?:^|\s)(?:על|עם|בלי|אחרי|לפני|בגלל|של)\s+((?:עבודת|חתונת|דירת|חדר|בית|ועד|תואר|מבחן|ראיון|משרד|קופת|יום|סוף|קורס|פרויקט|טיול|ניתוח)\s+ה\p{L}{3,})(?=\s|$)/gu;
const notThings =
  /^(?:היה|היתה|הייתה|היו|הייתי|היית|הוא|היא|הם|הן|האם|הזה|הזאת|הזו|האלה|האלו|ההוא|ההיא|הכל|הכול|היום|הרבה|הכי|הנה|הלאה|הביתה|החוצה|הצידה|הלוואי|הולך|הולכת|הולכים|הלך|הלכה|הלכתי|הלכנו|השנה|השבוע|החודש|הלילה|הערב|הבוקר|הפעם|הזמן|הדבר|הדברים|העניין|הקטע|האמת|הסוף|ההתחלה|הרגע|הראשון|הראשונה|האחרון|האחרונה|השני|השנייה|הבא|הבאה|הקודם|הקודמת|הרגשתי|הרגיש|הרגישה|החלטתי|החליט|החליטה|החליטו|התחיל|התחילה|התחלתי|התחילו|הפסיק|הפסיקה|הפסקתי|הגיע|הגיעה|הגעתי|הגיעו|הביא|הביאה|הבאתי|הבין|הבינה|הבנתי|הסתכל|הסתכלה|הסתכלו|הצליח|הצליחה|הצלחתי|הציע|הציעה|הציעו|הראה|הראתה|הודיע|הודיעה|הודיעו|הוסיף|הסביר|הסבירה|הסברתי|השאיר|השאירה|השארתי|התקשר|התקשרה|התקשרתי|הזמין|הזמינה|הפך|הפכה|הפכתי|הפכו|הצגתי|הציג|הציגה|השפיל|השפילה|העביר|העבירה|הזכיר|הזכירה|הקשיב|הקשיבה|האמין|האמינה|החזיר|החזירה|המשיך|המשיכה|המשכתי|הכיר|הכירה|הכרתי|הרס|הרסה|הרסתי|הרגה|הרג|העיר|העירה|השתנה|השתנתה|הסכים|הסכימה|הסכמתי|התגרש|התגרשה|התחתן|התחתנה|התחתנו|התקבלתי|התנצל|התנצלה|התכוון|התכוונתי|הפסדתי|הודה|הוציא|הוציאה|הוריד|הוריש|הכניס|הכניסה|הנהן|העלה|העלתה|החברה|החבר|האחרים|האחר|האחרת|המון|הגדול|הגדולה|הקטן|הקטנה|הטוב|הטובה|החיים|העולם|הצד|המקום|הדרך|האנשים|השאלה|השאלות|התשובה|המילה|המילים|המוח|הראש|המצב|הבעיה|הלב|הבטן|הגוף|הסיבה|הפוך|היחיד|היחידה|הנכון|הנכונה|הבדל|הסיפור)$/u;
const notKin = /^(?:החברה|החברות|אח|דוד)$/u;

/** People and things that a clause names, in forms that a sentence to the person can hold. */
/** “I am a bad mother” speaks of nobody else. */
const selfNamed = /(?:^|\s)(?:ש|ו|כ)?אני (?:אמא|אימא|אבא|אח|אחות|סבא|סבתא)(?=\s|$)/gu;

/** `isAny` also takes the things of a story, which are seldom what it is about. */
export function hebrewMentions(text: string, isAny = false): Mention[] {
  const own = withoutNames(text.replaceAll(/\s+/gu, ' ').trim())
    .replaceAll(selfNamed, ' ')
    .replaceAll(/(?<!\p{L})כאבי(?!\p{L})/gu, 'כאב');
  const found: Mention[] = [];
  const add = (kind: Mention['kind'], words: string) => {
    const turnedWords = words
      .trim()
      .split(' ')
      .map((word) => turnedForm(word) ?? word)
      .join(' ')
      .replace('שלנו', 'שלכם');
    if (words.includes('שלנו')) return;
    if (!found.some((one) => one.text.includes(turnedWords)))
      found.push({ kind, text: turnedWords });
  };
  for (const [, noun = '', rest = ''] of own.matchAll(people))
    if (rest.includes('שלי') || !notKin.test(noun)) add('person', `${noun}${rest}`);
  for (const [, noun = '', rest = ''] of own.matchAll(attachedKin))
    add('person', `${noun}${rest ?? ''}`);
  for (const [, noun = '', rest = ''] of own.matchAll(friend)) add('person', `ה${noun}${rest} שלי`);
  // “After the lesson” only says when.
  const patterns = isAny ? [construct, mine, object] : [construct, mine, object, definite];
  for (const pattern of patterns) {
    for (const [, words = ''] of own.matchAll(pattern)) {
      const phrase = pattern === mine ? `${words} שלי` : words;
      const [first = '', second] = phrase.split(' ');
      if (
        notThings.test(first) ||
        (second !== undefined && notThings.test(second)) ||
        first.endsWith('תי')
      )
        continue;
      if (kinAlone.test(first) || isStopword(first, 'he')) continue;
      if (pattern === definite && looksLikeVerb(first)) continue;
      // A thing of a story is seldom its subject; a word of a topic may be.
      if (
        !isAny &&
        (pattern === definite || pattern === object) &&
        topicsIn(normalised(words), 'he').length === 0
      )
        continue;
      if (pattern === definite && second !== undefined && !second.startsWith('ה')) continue;
      add('thing', phrase);
    }
  }
  return found;
}

/** Verbs of the causative and reflexive patterns begin with the same letter as the article. */
function looksLikeVerb(word: string): boolean {
  return (
    /^הת\p{L}{3,}$/u.test(word) ||
    /^ה\p{L}{2}י\p{L}(?:ה|ו)?$/u.test(word) ||
    /^ה\p{L}{3,}(?:תי|נו|תם)$/u.test(word) ||
    /^הי\p{L}{1,2}$/u.test(word)
  );
}

const aims: [Aim['kind'], RegExp][] = [
  ['fear', /(?:מפחד|מפחדת|פוחד|פוחדת|חושש|חוששת|מתבייש|מתביישת)\s+(ל\p{L}{3,}.*)/u],
  [
    'trouble',
    /(?:לא (?:מצליח|מצליחה|יכול|יכולה|מסוגל|מסוגלת|יודע איך|יודעת איך|הצלחתי|יכולתי)|קשה לי|אין לי כוח|אין לי כח|אין לי אומץ|איך)\s+(ל\p{L}{3,}.*)/u,
  ],
  [
    'duty',
    /(?:צריך|צריכה|חייב|חייבת|אמור|אמורה|מוכרח|מוכרחה|עליי|עלי|אין ברירה|כדאי לי|נאלץ|נאלצת)\s+(ל\p{L}{3,}.*)/u,
  ],
  [
    'wish',
    /(?:רוצה|רציתי|בא לי|מתחשק לי|הלוואי ויכולתי|חולם|חולמת|החלום שלי|שואף|שואפת|מקווה|אשמח|הייתי שמח|הייתי שמחה|החלום שלי זה|חושב|חושבת)\s+(ל\p{L}{3,}.*)/u,
  ],
  ['plan', /(?:החלטתי|מתכנן|מתכננת|מתכוון|מתכוונת|מנסה|ניסיתי|הולך|הולכת)\s+(ל\p{L}{3,}.*)/u],
];
const notAims =
  /^(?:לעבודה|לבית|לישון|למות|להיות|לדעת|להגיד|לעשות|לחשוב|להרגיש|להבין|ללכת|לכל|לגבי|לפני|למרות|לאמא|לאבא|לחברה|לחבר|לילדים|לכולם|לזה|להם|לראות|לספר|לומר|לי|לך|לו|לה)(?:\s+(?:זה|את זה|לה|לו|להם|ככה|טוב|לי|מה|כלום|משהו|לבד|יותר))?$/u;
const notInfinitives =
  /^(?:לכלום|לשום|לפעמים|לאחרונה|לכן|לאט|לבד|לבדי|לגמרי|לקראת|לפחות|למשל|לדעתי|לצערי|לעולם|למה|לפי|לילה|לימודים|לחץ|למחרת|לעבודה|לרופא|לרופאה|לבוס|לבן|לבת|לילדים|להורים|לאשתי|לבעלי|לאחותי|לאחי|לחבר|לחברה|לחברים|למשפחה|לבית|לים|לארץ|לגבי|לפני|לאחר|לכל|ליד|לבחינה|למבחן|לראיון|לאמא|לאבא|לכולם|לסבתא|לסבא|לשבת|לשם|לכאן|למישהו|לאף)$/u;
const phraseEnd = new RegExp(
  String.raw`\s+(?:${joinedClause}|אבל|כי|אז|כבר|ו(?:אני|הוא|היא|הם|זה|אז|לא|אין)|אם|כש\p{L}+|ש(?!ל |לי|לו |לה |לנו|להם|לך|ישי|ני |לישי|בת|עה|נה|ם |לום|יחה|ינוי|כר|כנ|ולח|מו|מי|ער|יר|בוע|נתיים|עתיים|יעו|ינה|קט|משי?ה?$|מיכ|עון|דה|מלה|וקול|וטפ)\p{L}+|או|למרות|בגלל|עד ש\p{L}*|רק|יותר|מאז)(?:\s.*|$)`,
  'u',
);
const phraseWordsMax = 7;

/** “היא לא יכולה לעזוב”: the aim of somebody else. */
const ofOthers =
  /(?:^|[\s'"׳״])[ושכ]{0,2}(?:הוא|היא|הם|הן|אתה|אמא|אבא|אשתי|אישתי|בעלי|אחי|אחותי|(?:ה\p{L}{2,}|\p{L}{2,}) שלי|ה(?:ילדים|הורים|בוס|מנהל|מנהלת))(?:\s(?:כבר|גם|עוד|כל הזמן|תמיד|פשוט|ממש|בכלל|באמת|רק))*\s$/u;
/** “אין לי מושג מה אני רוצה לעשות”, “רק רציתי לשנות”: an open question, and an explanation. */
const unsettled =
  /(?:^|\s)(?:[ושכב]?(?:מה|מי|לאן|איפה|איך|אם|למה|כמה|איזה|איזו)(?: (?:אני|בכלל|באמת|בעצם|עוד|הכי))*|רק)\s$/u;
/** “אמא שלי אומרת שאני צריכה …”: the words of others stay theirs. */
const saidByOthers =
  /(?<!(?:^|\s)ו?אני (?:\S+ )?)(?<=^|\s)(?:אומר|אומרת|אומרים|אומרות|אמר|אמרה|אמרו|חושב|חושבת|חושבים|חושבות|טוען|טוענת|טוענים|רוצה|רוצים|מצפה|מצפים|מתעקש|מתעקשת|בטוח|בטוחה|בטוחים|הציע|הציעה|ממליץ|ממליצה)(?: (?:לי|לנו|ממני|כל|הזמן|תמיד|שוב))* ש(?:אני|אנחנו)?(?: \S+)?\s*$/u;
/** “להגיד לשותפה”, without what is to be said: half of an aim. */
const saying =
  /^ל(?:הגיד|ומר|ספר|הסביר|הודיע|הודות|הבטיח|שכנע|בקש|הבהיר|הציע|שאול|הזכיר|גלות|דרוש|התוודות|כתוב|התחנן|הכריז)(?=\s|$)/u;

/** “להגיד לו לא” is whole. */
const saysNo = /^ל(?:הגיד|ומר)(?: ל\p{L}+){0,2} לא$/u;

function isUnsaid(phrase: string, found: string): boolean {
  const cut = found.slice(phrase.length).trim();
  return saying.test(phrase) && /^(?:ש|כמה|למה|איך|מה|אם)/u.test(cut);
}

function isUnsettled(kind: Aim['kind'], before: string, said: string): boolean {
  if (kind !== 'wish' && kind !== 'duty') return false;
  const isOnly = /(?:^|\s)רק\s$/u.test(before);
  return unsettled.test(before) && (!isOnly || said.startsWith('רציתי'));
}

/** Something to do that a clause speaks of, as an infinitive. */
export function hebrewAims(text: string): Aim[] {
  // “What am I supposed to do” names nothing to do.
  if (/^(?:(?:אז|ו|אבל|אין) )?(?:מה|למה|מתי|מי)\s/u.test(text)) return [];
  if (
    /(?:^|\s)לא\s+(?:יודע אם|יודעת אם|בטוח אם|בטוחה אם|(?:אני )?(?:רוצה|רציתי)|צריך|צריכה|חייב|חייבת|בא לי|מתכוון|מתכוונת|מתכנן|מתכננת)/u.test(
      text,
    )
  )
    return [];
  for (const [kind, pattern] of aims) {
    const match = pattern.exec(text);
    const found = match?.[1];
    const before = text.slice(0, match?.index);
    if (found === undefined || ofOthers.test(before) || saidByOthers.test(before)) continue;
    if (isUnsettled(kind, before, match?.[0] ?? '')) continue;
    const phrase = found.replace(phraseEnd, '').trim();
    if (isUnsaid(phrase, found)) continue;
    const words = phrase.split(' ');
    const [first = ''] = words;
    if (
      notInfinitives.test(first) ||
      notAims.test(phrase) ||
      first === 'למות' ||
      /^(?:לדבר|לשוחח|לספר) על(?:\s|$)/u.test(phrase) ||
      words.length > phraseWordsMax
    )
      continue;
    const isOpen = openEnd.test(words.at(-1) ?? '') && !saysNo.test(phrase);
    if (unturnable.test(phrase) || /[a-z]/iu.test(phrase) || isOpen) continue;
    if (!/^[\p{L}\p{N}'׳״ -]+$/u.test(phrase) || speaksAhead(phrase)) continue;
    return [{ kind, text: turned(words) }];
  }
  return [];
}
