import { infinitiveOf } from '#content/guide/follow-ups/hebrew-verbs.ts';
import { guessesOfOthers } from './hebrew-people.ts';
import { hebrewClause, hebrewPhrase, isPastOfMe, turned } from './hebrew-words.ts';

/** The turn of a sentence to another matter. */
const turns =
  'אבל|כי|אז|ואז|למרות|ו?מאז|ואחר כך|ו(?:עכשיו|בסוף|במקום|פתאום|היום|בערב|בבוקר)|ו(?:אני|הוא|היא|הם|הן|זה)';
const clauseGoesOn = new RegExp(`\\s(?:${turns})(?:\\s.*|$)`, 'u');
const goesOn = new RegExp(
  `\\s(?:${turns}|ו(?:אז|לא|אין)|אם|כש\\p{L}+|כבר|ש(?:אני|הוא|היא|הם|זה|אין|יש)|או)(?:\\s.*|$)`,
  'u',
);
/** “He leaves”: short, and whole. */
const short = /^(?:(?:הוא|היא|הם|הן|זה) \p{L}+|י\p{L}{2,} \p{L}{2,})$/u;
/** Words to somebody as they were spoken, a second sentence, “we” to come, and half of a report. */
const unasked =
  /(?:^|\s)(?:אומר|אומרת|אומרים|אמר|אמרה|אמרו|כתב|כתבה|ענה|ענתה|צעק|צעקה) (?:לי |לנו |עליי |עלי )?(?!ש\p{L}|את |על |ל\p{L}|משהו|דברים|מה ש|לי$|לנו$|עליי|עלי)\S|\S \S+ (?:הוא|היא|הם|הן) |(?:^|\s)ו?ש?נ(?:עבור|צא|לך|ריב|קבע|יסע|פסיק|צחק|דבר|שב|היה|עשה|יפרד|חזור|תחתן|גור|מכור|קנה)(?:\s|$)|(?:תגיד|יגיד|אמר|אמרה|אמרו|אומר|אומרת|שאל|שאלה|ענה|הגיב|הגיבה)(?: לי| לנו)?$|(?:מתי|אם|איך|למה|איפה) א(?!ת |מא|בא|ני |חי |ין |פשר |חות)\p{L}{3,}/u;

/** The words of a group as a Hebrew question holds them; null where they can’t be turned. */
export function hebrewSlot(name: string, words: string): string | null {
  const own = words
    .replace(ofClause.has(name) ? clauseGoesOn : goesOn, '')
    .replace(blames, '')
    .trim();
  if (ofClause.has(name) && (unasked.test(own) || isHalfQuoted(own))) return null;
  if (name === 'b') return hebrewPhrase(own);
  if (name === 'e') return hebrewPhrase(own.replace(/ (?:ולא |כש).*$/u, ''));
  if (name === 's')
    return own.split(' ').length < 3 || guessesOfOthers.test(own) ? null : hebrewPhrase(own);
  if (name === 'c') return hebrewClause(own) ?? (short.test(own) ? hebrewPhrase(own) : null);
  if (name === 'a') return actOf(own.replace(/ כש.*$/u, ''));
  if (name === 't') return actOf(own.replace(atTime, ''));
  if (/(?:^|\s)[ושכ]?(?:אני|אנחנו|לנו|שלנו|אותנו|איתנו)(?:\s|$)/u.test(own)) return null;
  // “To say to her”, without the words that follow, is half of an act.
  const cut = words.trim().slice(own.length);
  if (/^ (?:ש|אם|כש|או)/u.test(cut) && (saying.test(own) || namesNothing.test(own))) return null;
  if (name === 'd') return doingOf(own);
  // “Can’t do anything”: the question would ask for it.
  if (/(?:^|\s)(?:כלום|שום|אף)(?:\s|$)/u.test(own)) return null;
  if (name === 'n') return unsaid.test(own) ? null : hebrewPhrase(own);
  return turned(
    own
      .replace(/^לאף אחד/u, 'למישהו')
      .replace(/ (?:גם|רק|אפילו|עד|פשוט)$/u, '')
      .split(' '),
  );
}
const ofClause = new Set(['a', 'b', 'c', 'e', 's', 't']);
const saying = /^(?:לא )?ל(?:הגיד|ומר|ספר|הסביר|הודיע|הבטיח|שכנע|הבהיר|שאול|הזכיר|גלות)(?=\s|$)/u;
const namesNothing = /(?:^|\s)ב?(?:משהו|מישהו|מישהי|דברים|מה|זה)$/u;
/** “Since you retired four months ago”: the time is known. */
const atTime = / (?:לפני|בשנה שעברה|אחרי|כבר|בגיל|ב\d|ביום|אתמול|היום|השבוע)(?: .*|$)/u;

function isHalfQuoted(own: string): boolean {
  const opened = own.match(/(?<=^|\s)״/gu)?.length ?? 0;
  return opened !== (own.match(/״(?=\s|$)/gu)?.length ?? 0);
}

/** “הלכתי לבד” → “הלכת לבד”. */
function actOf(own: string): string | null {
  if (showsPresent(own)) return null;
  return isPastOfMe(own.split(' ')[0] ?? '') ? hebrewPhrase(own) : null;
}

/** “כמו פחדנית”: what the person calls themselves is not said back. */
const blames =
  /\sכמו (?:איזה |איזו )?(?:פחדן|פחדנית|אידיוט|אידיוטית|סתום|סתומה|מטומטם|מטומטמת|מכור|מכורה|טיפש|טיפשה|משוגע|משוגעת|אפס|לוזר|לוזרית|פתטי|פתטית)(?=\s|$).*$/u;
const unsaid = /(?:^|\s)ש?ל?(?:הגיד|לומר|לספר|להודיע|אומר|אומרת)$/u;

/** “לא יושבת לבד” → “לא לשבת לבד”. */
function doingOf(own: string): string | null {
  const [, lead = '', present = '', more = ''] = doing.exec(own) ?? [];
  const infinitive = infinitiveOf.get(present);
  const after = more.trim().replace(joins, '').replace(another, '');
  if (infinitive === undefined || after === '' || saysLittle.test(after)) return null;
  return showsPresent(after) ? null : hebrewPhrase(`${lead}${infinitive} ${after}`);
}
const doing = /^((?:כמעט |אפילו )?(?:לא )?)(\p{L}+)(.*)$/u;
/** A second act shows the gender of the person, or is somebody else’s. */
const joins = /(?:^| )ו(?!יכוח|ידאו|ועד|טרינר|ילון)\p{L}.*$/u;
/** “… את הספר זה קורה”: another sentence, without a comma. */
const another = /(?<!(?:^|\s)(?:את|על|עם|של|כל|מכל)) (?:זה|זאת|אני|הוא|היא|הם|יש|אין)(?: .*|$)/u;
/** “את זה”, “ככה”: the words say only that something is done. */
const saysLittle =
  /^(?:(?:את |על |עם )?[בלמ]?(?:זה|הכול|הכל|ככה|כלום|משהו|הרבה|דברים|לי|לו|לה|להם|אותו|אותה|אותם|איתו|איתה)(?: |$))+$|^(?:ש(?:אני|הוא|היא|הם|זה|לא|אין|יש|מה|כל)(?: |$)|אם |איך |מה |למה |ל(?!י |ו |ה |הם |בד|פני |מ|ב)\p{L}{3,} \p{L}+$)/u;

/** A second act in the present would show the gender of the person, or be of somebody else. */
function showsPresent(words: string): boolean {
  return words.split(' ').some((word) => infinitiveOf.has(word.replace(/^ו(?=\p{L}{2})/u, '')));
}

const knows: Record<string, [were: string, will: string]> = {
  יודע: ['היה יודע', 'יידע'],
  יודעת: ['הייתה יודעת', 'תדע'],
  יודעים: ['היו יודעים', 'יידעו'],
  יודעות: ['היו יודעות', 'יידעו'],
};
const ofPronoun: Record<string, string> = {
  לו: 'שלו',
  לה: 'שלה',
  להם: 'שלהם',
  להן: 'שלהן',
  אליו: 'שלו',
  אליה: 'שלה',
  עליו: 'שלו',
  עליה: 'שלה',
};
const inPronoun: Record<string, string> = { אליו: 'בו', אליה: 'בה', אליהם: 'בהם', אליהן: 'בהן' };

/** The forms of a slot, by their names. */
export const hebrewForms: Record<string, (own: string) => string | null> = {
  were: (own) => knows[own]?.[0] ?? null,
  will: (own) => knows[own]?.[1] ?? null,
  of: (own) => ofPronoun[own] ?? `של ${named(own.replace(/^ל/u, ''))}`,
  in: (own) => inPronoun[own] ?? joinedTo('ב', own),
  from: (own) => `מ${own}`,
  the: definite,
  you: (own) => own.replace(/תי(?=\s|$)/u, 'ת'),
};

/** “ל” swallows the article of a noun; a relative has none. */
function named(noun: string): string {
  return withoutArticle.test(noun) ? noun : `ה${noun}`;
}
const withoutArticle =
  /^(?:אמא|אימא|אבא|סבא|סבתא|אחות|אחי|אשת|בעל|בן הזוג|בת הזוג|חמות|חמי|גיס|בתך|בנך)/u;

function joinedTo(letter: string, own: string): string {
  return `${letter}${own.replace(/^[לה](?=\p{L}{2})/u, '')}`;
}

/** “ראיון עבודה” → “ראיון העבודה”, “פגישה עם הבוס” → “הפגישה עם הבוס”. */
function definite(own: string): string {
  const [first = '', second = '', ...more] = own.split(' ');
  const isConstruct = /^(?:עבודה|נהיגה|רישוי|משמעת|הורים)$/u.test(second);
  const isDescribed = /^(?:רפואי|רפואית)$/u.test(second);
  const noun = isConstruct ? first : `ה${first}`;
  const rest = isConstruct || isDescribed ? `ה${second}` : second;
  return [noun, rest, ...more].filter(Boolean).join(' ');
}
