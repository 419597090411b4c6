import { askedAlready, asksWhich, onlySaid } from '#content/guide/protests.ts';
import type { Language } from '#contract/shapes.ts';
import type { ChatState } from './chat-state.ts';
import type { Place } from './corrections.ts';
import { normalised, wordsOf } from './normalise.ts';
import type { Heard } from './protests.ts';
import { type Reading, readingOf } from './reading.ts';
import { sentencesOf } from './sentences.ts';

/** A question after the last reply, or one that it left unanswered, before the rest of the message. */
export function askedAgain(state: ChatState, reading: Reading): Heard | null {
  return besidePhrase(state, reading) ?? questionAgain(state, reading);
}

/** “What is ‘where it sits’? I have to decide …”: words of the last reply are asked after, and the rest is the message. */
function besidePhrase({ lastReply }: ChatState, { text, language }: Reading): Heard | null {
  const [first, ...rest] = sentencesOf(text, language);
  if (!first?.text.includes('?') || rest.some(({ asks }) => asks)) return null;
  const what = asksPhrase[language].exec(first.normal)?.groups?.['what'] ?? '';
  const own = rest.map((one) => one.text).join(' ');
  if (wordsOf(what).length < phraseWordsMin || wordsOf(normalised(own)).length < restWordsMin)
    return null;
  if (!normalised(lastReply).includes(` ${what} `)) return null;
  return {
    reading: readingOf(own, language),
    protest: { kind: 'unclear', not: null, about: null, isAlone: false },
  };
}
const phraseWordsMin = 2;
const restWordsMin = 3;
const asksPhrase = {
  en: /^ (?:(?:and|but|so|wait) )*(?:what(?:'s| is| does| do you mean by| do you mean)|how do you mean) (?<what>.+?)(?: mean)? $/u,
  he: /^ (?:(?:אבל|אז|רגע) )*(?:מה זה|מה זאת אומרת|מה הכוונה|למה הכוונה) (?<what>.+) $/u,
};

/** “I asked if he loves me”: a question of the last message that went unanswered is admitted and asked again. */
function questionAgain({ said }: ChatState, { text, language }: Reading): Heard | null {
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
