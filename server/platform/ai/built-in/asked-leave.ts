import { asksLeave } from '#content/guide/protests.ts';
import { normalised, wordsOf } from './normalise.ts';
import { type Heard, restWordsMin } from './protests.ts';
import { type Reading, readingOf } from './reading.ts';

/** “May I say something? He stole socks”: leave is given, and the rest is the message. */
export function withoutLeave({ text, language, ...reading }: Reading): Heard | null {
  const [head = '', ...rest] = text.split(leaveEnds);
  if (!asksLeave[language].test(normalised(head))) return null;
  const own = rest.join(' ').trim();
  const isAlone = wordsOf(normalised(own)).length < restWordsMin;
  return {
    reading: isAlone ? { ...reading, text, language, isContent: false } : readingOf(own, language),
    protest: { kind: 'leave', not: null, about: null, isAlone },
  };
}
const leaveEnds = /(?<=[.!?…:\n])\s+/u;
