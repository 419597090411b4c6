import type { ChatState } from './chat-state.ts';
import { goesOnWriting } from './exercise-offers.ts';
import type { Heard } from './protests.ts';
import { readingOf, type Reading } from './reading.ts';
import { sentencesOf } from './sentences.ts';

/** “Not four questions now. Just go on writing. I’m 47, who will take me”: what follows the wish is the message. */
export function withoutWish(state: ChatState, { text, language }: Reading): Heard | null {
  if (state.turn === 0 || state.exercise) return null;
  const sentences = sentencesOf(text, language);
  const isWish = (place: number) => {
    const own = sentences[place];
    if (!own || own.text.includes('?')) return false;
    return goesOnWriting(readingOf(own.text, language)) || refuses[language].test(own.normal);
  };
  let from = 0;
  while (isWish(from)) from++;
  const rest = sentences.slice(from);
  const count = rest.reduce((sum, { wordCount }) => sum + wordCount, 0);
  if (from === 0 || count < restWordsMin) return null;
  // The next answer asks nothing.
  state.quietFor = Math.max(state.quietFor, 1);
  const own = rest.map((one) => one.text).join(' ');
  return { reading: readingOf(own.trim(), language), protest: null };
}
const restWordsMin = 4;
const refuses = {
  en: /^ (?:(?:no|not|please|ok|thanks|but) )*(?:(?:no|not|without|enough) (?:\S+ ){0,2}questions|(?:i'd|i would) rather just (?:talk|write))(?: (?:now|please|right now|for (?:now|a bit)))* $/u,
  he: /^ (?:(?:לא|אבל|בבקשה|טוב) )*(?:(?:לא|בלי|די) (?:\S+ ){0,2}שאלות|עדיף לי (?:פשוט )?(?:לכתוב|לדבר))(?: (?:עכשיו|בבקשה|כרגע))* $/u,
};
