import type { Text } from '../subjects/subject.ts';

/** Something that people say within any subject, with its forms and with questions that fit after it was said back. */
export interface Remark {
  key: string;
  /** It is an answer by itself: no part of a longer message is heard as it. */
  isAlone?: true;
  /** It may be good news: joy beside it is believed. */
  isGlad?: true;
  /**
   * Each matches a whole clause, in lower case and without marks: `*` is up to six words, `+` one to six, `(a|b)` one of
   * both, `[word]` may be missing.
   */
  patterns: { en: string[]; he: string[] };
  /** Questions that fit each sentence of its patterns. */
  replies: Text[];
}
