import type { Language } from '#contract/shapes.ts';
import { script } from '#content/guide/script.ts';
import { isFelt, turnsTo, weightOf } from './clause-weight.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { hasEnglishSubject } from './english-words.ts';
import { compiled } from './patterns.ts';
import { openings, sentencesOf } from './sentences.ts';
import { normalised } from './normalise.ts';
import { pointOf } from './point.ts';

const wordsMax = { en: 9, he: 12 };
const wordsMin = { en: 4, he: 3 };
const { fragment: rules } = script;
const rejected = compiled(rules.reject);
/** “Not the city” alone turns the sense of its sentence. */
const opposite = /^(?:not|nor|than|לא|ולא|ואף|אלא|מאשר)\s\S+$/iu;
/** Words that lead to what is said, and are not quoted. */
const lead = {
  en: /^(?:(?:and|but|so|well|ok|okay|like|i mean|honestly|anyway|look|wait|hey|oh),?\s+)+/iu,
  he: /^(?:(?:אבל|נכון|בדיוק|כן|מצד שני|מצד אחד|תגיד|תגידי|רגע|טוב|אז|נו|אוקיי|האמת|תשמע|תשמעי|קיצר|סתם|יאללה|(?:אחי|אחותי|גבר)(?=,? אני )|וואלה|תקשיב|תקשיבי|יודע מה|יודעת מה|היי),?\s+)+/u,
};

/** Words after what is said. */
const chatter = /\s+(?:but|and|so|tbh|lol|ngl|imo|fr|haha+|idk|i guess|i suppose|חח+|לול)$/iu;
/** Half of a contrast, and words that point at what was said before. */
const leftOver = {
  en: /^(?:not (?:between|with|about|the|that|because|for|just)\s|(?:and |but )?(?:that's|thats|that is) (?:what|the (?:thing|bit|part|point|answer))|(?:my |the )?\p{L}+ (?:literally )?said (?:that|so)$|.*\s(?:said|says|wrote|asked)$)/iu,
  he: /^(?:וש(?:אני|הוא|היא|הם|זה|לא)\s|ו?לא (?:בין|עם|על|רק|בגלל|כי|כמו|ש(?:אני|הוא|היא|הם|הן|זה|אנחנו))\s|(?:ו|אבל )?(?:זה|זאת|זו) (?:מה ש|העניין|הקטע)|.*\s(?:אמר|אמרה|אמרו|כתב|כתבה|כתבו|שאל|שאלה)(?: (?:לי|לנו|אותי))?$)/u,
};
const breathWordsMax = 7;

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

/** “Because I’m scared”, “the truth is that …”: words that join a sentence to a question. */
const joint = {
  en: /^(?:because|cause|cuz) (?=(?:i|i'm|im|he|she|they|it|my|we|nobody|everyone)\s)/iu,
  he: /^(?:כי\s+|ו(?=ש[יתנא]\p{L}{2,}\s)|(?:בגלל|מפני|האמת|האמת היא|תכלס|תאכלס) ש)(?=\p{L})/u,
};
/** “That she finds me boring”, “שאני מרגיש כמו ילד”: an answer, that stands alone without its first word. */
const joinedOn = {
  en: /^(?:and |but |just |or )*that (?=(?:(?:i|we|he|she|they|it)(?:'\p{L}+)?|im|ill|id|hes|shes|its|my|nobody|everyone|everybody)\s)/iu,
  he: /^ו?ש(?=(?:אני|אנחנו|הוא|היא|הם|הן|זה|אין|יש|נמאס|כולם|אף|אי)\s)/u,
};
/** “If I woke him”, “without looking odd”: half of a sentence. */
export const halves = {
  en: /^(?:and |but |so |or )*(?:before|after|when|because|if|until|till|while|than|like|with|without|which|who|whether|rather) /iu,
  he: /^ו?(?:לפני|אחרי|כש\p{L}+|כי|אם|עד|בגלל|מאז ש\p{L}+|כדי|בלי|עם|כמו|מאשר|במקום|\p{L}+ כש\p{L}+) /u,
};

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
      !mixed.test(own) &&
      !parts.some(isTurn);
    return isWhole
      ? [{ text: own, normal: sentence.normal, afterContrast: false, isQuestion: false }]
      : parts;
  });
}

/** Half of a quotation. */
const openMark = /(?:^|\s)'|'(?:\s|$)/u;
const quotations = /"[^"\n]{2,200}"|“[^”\n]{2,200}”|(?<![א-ת])״[^״\n]{2,200}״/gu;

/** A sentence without the words that lead to it and trail after it. */
export function withoutLead(own: string, language: Language): string {
  return own
    .trim()
    .replace(/[.!?…]+$/u, '')
    .replace(joint[language], '')
    .replace(lead[language], '')
    .replace(joinedOn[language], '')
    .replace(chatter, '');
}

/** A sentence with “but”: only its second half is held on to. */
function isTurn(clause: Clause): boolean {
  return turnsTo(clause, 'he') && clause.text.split(' ').length >= wordsMin.he;
}

/** The clause of a message that is best quoted, whole as it was written; null where all are too long. */
export function quotableIn(text: string, language: Language): string | null {
  return quotableOf(text, language)?.text ?? null;
}

const outweighsBy = 3;

/** The quotation says so much more than the clause that can be turned that it is said in its place. */
export function outweighs(
  quote: { text: string; weight: number },
  turned: { source: string; score: number },
): boolean {
  return !turned.source.includes(quote.text) && quote.weight >= turned.score + outweighsBy;
}

/** The clause that is best quoted, with its weight. */
export function quotableOf(
  written: string,
  language: Language,
): { text: string; weight: number } | null {
  const text = pointOf(written, language);
  const bare = (own: string) => withoutLead(own, language);
  const whole = bare(text);
  const weightOfWhole = () =>
    weightOf({ text: whole, normal: normalised(whole), afterContrast: false }, language);
  const turns = clausesOf(text, language).some((clause) => turnsTo(clause, language));
  if (
    isOneBreath(whole) &&
    !turns &&
    !leftOver[language].test(whole) &&
    !halves[language].test(whole)
  )
    return { text: whole, weight: weightOfWhole() };
  const sentences = sentencesOf(text, language).map((one) => bare(one.text));
  // “In front of my parents” is only a part of what was said.
  const isWhole = (own: string) =>
    language === 'he' ||
    hasEnglishSubject(own.charAt(0).toLowerCase() + own.slice(1)) ||
    sentences.includes(own);
  // The words of others are not the person’s.
  const others = [...text.matchAll(quotations)].map(([one]) => one);
  let best: { text: string; score: number; weight: number } | null = null;
  for (const clause of language === 'he' ? withSentences(text) : clausesOf(text, language)) {
    const own = bare(clause.text);
    const count = own.split(' ').length;
    const feels = isFelt(clause.normal, language);
    if (count > wordsMax[language] || (count < wordsMin[language] && !feels) || opposite.test(own))
      continue;
    if (!isWhole(own) || openMark.test(own) || others.some((one) => one.includes(own))) continue;
    // A Hebrew sentence with a condition is whole more often than not.
    if (language === 'en' && halves.en.test(own)) continue;
    const weight = weightOf(clause, language);
    let score = Math.min(count, 3) + weight;
    if (clause.isQuestion) score -= openings[language].test(clause.normal) ? 4 : 8;
    if (leftOver[language].test(own)) score -= 6;
    if (halves[language].test(own)) score -= 6;
    const isLater = language === 'he' && score === best?.score;
    if (!best || isLater || score > best.score) best = { text: own, score, weight };
  }
  if (best && best.score > 0) return best;
  const isShort = language === 'en' && /^[^\s]+(?:\s[^\s]+){1,7}$/u.test(whole);
  const isPlain = !/[?:;"“”״()…\n]|\p{Extended_Pictographic}/u.test(whole);
  const isQuoted =
    isShort && isPlain && !halves.en.test(whole) && !rejected.some((one) => one.test(whole));
  return isQuoted ? { text: whole, weight: weightOfWhole() } : null;
}

/** The words of others, in quotation marks, are no message to the guide. */
export function withoutQuotations(text: string): string {
  const own = text.replaceAll(quotations, ' ');
  return own.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length >= 3 ? own : text;
}
