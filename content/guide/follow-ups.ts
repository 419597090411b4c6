import type { Language } from '#contract/shapes.ts';
import { englishFollowUps } from './follow-ups/english.ts';
import type { FollowUp } from './follow-ups/follow-up.ts';
import { hebrewDoings } from './follow-ups/hebrew-doings.ts';
import { hebrewOthers } from './follow-ups/hebrew-people.ts';
import { hebrewThings } from './follow-ups/hebrew-things.ts';
import { hebrewFollowUps } from './follow-ups/hebrew.ts';

/** Questions made of the words of a sentence, by its form. */
export const followUps: Record<Language, FollowUp[]> = {
  en: englishFollowUps,
  he: [...hebrewFollowUps, ...hebrewThings, ...hebrewDoings, ...hebrewOthers],
};
