import { type Mentioning, withNames } from '#contract/mentions.ts';
import { shownName } from '#web/platform/shown-name.ts';
import type { Text } from '#web/platform/text.ts';

/**
 * The text of a message outside of its bubble: with names of mentioned people, and the guide in the reader's
 * language.
 */
export function namedWords(text: Text, words: Mentioning): string {
  return withNames(words, text('assistant.guide'), shownName);
}
