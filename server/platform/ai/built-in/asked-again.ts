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
  const own = sentencesOf(text, language);
  const from = own.findIndex(({ normal }) => !rejects[language].test(normal));
  const rest = own.slice(from).map((one) => one.text);
  const asked = askedAlready[language].exec(rest.join(' '))?.groups?.['asked']?.trim();
  const before = sentencesOf(said.at(-1) ?? '', language);
  if (asked === undefined || !before.some(({ asks }) => asks)) return null;
  const isWhether = language === 'en' && / asked(?: you)? (?:if|whether) /iu.test(text);
  const question = isWhether ? `Do you think ${asked}?` : `${asked}?`;
  return {
    reading: readingOf(question, language),
    protest: { kind: 'link', not: null, about: null, isAlone: false },
  };
}

/** “Which decision?? I didn’t ask to decide anything.” */
const rejects = {
  en: /^ (?:(?:what|which) \S+|i (?:didn't|didnt|never) (?:ask|asked) (?:to|you to) (?:\S+ ){0,3}\S+) $/u,
  he: /^ (?:(?:איזה|איזו|מה) \S+|(?:אני )?לא (?:ביקשתי|שאלתי) (?:\S+ ){0,3}\S+) $/u,
};

/** “What step? I only said that I’m stressed”: what was said is the message. */
export function onlySaidBeside({ units, at }: Place, language: Language) {
  if (!asksWhich[language].test(normalised(units[at] ?? ''))) return null;
  const rest = onlySaid[language].exec(units[at + 1] ?? '')?.groups?.['rest'];
  return rest === undefined ? null : ({ kind: 'only', not: null, rest, takesNext: true } as const);
}
