import type { Language } from '#contract/shapes.ts';
import type { Danger } from '#db/schema/care-state.ts';
import { questionIn, saysInDanger, saysUnanswered } from './answers.ts';
import { plain, wordCountOf } from './patterns.ts';

/** From here on words name death, harm, means or somebody who hurts. */
export const clearly = 2;
const halfAnswerWordsMax = 5;

/** The words after a question about danger answer it: “his phone is off, nobody picks up”, “I’m on the bridge”. */
export function isUrgent(
  { kind, who, clarity }: Danger,
  text: string,
  language: Language,
): boolean {
  const isOfOthers = who !== 'self' && saysUnanswered(text);
  const isAsked = asksForHelp(text, language) && (who !== 'self' || clarity >= clearly);
  return isOfOthers || isAsked || saysInDanger(text, kind);
}

/** “What do I do?”, “what happens if my teacher knows?” */
export function asksForHelp(text: string, language: Language): boolean {
  const isShort = wordCountOf(plain(text)) <= askedWordsMax;
  return isShort && forHelp.has(questionIn(text, language) ?? '');
}
const forHelp = new Set<string>(['next', 'number', 'call', 'happens']);
const askedWordsMax = 8;

export function isHalfAnAnswer(text: string): boolean {
  return !text.includes('?') && text.trim().split(/\s+/u).length <= halfAnswerWordsMax;
}
