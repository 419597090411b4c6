import { handlesIn } from '#contract/mentions.ts';
import { limits } from '#contract/values.ts';

/** Hebrew letters as they stand inside a word and at its end. */
const finalLetters = [
  ['כ', 'ך'],
  ['מ', 'ם'],
  ['נ', 'ן'],
  ['פ', 'ף'],
  ['צ', 'ץ'],
] as const;
const finalOf = new Map<string, string>(finalLetters);
const innerOf = new Map<string, string>(finalLetters.map(([inner, final]) => [final, inner]));

/**
 * The person's text without invisible characters (lone surrogates, controls, direction marks) and without
 * mentions: the guide never quotes whom somebody addressed.
 */
export function legible(text: string): string {
  return withoutMentions(text)
    .slice(0, limits.messageLengthMax)
    .toWellFormed()
    .replaceAll('\uFFFD', ' ')
    .replaceAll(/\p{Cf}+/gu, '')
    .replaceAll(/[^\P{C}\n]+/gu, ' ')
    .normalize('NFC');
}

function withoutMentions(text: string): string {
  let rest = '';
  let end = 0;
  for (const { from, to } of handlesIn(text)) {
    rest += text.slice(end, from);
    end = to;
  }
  rest += text.slice(end);
  return /\p{L}/u.test(rest) ? rest : text;
}

/**
 * The form for comparison with patterns and word lists: lower case, without marks and punctuation, one space
 * between words and at each end. The spaces mark word borders, because `\b` does not work for Hebrew.
 */
export function normalised(text: string): string {
  const forms = text.length < longLengthMin ? shortForms : longForms;
  const known = forms.known.get(text) ?? normalForm(text);
  forms.known.set(text, known);
  const [oldest] = forms.known.keys();
  if (forms.known.size > forms.max && oldest !== undefined) forms.known.delete(oldest);
  return known;
}

/** Many rules read the same message and its sentences. */
const shortForms = { known: new Map<string, string>(), max: 2_000 };
const longForms = { known: new Map<string, string>(), max: 12 };
const longLengthMin = 400;

function normalForm(text: string): string {
  const words = text
    .normalize('NFKC')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[’‘`׳]/gu, "'")
    .replaceAll(/(?<=[א-ת])["״“”](?=[א-ת])/gu, '')
    .replaceAll(/(?<=[א-ת])'(?=[א-ת ]|$)/gu, '')
    .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
    .replaceAll(/(?<!\p{L})'|'(?!\p{L})/gu, ' ')
    .toLowerCase()
    .split(' ')
    .filter(Boolean);
  return ` ${words.join(' ')} `;
}

export function wordsOf(normal: string): string[] {
  return normal.split(' ').filter(Boolean);
}

/** Final Hebrew letters as they stand inside a word: a word has one form, with an ending or without. */
export function withoutFinalLetters(text: string): string {
  return text.replaceAll(/[ךםןףץ]/gu, (letter) => innerOf.get(letter) ?? letter);
}

/** A Hebrew word with the final form of its last letter. */
export function withFinalLetter(word: string): string {
  return word.replace(/[כמנפצ]$/u, (letter) => finalOf.get(letter) ?? letter);
}

/** The short words that Hebrew writes onto the next one. */
const prefixes = /^[וש]?[שכ]?[הבלמכ]?(?=[א-ת]{3})/u;

export function withoutPrefixes(word: string): string {
  return word.replace(prefixes, '');
}

const stemLetters = { least: 3, most: 5 };
/** Whether a text has a word in one of its forms. */
export function hasWord(text: string, word: string): boolean {
  const { least, most } = stemLetters;
  const stem = word.slice(0, Math.max(least, Math.min(most, word.length - 1)));
  return wordsOf(normalised(text)).some(
    (one) => one.startsWith(stem) || withoutPrefixes(one).startsWith(stem),
  );
}
