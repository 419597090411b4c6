import type { Language } from '#contract/shapes.ts';
import { script } from '#content/guide/script.ts';
import { normalised, wordsOf } from './normalise.ts';
import { compiled } from './patterns.ts';
import { feelingsIn, isNegation, isStopword, topicsIn } from './signals.ts';

/** Longer messages are quoted from their beginning only; all of it is still read for signals. */
const quotableLengthMax = 4_000;

/** A part of the person's own words that can be quoted unchanged. */
export interface Fragment {
  text: string;
  wordCount: number;
  score: number;
  afterContrast: boolean;
}

interface Clause {
  text: string;
  afterContrast: boolean;
  isQuestion: boolean;
}

const { fragment: rules } = script;
const rejected = compiled(rules.reject);
const connectors = { en: connectorPattern('en'), he: connectorPattern('he') };
const contrasts = /^(?:but|however|although|though|and yet|אבל|אך|אלא ש)$/iu;
const pictures = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u20E3\uFE0F]+/gu;

/** The quotable parts of a message, the most informative first. */
export function fragmentsOf(text: string, language: Language): Fragment[] {
  return clausesOf(text.slice(0, quotableLengthMax), language)
    .map((clause) => fragmentOf(clause, language))
    .filter((one) => one.text.length > 1 && !rejected.some((pattern) => pattern.test(one.text)))
    .map((fragment, index) => ({ fragment, index }))
    .toSorted(
      (a, b) =>
        b.fragment.score - a.fragment.score ||
        b.fragment.wordCount - a.fragment.wordCount ||
        b.index - a.index,
    )
    .map(({ fragment }) => fragment);
}

/** The person's words as the guide quotes them; isolated, so that mixed directions keep their order. */
export function quoted(text: string, language: Language): string {
  const [open, close] = rules.quotes[language];
  return `${open}\u2068${text}\u2069${close}`;
}

function clausesOf(text: string, language: Language): Clause[] {
  const clauses: Clause[] = [];
  for (const sentence of text.split(/(?<=[.!?;:\n,…]|[()"“”״](?![א-ת]))/u)) {
    const isQuestion = sentence.includes('?');
    const plain = sentence
      .replaceAll(/[.!?;:\n,…()"“”]+|״(?![א-ת])/gu, ' ')
      .replaceAll(pictures, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim();
    const padded = ` ${plain} `;
    let start = 0;
    let afterContrast = false;
    for (const match of padded.matchAll(connectors[language])) {
      clauses.push({ text: padded.slice(start, match.index).trim(), afterContrast, isQuestion });
      afterContrast = contrasts.test(match[1] ?? '');
      start = match.index + match[0].length;
    }
    clauses.push({ text: padded.slice(start).trim(), afterContrast, isQuestion });
  }
  return clauses.filter((clause) => clause.text !== '');
}

function fragmentOf(clause: Clause, language: Language): Fragment {
  const words = withoutLeading(clause.text, language).split(' ').filter(Boolean);
  const kept = words.slice(0, rules.max_words);
  while (kept.join(' ').length > rules.max_chars) kept.pop();
  const isCut = kept.length < words.length;
  while (
    isCut &&
    kept.length > 1 &&
    rules.strip_trailing[language].includes(kept.at(-1)?.toLowerCase() ?? '')
  ) {
    kept.pop();
  }
  return {
    text: `${withSmallStart(kept, language)}${isCut && kept.length > 0 ? '…' : ''}`,
    wordCount: kept.length,
    score: scoreOf(kept, clause, language),
    afterContrast: clause.afterContrast,
  };
}

function withoutLeading(text: string, language: Language): string {
  let rest = text;
  for (;;) {
    const lower = rest.toLowerCase();
    const leading = rules.strip_leading[language].find((word) => lower.startsWith(`${word} `));
    if (leading === undefined) return rest;
    rest = rest.slice(leading.length + 1);
  }
}

/** "My mother" quoted inside a sentence begins with a small letter; names and "I" keep their capital. */
function withSmallStart(words: string[], language: Language): string {
  const [first = '', ...rest] = words;
  const isFunctionWord =
    /^(?!I\b|I')[A-Z][a-z]+$/u.test(first) && isStopword(first.toLowerCase(), 'en');
  return [language === 'en' && isFunctionWord ? first.toLowerCase() : first, ...rest].join(' ');
}

function scoreOf(
  words: string[],
  { afterContrast, isQuestion }: Clause,
  language: Language,
): number {
  const normal = normalised(words.join(' '));
  const tokens = wordsOf(normal);
  const firstPerson = rules.first_person[language];
  const { score } = rules;
  let sum = 0;
  if (feelingsIn(normal, language).length > 0) sum += score.feeling;
  if (topicsIn(normal, language).length > 0) sum += score.topic;
  if (afterContrast) sum += score.after_contrast;
  if (tokens.some((word) => firstPerson.includes(word))) sum += score.first_person;
  if (firstPerson.slice(0, 4).includes(tokens[0] ?? '')) sum += score.starts_first_person;
  if (words.length >= 3 && words.length <= 8) sum += score.length_3_to_8;
  if (tokens.some((word) => isNegation(word, language))) sum += score.negation;
  if (words.length < 2) sum += score.length_1;
  if (isQuestion) sum += score.question;
  return sum;
}

function connectorPattern(language: Language): RegExp {
  const longestFirst = rules.split.connectors[language].toSorted((a, b) => b.length - a.length);
  return new RegExp(` (${longestFirst.join('|')})(?= )`, 'giu');
}
