import type { Language } from '#contract/shapes.ts';
import { languages } from '#contract/values.ts';
import { legible, normalised } from '../built-in/normalise.ts';

/** A few words beside the answer itself: longer messages are heard as something new. */
const answerWordsMax = 14;

const wordBorder = { before: String.raw`(?<![\p{L}'])`, after: String.raw`(?![\p{L}'])` };

export function words(...sources: string[]): RegExp {
  return new RegExp(`${wordBorder.before}(?:${sources.join('|')})${wordBorder.after}`, 'u');
}

export const start = (source: string) => new RegExp(`^ (?:${source})(?= )`, 'u');

/** The message as the patterns read it. */
export function plain(text: string): string {
  return normalised(legible(text)).replaceAll(
    /(?<= )(?:i|you|we|they|don|didn|can|couldn|won|isn|aren|doesn|wouldn)(?:m|re|ve|t|ll|d)(?= )/gu,
    (word) => contractions[word] ?? word,
  );
}

const contractions: Record<string, string> = Object.fromEntries(
  "i'm you're we're they're i've don't didn't can't couldn't won't isn't aren't doesn't wouldn't i'd"
    .split(' ')
    .map((word) => [word.replace("'", ''), word]),
);

export function anyOf(patterns: Record<Language, RegExp | RegExp[]>, normal: string): boolean {
  return languages.some((language) => [patterns[language]].flat().some((one) => one.test(normal)));
}

export function wordCountOf(normal: string): number {
  return normal.split(' ').length - 2;
}

export function isShort(normal: string): boolean {
  return wordCountOf(normal) <= answerWordsMax;
}
