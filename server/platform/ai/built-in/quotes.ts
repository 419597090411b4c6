import type { Language } from '#contract/shapes.ts';
import { script } from '#content/guide/script.ts';
import { emptyWeight, isFelt, turnsTo, weightOf } from './clause-weight.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { hasEnglishSubject, isConditional, isEnglishPhrase } from './english-words.ts';
import { compiled } from './patterns.ts';
import { openings, sentencesOf } from './sentences.ts';
import { normalised } from './normalise.ts';
import { pointOf } from './point.ts';

const wordsMax = { en: 12, he: 12 };
const wordsMin = { en: 4, he: 3 };
const { fragment: rules } = script;
const rejected = compiled(rules.reject);
/** “Not the city” alone turns the sense of its sentence. */
const opposite = /^(?:not|nor|than|לא|ולא|ואף|אלא|מאשר)\s\S+$/iu;
/** Words that lead to what is said, and are not quoted. */
const lead = {
  en: /^(?:(?:and|but|so|well|ok|okay|like|i meant?|honestly|anyway|look|wait|hey|oh|oops|ah|uh|um+|er+m*|hm+),?\s+)+/iu,
  he: /^(?:(?:אבל|נכון|בדיוק|כן|מצד שני|מצד אחד|תגיד|תגידי|רגע|טוב|אז|נו|אוקיי|האמת|תשמע|תשמעי|קיצר|סתם|אה+|אופס|אוי|יאללה|(?:אחי|אחותי|גבר)(?=,? אני )|וואלה|תקשיב|תקשיבי|יודע מה|יודעת מה|היי),?\s+)+/u,
};

/** Words after what is said. */
const chatter = /\s+(?:but|and|so|tbh|lol|ngl|imo|fr|haha+|idk|i guess|i suppose|חח+|לול)$/iu;
/** Half of a contrast, and words that point at what was said before. */
const leftOver = {
  en: /^(?:or (?:even )?|not (?:between|with|about|the|that|because|for|just)\s|(?:and |but )?(?:that's|thats|that is) (?:what|the (?:thing|bit|part|point|answer))|(?:my |the )?\p{L}+ (?:literally )?said (?:that|so)$|.*\s(?:said|says|wrote|asked|replied|answered|shouted|(?:and|would|he'd|she'd|they'd|i'd) (?:say|ask|go|answer))$)/iu,
  he: /^(?:ו?ש(?:היי?תי|היה|היו|היי?תה|[האנבמחע]\p{L}{2,}תי)\s|וש(?:אני|הוא|היא|הם|זה|לא)\s|לא ל\p{L}{3,}(?: \S+){0,3}$|(?:אבל )?גם (?!אני|הוא|היא|הם|הן|זה|לי|לו|לה|אם|ה|כש)|ו?לא (?:בין|עם|על|רק|בגלל|כי|כמו|ש(?:אני|הוא|היא|הם|הן|זה|אנחנו))\s|(?:ו|אבל )?(?:זה|זאת|זו) (?:מה ש|העניין|הקטע)|.*\s(?:עונה|ענה|ענתה|אמר|אמרה|אמרו|כתב|כתבה|כתבו|שאל|שאלה)(?: (?:לי|לנו|אותי))?$)/u,
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
  he: /^(?:כי\s+|ו(?=(?:אז|אני|הוא|היא|הם|הן|אנחנו|זה|זאת|זו|אין|יש|לא|כל|עכשיו|בינתיים|גם|אולי|אם|פתאום|לי|לו|לה|להם|שם|פה|מאז|היום|אמא|אבא)\s)|ו(?=ש[יתנא]\p{L}{2,}\s)|(?:בגלל|מפני|האמת|האמת היא|תכלס|תאכלס) ש)(?=\p{L})/u,
};
/** “That I’m boring”, “שאני מרגיש כמו ילד”: an answer of the person’s, that stands alone without its first word. */
const joinedOn = {
  en: /^(?:and |but |just |or )*that (?=(?:(?:i|we)(?:'\p{L}+)?|im|ill|id|my|our)\s)/iu,
  he: /^(?:או |ו)?ש(?=(?:פתאום|אולי|עכשיו|לי)\s|(?:אני|אנחנו|זה|אין|יש|נמאס|אף|אי)\s)/u,
};
/** Whether a message begins as an answer: “that I …”. */
export function beginsGiven(text: string, language: Language): boolean {
  return joinedOn[language].test(text);
}

/** “If I woke him”, “without looking odd”: half of a sentence. */
const halves = {
  en: /^(?:and |but |so |or )*(?:before|after|when|because|if|unless|until|till|while|than|like|with|without|which|who|whether|rather) /iu,
  he: /^ו?(?:לפני|אחרי|כש\p{L}+|כי|אם|עד|בגלל|מאז ש\p{L}+|כדי|בלי|עם|כמו|מאשר|במקום|\p{L}+ כש\p{L}+) /u,
};

/** “Unless they pay more I’m staying”: a condition, and what depends on it. */
const wholeConditions = {
  en: /^(?:if|unless|without|with) (?:\S+ ){2,}(?:i|i'm|im|i'd|id|i'll|we|we'd|we'll|we're) \S/iu,
  he: /^ו?אם (?:\S+ ){3,}\S/u,
};
/** Half of a sentence; “if she says no, I leave” is whole. */
export function isHalf(own: string, language: Language): boolean {
  if (!halves[language].test(own)) return false;
  return !wholeConditions[language].test(own) && (language === 'he' || !isConditional(own));
}

/** “On the phone with Jess”: when, where or of what, and nothing of it. */
const adjunct = /^(?:on|at|in|for|from|about|by|during|with|to|of) \S/iu;

/** “From the outside it looks fine”: somebody or something has a verb after all. */
const laterSubject =
  /(?<!\s(?:before|after|when|while|that|because|as|if|until|and))\s(?:i|he|she|we|they|it|nobody|everyone)(?:'\p{L}+)? \p{L}/iu;

/** Words that say nothing alone: a place, a time, somebody. */
export function isFragment(own: string, language: Language): boolean {
  if (language === 'he') return false;
  return (
    (adjunct.test(own) && !hasEnglishSubject(own) && !laterSubject.test(own)) ||
    isEnglishPhrase(own)
  );
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
      !mixed.test(own) &&
      !parts.some(isTurn);
    return isWhole
      ? [{ text: own, normal: sentence.normal, afterContrast: false, isQuestion: false }]
      : parts;
  });
}

/** Half of a quotation. */
const openMark = /(?:^|\s)'|'(?:\s|$)/u;
/** Words in quotation marks, of others or of a text. An apostrophe is no mark. */
export const quotations =
  /"[^"\n]{2,200}"|“[^”\n]{2,200}”|(?<![א-ת])״[^״\n]{2,200}״|(?<![\p{L}\p{N}])'(?!(?:cause|cos|coz|em|til|till|bout|n|twas|tis)(?![\p{L}]))(?=[\p{L}\p{N}])(?:[^'\n]|(?<=\p{L})'(?=\p{L})){2,200}'(?![\p{L}\p{N}])/giu;

/** A sentence without the words that lead to it and trail after it. */
export function withoutLead(own: string, language: Language): string {
  return own
    .trim()
    .replace(/[.!?…,;]+$/u, '')
    .replace(joint[language], '')
    .replace(lead[language], '')
    .replace(joinedOn[language], '')
    .replace(chatter, '');
}

/** A sentence with “but”: only its second half is held on to. */
function isTurn(clause: Clause): boolean {
  const { text } = clause;
  return turnsTo(clause, 'he') && text.split(' ').length >= wordsMin.he && !leftOver.he.test(text);
}

/** The clause of a message that is best quoted, whole as it was written; null where all are too long. */
export function quotableIn(text: string, language: Language): string | null {
  return quotableOf(text, language)?.text ?? null;
}

/** “She may have six months. Without it, weeks”: the first sentence says too much alone. */
export function leaningIn(text: string, language: Language): string[] {
  const sentences = sentencesOf(text, language);
  return sentences
    .filter((_, place) => takesBack[language].test(sentences[place + 1]?.normal ?? ''))
    .map((one) => one.text);
}
const takesBack = {
  en: /^ (?:and |but |or )*(?:without|unless|otherwise|if not|only if) /u,
  he: /^ (?:ו|אבל |או )?(?:בלי|אלא אם|אחרת|אם לא|רק אם) /u,
};

/** “I’m stressed, אמא שלי keeps calling”: a short message in both languages whole, where what is said back of it has but one of them. */
export function mixedWhole(
  { text, words, language }: { text: string; words: readonly string[]; language: Language },
  part: string | null,
): string | null {
  const own = withoutLead(text, language);
  const isShort = words.length <= wholeWordsMax[language] && !mixed.test(own);
  return isShort && !inBoth(part ?? '') && inBoth(own) && !/[?!]/u.test(own) && isQuotable(own)
    ? own
    : null;
}
export const inBoth = (text: string) => /[a-z]{2}/iu.test(text) && /[א-ת]{2}/u.test(text);

/** A message of so many words is quoted whole. */
export const wholeWordsMax = { en: 14, he: 12 };
const outweighsBy = 3;

/** The quotation says so much more than the clause that can be turned that it is said in its place. */
export function outweighs(
  quote: { text: string; weight: number },
  turned: { source: string; score: number },
): boolean {
  return !turned.source.includes(quote.text) && quote.weight >= turned.score + outweighsBy;
}

/** “What do other people do”, without its mark. */
const asksBare = {
  en: /^ (?:so |but |and )?(?:what|how|why) (?:do|does|did|should|would|can|could) (?:(?:other )?people|others|everyone|i|we|you) /u,
  he: /^ (?:אז |אבל )?(?:מה|איך) (?:אנשים|עושים|אחרים|כולם) /u,
};

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
  if (isOneBreath(whole) && !turns && !leftOver[language].test(whole) && !isHalf(whole, language))
    return { text: whole, weight: weightOfWhole() };
  const sentences = sentencesOf(text, language).map((one) => bare(one.text));
  // “In front of my parents” is only a part of what was said.
  const speaksOf = (own: string) => hasEnglishSubject(own.charAt(0).toLowerCase() + own.slice(1));
  const isWhole = (own: string) => language === 'he' || speaksOf(own) || sentences.includes(own);
  const leaning = leaningIn(text, language);
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
    if (leaning.some((one) => one.includes(own)) || isFragment(own, language)) continue;
    // A Hebrew sentence with a condition is whole more often than not.
    if (language === 'en' && isHalf(own, 'en')) continue;
    const weight = weightOf(clause, language);
    let score = Math.min(count, 3) + weight;
    if (clause.isQuestion) score -= openings[language].test(clause.normal) ? 4 : 8;
    else if (asksBare[language].test(clause.normal)) score -= 8;
    if (leftOver[language].test(own) || leftOver[language].test(clause.text)) score -= 6;
    if (isHalf(own, language)) score -= 6;
    if (language === 'en' && !speaksOf(own)) score -= 2;
    const isLater = language === 'he' && score === best?.score;
    if (!best || isLater || score > best.score) best = { text: own, score, weight };
  }
  if (best && best.score > 0) return best;
  const count = whole.split(/\s+/u).length;
  const isShort = count > 1 && count <= wholeWordsMax[language];
  const isPlain = !/[?:;"“”״()…\n]|\p{Extended_Pictographic}/u.test(whole) && !openMark.test(whole);
  // Without a nod between its sentences a message would be changed.
  const isAsWritten = written.replaceAll('’', "'").includes(whole.replaceAll('’', "'"));
  const isQuoted = isShort && isPlain && isAsWritten && isQuotable(whole);
  const isSaying =
    !isHalf(whole, language) && !isFragment(whole, language) && weightOfWhole() > emptyWeight;
  return isQuoted && isSaying ? { text: whole, weight: weightOfWhole() } : null;
}

/** “Being needed, I suppose. And the guys.”: the short first sentence after a question, unless more is felt later. */
export function firstAnswer(written: string, language: Language): string | null {
  const text = pointOf(written, language);
  const [first, ...others] = sentencesOf(text, language);
  if (first === undefined || others.length === 0 || first.text.includes('?')) return null;
  const own = withoutLead(first.text, language);
  const count = own.split(/\s+/u).length;
  const weigh = (said: string) =>
    weightOf({ text: said, normal: normalised(said), afterContrast: false }, language);
  const isGiven = beginsGiven(first.text, language);
  const isShort =
    count <= (isGiven ? givenWordsMax : answerWordsMax) &&
    (count > 2 || bareAnswer[language].test(own));
  const isPlain = !mixed.test(own) && !openMark.test(own) && isQuotable(own);
  const isWhole =
    !isHalf(own, language) && !isFragment(own, language) && !leftOver[language].test(own);
  const isLighter = others.some(
    (one) => weigh(one.text) >= feltWeight || turns[language].test(one.normal),
  );
  const isAnswer = isShort && isPlain && isWhole && !isLighter;
  return isAnswer && weigh(own) >= (count < 3 ? -2 : 0) ? own : null;
}
const answerWordsMax = 8;
/** “That I’m gonna fail and have to face my mum” is plainly the answer. */
const givenWordsMax = 12;
const feltWeight = 6;
/** After a “but” stands the point. */
const turns = { en: /^ (?:but|only|except) /u, he: /^ (?:אבל|רק ש\p{L}+) /u };
/** Two words that say a doing or a state: “being needed”, “להיות נחוצה”. */
const bareAnswer = { en: /^(?:not )?\p{L}{2,}ing \S/iu, he: /^ל\p{L}{3,} \S/u };

/** The words of others, in quotation marks, are no message to the guide. */
export function withoutQuotations(text: string, instead = ' '): string {
  const own = text.replaceAll(quotations, instead);
  return own.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length >= 3 ? own : text;
}
