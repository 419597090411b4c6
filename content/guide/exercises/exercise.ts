import type { Language } from '#contract/shapes.ts';

/** The slots: `a` the answer before, `p` somebody, `x` and `y` two ways, `n` a number. */
export type Text = [en: string, he: string];

export type Mood = 'grief' | 'joy' | 'boredom';

/** A question of an exercise. */
export interface Part {
  key: string;
  /** Stands before the answer in the result. */
  label: Text;
  /** The first whose slots can be filled is asked; the last has none. */
  asks: Text[];
  /** An example, for a person who does not know what to write. */
  help: Text;
  /** The answer is in words that somebody else says or hears, and may be a question. */
  isSpoken?: true;
  /** The answer names somebody, with whom the step is. */
  namesPerson?: true;
  /** The question names the person who died. */
  isAboutPerson?: true;
  /** The answer is feared or expected of the other side. */
  isFeared?: true;
  /** The answer is a list, and the next question counts it. */
  isList?: true;
  /** The answer holds numbers from 0 to 10. */
  isScale?: true;
  /** The answer supposes something: a step in it is none. */
  isSupposed?: true;
  /** A part of the answer would say another thing. */
  isWhole?: true;
  /** Not asked where the chat named both ways. */
  isOfWays?: true;
}

/** A few questions in a set order, which end with the answers side by side and a step. */
export interface Exercise {
  key: string;
  /** Offered in this mood of a chat alone; the others are for what weighs. */
  mood?: Mood;
  /** As the guide names it within a sentence: “look at one moment closely”. */
  name: Text;
  /** Offer it alone, in several wordings. */
  offers: Text[];
  /** The person picks it from several, in a tap. */
  pick: Text;
  /** Words that pick it, in a short answer. */
  picked: Record<Language, RegExp>;
  /** Messages that show a use for it. */
  signs: Record<Language, RegExp>;
  /** Messages that ask for just this. */
  wanted: Record<Language, RegExp>;
  parts: Part[];
  /** Asks for the step, with the answers above it; in grief it asks nothing. */
  ends: Text[];
  /** The step, where the exercise is about one act. */
  step: { withPerson: Text; alone: Text } | null;
}
