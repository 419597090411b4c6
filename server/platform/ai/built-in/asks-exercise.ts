import type { Language } from '#contract/shapes.ts';
import type { ChatState } from './chat-state.ts';
import type { Reading } from './reading.ts';

const wordsMax = 12;
const turnsMax = 2;
const lostWordsMax = 5;
const asks: Record<Language, RegExp> = {
  en: /^ (?:(?:so|and|but|ok|wait|um|hm+|sorry) )*(?:what(?:'s| is| are| does| do)?|whats|how|which|explain) (?:\S+ ){0,8}(?:numbers?|moment|words|ready|both ways|two ways|side by side|sort|sorting|worry|worries|exercise)(?: \S+){0,4} $/u,
  he: /^ (?:(?:אז|אבל|רגע|אוקיי|טוב|סליחה) )*(?:ו?מה|ו?איך|איזה|איזו|למה) (?:\S+ ){0,8}?(?:ה?מספרים|ה?רגע|להכין|ה?מילים|מה לומר|שתי (?:ה)?דרכים|שני (?:ה)?צדדים|למיין|ה?מיון|ה?דאגה|לפרק|להתעכב|בדיקת|לעשות סדר|למצוא מאיפה|ה?תרגיל)(?: \S+){0,5} $/u,
};

/** “What’s the four numbers thing?”, soon after an offer: it is the exercise that is asked about. */
export function asksOfExercise({ exerciseOffer, turn }: ChatState, reading: Reading): boolean {
  if (exerciseOffer === null || turn - exerciseOffer.turn > turnsMax) return false;
  // “I don’t follow”, right after the offer.
  const isLost = reading.intent === 'ask_meaning' && reading.words.length <= lostWordsMax;
  if (isLost && turn - exerciseOffer.turn === 1) return true;
  return reading.words.length <= wordsMax && asks[reading.language].test(reading.normal);
}
