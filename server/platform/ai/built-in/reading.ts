import type { Intent } from '#content/guide/intents.ts';
import type { Language, Stage } from '#contract/shapes.ts';
import { script } from '#content/guide/script.ts';
import { languageOf } from './language.ts';
import type { KnownTopic } from './known-questions.ts';
import { legible, normalised, wordsOf } from './normalise.ts';
import { cardTypeWords, matchesPattern, type PatternName, stageNamePatterns } from './patterns.ts';
import { sentencesOf } from './sentences.ts';
import { type FeelingSignal, feelingsIn } from './signals.ts';
import { understood } from './understood.ts';

/** Commands to the guide; they say nothing of the person. */
const commands = ['card', 'card_again', 'move_on', 'stay', 'back', 'another_day'] as const;
/** Messages of these intents say something that can be said back. */
const contentIntents = new Set<Intent>([
  'commitment',
  'feeling',
  'choice',
  'obligation',
  'wish',
  'fear',
  'loss',
  'joy',
  'story',
  'ask_blame',
  'ask_advice',
]);
const contentWordsMin = 3;

export type CardType = 'image' | 'word' | 'question';

/** Everything that one message says on its own, without its chat. */
export interface Reading {
  text: string;
  normal: string;
  words: string[];
  /** Null if the message is in neither language; `language` is then the previous one. */
  script: Language | null;
  language: Language;
  intent: Intent;
  /** The question of many people that the message is; null where it is none. */
  topic: KnownTopic | null;
  /** The sentence that showed it. */
  sentence: string;
  /** That sentence asks something. */
  asks: boolean;
  feelings: FeelingSignal[];
  /** The message says something of the person. */
  isContent: boolean;
  says(pattern: PatternName): boolean;
}

export function readingOf(message: string, previous: Language): Reading {
  const text = legible(message);
  const written = languageOf(text, previous);
  const language = written ?? previous;
  const normal = normalised(text);
  const words = wordsOf(normal);
  const answers = new Map<string, boolean>();
  const says = (pattern: PatternName): boolean => {
    const known = answers.get(pattern) ?? matchesPattern(pattern, normal, language, words.length);
    answers.set(pattern, known);
    return known;
  };
  const { intent, sentence, topic } = understood(text, language);
  return {
    text,
    normal,
    words,
    script: written,
    language,
    intent,
    topic,
    sentence: sentence.text,
    asks: sentence.asks,
    feelings: feelingsIn(normal, language, text.includes('!')),
    isContent:
      contentIntents.has(intent) && words.length >= contentWordsMin && !commands.some(says),
    says,
  };
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

/** The stage that a message asks for by its name, in any of its sentences. */
export function stageNamed({ text, language }: Pick<Reading, 'text' | 'language'>): Stage | null {
  const stages = ['PS', 'ED', 'FC', 'DG'] as const;
  const sentences = sentencesOf(text, language);
  return (
    stages.find((stage) =>
      sentences.some(({ normal }) =>
        stageNamePatterns[stage][language].some((one) => one.test(normal)),
      ),
    ) ?? null
  );
}

/** The stage whose name stands in a message as its last word, or after “said” or “to”. */
export function stageMeant({ normal, language }: Reading): Stage | null {
  const stages = ['PS', 'ED', 'FC', 'DG'] as const;
  const named = stages.find((stage) => {
    const name = script.stages[stage][language].toLowerCase();
    return (
      normal.endsWith(` ${name} `) ||
      [` said ${name} `, ` to ${name} `, ` אמרתי ${name} `, ` ל${name} `].some((one) =>
        normal.includes(one),
      )
    );
  });
  return named ?? null;
}

/** The message is the name of that stage alone. */
export function isNameOf(stage: Stage, reading: Reading): boolean {
  return Object.values(script.stages[stage]).some(
    (name) => typeof name === 'string' && reading.normal === ` ${name.toLowerCase()} `,
  );
}
