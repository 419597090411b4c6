import type { Language } from '#contract/shapes.ts';
import { legible } from '../built-in/normalise.ts';
import { dangerIn } from './danger.ts';
import { anyOf, plain, words } from './patterns.ts';

const hurtEn =
  '(?:hurt(?:s|ing)?|harm(?:ed|s|ing)?|hit(?:s|ting)?|attack(?:ed|ing)?|touch(?:ed)?|rap(?:ed|ing)|abus(?:ed|es|ing)|assault(?:ed|ing)?|molested|beat(?:s|en|ing)?|forced)';

/** Nothing of it happened to the one who writes. */
const notHappened: Record<Language, RegExp> = {
  en: words(
    `(?:nobody|no one|noone)(?:'s| is| has| was| ever| did)?(?: ever| doing| done)? (?:(?:did|does|do|done|doing) )?(?:anything|a thing|nothing|something) to me`,
    `(?:nobody|no one|noone)(?:'s| is| has| was)?(?: ever)? ${hurtEn} me`,
    `(?:i (?:wasn't|was not|was never|haven't been|have not been|have never been|am not being)|i've never been|i'm not being) ${hurtEn}`,
    `(?:nothing|none of (?:that|this|it)) (?:ever )?happened to me`,
    `(?:it|that|this) (?:didn't|did not|never) happen(?:ed)? to me`,
  ),
  he: words(
    '(?:ש)?(?:אף אחד|איש) (?:כאן |פה |מעולם )?(?:לא|אינו) (?:עשה|עושה|עשו) (?:לי|נגדי) (?:כלום|דבר|שום דבר|משהו|שום רע)',
    '(?:ש)?(?:אף אחד|איש) (?:כאן |פה |מעולם )?(?:לא|אינו) (?:פגע בי|פוגע בי|תקף אותי|תוקף אותי|נגע בי|נוגע בי|הרביץ לי|מרביץ לי|אנס אותי|הכה אותי|מכה אותי|הטריד אותי)',
    '(?:ש)?(?:מעולם )?לא (?:הותקפתי|נאנסתי|נפגעתי|הוכיתי|הוטרדתי|עברתי (?:תקיפה|אונס|התעללות|שום דבר כזה))',
    '(?:ו|ש)?לא קרה לי (?:כלום|דבר|שום דבר)|(?:שום דבר|כלום) לא קרה לי|זה לא קרה לי',
  ),
};

/** The guide took the words for something that they were not. */
const misread: Record<Language, RegExp> = {
  en: words(
    "(?:you|you've|you have|u)(?: have| just| totally| completely)*(?: got (?:it|me|that|this) wrong| misunderstood| misread| misheard| misunderstand| read (?:it|me|that|this) wrong)",
    "(?:that|this|it)(?:'s| is| was|'s really| really is) not about (?:me|myself)",
    "(?:wasn't|was not|isn't) (?:talking |writing )?about (?:me|myself)|i'm not talking about (?:me|myself)|i am not talking about (?:me|myself)",
  ),
  he: words(
    '(?:הבנת|קראת)(?: אותי)? (?:הכול |הכל |לגמרי )?לא נכון|לא הבנת(?: אותי| נכון)?|לא (?:קראת|הבנת) נכון|טעית (?:לגמרי|בי|בהבנה)',
    '(?:זה|זו|זאת) (?:בכלל |ממש )?לא (?:היה |הייתה )?(?:עליי|עלי|על עצמי|קשור אליי|קשור אלי)',
    'לא (?:דיברתי|כתבתי|סיפרתי) (?:עליי|עלי|על עצמי)',
  ),
};

/** An apology, a reason, or a measure: words that make it small, and mean that it was. */
const madeSmall: Record<Language, RegExp> = {
  en: words(
    "sorry (?:after|about|and)|(?:he|she|they)(?:'s|'re| is| was| said| says| were)* (?:so |very |really )?(?:sorry|drunk|stressed|tired|angry|upset|jealous|a good)|apologi[sz]\\S*|(?:he|she|they) (?:didn't|did not|doesn't|never) mean\\S*|it (?:was|is) nothing|it's nothing|deserved?|my (?:own )?fault|provoked|loves me|(?:he|she|they|it) (?:only|just)|(?:only|just) (?:once|a (?:push|slap|bit|little)|when|pushed|slapped|grabbed|shoved|hit|hurt|touched)|but (?:he|she|they)|except|apart from|besides|other than|until|today|tonight|this time|any ?more|yet|like (?:he|she|him|her|that)|as (?:much|badly|often)|(?:that|too|very|so|really) (?:badly|bad|much|hard)|more than|won't (?:do it )?again",
  ),
  he: words(
    '(?:הוא|היא|הם) (?:ביקש|ביקשה|התנצל|התנצלה|מצטער|מצטערת|אמר סליחה|אמרה סליחה|היה|הייתה|רק|סתם|לא התכוון|לא התכוונה|אוהב אותי|אוהבת אותי)|ביקש סליחה|התנצל|לא התכוון|זה היה (?:כלום|שום דבר)|מגיע לי|הגיע לי|באשמתי|אשמתי|רק (?:פעם|דחף|נתן|סטר|תפס)|אבל (?:הוא|היא|הם)|חוץ מ\\S*|מלבד|עד ש\\S*|היום|הלילה|הפעם|עדיין|כמוהו|כמוה|כמו ש\\S*|יותר מ\\S*|(?:לא )?(?:נפגעתי|הותקפתי) (?:קשה|ממש|הרבה|ברצינות)',
  ),
};

/** The matter of words that were misread. */
const aboutOther: Record<Language, RegExp> = {
  en: words(
    "i (?:was|am|'m) (?:only |just |really )?(?:talking|writing|speaking|asking) (?:about|of)|i'm (?:only |just )?talking about|i (?:meant|wrote about|talked about)|(?:it|that|this)(?:'s| is| was) (?:all |only |just )?about(?! me )|i'm an? (?!mess|burden|failure|danger)\\S+",
  ),
  he: words(
    '(?:דיברתי|כתבתי|סיפרתי|התכוונתי|שאלתי|אני מדבר|אני מדברת) (?:רק |בכלל |פשוט )?(?:על|ל\\S+|אל)|(?:זה|זו) (?:היה |הייתה )?(?:רק |בכלל )?על(?! עצמי)|אני (?:אח|אחות|רופא|רופאה|מורה|סופר|סופרת|שחקן|שחקנית|עובד|עובדת)',
  ),
};

/** A question about what the guide did: its words repeat those of the guide. */
const aboutGuide = /(?<![\p{L}])(?:you|your|u|אתה|את|לך|הבאת|שלחת|כתבת|אמרת|ענית|נתת)(?![\p{L}])/iu;

/** The message without its denials and without questions about the guide. */
function withoutDenied(text: string): string {
  const sentences = legible(text).match(/[^.!?…;\n]+[.!?…;\n]*/gu) ?? [];
  return sentences
    .filter((sentence) => !(sentence.includes('?') && aboutGuide.test(sentence)))
    .map((sentence) => without(misread, without(notHappened, plain(sentence))))
    .join('. ');
}

function without(patterns: Record<Language, RegExp>, normal: string): string {
  return Object.values(patterns).reduce(
    (left, pattern) => left.replaceAll(new RegExp(pattern.source, 'gu'), ' '),
    normal,
  );
}

function statements(text: string): string[] {
  return (legible(text).match(/[^.!?…;\n]+[.!?…;\n]*/gu) ?? [])
    .filter((sentence) => !/\?\s*$/u.test(sentence) || !/^\s*(?:did|was|is|האם)/iu.test(sentence))
    .map(plain);
}

/** Nothing happened at all, or the words were misread; an apology or a reason of somebody who hurts is neither. */
export function deniesAbuse(text: string): boolean {
  if (anyOf(madeSmall, plain(text))) return false;
  const isDenied = statements(text).some(
    (statement) => anyOf(notHappened, statement) || anyOf(misread, statement),
  );
  return isDenied && dangerIn(withoutDenied(text))?.level !== 'sure';
}

/** The words were misread, and what they were about instead. */
export function saysMisreadAs(text: string): boolean {
  const normal = plain(text);
  return anyOf(misread, normal) && anyOf(aboutOther, normal);
}
