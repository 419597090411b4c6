import { exerciseChips } from '#content/guide/exercises.ts';
import type { Exercise, Part } from '#content/guide/exercises/exercise.ts';
import type { ChatState } from './chat-state.ts';
import { answerQuestion } from './direct-answers.ts';
import { draft } from './draft.ts';
import { askOn } from './exercise-questions.ts';
import { answerEnd, showAtFarewell, showResult, showStep } from './exercise-result.ts';
import {
  asksExample,
  isBlank,
  isFarewell,
  isForGuide,
  isStop,
  skips,
  turnsAway,
  withoutAside,
} from './exercise-words.ts';
import { type OpenExercise, personIn, textIn } from './exercises.ts';
import { isStaying } from './grief.ts';
import { joined, type Said, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';

const questionWordsMax = 20;
/** From this answer on a step or an insight ends the questions. */
const arrivedFrom = 2;

/** Begins with the first question, or the second where the chat has answered it. */
export function begin(
  moment: Moment,
  exercise: Exercise,
  opening: Said | null = sayLine(moment, 'exercise_begins'),
): Draft {
  const { state } = moment;
  const isKnown = exercise.parts[0]?.isOfWays === true && state.dilemma !== null;
  const open: OpenExercise = {
    exercise,
    place: isKnown ? 1 : 0,
    answers: [],
    wasHelped: false,
    person: personIn(state),
  };
  state.exercisesOffered = [...new Set([...state.exercisesOffered, exercise.key])];
  return askPart(moment, open, opening, 'exercise:begin');
}

/** While somebody else’s words are asked for, a message is no question and no protest to the guide. */
export function isSpeakingForOthers({ exercise }: ChatState): boolean {
  return exercise?.exercise.parts[exercise.place]?.isSpoken === true;
}

/** A message while an exercise is open: the answer to its question, unless it plainly is something else. */
export function answerExercise(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const open = state.exercise;
  if (!open) return null;
  state.exercise = null;
  if (isStaying(state) || reading.intent === 'loss' || moment.isShown || moment.laid) return null;
  const part = open.exercise.parts[open.place];
  if (!part) return answerEnd(moment, open);
  return (
    answerAside(moment, open, part) ?? (isElse(moment, part) ? null : take(moment, open, part))
  );
}

/** A stop, a farewell, a wish for an example, nothing to say, and words that were meant for the guide. */
function answerAside(moment: Moment, open: OpenExercise, part: Part): Draft | null {
  const { state, reading, protest } = moment;
  if (isStop(reading))
    return draft(moment, 'exercise_left', joined(moment, sayLine(moment, 'exercise_left')));
  if (isFarewell(reading) && open.answers.length > 0)
    return showAtFarewell(moment, withAnswer(moment, open, part));
  if (asksExample(reading) || protest?.kind === 'huh' || protest?.kind === 'unclear')
    return help(moment, open, part);
  if (skips(reading)) return skip(moment, open);
  if (isBlank(reading)) return open.wasHelped ? skip(moment, open) : help(moment, open, part);
  if (isForGuide(reading)) {
    state.exercise = open;
    const again = joined(moment, sayLine(moment, 'exercise_taken'), askOn(moment, open));
    return withChips(moment, draft(moment, 'exercise:taken', again));
  }
  return part.isSpoken ? null : answerBeside(moment, open);
}

/** A complaint or a refusal is no answer; “I said that already” repeats one. */
function isElse({ reading, protest }: Moment, part: Part): boolean {
  if (part.isSpoken) return false;
  return (protest?.isAlone === true && protest.kind !== 'said') || turnsAway(reading);
}

function take(moment: Moment, open: OpenExercise, part: Part): Draft {
  const { reading } = moment;
  const { isAsked } = withoutAside(reading.text, reading.language);
  const answered = withAnswer(moment, open, part);
  const mayArrive =
    !part.isSpoken && !part.isList && !part.isSupposed && answered.answers.length >= arrivedFrom;
  const step = mayArrive ? showStep(moment, answered) : null;
  if (step) return step;
  if (mayArrive && (reading.intent === 'commitment' || reading.says('insight')))
    return showResult(moment, answered, sayLine(moment, 'exercise_arrived'));
  return next(moment, answered, isAsked ? sayLine(moment, 'exercise_sounds') : null);
}

function withAnswer({ reading, protest }: Moment, open: OpenExercise, part: Part): OpenExercise {
  // “I said already: the pressure in my chest”.
  const said = protest?.isAlone && protest.not !== null ? protest.not : reading.text;
  const { own } = withoutAside(said, reading.language);
  return { ...open, answers: [...open.answers, { part, text: own }] };
}

/** The open question once more. */
export function askAgain(moment: Moment, open: OpenExercise): Draft {
  return askPart(moment, open, null, 'exercise:again');
}

function next(moment: Moment, open: OpenExercise, opening: Said | null = null): Draft {
  const further = { ...open, place: open.place + 1, wasHelped: false };
  return further.place < open.exercise.parts.length
    ? askPart(moment, further, opening, 'exercise:next')
    : showResult(moment, further, opening);
}

function askPart(moment: Moment, open: OpenExercise, opening: Said | null, rule: string): Draft {
  const { state } = moment;
  state.exercise = open;
  state.asked = { kind: 'plain' };
  return withChips(moment, draft(moment, rule, joined(moment, opening, askOn(moment, open))));
}

function withChips(moment: Moment, answered: Draft): Draft {
  const { language } = moment.state;
  const suggestions = Object.values(exerciseChips).map((text) => textIn(text, language));
  return { ...answered, suggestions };
}

function skip(moment: Moment, open: OpenExercise): Draft {
  return next(moment, open, sayLine(moment, 'exercise_skip'));
}

function help(moment: Moment, open: OpenExercise, part: Part): Draft {
  moment.state.exercise = { ...open, wasHelped: true };
  const text = textIn(part.help, moment.state.language);
  const said = { text, lines: [], asks: false };
  return withChips(moment, draft(moment, 'exercise:help', joined(moment, said)));
}

/** A question to the guide gets its answer, and then the open question comes again. */
function answerBeside(moment: Moment, open: OpenExercise): Draft | null {
  const { reading, state } = moment;
  const isAsked =
    /^(?:ask|about)_/u.test(reading.intent) &&
    reading.asks &&
    reading.text.includes('?') &&
    reading.words.length <= questionWordsMax;
  const answered = isAsked ? answerQuestion(moment) : null;
  if (!answered) return null;
  state.exercise = open;
  if (answered.asks) return { ...answered, rule: 'exercise:beside' };
  const again = askOn(moment, open);
  return {
    ...answered,
    rule: 'exercise:beside',
    text: `${answered.text} ${again.text}`,
    asks: true,
  };
}
