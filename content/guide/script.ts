import type { ColourName } from '#contract/image-analysis.ts';
import type { Language, Stage } from '#contract/shapes.ts';
import data from './guide.json' with { type: 'json' };

export type Bilingual<Value = string> = Record<Language, Value>;

/** One sentence or two that the guide can say; `asks` when it ends in a question. */
export interface Line extends Bilingual {
  id: string;
  asks: boolean;
  slots: string[];
  /** Only true when the app keeps actions, or when the chat has been through every stage. */
  needs?: 'actions' | 'all_stages';
  /** A bare line behind a pool that an offer or an answer can't do without; it may come again. */
  again?: true;
}

export interface WordList {
  words: string[];
  phrases: string[];
}

export interface Topic extends Bilingual<WordList> {
  id: string;
}

export interface Feeling extends Bilingual<WordList> {
  id: string;
  label: Bilingual;
  valence: '+' | '-';
  /** 1 light, 2 clear, 3 strong. */
  intensity: number;
}

/** Regular expressions over a normalised message; `max_words` bounds the message they may match. */
export interface Pattern extends Bilingual<string[]> {
  max_words?: number;
}

interface GuideScript {
  stages: Record<Stage, Bilingual>;
  text: Record<'intensifiers' | 'diminishers' | 'negation' | 'stopwords', Bilingual<string[]>>;
  signals: {
    topics: Topic[];
    feelings: Feeling[];
    patterns: Record<
      | 'no'
      | 'card'
      | 'move_on'
      | 'stay'
      | 'back'
      | 'insight'
      | 'priority'
      | 'another_day'
      | 'card_again',
      Pattern
    > & {
      card_type: Record<'image' | 'word' | 'question', Bilingual<string[]>>;
      stage_name: Record<Stage, Bilingual<string[]>>;
    };
    dilemma_parse: Bilingual<string[]> & { max_words: number; cut_b_at: Bilingual<string[]> };
    commitment: {
      strong: Bilingual<string[]>;
      weak: Bilingual<string[]>;
      exclude: Bilingual<string[]>;
      cut_at: Bilingual<string[]>;
      strip_trailing: Bilingual<string[]>;
      title: { strip_leading: Bilingual<string[]>; max_chars: number };
    };
  };
  fragment: {
    /** Text that is never quoted. */
    reject: string[];
    quotes: Bilingual<[string, string]>;
  };
  policy: { stages: Record<Stage, { next: Stage | null }> };
  moves: Record<string, Line[]>;
  image_labels: {
    orientation: Record<'portrait' | 'landscape' | 'square', Bilingual>;
    light: Record<'dark' | 'middle' | 'bright', Bilingual>;
    contrast: Record<'low' | 'middle' | 'high', Bilingual>;
    sharpness: Record<'soft' | 'sharp', Bilingual>;
    palette_join: Bilingual;
    colours: Record<ColourName, Bilingual>;
  };
  /** Questions about a picture that a person shows, and the frame of the answers. */
  picture_talk: {
    asks: Record<'colours' | 'light' | 'edges' | 'seeing' | 'more', Bilingual<string[]>>;
    measured: Bilingual;
    /** Of one of several; `{n}` counts from 1. */
    measured_each: Bilingual;
    unseen: Bilingual;
    join: Bilingual;
  };
  suggestions: Record<
    | 'yes'
    | 'another_day'
    | 'not_now'
    | 'not_yet'
    | 'did_it'
    | 'half'
    | 'keep_step'
    | 'smaller'
    | 'let_go'
    | 'today'
    | 'tomorrow'
    | 'weekend'
    | 'image'
    | 'word'
    | 'question'
    | 'another_card'
    | 'draw'
    | 'colours'
    | 'light'
    | 'more'
    | 'missing'
    | 'edge'
    | 'eye'
    | 'ask_other'
    | 'only_listen',
    Bilingual
  >;
  tests: { language: Language; text: string; expect: Record<string, string | null> }[];
}

/** The built-in guide's language and policy; guide.test.ts holds it to its own tests. */
export const script = data as unknown as GuideScript;
