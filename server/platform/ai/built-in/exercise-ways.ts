import { areClean } from './clean-ways.ts';
import type { Dilemma } from './dilemma.ts';
import type { Answer, OpenExercise } from './exercises.ts';
import type { Moment } from './moment.ts';
import { bothAnswered, waysAnswered, waysCorrected, waysTold } from './named-ways.ts';
import type { Reading } from './reading.ts';

/** The two ways of the chat, if it named them: of this message, an earlier one, or as the guide said them back. */
export function knownWays({ state, reading }: Pick<Moment, 'state' | 'reading'>): Dilemma | null {
  const texts = [reading.text, ...state.said.toReversed()];
  for (const text of texts) {
    const found = waysTold(text, reading.language);
    if (found) return found;
  }
  const { dilemma } = state;
  return dilemma && areClean(dilemma, reading.language) ? dilemma : null;
}

const isOfWays = ({ exercise }: OpenExercise) => exercise.parts[0]?.isOfWays === true;
const firstPlace = 1;
const sideOf = ({ a, b }: Dilemma) => `${a} / ${b}`;

/** Begins behind the question for the ways where the chat named them. */
export function withKnownWays(open: OpenExercise, moment: Moment): OpenExercise {
  const [part] = open.exercise.parts;
  const ways = isOfWays(open) ? knownWays(moment) : null;
  if (!ways || !part) return open;
  return { ...open, place: firstPlace, ways, answers: [{ part, text: sideOf(ways) }] };
}

/** The answers with this one, and with the other way where the answer goes on to it. */
export function withAnswerOfWays(
  open: OpenExercise,
  answer: Answer,
  { language }: Reading,
): OpenExercise {
  const answers = [...open.answers, answer];
  if (answer.part.isOfWays) return { ...open, answers, ways: waysAnswered(answer.text, language) };
  const other = open.exercise.parts[open.place + 1];
  const both =
    isOfWays(open) && open.place === firstPlace ? bothAnswered(answer.text, language) : null;
  if (!both || !other) return { ...open, answers };
  return {
    ...open,
    place: open.place + 1,
    answers: [...open.answers, { ...answer, text: both.first }, { part: other, text: both.second }],
  };
}

/** A way that was heard wrongly is put right; the rest of the message answers the open question. */
export function putRight(
  open: OpenExercise,
  { text, language }: Reading,
): { open: OpenExercise; rest: string } | null {
  if (!isOfWays(open) || open.place < firstPlace) return null;
  const corrected = waysCorrected(text, language);
  if (!corrected) return null;
  const { a, b } = { ...open.ways, ...corrected.ways };
  const isUnnamed = corrected.ways.a === undefined && corrected.ways.b === undefined;
  if (isUnnamed) return { open: { ...open, place: 0, ways: null, answers: [] }, rest: '' };
  if (a === undefined || b === undefined)
    return { open: { ...open, ways: null }, rest: corrected.rest };
  const ways = { a, b };
  // Words about ways that were none are no answer to these.
  const [named] = open.answers;
  if (corrected.ways.a !== undefined && corrected.ways.b !== undefined && named)
    return {
      open: { ...open, place: firstPlace, ways, answers: [{ ...named, text: sideOf(ways) }] },
      rest: corrected.rest,
    };
  const answers = open.answers.map((one) =>
    one.part.isOfWays ? { ...one, text: sideOf(ways) } : one,
  );
  return { open: { ...open, ways, answers }, rest: corrected.rest };
}
