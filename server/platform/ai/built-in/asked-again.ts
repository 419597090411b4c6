import { askedAlready, asksWhich, onlySaid } from '#content/guide/protests.ts';
import type { Language } from '#contract/shapes.ts';
import type { ChatState } from './chat-state.ts';
import type { Place } from './corrections.ts';
import { normalised } from './normalise.ts';
import type { Heard } from './protests.ts';
import { type Reading, readingOf } from './reading.ts';
import { sentencesOf } from './sentences.ts';

/** “I asked if he loves me”: a question of the last message that went unanswered is admitted and asked again. */
export function askedAgain({ said }: ChatState, { text, language }: Reading): Heard | null {
  const asked = askedAlready[language].exec(text)?.groups?.['asked']?.trim();
  const before = sentencesOf(said.at(-1) ?? '', language);
  if (asked === undefined || !before.some(({ asks }) => asks)) return null;
  const isWhether = language === 'en' && / asked(?: you)? (?:if|whether) /iu.test(text);
  const question = isWhether ? `Do you think ${asked}?` : `${asked}?`;
  return {
    reading: readingOf(question, language),
    protest: { kind: 'link', not: null, about: null, isAlone: false },
  };
}

/** “What step? I only said that I’m stressed”: what was said is the message. */
export function onlySaidBeside({ units, at }: Place, language: Language) {
  if (!asksWhich[language].test(normalised(units[at] ?? ''))) return null;
  const rest = onlySaid[language].exec(units[at + 1] ?? '')?.groups?.['rest'];
  return rest === undefined ? null : ({ kind: 'only', not: null, rest, takesNext: true } as const);
}
