import { exerciseChips, exercises, goOnWriting } from '#content/guide/exercises.ts';
import type { Exercise, Part } from '#content/guide/exercises/exercise.ts';
import type { Language } from '#contract/shapes.ts';
import { goesAtOnce } from './boredom.ts';
import type { ChatState } from './chat-state.ts';
import { answerQuestion } from './direct-answers.ts';
import { draft } from './draft.ts';
import { askOn } from './exercise-questions.ts';
import { answerEnd, showAtFarewell, showResult, showStep } from './exercise-result.ts';
import { takenBack, withoutAddressee, withoutFillers } from './exercise-drafts.ts';
import { skipsAmong, stopsAmong } from './exercise-refusals.ts';
import { putRight, withAnswerOfWays, withKnownWays } from './exercise-ways.ts';
import {
  answerBehind,
  asksExample,
  beforeFarewell,
  behindQuestion,
  correctedWords,
  isBlank,
  isMisplaced,
  isForGuide,
  isNo,
  isPass,
  isStop,
  turnsAway,
  withFear,
  withoutAside,
} from './exercise-words.ts';
import {
  addressee,
  exercisesFor,
  exerciseWanted,
  isPick,
  type OpenExercise,
  pickAmong,
  textIn,
} from './exercises.ts';
import { isStaying } from './grief.ts';
import { joined, type Said, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { whoDied } from './mourned.ts';
import { ownWordsOf } from './own-words.ts';
import type { ProtestKind } from './protests.ts';
import { readingOf } from './reading.ts';
import { sentencesOf } from './sentences.ts';

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
  const open: OpenExercise = {
    exercise,
    place: 0,
    answers: [],
    wasHelped: false,
    person: personOf(moment, exercise),
    ways: null,
    tried: null,
    missed: null,
  };
  state.exercisesOffered = [...new Set([...state.exercisesOffered, exercise.key])];
  return askPart(moment, withKnownWays(open, moment), opening, 'exercise:begin');
}

function personOf(moment: Moment, { parts: [first] }: Exercise): string | null {
  if (first?.isAboutPerson) return whoDied(moment);
  return first?.namesPerson ? addressee(moment) : null;
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
  const isLoss = isStaying(state) || reading.intent === 'loss';
  if ((isLoss && open.exercise.mood !== 'grief') || moment.isShown || moment.laid) return null;
  if (open.exercise.mood === 'boredom' && goesAtOnce(reading)) return null;
  const part = open.exercise.parts[open.place];
  const tapped =
    exercises.find((one) => isPick(one, reading)) ?? (part?.isSpoken ? null : pickAmong(reading));
  if (tapped && tapped !== open.exercise) return begin(moment, tapped);
  // “I want to know what to say to her”, in the middle of another exercise.
  const wanted = part?.isSpoken ? null : exerciseWanted(reading);
  if (wanted && wanted.key !== open.exercise.key)
    return begin(moment, wanted, sayLine(moment, 'exercise_words'));
  if (!part) return answerEnd(moment, open);
  const right = putRight(open, reading);
  if (right) return goOnRight(moment, right.open, right.rest);
  return (
    answerAside(moment, open, part) ?? (isElse(moment, part) ? null : take(moment, open, part))
  );
}

/** A mistake of the guide’s is admitted, and what stands beside the correction is the answer. */
function goOnRight(moment: Moment, open: OpenExercise, rest: string): Draft {
  const opening = sayLine(moment, 'exercise_mistake');
  const part = open.exercise.parts[open.place];
  const answers = rest.split(/\s+/u).length >= restWordsMin;
  if (!part || !answers) return askAgain(moment, open, opening);
  const inRest = { ...moment, reading: readingOf(rest, moment.reading.language) };
  return next(moment, withAnswer(inRest, open, part), opening);
}
const restWordsMin = 3;

/** A stop, a farewell, a wish for an example, nothing to say, and words that were meant for the guide. */
function answerAside(moment: Moment, open: OpenExercise, part: Part): Draft | null {
  const { reading, protest } = moment;
  const isSpoken = part.isSpoken === true;
  if (isStop(reading) || stopsAmong(reading, isSpoken))
    return draft(moment, 'exercise_left', joined(moment, sayLine(moment, 'exercise_left')));
  const before = beforeFarewell(reading, isSpoken);
  if (before !== null) return leave(moment, open, part, before);
  const isPuzzled = protest?.kind === 'huh' || protest?.kind === 'unclear';
  if (asksExample(reading) || (isPuzzled && protest.isAlone)) return help(moment, open, part);
  if (isPass(reading.normal, reading.language) || skipsAmong(reading, isSpoken))
    return skip(moment, open);
  if (!isSpoken && isMisplaced(reading)) return skip(moment, open);
  // A no may be one of the words for somebody else.
  if (!isSpoken && isNo(reading)) return skip(moment, open);
  if (isBlank(reading) || isNo(reading))
    return open.wasHelped ? skip(moment, open) : help(moment, open, part);
  const anew = askAnew(moment, open, part);
  if (anew) return anew;
  const corrected = correctedWords(reading);
  if (corrected !== null && open.answers.length > 0)
    return askAgain(moment, withCorrection(open, corrected));
  const answersOn =
    protest?.isAlone === false && goesOnAnswering[reading.language].test(reading.text);
  if (objects(protest) && !answersOn) return putAway(moment, open);
  if (isForGuide(reading, isSpoken) && answerBehind(reading, isSpoken) === null)
    return putAway(moment, open);
  // A question beside an answer waits.
  const { text, language } = reading;
  const isBeside =
    withoutAside(text, language, false).isAsked || behindQuestion(text, language) !== null;
  return isSpoken || isBeside ? null : answerBeside(moment, open);
}

/** The words before the farewell are an answer still. */
function leave(moment: Moment, open: OpenExercise, part: Part, before: string): Draft {
  const reading = readingOf(before, moment.reading.language);
  const isAnswer = /\p{L}{2}/u.test(before) && !isBlank(reading);
  const answered = isAnswer ? withAnswer({ ...moment, reading }, open, part) : open;
  return showAtFarewell(moment, answered);
}

/** “… ugh no, sounds weak”: the person may word it again, once; then the newer words stand. */
function askAnew(moment: Moment, open: OpenExercise, part: Part): Draft | null {
  const { reading } = moment;
  if (!part.isSpoken || part.isFeared) return null;
  const own = takenBack(reading.text, reading.language);
  if (own === null) return null;
  if (own !== '' && open.tried !== null) return null;
  const last = open.answers.at(-1);
  const isOfLast = own === '' && last?.part.isSpoken === true && !last.part.isFeared;
  if (own === '' && !isOfLast) return open.tried === null ? help(moment, open, part) : null;
  const again = isOfLast
    ? {
        ...open,
        place: open.exercise.parts.indexOf(last.part),
        answers: open.answers.slice(0, -1),
        tried: last.text,
      }
    : { ...open, tried: own };
  moment.state.exercise = again;
  const said = joined(moment, sayLine(moment, 'exercise_anew'));
  return withChips(moment, draft(moment, 'exercise:anew', said));
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
  const asksFirst = !isSpoken && behindQuestion(text, language)?.isAsked === true;
  const isAsked =
    asksFirst || withoutAside(text, language, isSpoken).isAsked || isForGuide(reading, isSpoken);
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

/** The answer in a message: without questions, doubts and words to the guide around it. */
function answerIn(
  { reading, protest }: Moment,
  { missed, tried }: OpenExercise,
  part: Part,
): string {
  const { language, text } = reading;
  const isSpoken = part.isSpoken === true;
  if (tried !== null && keepsTried[language].test(reading.normal)) return tried;
  if (missed !== null && pointsBack[language].test(reading.normal)) return missed;
  const behind = isForGuide(reading, isSpoken) ? answerBehind(reading, isSpoken) : null;
  const later = isSpoken ? takenBack(text, language) : behindQuestion(text, language)?.own;
  // “I said already: the pressure in my chest”.
  const repeated = protest?.isAlone ? protest.not : null;
  const said = behind ?? repeated ?? (later || text);
  return withoutFillers(withoutAside(said, language, isSpoken).own, language);
}
/** “From others. The pasta. I said the pasta.” */
const pointsBack = {
  en: / i (?:already |just )?(?:said|told you|wrote) /u,
  he: / (?:אמרתי|כתבתי) /u,
};
/** “No, it’s fine as it was.” */
const keepsTried = {
  en: /^ (?:(?:no|nah|ok|actually|well) )*(?:(?:it's|its|that's|thats) (?:fine|ok|okay|good)|leave it|keep (?:it|that)|that's me|as it (?:was|is))(?: (?:as it (?:was|is)|like that|then|actually))* $/u,
  he: /^ (?:(?:לא|טוב|בעצם|אוקיי) )*(?:זה (?:בסדר|טוב)(?: ככה)?|ככה (?:טוב|בסדר)|להשאיר(?: (?:את זה|ככה|כמו שזה))*|שיישאר(?: ככה)?) $/u,
};

function withAnswer(moment: Moment, open: OpenExercise, part: Part): OpenExercise {
  const { reading } = moment;
  const { language } = reading;
  const whole = answerIn(moment, open, part);
  const person = part.namesPerson ? (personNamedIn(whole, language) ?? open.person) : open.person;
  // The step names the person.
  const answer = part.namesPerson && person !== null ? withoutAddressee(whole, language) : whole;
  const after = open.exercise.parts[open.place + 1];
  const { own, fear } = after?.isFeared ? withFear(answer, language) : { own: answer, fear: null };
  const answered = withAnswerOfWays({ ...open, person }, { part, text: own }, reading);
  return fear === null || !after
    ? answered
    : {
        ...answered,
        place: open.place + 1,
        answers: [...answered.answers, { part: after, text: fear }],
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
  he: /^(?!(?:זה|אני|לא|כן|טוב|אולי|רק|פשוט|קשה|חשוב)(?!\p{L})|ש[תיאנ]\p{L}{2})(?<who>\p{L}+(?: שלי)?)(?:[.,;:]| ש\p{L})/u,
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
export function askAgain(moment: Moment, open: OpenExercise, opening: Said | null = null): Draft {
  return askPart(moment, open, opening, 'exercise:again');
}

function next(moment: Moment, open: OpenExercise, opening: Said | null = null): Draft {
  const further = { ...open, place: open.place + 1, wasHelped: false, tried: null, missed: null };
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
  const part = open.exercise.parts[open.place];
  if (open.tried === null || !part) return next(moment, open, sayLine(moment, 'exercise_skip'));
  // Without newer words those that were there stand.
  return next(moment, { ...open, answers: [...open.answers, { part, text: open.tried }] });
}

function help(moment: Moment, open: OpenExercise, part: Part): Draft {
  const missed = missedIn(moment) ?? open.missed;
  moment.state.exercise = { ...open, wasHelped: true, missed };
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

/** The statements of a message that was heard as a question. */
function missedIn({ reading: { text, language } }: Moment): string | null {
  const stated = sentencesOf(text, language).filter(
    (one) => !one.text.includes('?') && one.wordCount >= missedWordsMin,
  );
  return stated.length === 0 ? null : stated.map((one) => one.text.trim()).join(' ');
}
const missedWordsMin = 4;
