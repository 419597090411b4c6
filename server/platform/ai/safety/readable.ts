import { slips, writtenAs } from '#content/guide/safety-words.ts';
import { legible, withoutFinalLetters } from '../built-in/normalise.ts';

/** Ends a sentence in a list of words; a feature never reaches across it. */
export const sentenceEnd = '.';

const letterOfSign: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};
/** Letters with spaces between them that may be one word. */
const spacedMax = 12;
const drawnOut = /(\p{L})\1{2,}/gu;

/** Final letters as they stand inside a word, without apostrophes: a word has one form. */
export function oneForm(word: string): string {
  return withoutFinalLetters(word.toLowerCase().replaceAll(/['’‘`׳"״“”]/gu, ''));
}

/**
 * The words of a message as the lists of safety-words.ts write them, with a mark between sentences: hurried,
 * disguised or drawn-out writing hides nothing. `isKnown` says whether a list holds the word.
 */
export function readableWords(text: string, isKnown: (word: string) => boolean): string[] {
  const words: string[] = [];
  let letters = '';
  const flush = () => {
    if (letters.length > 2 && letters.length <= spacedMax && isKnown(letters)) words.push(letters);
    else words.push(...letters);
    letters = '';
  };
  for (const [piece] of written(text).matchAll(
    /[\p{L}\p{N}@$!|*]*\p{L}[\p{L}\p{N}@$|*]*|\p{N}+|[.!?;\n…]+/gu,
  )) {
    if (/^[^\p{L}\p{N}]/u.test(piece) && !/\p{L}/u.test(piece)) {
      flush();
      if (words.length > 0 && words.at(-1) !== sentenceEnd) words.push(sentenceEnd);
      continue;
    }
    if (/^[a-zא-ת]$/u.test(piece)) {
      letters += piece;
      continue;
    }
    flush();
    for (const word of (writtenAs.get(piece) ?? piece).split(' '))
      words.push(corrected(word, isKnown));
  }
  flush();
  return joined(words, isKnown);
}

function written(text: string): string {
  return oneForm(
    legible(text)
      .normalize('NFKC')
      .replaceAll(/\p{M}+/gu, '')
      .replaceAll('ı', 'i'),
  ).replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ' ');
}

function corrected(word: string, isKnown: (word: string) => boolean): string {
  if (isKnown(word)) return word;
  const slip = slips.get(word);
  if (slip) return slip;
  if (/[^\p{L}]/u.test(word) && /\p{L}/u.test(word)) {
    const letters = word.replaceAll(/[0134577@$!|]/gu, (sign) => letterOfSign[sign] ?? sign);
    if (isKnown(letters)) return letters;
    const hidden = hiddenWord(word);
    return hidden ?? word.replaceAll(/[^\p{L}\p{N}]/gu, '');
  }
  for (const kept of ['$1$1', '$1']) {
    const short = word.replaceAll(drawnOut, kept);
    if (short !== word && (isKnown(short) || slips.has(short))) return slips.get(short) ?? short;
  }
  const single = word.replaceAll(/([א-ת])\1/gu, '$1');
  return single !== word && isKnown(single) ? single : word;
}

const hideable =
  'kill suicide suicidal die dead rape raped harm cutting להתאבד התאבדות למות להרוג אובדני אובדנית'.split(
    ' ',
  );

/** "להתא בד": a word that a space cuts in two. */
function joined(words: readonly string[], isKnown: (word: string) => boolean): string[] {
  const whole: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [first = '', second = ''] = words.slice(at, at + 2);
    const isCut = hideable.includes(first + second) && !(isKnown(first) && isKnown(second));
    whole.push(isCut ? first + second : first);
    if (isCut) at++;
  }
  return whole;
}

/** "k*ll": one sign stands for one letter. */
function hiddenWord(word: string): string | null {
  const found = hideable.find(
    (one) =>
      one.length === word.length &&
      !/\p{N}/u.test(word) &&
      [...word].every((sign, at) => sign === one[at] || !/\p{L}/u.test(sign)),
  );
  return found ?? null;
}
