import { remarks } from '#content/guide/remarks.ts';
import type { Remark } from '#content/guide/remarks/remark.ts';
import type { Language } from '#contract/shapes.ts';
import { clausesOf } from './clauses.ts';
import { compared, likenessTable, type LikenessTable } from './likeness.ts';
import { normalised, wordsOf } from './normalise.ts';
import { sentenceOf, sentencesOf } from './sentences.ts';

/** Nearer than this to an example, a sentence is heard as its remark. */
const likenessMin = 0.62;
const comparedWordsMin = 3;
const comparedWordsMax = 18;
/** People come to their point at the end of a message. */
const sentencesMax = 6;
const sentenceLengthMax = 300;
const partsMax = 12;
/** A longer message is more than an answer in a few words. */
const aloneWordsMax = 8;
/** A pattern matches no longer part than this. */
const partWordsMax = 24;

interface Known {
  patterns: { remark: Remark; pattern: RegExp; words: string[] }[];
  table: LikenessTable;
}

let known: Record<Language, Known> | null = null;
const byKey = new Map(remarks.map((remark) => [remark.key, remark]));

/** The known remarks of a message, the surest first: its last sentence says best what it is about; strictly, by patterns alone. */
export function remarksIn(text: string, language: Language, isStrict = false): Remark[] {
  known ??= { en: knownIn('en'), he: knownIn('he') };
  const { patterns, table } = known[language];
  const sentences = sentencesOf(text, language)
    .filter((one) => !one.text.includes('?') && one.text.length <= sentenceLengthMax)
    .slice(-sentencesMax);
  const wholes = sentences.flatMap(({ normal }) => [normal, ...withoutLead(normal, language)]);
  const clauses = sentences.flatMap((sentence) =>
    clausesOf(sentence.text, language).map(({ normal }) => normal),
  );
  // “Sleep, I guess. Just one night” says more than a few words do.
  const isSingle = sentences.filter(({ wordCount }) => wordCount > 1).length <= 1;
  const isShort = wordsOf(normalised(text)).length <= aloneWordsMax;
  const matched = [...new Set([...clauses, ...wholes])]
    .filter((part) => wordsOf(part).length <= partWordsMax)
    .slice(-partsMax)
    .toReversed()
    .flatMap((part) => {
      const bare = part.replaceAll("'", '');
      const isWhole = isShort && isSingle && wholes.includes(part);
      return patterns.filter(
        ({ remark, words, pattern }) =>
          (isWhole || !remark.isAlone) &&
          words.every((word) => bare.includes(word)) &&
          pattern.test(part),
      );
    })
    .map(({ remark }) => remark);
  if (isStrict) return [...new Set(matched)];
  const alike = sentences
    .toReversed()
    .map((sentence) => nearest(sentence.text, language, table))
    .filter((one) => one !== null)
    .filter((one) => (isShort && isSingle) || !one.isAlone);
  return [...new Set([...matched, ...alike])];
}

/** A sentence without the words that only lead to it: “yeah, well, I could ask her”. */
function withoutLead(normal: string, language: Language): string[] {
  const rest = normal.replace(leads[language], ' ');
  return rest === normal || rest.trim() === '' ? [] : [rest];
}
const leads = {
  en: /^ (?:(?:yeah|yes|yep|no|nah|well|so|and|but|i mean|honestly|ok|okay|huh|hm+|oh|like|because|cause|also|then|actually|tbh|ugh|true) )+/u,
  he: /^ (?:(?:כן|לא|טוב|אז|אבל|האמת|וואלה|אוקיי|נו|כאילו|כי|וגם|גם|בעצם|אוף|אה|נכון|תכלס|אמת) )+/u,
};

function nearest(text: string, language: Language, table: LikenessTable): Remark | null {
  const { plain } = sentenceOf(text, language);
  const count = wordsOf(plain).length;
  if (count < comparedWordsMin || count > comparedWordsMax) return null;
  const { likeness } = compared(plain, table);
  const best = likeness.reduce((most, one, at) => (one > (likeness[most] ?? 0) ? at : most), 0);
  if ((likeness[best] ?? 0) < likenessMin) return null;
  const remark = byKey.get(table.examples[best]?.key ?? '') ?? null;
  const needed = remark?.needs?.[language];
  return needed === undefined || wordsOf(plain).includes(needed) ? remark : null;
}

function knownIn(language: Language): Known {
  return {
    patterns: remarks.flatMap((remark) =>
      remark.patterns[language].map((pattern) => ({
        remark,
        pattern: patternOf(pattern),
        words: neededWords(pattern),
      })),
    ),
    table: likenessTable(
      remarks.flatMap(({ key, examples }) => examples[language].map((text) => ({ key, text }))),
      language,
    ),
  };
}

/** The expression of a pattern over a normal form. */
export function patternOf(pattern: string): RegExp {
  const written = pattern
    .split(/([[\]()|*+ ])/u)
    .map((part) => (/^[[\]()|*+ ]?$/u.test(part) ? part : normalised(part).trim()))
    .join('');
  const source = ` ${written.trim()} `
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\((?!\?)/gu, '(?:')
    .replaceAll(/(?<=[ |(:])\+ ?(?=[|)])/gu, String.raw`\S+(?: \S+){0,5}`)
    .replaceAll(/(?<= )([*+]) /gu, (_, mark: string) => `(?:\\S+ ){${mark === '+' ? 1 : 0},6}`)
    .replaceAll(/\[([^\]]+)\] /gu, '(?:(?:$1) )?')
    .replaceAll(/(?<=\p{L})'(?=\p{L})/gu, "'?");
  return new RegExp(`^${source}$`, 'u');
}

/** The words of a pattern that no other can stand for. */
function neededWords(pattern: string): string[] {
  return pattern
    .replaceAll(/\[[^\]]*\]|\([^)]*\)|[*+]/gu, ' ')
    .split(' ')
    .filter(Boolean)
    .map((word) => ` ${normalised(word).trim().replaceAll("'", '')} `);
}
