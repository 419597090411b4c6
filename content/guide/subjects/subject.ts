import type { Stage } from '#contract/shapes.ts';

export type Text = [en: string, he: string];

/** A matter of many chats, with its signs and with the questions of a coach. */
export interface Subject {
  key: string;
  /** A hard one is no good news, also where it begins with one: “I was promoted and I think I’m failing”. */
  tone: 'hard' | 'glad' | 'open';
  /** Words and pairs of words that point to it, between commas. */
  words: { en: string; he: string };
  /** Questions in their order, from the nearest to the deepest. */
  lines: Record<Stage, Text[]>;
}
