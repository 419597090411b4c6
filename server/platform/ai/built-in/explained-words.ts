import { ownPhrases } from '#content/guide/own-phrases.ts';
import { asksOfExercise } from './asks-exercise.ts';
import { draft } from './draft.ts';
import { joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';

const wordsMax = 14;

/** “What side, his side?”: the guide explains a phrase of its last reply in plain words, and leaves it open. */
export function answerOwnPhrase(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const { language, normal, words } = reading;
  if (words.length > wordsMax || state.closed || asksOfExercise(state, reading)) return null;
  const phrase = ownPhrases.find(
    ({ said, asked }) => said[language].test(state.lastReply) && asked[language].test(normal),
  );
  const explained = phrase && sayLine(moment, phrase.pool);
  if (!explained) return null;
  const isOffered = state.offer?.kind === 'stage';
  const more = sayLine(moment, isOffered ? 'explained_offer' : 'explained_open');
  return draft(moment, 'answer:ask_meaning', joined(moment, explained, more), {
    offer: state.offer,
  });
}
