import type { Language } from '#contract/shapes.ts';
import type { CrisisKind } from '#content/guide/script.ts';
import { crisisKindIn } from './crisis.ts';
import { fragmentsOf, type Fragment } from './fragments.ts';
import { languageOf } from './language.ts';
import { legible, normalised, wordsOf } from './normalise.ts';
import { cardTypeWords, matchesPattern, questionsToGuide, stageNamePatterns } from './patterns.ts';
import {
  type FeelingSignal,
  type TopicSignal,
  feelingsIn,
  isContentWord,
  topicsIn,
} from './signals.ts';

const strongIntensity = 3;

/** Messages that steer the chat; they are never quoted and do not count as turns. */
const controls = [
  'card',
  'card_again',
  'move_on',
  'stay',
  'back',
  'thanks',
  'greeting',
  'bye',
  'yes',
  'no',
  'another_day',
  'repair',
  'complaint',
  'offscope',
  'dont_know',
  ...questionsToGuide,
];

export type CardType = 'image' | 'word' | 'question';

/** Everything that one message says on its own, without its chat. */
export interface Reading {
  text: string;
  normal: string;
  words: string[];
  /** Null if the message is in neither language; `language` is then the previous one. */
  script: Language | null;
  language: Language;
  topics: TopicSignal[];
  feelings: FeelingSignal[];
  fragments: Fragment[];
  isControl: boolean;
  danger: CrisisKind | null;
  says(pattern: string): boolean;
}

export function readingOf(message: string, previous: Language): Reading {
  const text = legible(message);
  const written = languageOf(text, previous);
  const language = written ?? previous;
  const normal = normalised(text);
  const words = wordsOf(normal);
  const answers = new Map<string, boolean>();
  const says = (pattern: string): boolean => {
    const known = answers.get(pattern) ?? matchesPattern(pattern, normal, language, words.length);
    answers.set(pattern, known);
    return known;
  };
  return {
    text,
    normal,
    words,
    script: written,
    language,
    topics: topicsIn(normal, language),
    feelings: feelingsIn(normal, language, text.includes('!')),
    fragments: fragmentsOf(text, language),
    isControl: controls.some(says),
    danger: crisisKindIn(normal, language),
    says,
  };
}

/** A negative feeling at full strength: the guide slows down and does not move on. */
export function isHeavy({ feelings: [strongest] }: Reading): boolean {
  return strongest?.feeling.valence === '-' && strongest.intensity >= strongIntensity;
}

/** Unreadable: no letters, one letter over and over, or random keys. */
export function isUnreadable({ text, normal, words, language }: Reading): boolean {
  const only = normal.trim();
  if (!/\p{L}/u.test(text) || /^(.)\1+$/u.test(only)) return true;
  return language === 'en' && words.length === 1 && /^[^aeiouy]{5,}$/u.test(only);
}

export function cardTypeNamed({ normal, language }: Reading): CardType | null {
  return cardTypesNamed(normal, language)[0] ?? null;
}

/** The kinds of cards that a normalised text names. */
export function cardTypesNamed(normal: string, language: Language): CardType[] {
  const types = ['image', 'word', 'question'] as const;
  return types.filter((type) =>
    cardTypeWords[type][language].some((word) => normal.includes(` ${word} `)),
  );
}

export function stageNamed({ normal, language }: Reading) {
  const stages = ['PS', 'ED', 'FC', 'DG'] as const;
  return (
    stages.find((stage) => stageNamePatterns[stage][language].some((one) => one.test(normal))) ??
    null
  );
}

export function contentWordsOf({ words, language }: Reading): string[] {
  return [...new Set(words.filter((word) => isContentWord(word, language)))];
}
