import { remarks } from '#content/guide/remarks.ts';
import type { Remark } from '#content/guide/remarks/remark.ts';
import type { Language } from '#contract/shapes.ts';
import { clausesOf } from './clauses.ts';
import { normalised, wordsOf } from './normalise.ts';
import { sentencesOf } from './sentences.ts';

/** People come to their point at the end of a message. */
const sentencesMax = 2;
const sentenceLengthMax = 300;
const partsMax = 12;
/** A longer message is more than an answer in a few words. */
const aloneWordsMax = 8;
/** A pattern matches no longer part than this. */
const partWordsMax = 24;

interface Known {
  remark: Remark;
  pattern: RegExp;
  words: string[];
}

let known: Record<Language, Known[]> | null = null;

/** The known remarks of a message, the last first: it says best what the message is about. */
export function remarksIn(text: string, language: Language): Remark[] {
  known ??= { en: knownIn('en'), he: knownIn('he') };
  const patterns = known[language];
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
  return [...new Set(matched)];
}

/** A sentence without the words that only lead to it: “yeah, well, I could ask her”. */
function withoutLead(normal: string, language: Language): string[] {
  const rest = normal.replace(leads[language], ' ');
  return rest === normal || rest.trim() === '' ? [] : [rest];
}
const leads = {
  en: /^ (?:(?:yeah|yes|yep|nah|well|so|and|but|i mean|honestly|ok|okay|huh|hm+|oh|like|because|cause|also|then|actually|tbh|ugh|true) )+/u,
  he: /^ (?:(?:כן|טוב|אז|אבל|האמת|וואלה|אוקיי|נו|כאילו|כי|וגם|גם|בעצם|אוף|אה|נכון|תכלס|אמת) )+/u,
};

function knownIn(language: Language): Known[] {
  return remarks.flatMap((remark) =>
    remark.patterns[language].map((pattern) => ({
      remark,
      pattern: patternOf(pattern),
      words: neededWords(pattern),
    })),
  );
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
