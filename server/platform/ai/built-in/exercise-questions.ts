import {
  type Answer,
  countOf,
  firstFilled,
  lowestIn,
  type OpenExercise,
  shortAnswer,
} from './exercises.ts';
import type { Said } from './lines.ts';
import type { Moment } from './moment.ts';
import { quoted } from './quotes.ts';

/** The question that is open, or the last one, with the slots that the answers fill. */
export function askOn(moment: Moment, open: OpenExercise): Said {
  const { exercise, place } = open;
  const part = exercise.parts[place];
  const id = `exercise.${exercise.key}.${part?.key ?? 'ends'}`;
  return firstFilled(part?.asks ?? exercise.ends, id, slotsOf(moment, open), moment);
}

function slotsOf(moment: Moment, { exercise, place, answers, ways, person }: OpenExercise) {
  const { language } = moment.state;
  const before = exercise.parts[place - 1];
  const part = exercise.parts[place];
  // The answer that was left out stands in no question.
  const last = answers.findLast(({ part }) => part === before);
  const isSaid =
    last !== undefined && !last.part.isList && !last.part.isScale && !last.part.isOfWays;
  return {
    a: isSaid ? (shortAnswer(last, language) ?? undefined) : undefined,
    n: last && numberIn(last),
    p: part?.namesPerson || part?.isAboutPerson ? (person ?? undefined) : undefined,
    x: ways ? quoted(ways.a, language) : undefined,
    y: ways ? quoted(ways.b, language) : undefined,
  };
}

function numberIn({ part, text }: Answer): string | undefined {
  if (part.isList) return countOf(text) > 1 ? String(countOf(text)) : undefined;
  const number = part.isScale ? lowestIn(text) : null;
  return number === null ? undefined : String(number);
}
