import type { Language } from '#contract/shapes.ts';
import type { ChatState } from './chat-state.ts';
import { type Reading, readingOf } from './reading.ts';
import { sentencesOf } from './sentences.ts';

const refusal: Record<Language, RegExp> = {
  en: /(?<! why) (?:no|not|don't|dont|without|stop|enough|never|skip)(?: (?!know|sure|mind)\S+){0,3} (?:an? |the |any |more |of )*cards? /u,
  he: /(?<! למה) (?:לא|בלי|די|אל|מספיק|עזוב|עזבי|שום)(?: (?!יודע|יודעת|בטוח|בטוחה|אכפת)\S+){0,2} ה?(?:קלף|קלפים) /u,
};

/** Whether the person wants no card, as one of the sentences says: “you don’t listen. Draw a card” wants one. */
export function refusesCard({ text, language }: Pick<Reading, 'text' | 'language'>): boolean {
  return sentencesOf(text, language).some(({ normal }) => refusal[language].test(normal));
}

/** A message without its refusal of a card, if it says more: “no card. On Sunday I’ll call her” names a step. */
export function withoutCardRefusal(state: ChatState, reading: Reading): Reading {
  const { text, language } = reading;
  if (!refusesCard(reading)) {
    if (reading.says('card')) state.refusesCards = false;
    return reading;
  }
  state.refusesCards = true;
  const rest = sentencesOf(text, language)
    .filter(({ normal }) => !refusal[language].test(normal))
    .map((sentence) => sentence.text)
    .join(' ');
  return rest === '' ? { ...reading, isContent: false } : readingOf(rest, state.language);
}
