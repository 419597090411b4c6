import type { Language } from '#contract/shapes.ts';
import { script } from '#content/guide/script.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { hasEnglishSubject } from './english-words.ts';
import { compiled } from './patterns.ts';
import { sentencesOf } from './sentences.ts';
import { feelingsIn, topicsIn } from './signals.ts';

const wordsMax = { en: 9, he: 12 };
const wordsMin = { en: 4, he: 3 };
const { fragment: rules } = script;
const rejected = compiled(rules.reject);
/** “Not the city” alone turns the sense of its sentence. */
const opposite = /^(?:not|nor|than|לא|ולא|ואף|אלא|מאשר)\s\S+$/iu;
/** Words that lead to what is said, and are not quoted. */
const lead = {
  en: /^(?:(?:and|but|so|well|ok|okay|like|i mean|honestly|anyway|look|wait|hey|oh),?\s+)+/iu,
  he: /^(?:(?:מצד שני|מצד אחד|תגיד|תגידי|רגע|טוב|אז|נו|אוקיי|האמת|תשמע|תשמעי|קיצר|סתם|יאללה|(?:אחי|אחותי|גבר)(?=,? אני )|וואלה|תקשיב|תקשיבי|יודע מה|יודעת מה|היי),?\s+)+/u,
};

/** Words after what is said. */
const chatter = /\s+(?:tbh|lol|ngl|imo|fr|haha+|idk|i guess|i suppose|חח+|לול)$/iu;
/** Half of a contrast, and words that point at what was said before. */
const leftOver = {
  en: /^(?:not (?:between|with|about|the|that|because|for|just)\s|(?:and |but )?(?:that's|thats|that is) (?:what|the (?:thing|bit|part|point|answer))|(?:my |the )?\p{L}+ (?:literally )?said (?:that|so)$)/iu,
  he: /^(?:וש(?:אני|הוא|היא|הם|זה|לא)\s|ו?לא (?:בין|עם|על|רק|בגלל|כי|כמו|ש(?:אני|הוא|היא|הם|הן|זה|אנחנו))\s|(?:ו|אבל )?(?:זה|זאת|זו) (?:מה ש|העניין|הקטע))/u,
};
const breathWordsMax = 7;
const speaks = / [ושכ]{0,2}(?:אני|לי|אותי|שלי|עליי|בי) /u;

/** A few words with commas between them are quoted as they stand. */
function isOneBreath(text: string): boolean {
  const count = text.split(' ').length;
  return (
    text.includes(',') &&
    count > 2 &&
    count <= breathWordsMax &&
    !/[.!?;:\n"“”״()]|\p{Extended_Pictographic}/u.test(text)
  );
}

/** The person's words as the guide quotes them; isolated, so that mixed directions keep their order. */
export function quoted(text: string, language: Language): string {
  const [open, close] = rules.quotes[language];
  return `${open}\u2068${text}\u2069${close}`;
}

/** Insults, numbers and addresses are never quoted. */
export function isQuotable(text: string): boolean {
  return !rejected.some((one) => one.test(text));
}

/** In a sentence with these somebody else speaks, or it is more than words. */
const mixed = /["“”״()[\]:;\n–—/*_]|\p{Extended_Pictographic}/u;

/** Short sentences whole, in the place of their clauses: half of one may say the opposite. */
function withSentences(text: string): Clause[] {
  return sentencesOf(text, 'he').flatMap((sentence) => {
    const own = sentence.text.trim().replace(/[.!…,]+$/u, '');
    const count = own.split(/\s+/u).length;
    const parts = clausesOf(sentence.text, 'he');
    const isWhole =
      parts.length > 0 &&
      count >= wordsMin.he &&
      count <= wordsMax.he &&
      !sentence.text.includes('?') &&
      !mixed.test(own);
    return isWhole
      ? [{ text: own, normal: sentence.normal, afterContrast: false, isQuestion: false }]
      : parts;
  });
}

/** The clause of a message that is best quoted, whole as it was written; null where all are too long. */
export function quotableIn(text: string, language: Language): string | null {
  const bare = (own: string) =>
    own
      .trim()
      .replace(/[.!?…]+$/u, '')
      .replace(lead[language], '')
      .replace(chatter, '');
  const whole = bare(text);
  if (isOneBreath(whole) && !leftOver[language].test(whole)) return whole;
  const sentences = sentencesOf(text, language).map((one) => bare(one.text));
  // “In front of my parents” is only a part of what was said.
  const isWhole = (own: string) =>
    language === 'he' ||
    hasEnglishSubject(own.charAt(0).toLowerCase() + own.slice(1)) ||
    sentences.includes(own);
  let best: { text: string; score: number } | null = null;
  for (const clause of language === 'he' ? withSentences(text) : clausesOf(text, language)) {
    const own = clause.text.replace(lead[language], '').replace(chatter, '');
    const count = own.split(' ').length;
    const isFelt = feelingsIn(clause.normal, language).length > 0;
    if (count > wordsMax[language] || (count < wordsMin[language] && !isFelt) || opposite.test(own))
      continue;
    if (!isWhole(own)) continue;
    let score = Math.min(count, 4);
    if (isFelt) score += 3;
    if (topicsIn(clause.normal, language).length > 0) score += 2;
    if (clause.afterContrast) score += 2;
    if (clause.isQuestion) score -= 4;
    if (leftOver[language].test(own)) score -= 6;
    // People come to their point, and it is about themselves.
    if (language === 'he' && speaks.test(clause.normal)) score += 2;
    const isLater = language === 'he' && score === best?.score;
    if (!best || isLater || score > best.score) best = { text: own, score };
  }
  if (best && best.score > 0) return best.text;
  const isShort = language === 'en' && /^[^\s]+(?:\s[^\s]+){1,7}$/u.test(whole);
  const isPlain = !/[?:;"“”״()…\n]|\p{Extended_Pictographic}/u.test(whole);
  return isShort && isPlain && !rejected.some((one) => one.test(whole)) ? whole : null;
}

/** The words of others, in quotation marks, are no message to the guide. */
export function withoutQuotations(text: string): string {
  const own = text.replaceAll(/"[^"\n]{2,200}"|“[^”\n]{2,200}”|(?<![א-ת])״[^״\n]{2,200}״/gu, ' ');
  return own.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length >= 3 ? own : text;
}
