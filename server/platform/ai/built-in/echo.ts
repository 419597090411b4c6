import { lightest, putsAway, weightOf } from './clause-weight.ts';
import type { Said } from './lines.ts';
import type { Moment } from './moment.ts';
import { normalised, wordsOf } from './normalise.ts';
import { pointOf } from './point.ts';
import { isFragment, isHalf, isQuotable, quoted, wholeWordsMax, withoutLead } from './quotes.ts';
import type { Reading } from './reading.ts';
import { saidBack } from './reflections.ts';
import { sentencesOf } from './sentences.ts';

/** A few words are not said back before the answer to them. */
const echoWordsMin = 4;

/** The person’s sentence alone, turned to them or quoted; null for a few words. */
export function echo(moment: Moment): Said | null {
  const { slots, reading, state } = moment;
  const both = shortWhole(reading);
  const part = both ?? slots.c ?? slots.q;
  const isPart = part !== undefined && !dependent[state.language].test(part);
  const own = isPart ? part : wholeMessage(reading);
  if (own === null || reading.words.length < echoWordsMin) return null;
  return saidBack(moment, own);
}

/** The sentence of a message from which its echo comes; the whole message where that is not plain. */
export function sentenceSaidBack({ text, language }: Reading, said: string): string {
  const words = new Set(wordsOf(normalised(said)));
  const shared = sentencesOf(text, language).map((sentence) => ({
    text: sentence.text,
    count: wordsOf(sentence.normal).filter((word) => words.has(word)).length,
  }));
  const most = Math.max(...shared.map(({ count }) => count));
  const nearest = shared.filter(({ count }) => count >= sharedWordsMin && count === most);
  return nearest.length === 1 ? (nearest[0]?.text ?? text) : text;
}
const sharedWordsMin = 2;

/** “the sound of her bell. i keep hearing it”: two short sentences are quoted together. */
function shortWhole({ text, words, language }: Reading): string | undefined {
  const own = pointOf(text, language)
    .trim()
    .replace(/[.…,]+$/u, '');
  const isWeighty = sentencesOf(own, language).every(
    (one) => weightOf({ ...one, afterContrast: false }, language) >= 0,
  );
  const isTwo =
    isWeighty &&
    !dependent[language].test(own) &&
    !putsAway[language].test(normalised(own)) &&
    /^[^.?!\s]+\s[^.?!]+\.\s+[^.?!\s]+\s[^.?!]+$/u.test(own) &&
    words.length <= shortWholeWordsMax;
  return isTwo && !marks.test(own) && isQuotable(own) ? quoted(own, language) : undefined;
}
const shortWholeWordsMax = 10;
/** Signs that would break a quotation. */
const marks = /[?!:;\n"“”״()[\]{}<>@#*_/\\]|\p{Extended_Pictographic}/u;

/** A short message as it was written; null where marks would break its quotation. */
function wholeMessage({ text, words, language }: Reading): string | null {
  const own = withoutLead(pointOf(text, language), language);
  const normal = normalised(own);
  const isPlain =
    own !== '' &&
    weightOf({ text: own, normal, afterContrast: false }, language) >= lightest &&
    text.includes(own) &&
    !isHalf(own, language) &&
    !isFragment(own, language) &&
    !marks.test(own);
  const isShort = words.length <= wholeWordsMax[language];
  return isPlain && isShort && isQuotable(own) ? quoted(own, language) : null;
}

/** Half a sentence says nothing alone. */
const dependent = {
  en: /^“?\u2068?(?:before|after|when|because|if|that|until|till|while|since|to|than|like|with|without|for|from|in|on|at) /iu,
  he: /^״?\u2068?(?:לפני|אחרי|כש\p{L}+|כי|אם|עד|בגלל|מאז ש\p{L}+|כדי|בלי|עם|כמו|ש(?:אני|הוא|היא|זה|אין|יש)) /u,
};
