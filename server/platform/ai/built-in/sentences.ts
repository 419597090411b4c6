import { questionOpenings } from '#content/guide/intents.ts';
import type { Language } from '#contract/shapes.ts';
import { normalised, wordsOf } from './normalise.ts';
import { plainForm } from './plain-form.ts';

/** A sentence of a message with what it says. */
export interface Sentence {
  text: string;
  normal: string;
  /** The normal form with short forms written out and without fillers. */
  plain: string;
  wordCount: number;
  asks: boolean;
}

/** Longer messages are judged by their beginning and their end. */
const sentencesMax = 40;
export const openings = {
  en: new RegExp(questionOpenings.en, 'u'),
  he: new RegExp(questionOpenings.he, 'u'),
};

/** “What changes is that I ask.” */
const namesItself = {
  en: /^ (?:so |and |but |then |well |ok )*what(?:(?:'s|s| is) (?:clear|true|certain|new|different|left|missing|on my mind)(?: (?:to|for) me)?| would (?!you |i |we |they |he |she )\p{L}+| (?:i|we|he|she|they|really|changes|matters|counts|helps|hurts|scares|bothers|worries|happened|happens|remains|stays|changed|follows|gets)) (?:\S+ ){0,6}(?:is|was) (?!it |that $|this $|he $|she $)/u,
  he: /^ (?:אז |ו|אבל |טוב )*מה ש\p{L}+ (?:\S+ ){0,6}(?:זה|הוא|היא) /u,
};

/** Whether what looks like a question names its own answer. */
export function isStatement(normal: string, language: Language): boolean {
  return namesItself[language].test(normal);
}

export function sentencesOf(text: string, language: Language): Sentence[] {
  const sentences = text
    .split(/(?<=(?<!\b(?:Dr|Mr|Mrs|Ms|St|Prof))[.!?…\n])\s+|\n/u)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => sentenceOf(sentence, language));
  const half = sentencesMax / 2;
  return sentences.length <= sentencesMax
    ? sentences
    : [...sentences.slice(0, half), ...sentences.slice(-half)];
}

export function sentenceOf(text: string, language: Language): Sentence {
  const read = normalised(text).replaceAll(/(\p{L})\1{2,}/gu, '$1');
  // “And who” asks as “who” does.
  const normal =
    language === 'he' ? read.replaceAll(/ ו(?=(?:מה|מי|איך|כמה|למה|איפה|מתי) )/gu, ' ') : read;
  const plain = plainForm(normal, language);
  return {
    text,
    normal,
    plain,
    wordCount: wordsOf(normal).length,
    asks:
      text.includes('?') ||
      (!isStatement(normal, language) &&
        (openings[language].test(normal) || openings[language].test(plain))),
  };
}
