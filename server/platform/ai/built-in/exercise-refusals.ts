import { exerciseChips } from '#content/guide/exercises.ts';
import type { Language } from '#contract/shapes.ts';
import { isEmpty, isPass } from './exercise-words.ts';
import { textIn } from './exercises.ts';
import { normalised, wordsOf } from './normalise.ts';
import type { Reading } from './reading.ts';
import { type Sentence, sentenceOf, sentencesOf } from './sentences.ts';

type Signs = Record<Language, RegExp>;

const besideStopWordsMax = 8;
/** More words say something of their own. */
const wordsMax = 40;
const clauseEnds = /(?<=[.!?…,;:\n])\s+|\s[–—-]\s|\n/u;

/** The sentences of a message, and their clauses. */
function clausesIn(text: string, language: Language): Sentence[] {
  return text
    .split(clauseEnds)
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause))
    .map((clause) => sentenceOf(clause, language));
}

/** “I don’t want to be fair right now”; “I don’t want to be alone” answers what was needed. */
const refusals: Signs = {
  en: /^ (?:(?:no|nah|nope|sorry|honestly|really|well|and|but|ugh|tbh|actually|i) )*(?:(?:don't|dont|do not|won't|can't|cannot|refuse to|not going to|not gonna|i'm not going to|i'm not gonna) (?:(?:really|even|quite) )?(?:(?:want to|wanna|feel like|care to|have to) )?(?:be(?:ing)? (?:fair|nice|kind|generous|understanding|reasonable|objective)|answer(?:ing)?(?= $| (?:that|this|it|the question|now|right|today) )|go(?:ing)? there|think(?:ing)? (?:about|of) (?:it|that|this|(?:his|her|their) side)|imagine (?:it|that|this)|guess|do (?:this|that) (?:one|part|question)|see (?:it|things) from|look(?:ing)? at it from|put myself in|care (?:how|what) (?:it|he|she|they)|care about (?:his|her|their) (?:side|view))|(?:i'd |i would )?rather not(?= $| (?:say|answer|think|go there|do|now|right|at) )|(?:i'm )?not (?:answering|doing|saying) (?:that|this)|not (?:that|this) (?:one|question)|no comment|(?:don't|dont) want to(?= $)) ?(?:\S+ ){0,7}$/u,
  he: /^ (?:(?:לא|אז|סליחה|האמת|אבל|אוף|עזוב|עזבי|ככה|נו|אני|ממש|באמת|כרגע) )*(?:לא (?:בא לי|רוצה|מתחשק לי|מסוגל|מסוגלת|מוכן|מוכנה|מעוניין|מעוניינת|יכול|יכולה) (?:(?:עכשיו|כרגע|בכלל|ממש) )*(?:להיות (?:הוגן|הוגנת|נחמד|נחמדה|מבין|מבינה|נדיב|נדיבה|אובייקטיבי\p{L}*)|לענות|להיכנס לזה|לחשוב (?:על זה|מהצד|על הצד)|לדמיין|לנחש|לראות את זה מ\S+|להסתכל מ\S+|להיכנס לראש)|(?:מעדיף|מעדיפה) (?:לא|שלא)(?= $| (?:לענות|לומר|להגיד|לחשוב|להיכנס|עכשיו|כרגע) )|לא עונה על זה|בלי השאלה הזאת|בלי השאלה הזו|לא אכפת לי (?:מה|איך|מהצד)|אין לי (?:כוח|כח|חשק) (?:לזה|לשאלה הזאת|לענות)) ?(?:\S+ ){0,7}$/u,
};

const skipsSoftly: Signs = {
  en: /^ (?:(?:ok|okay|please|just|can we|could we|let's|lets|i'd|i'll|i|like to|want to|rather|so|then|and|no|maybe) )*(?:skip|leave) (?:this|that|it|the)(?: (?:one|question|part))?(?: out)?(?: please)? $/u,
  he: /^ (?:(?:טוב|אוקיי|בבקשה|אפשר|אני|רוצה|בוא|בואי|נו|אז|עדיף|פשוט) )*(?:לדלג|נדלג|דלג|דלגי|תדלג|תדלגי)(?: על (?:זה|זו|זאת|השאלה(?: הזאת| הזו)?))?(?: בבקשה)? $/u,
};

/**
 * A wish to leave a question out, among other words or in words of one’s own: “I don’t want to be fair. Skip it”. Words
 * for others are left out by the chip alone.
 */
export function skipsAmong(reading: Reading, isSpoken: boolean): boolean {
  const { text, language } = reading;
  if (reading.words.length > wordsMax) return false;
  const sentences = sentencesOf(text, language);
  const isChip = ({ normal }: Sentence) =>
    normal === normalised(textIn(exerciseChips.skip, language));
  if (clausesIn(text, language).some(isChip)) return true;
  // “I’m not answering that” may be said to somebody.
  if (isSpoken) return false;
  const isRefused = ({ normal }: Sentence) => refusals[language].test(normal);
  const isSkip = ({ normal }: Sentence) =>
    isPass(normal, language) || skipsSoftly[language].test(normal);
  const isNothing = ({ text: sentence, normal }: Sentence) =>
    sentence.includes('?') || isEmpty(normal, language);
  return (
    sentences.some((one) => isSkip(one) || isRefused(one)) &&
    sentences.every((one) => isSkip(one) || isRefused(one) || isNothing(one))
  );
}

const plainStops: Signs = {
  en: /^ (?:(?:ok|okay|please|just|can we|could we|let's|lets|i want to|i'd like to|hey|no|actually|then) )*(?:(?:stop (?:here|the questions|asking)|no more questions|leave it here)|(?<= )(?:(?:please|just|can we|could we|let's|lets|i want to|i'd like to) )stop (?:this|now|with this))(?: (?:please|now|thanks|then|for now|for today))* $/u,
  he: /^ (?:(?:טוב|אוקיי|בבקשה|פשוט|רק|אפשר|בוא|בואי|בואו|רוצה|אני|די|נו|אז) )*(?:לעצור|נעצור|תעצור|תעצרי) (?:כאן|פה|עם זה|עם השאלות|עכשיו|את זה)(?: (?:בבקשה|תודה|עכשיו))* $|^ (?:(?:טוב|אוקיי|בבקשה|נו) )*(?:די|מספיק) (?:עם (?:זה|השאלות|התרגיל)|כבר)(?: (?:בבקשה|עכשיו))* $/u,
};

/** “Just stop here please, this is silly”: a stop among other words; in words for others only that of the chip. */
export function stopsAmong({ text, language, words }: Reading, isSpoken: boolean): boolean {
  if (words.length > wordsMax) return false;
  const clauses = clausesIn(text, language);
  const chip = normalised(textIn(exerciseChips.stop, language)).trim();
  const place = clauses.findIndex(
    ({ normal }) =>
      plainStops[language].test(normal) && (!isSpoken || normal.includes(` ${chip} `)),
  );
  if (place < 0) return false;
  const isAtEdge = place === 0 || place === clauses.length - 1;
  const stop = wordsOf(clauses[place]?.normal ?? '').length;
  return isAtEdge && words.length - stop <= besideStopWordsMax;
}
