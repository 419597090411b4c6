import type { ChatState } from './chat-state.ts';
import { normalised, wordsOf } from './normalise.ts';
import type { Heard } from './protests.ts';
import { type Reading, readingOf } from './reading.ts';

const echoWordsMax = 3;
const answerWordsMin = 4;

/** “Which moment? When she went quiet …”: the guide’s question is said again before its answer, and asks nothing. */
export function withoutEcho({ lastReply }: ChatState, { text, language }: Reading): Heard | null {
  const [, question = '', answer = ''] = /^([^.?!\n]{2,40})\?+\s+([^?]+)$/u.exec(text.trim()) ?? [];
  const words = wordsOf(normalised(question));
  if (words.length === 0 || words.length > echoWordsMax || !lastReply.includes('?')) return null;
  if (wordsOf(normalised(answer)).length < answerWordsMin) return null;
  if (words.length === 1 && astonished.test(words[0] ?? '')) return null;
  const asked = new Set(wordsOf(normalised(lastReply)));
  if (!words.every((word) => asked.has(word))) return null;
  return { reading: readingOf(answer, language), protest: null };
}
/** “What? No”: nothing of the question is said again. */
const astonished = /^(?:what|huh|why|how|מה|למה|איך)$/u;
