import { exerciseChips, exercises, goOnWriting } from '#content/guide/exercises.ts';
import type { Exercise, Part } from '#content/guide/exercises/exercise.ts';
import type { Language } from '#contract/shapes.ts';
import type { ChatState } from './chat-state.ts';
import { answerQuestion } from './direct-answers.ts';
import { draft } from './draft.ts';
import { askOn } from './exercise-questions.ts';
import { answerEnd, showAtFarewell, showResult, showStep } from './exercise-result.ts';
import {
  answerBehind,
  asksExample,
  correctedWords,
  isBlank,
  isFarewell,
  isMisplaced,
  isForGuide,
  isStop,
  skips,
  turnsAway,
  withFear,
  withoutAside,
} from './exercise-words.ts';
import { exercisesFor, exerciseWanted, isPick, type OpenExercise, textIn } from './exercises.ts';
import { isStaying } from './grief.ts';
import { joined, type Said, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { ownWordsOf } from './own-words.ts';
import type { ProtestKind } from './protests.ts';

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
    person: null,
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
  const tapped = exercises.find((one) => one !== open.exercise && isPick(one, reading));
  if (tapped) return begin(moment, tapped);
  // “I want to know what to say to her”, in the middle of another exercise.
  const wanted = part?.isSpoken ? null : exerciseWanted(reading);
  if (wanted && wanted.key !== open.exercise.key)
    return begin(moment, wanted, sayLine(moment, 'exercise_words'));
  if (!part) return answerEnd(moment, open);
  return (
    answerAside(moment, open, part) ?? (isElse(moment, part) ? null : take(moment, open, part))
  );
}

/** A stop, a farewell, a wish for an example, nothing to say, and words that were meant for the guide. */
function answerAside(moment: Moment, open: OpenExercise, part: Part): Draft | null {
  const { reading, protest } = moment;
  if (isStop(reading))
    return draft(moment, 'exercise_left', joined(moment, sayLine(moment, 'exercise_left')));
  if (isFarewell(reading) && open.answers.length > 0)
    return showAtFarewell(moment, withAnswer(moment, open, part));
  if (asksExample(reading) || protest?.kind === 'huh' || protest?.kind === 'unclear')
    return help(moment, open, part);
  if (skips(reading) || (!part.isSpoken && isMisplaced(reading))) return skip(moment, open);
  if (isBlank(reading)) return open.wasHelped ? skip(moment, open) : help(moment, open, part);
  const corrected = correctedWords(reading);
  if (corrected !== null && open.answers.length > 0)
    return askAgain(moment, withCorrection(open, corrected));
  const isSpoken = part.isSpoken === true;
  const answersOn =
    protest?.isAlone === false && goesOnAnswering[reading.language].test(reading.text);
  if (objects(protest) && !answersOn) return putAway(moment, open);
  if (isForGuide(reading, isSpoken) && answerBehind(reading, isSpoken) === null)
    return putAway(moment, open);
  // A question behind an answer waits.
  const { isAsked } = withoutAside(reading.text, reading.language, false);
  return part.isSpoken || isAsked ? null : answerBeside(moment, open);
}

/** “Why does that matter? But well, my wife said …” */
const goesOnAnswering = {
  en: /^(?:but|well|anyway|ok|okay|still)(?!\p{L})/iu,
  he: /^(?:אבל|נו|טוב|בכל זאת|אז)(?!\p{L})/u,
};

/** The questions don’t fit: the guide says so, and offers others. */
function putAway(moment: Moment, { exercise }: OpenExercise): Draft {
  const { state, protest } = moment;
  const { language } = state;
  const others = exercisesFor(moment)
    .filter(({ key }) => key !== exercise.key)
    .slice(0, 2);
  state.exerciseOffer = { keys: others.map(({ key }) => key), turn: state.turn };
  // The admission of a protest has its apology.
  const said = joined(moment, sayLine(moment, protest ? 'exercise_else' : 'exercise_wrong'));
  const suggestions = [...others.map(({ pick }) => pick), goOnWriting];
  return {
    ...draft(moment, 'exercise_left', said),
    suggestions: suggestions.map((text) => textIn(text, language)),
  };
}

/** A protest about the question, and not about its wording or its order. */
function objects(protest: Moment['protest']): boolean {
  return protest !== null && wrong.has(protest.kind);
}
const wrong = new Set<ProtestKind>(['link', 'notIt', 'amiss', 'hurt', 'misread', 'topic', 'only']);

/** A complaint or a refusal is no answer; “I said that already” repeats one. */
function isElse({ reading, protest }: Moment, part: Part): boolean {
  if (part.isSpoken) return false;
  return (protest?.isAlone === true && protest.kind !== 'said') || turnsAway(reading);
}

function take(moment: Moment, open: OpenExercise, part: Part): Draft {
  const { reading } = moment;
  const { language, text } = reading;
  const isSpoken = part.isSpoken === true;
  const isAsked = withoutAside(text, language, isSpoken).isAsked || isForGuide(reading, isSpoken);
  const answered = withAnswer(moment, open, part);
  const mayArrive =
    !part.isSpoken && !part.isList && !part.isSupposed && answered.answers.length >= arrivedFrom;
  const step = mayArrive ? showStep(moment, answered) : null;
  if (step) return step;
  if (mayArrive && (reading.intent === 'commitment' || reading.says('insight')))
    return showResult(moment, answered, sayLine(moment, 'exercise_arrived'));
  const pool = isSpoken ? 'exercise_sounds' : 'exercise_later';
  return next(moment, answered, isAsked ? sayLine(moment, pool) : null);
}

function withAnswer(moment: Moment, open: OpenExercise, part: Part): OpenExercise {
  const { reading, protest } = moment;
  const { language } = reading;
  const isSpoken = part.isSpoken === true;
  const behind = isForGuide(reading, isSpoken) ? answerBehind(reading, isSpoken) : null;
  // “I said already: the pressure in my chest”.
  const repeated = protest?.isAlone ? protest.not : null;
  const said = behind ?? repeated ?? reading.text;
  const { own: answer } = withoutAside(said, language, isSpoken);
  const person = part.namesPerson ? personNamedIn(answer, language) : open.person;
  const after = open.exercise.parts[open.place + 1];
  const { own, fear } = after?.isFeared ? withFear(answer, language) : { own: answer, fear: null };
  const answers = [...open.answers, { part, text: own }];
  return fear === null || !after
    ? { ...open, person, answers }
    : {
        ...open,
        person,
        place: open.place + 1,
        answers: [...answers, { part: after, text: fear }],
      };
}

/** The first person whom an answer names, and not after a “not”. */
function personNamedIn(text: string, language: Language): string | null {
  const own = text.replace(denied[language], ' ');
  const who = addressed[language].exec(own.trim())?.groups?.['who'];
  return who ?? ownWordsOf(own, language).people[0] ?? null;
}
/** “Marc. That it was my work”, “ליואב, שזה לא הוגן”. */
const addressed = {
  en: /^(?:[Tt]o |[Ff]or |[Ii]t'?s for )?(?<who>\p{Lu}\p{L}+|(?:[Mm]y|[Tt]he) \p{L}+(?: \p{L}+)?)(?:[.,;:]| that )/u,
  he: /^(?!(?:זה|אני|לא|כן|טוב|אולי|רק|פשוט|קשה|חשוב)(?!\p{L}))(?<who>\p{L}+(?: שלי)?)(?:[.,;:]| ש\p{L})/u,
};
const denied = {
  en: /(?:^|\s)not (?:my |the |to )?\p{L}+/giu,
  he: /(?:^|\s)לא (?:ל|עם )?\p{L}+/gu,
};

/** The last words for others, else the last answer, give way to those that were meant. */
function withCorrection(open: OpenExercise, text: string): OpenExercise {
  const { answers } = open;
  const spoken = answers.findLastIndex(({ part }) => part.isSpoken);
  const place = spoken < 0 ? answers.length - 1 : spoken;
  return { ...open, answers: answers.map((one, at) => (at === place ? { ...one, text } : one)) };
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
