import { asksLeave, asksToTalk, besideProtest } from '#content/guide/protests.ts';
import { normalised, wordsOf } from './normalise.ts';
import { type Heard, restWordsMin } from './protests.ts';
import { type Reading, readingOf } from './reading.ts';

/** “May I say something? He stole socks”: leave is given, and the rest is the message. */
export function withoutLeave({ text, language, ...reading }: Reading): Heard | null {
  const parts = text.split(leaveEnds);
  const from = parts.findIndex((part) => !besideProtest[language].test(normalised(part)));
  const [head = '', ...rest] = parts.slice(Math.max(from, 0));
  const normal = normalised(head);
  const own = rest.join(' ').trim();
  const isAlone = wordsOf(normalised(own)).length < restWordsMin;
  // A matter that is named alone is asked about.
  if (!asksLeave[language].test(normal) && (isAlone || !asksToTalk[language].test(normal)))
    return null;
  return {
    reading: isAlone ? { ...reading, text, language, isContent: false } : readingOf(own, language),
    protest: { kind: 'leave', not: null, about: null, isAlone },
  };
}
const leaveEnds = /(?<=[.!?…:\n])\s+/u;
