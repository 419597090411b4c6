import weights from '#content/guide/subject-weights.json' with { type: 'json' };
import { subjects } from '#content/guide/subjects.ts';
import type { Language } from '#contract/shapes.ts';
import { placeOf, textFeatures } from '../text-features.ts';
import { normalised, withoutFinalLetters, withoutPrefixes, wordsOf } from './normalise.ts';

export const subjectPlaces = 2 ** 13;
/** The label of a message that shows no subject. */
export const noSubject = 'none';
/** A long message is judged by its beginning. */
const readLengthMax = 2_000;

interface Phrase {
  key: string;
  text: string;
}

let phrases: Record<Language, Phrase[]> | null = null;
let tables: Record<Language, Int8Array> | null = null;

/**
 * How likely a message belongs to a chat about each subject: a linear model over its words, pairs and parts of words,
 * and over the signs of the subjects, learnt from written examples (`scripts/learn-subjects.ts`).
 */
export function subjectLikeness(text: string, language: Language): ReadonlyMap<string, number> {
  tables ??= { en: tableOf('en'), he: tableOf('he') };
  const { labels, biases, scale } = weights[language];
  const table = tables[language];
  const found = subjectFeatures(text, language);
  const sums = new Float64Array(labels.length);
  for (const place of found)
    for (let at = 0; at < sums.length; at++)
      sums[at] = (sums[at] ?? 0) + (table[place * sums.length + at] ?? 0);
  const factor = scale / Math.sqrt(Math.max(1, found.length));
  const powers = labels.map((_, at) => Math.exp((biases[at] ?? 0) + (sums[at] ?? 0) * factor));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return new Map(labels.map((label, at) => [label, (powers[at] ?? 0) / all]));
}

/** The places of a message’s features in the table of weights, each once. */
export function subjectFeatures(written: string, language: Language): number[] {
  phrases ??= { en: phrasesIn('en'), he: phrasesIn('he') };
  const text = written.slice(0, readLengthMax);
  const found = textFeatures(text, subjectPlaces);
  const stems = stemsOf(text, language);
  const marks = [
    ...stems.map((stem) => `stem ${stem}`),
    ...stems.slice(1).map((stem, at) => `stems ${stems[at]} ${stem}`),
  ];
  const whole = ` ${stems.join(' ')} `;
  const shown = phrases[language].filter((phrase) => whole.includes(phrase.text));
  for (const { key } of shown) {
    const isTwice = shown.filter((one) => one.key === key).length > 1;
    marks.push(`sign of ${key}`, ...(isTwice ? [`signs of ${key}`] : []));
  }
  for (const mark of marks) found.add(placeOf(mark, subjectPlaces));
  return [...found];
}

/** The subjects of which a message has a sign. */
export function subjectsSigned(text: string, language: Language): Set<string> {
  phrases ??= { en: phrasesIn('en'), he: phrasesIn('he') };
  const whole = ` ${stemsOf(text.slice(0, readLengthMax), language).join(' ')} `;
  return new Set(
    phrases[language].filter((phrase) => whole.includes(phrase.text)).map(({ key }) => key),
  );
}

function phrasesIn(language: Language): Phrase[] {
  return subjects.flatMap(({ key, words }) =>
    words[language].split(',').flatMap((phrase) => {
      const stems = stemsOf(phrase, language);
      return stems.length === 0 ? [] : [{ key, text: ` ${stems.join(' ')} ` }];
    }),
  );
}

function stemsOf(text: string, language: Language): string[] {
  return wordsOf(normalised(text)).map((word) => stemOf(word, language));
}

/** A word without its usual endings, and in Hebrew without what is written onto it. */
function stemOf(word: string, language: Language): string {
  return language === 'en'
    ? word.replace(/'(?:s|ve|re|ll|d|m)$/u, '').replace(/(?<=\p{L}{3})(?:ing|ed|es|s|e)$/u, '')
    : withoutFinalLetters(withoutPrefixes(word)).replace(
        /(?<=[א-ת]{3})(?:ימ|ות|תי|נו|יה|ה|ת|י|ו)$/u,
        '',
      );
}

function tableOf(language: Language): Int8Array {
  return new Int8Array(Buffer.from(weights[language].table, 'base64'));
}
