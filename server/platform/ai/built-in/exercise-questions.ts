import type { Language } from '#contract/shapes.ts';
import { dilemmaIn } from './dilemma.ts';
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

function slotsOf(moment: Moment, { exercise, place, answers }: OpenExercise) {
  const { language, dilemma } = moment.state;
  const before = exercise.parts[place - 1];
  // The answer that was left out stands in no question.
  const last = answers.findLast(({ part }) => part === before);
  const ways = dilemma ?? waysIn(answers, language);
  const isSaid = last !== undefined && !last.part.isList && !last.part.isScale;
  return {
    a: isSaid ? (shortAnswer(last, language) ?? undefined) : undefined,
    n: last && numberIn(last),
    x: ways ? quoted(ways.a, language) : undefined,
    y: ways ? quoted(ways.b, language) : undefined,
  };
}

function numberIn({ part, text }: Answer): string | undefined {
  if (part.isList) return countOf(text) > 1 ? String(countOf(text)) : undefined;
  const number = part.isScale ? lowestIn(text) : null;
  return number === null ? undefined : String(number);
}

/** “Stay, or move in with my sister”, in an answer that names both ways. */
function waysIn(answers: readonly Answer[], language: Language) {
  const named = answers.find(({ part }) => part.isOfWays)?.text;
  if (named === undefined) return null;
  const found = dilemmaIn(named, language);
  if (found) return found;
  const [first = ''] = named.split(/(?<=[.!?])\s/u);
  const [a, b, ...more] = first
    .split(/\s*(?:,?\s(?:or|או)\s|\n|[,;/])\s*/u)
    .map((one) =>
      one
        .replaceAll(/^[\s\d.)-]+|[\s.?!]+$/gu, '')
        .replace(/^(?:one|two|first|second|אחת|שתיים|הראשונה|השנייה)[\s:,-]+/iu, ''),
    )
    .filter((one) => /\p{L}{2}/u.test(one));
  const fits = (side?: string) => side !== undefined && side.split(/\s+/u).length <= wayWordsMax;
  return a && b && more.length === 0 && fits(a) && fits(b) ? { a, b } : null;
}
const wayWordsMax = 12;
