import { warmthsIn } from '#content/guide/warmth.ts';
import type { Language } from '#contract/shapes.ts';
import { weightOf } from './clause-weight.ts';
import type { Slots } from './moment.ts';
import { ownWordsOf } from './own-words.ts';
import { isQuotable, quoted, withoutLead } from './quotes.ts';
import { type Reading, readingOf } from './reading.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

const farMore = 5;
const wordsMin = 5;
const wordsMax = { en: 22, he: 18 };
/** So much of the sentence the turned words have to hold; otherwise it is quoted. */
const shareMin = 0.7;
/** “Bit of an odd one” names nothing yet. */
const names: Record<Language, RegExp> = {
  en: / (?:i|i'm|im|i've|ive|i'd|my|our|we|we've|he|she|they|me|us) /u,
  he: / [ושכהב]{0,2}(?:אני|אנחנו|לי|לנו|שלי|שלנו|אותי|הוא|היא|הם|אחי|אחותי|בעלי|אשתי|אמא|אבא|\p{L}{2,8}תי) /u,
};
/** “I don’t know where to begin” only leads to it. */
const leads: Record<Language, RegExp> = {
  en: /^ (?:(?:hi|hello|hey) )*(?:i'm|im|i am) an? (?:\S+ ){1,7}$| (?:where to (?:start|begin)|how to (?:start|begin|put (?:it|this))|why (?:i'm|im|i am) (?:here|writing|typing|telling)|odd one|long story|first time here|(?:don't|dont) know what (?:else )?to do) /u,
  he: / (?:מאיפה להתחיל|איך להתחיל|למה אני (?:כותב|כותבת|פה|כאן)|סיפור ארוך|פעם ראשונה (?:פה|כאן)|לא (?:יודע|יודעת) (?:כבר |יותר )?מה לעשות) /u,
};
/** Signs that would break a quotation. */
const marks = /["“”״()[\]:;\n*_/]|\p{Extended_Pictographic}/u;

/** “I’ve no idea how this works, a friend showed me. At work …”: the remark about the guide is no question to it. */
export function withoutAside(turn: number, reading: Reading): Reading {
  const { intent, sentence, text, language } = reading;
  if (turn > 0 || intent !== 'about_guide' || sentence.includes('?')) return reading;
  const rest = text.replace(sentence, '').trim();
  return rest.split(/\s+/u).length >= wordsMin ? readingOf(rest, language) : reading;
}

/**
 * The words of a first message of several sentences that are said back: people begin with the matter, and end with
 * how they are. Empty where the first sentence names nothing, or is too long.
 */
export function openingWords({ text, language, intent }: Reading): Pick<Slots, 'c' | 'q'> {
  if (intent === 'joy' || intent === 'loss' || intent === 'choice') return {};
  const sentences = sentencesOf(text, language);
  const telling = sentences.filter(
    ({ wordCount, normal }) => wordCount >= wordsMin && !leads[language].test(normal),
  );
  const weigh = (one: Sentence) => weightOf({ ...one, afterContrast: false }, language);
  const most = telling.toSorted((one, other) => weigh(other) - weigh(one))[0];
  const opening = telling[0];
  // People begin with the matter, unless another sentence says far more.
  const isFarMore = most && opening && weigh(most) - weigh(opening) >= farMore;
  const first =
    telling.find(({ normal }) => warmthsIn(normal, language).length > 0) ??
    (isFarMore ? most : opening);
  if (sentences.length < 2 || first === undefined || first.text.includes('?')) return {};
  const own = withoutLead(first.text, language);
  const isNaming = names[language].test(first.normal) && first.wordCount <= wordsMax[language];
  if (!isNaming || marks.test(own) || !isQuotable(own)) return {};
  const [mirror] = ownWordsOf(own, language).mirrors;
  const share = (mirror?.source.split(' ').length ?? 0) / own.split(/\s+/u).length;
  const q = quoted(own, language);
  return { c: share >= shareMin ? mirror?.text : q, q };
}
