import { exerciseChips } from '#content/guide/exercises.ts';
import type { Exercise, Part } from '#content/guide/exercises/exercise.ts';
import type { Language } from '#contract/shapes.ts';
import type { ChatState } from './chat-state.ts';
import { isDayAlone } from './day-alone.ts';
import { dilemmaIn } from './dilemma.ts';
import { answerQuestion, dayIn } from './direct-answers.ts';
import { draft } from './draft.ts';
import {
  type Answer,
  asSaid,
  countOf,
  firstFilled,
  lowestIn,
  type OpenExercise,
  personIn,
  shortAnswer,
  textIn,
} from './exercises.ts';
import { isStaying } from './grief.ts';
import { joined, type Said, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { normalised } from './normalise.ts';
import { askDay, propose } from './offered-step.ts';
import { quoted } from './quotes.ts';
import type { Reading } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { isTitle, titleIn } from './step-title.ts';
import { answerAskedStep } from './wanted-step.ts';

const questionWordsMax = 20;
const shortWordsMax = 8;
const stepWordsMax = 14;
const resultLengthMax = 400;

/** Begins with the first question, or the second where the chat has answered it. */
export function begin(moment: Moment, exercise: Exercise): Draft {
  const { state } = moment;
  const person = personIn(state);
  const isKnown = exercise.parts[0]?.isOfWays === true && state.dilemma !== null;
  const open: OpenExercise = {
    exercise,
    place: isKnown ? 1 : 0,
    answers: [],
    wasHelped: false,
    person,
  };
  return askPart(moment, open, sayLine(moment, 'exercise_begins'), 'exercise:begin');
}

/** While somebody else’s words are asked for, a message is no question and no protest to the guide. */
export function isSpeakingForOthers({ exercise }: ChatState): boolean {
  return exercise?.exercise.parts[exercise.place]?.isSpoken === true;
}

/** A message while an exercise is open: the answer to its question, unless it plainly is something else. */
export function answerExercise(moment: Moment): Draft | null {
  const { state, reading, protest } = moment;
  const open = state.exercise;
  if (!open) return null;
  state.exercise = null;
  if (isStaying(state) || reading.intent === 'loss' || moment.isShown || moment.laid) return null;
  const part = open.exercise.parts[open.place];
  if (!part) return answerEnd(moment, open);
  const isSpoken = part.isSpoken === true;
  if (isStop(reading))
    return draft(moment, 'exercise_left', joined(moment, sayLine(moment, 'exercise_left')));
  if (asksExample(reading) || protest?.kind === 'huh' || protest?.kind === 'unclear')
    return help(moment, open, part);
  if (skips(reading) || protest?.kind === 'said') return skip(moment, open);
  if (isBlank(reading)) return open.wasHelped ? skip(moment, open) : help(moment, open, part);
  if (!isSpoken) {
    if (protest?.isAlone || turnsAway(reading)) return null;
    const answered = answerBeside(moment, open);
    if (answered) return answered;
  }
  const answers = [...open.answers, { part, text: reading.text.trim() }];
  return next(moment, { ...open, answers });
}

/** The question once more, after something else was answered. */
export function askOn(moment: Moment, open: OpenExercise): Said {
  const { exercise, place } = open;
  const part = exercise.parts[place];
  return part
    ? firstFilled(part.asks, `exercise.${exercise.key}.${part.key}`, slotsOf(moment, open), moment)
    : firstFilled(exercise.ends, `exercise.${exercise.key}.ends`, slotsOf(moment, open), moment);
}

function next(moment: Moment, open: OpenExercise, opening: Said | null = null): Draft {
  const further = { ...open, place: open.place + 1, wasHelped: false };
  return further.place < open.exercise.parts.length
    ? askPart(moment, further, opening, 'exercise:next')
    : showResult(moment, further);
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
  const said = sayLine(moment, 'exercise_skip');
  return next(moment, open, part ? said : null);
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

/** The answers below each other, in the person’s words, and the question for a step. */
function showResult(moment: Moment, open: OpenExercise): Draft {
  const { state } = moment;
  const { language } = state;
  const { exercise, answers, person } = open;
  state.asked = { kind: 'plain' };
  const end = askOn(moment, open);
  if (answers.length === 0)
    return draft(moment, 'exercise:end', joined(moment, sayLine(moment, 'exercise_empty')));
  const head = sayLine(moment, 'exercise_result');
  const list = answers.map(
    ({ part, text }) => `- **${textIn(part.label, language)}:** ${shown(text, language)}`,
  );
  const text = [head?.text, list.join('\n'), end.text].filter(Boolean).join('\n\n');
  const lines = [...(head?.lines ?? []), ...end.lines];
  const said = { text, lines, asks: true };
  if (!exercise.step) {
    state.exercise = open;
    return draft(moment, 'exercise:end', said);
  }
  const { withPerson, alone } = exercise.step;
  const title =
    person === null
      ? textIn(alone, language)
      : textIn(withPerson, language).replace('{p}', asSaid(person, language));
  state.possibleStep = { title, turn: state.turn, isIdea: false };
  return draft(moment, 'exercise:end', said, {
    offer: { kind: 'date', title },
    proposals: [{ kind: 'action', payload: { title, due_on: null } }],
    suggestions: ['today', 'tomorrow', 'weekend'],
  });
}

/** An answer as the list shows it: whole, or its first sentences. */
function shown(text: string, language: Language): string {
  const plain = text.replaceAll(/\s*\n\s*/gu, ' ').replaceAll(/[*_`~|<>\\[\]]/gu, '');
  let own = plain;
  if (plain.length > resultLengthMax) {
    own = '';
    for (const sentence of sentencesOf(plain, language)) {
      if (own !== '' && own.length + sentence.text.length > resultLengthMax) break;
      own += sentence.text;
    }
  }
  return quoted(own.trim().slice(0, resultLengthMax), language);
}

/** The answer to the last question: a step, or that it is enough as it is. */
function answerEnd(moment: Moment, open: OpenExercise): Draft | null {
  const { state, reading } = moment;
  const { language, text } = reading;
  if (isStop(reading) || isEnough(reading) || isBlank(reading))
    return draft(moment, 'exercise_enough', joined(moment, sayLine(moment, 'exercise_enough')));
  if (turnsAway(reading) || text.includes('?')) return null;
  state.asksStep = true;
  const step = answerAskedStep(moment);
  if (step) return step;
  if (reading.intent === 'commitment' || open.exercise.key === 'scene') return null;
  const day = dayIn(moment);
  // “Tonight”, after the step was named already.
  const isDay = day !== null && isDayAlone(reading);
  const named = isDay ? (open.answers.at(-1)?.text ?? '') : text;
  const isShort = named.split(/\s+/u).length <= stepWordsMax;
  const title = isShort ? titleIn(named, language) : null;
  if (title === null || !isTitle(title, language)) return null;
  return day === null ? askDay(moment, title) : propose(moment, 'propose', title, day);
}

function slotsOf(moment: Moment, { exercise, place, answers, person }: OpenExercise) {
  const { language, dilemma } = moment.state;
  const before = exercise.parts[place - 1];
  // The answer that was left out stands in no question.
  const last = answers.findLast(({ part }) => part === before);
  const ways = dilemma ?? waysIn(answers, language);
  return {
    a:
      last && !last.part.isList && !last.part.isScale
        ? (shortAnswer(last.text, language) ?? undefined)
        : undefined,
    n: last && numberIn(last),
    p: person ?? undefined,
    x: ways ? quoted(ways.a, language) : undefined,
    y: ways ? quoted(ways.b, language) : undefined,
  };
}

const scaleMax = 10;

function numberIn({ part, text }: Answer): string | undefined {
  if (part.isList) return countOf(text) > 1 ? String(countOf(text)) : undefined;
  const number = part.isScale ? lowestIn(text) : null;
  return number === null || number === scaleMax ? undefined : String(number);
}

/** “Stay, or move in with my sister”, in an answer that names both ways. */
function waysIn(answers: readonly Answer[], language: Language) {
  const named = answers.find(({ part }) => part.isOfWays)?.text;
  if (named === undefined) return null;
  const found = dilemmaIn(named, language);
  if (found) return found;
  const [a, b, ...more] = named
    .split(/\s*(?:,?\s(?:or|או)\s|\n|[,;/])\s*/u)
    .map((one) => one.replaceAll(/^[\s\d.)-]+|[\s.?!]+$/gu, ''))
    .filter((one) => /\p{L}{2}/u.test(one));
  const fits = (side?: string) => side !== undefined && side.split(/\s+/u).length <= wayWordsMax;
  return a && b && more.length === 0 && fits(a) && fits(b) ? { a, b } : null;
}
const wayWordsMax = 8;

type Signs = Record<Language, RegExp>;

const isChip = (chip: keyof typeof exerciseChips, { normal, language }: Reading) =>
  normal === normalised(textIn(exerciseChips[chip], language));

const stops: Signs = {
  en: /^ (?:(?:ok|okay|please|no|actually|hey|sorry|let's|lets|can we|i want to|just) )*(?:stop(?: (?:it|this|here|now|please))?|enough|quit|cancel|forget (?:it|this)|never ?mind|(?:this|it) (?:isn't|isnt|is not|doesn't|does not) (?:helping|working|help|work)|no more questions|i don't want (?:this|to do this|to go on|to)|leave it|drop it|(?:just )?talk(?: normally)?)(?: (?:please|now|thanks|then|for today|for now))* $/u,
  he: /^ (?:(?:טוב|אוקיי|בבקשה|לא|בעצם|רגע|סליחה|אפשר|בוא|בואי|אני|רוצה|פשוט|רק) )*(?:די|עזוב|עזבי|תעזוב|תעזבי|נעצור|לעצור|לעצור פה|לעצור כאן|מספיק|זה לא עוזר(?: לי)?|לא עוזר(?: לי)?|לא רוצה(?: (?:את זה|להמשיך|לעשות את זה))?|לדבר(?: רגיל)?|שכח מזה|שכחי מזה|לא משנה)(?: (?:בבקשה|עכשיו|תודה|להיום))* $/u,
};
function isStop(reading: Reading): boolean {
  return isChip('stop', reading) || stops[reading.language].test(reading.normal);
}

const examples: Signs = {
  en: /^ (?:(?:ok|okay|hm+|um|sorry|can you|could you|give me|i need|maybe|well|so) )*(?:an example|example|for example|like what|such as|what do you mean(?: by (?:that|this))?|what does that mean|how do you mean|i don't (?:understand|get)(?: (?:the question|that|this|it))?)(?: please)? $/u,
  he: /^ (?:(?:טוב|אוקיי|רגע|סליחה|אפשר|תן|תני|לי|אולי|אז) )*(?:דוגמה|דוגמא|למשל|כמו מה|נגיד מה|מה הכוונה(?: שלך)?|מה זאת אומרת|לא הבנתי(?: את (?:השאלה|זה))?|איך(?: זה)?)(?: בבקשה)? $/u,
};
function asksExample(reading: Reading): boolean {
  const isAsked = reading.intent === 'ask_meaning' && reading.words.length <= shortWordsMax;
  return isChip('example', reading) || isAsked || examples[reading.language].test(reading.normal);
}

const passes: Signs = {
  en: /^ (?:(?:ok|okay|please|i'd|i|let's|can we|rather) )*(?:skip|pass|next|next one|next question|skip (?:it|this|that|this one|that one))(?: please)? $/u,
  he: /^ (?:(?:טוב|אוקיי|בבקשה|אפשר|אני|רוצה|בוא|בואי|נו) )*(?:הלאה|לדלג|נדלג|דלג|דלגי|פס|הבאה|השאלה הבאה|תדלג|תדלגי)(?: (?:על זה|בבקשה|הלאה))* $/u,
};
function skips(reading: Reading): boolean {
  return isChip('skip', reading) || passes[reading.language].test(reading.normal);
}

const blanks: Signs = {
  en: /^ (?:(?:hm+|um+|uh|well|honestly|sorry|really|i) )*(?:don't|dont|do not|no) ?(?:really |even )?(?:know|idea|clue|have (?:an?|any) (?:idea|answer))(?: (?:really|yet|tbh|sorry|what|how|that|honestly|at all|what to (?:write|say|put)|how to (?:say|put) (?:it|that)))* $|^ (?:idk|dunno|not sure|no clue|hard to say|good question|yes|yeah|ok|okay|sure|no|nothing comes(?: to mind)?) $/u,
  he: /^ (?:(?:אה+|המ+|טוב|האמת|סליחה|אני|באמת|כרגע|עוד|וואו) )*(?:לא (?:יודע|יודעת|בטוח|בטוחה)|אין לי (?:מושג|תשובה|רעיון)|שאלה טובה|קשה לי (?:לומר|להגיד)|קשה לומר|כן|אוקיי|טוב|בסדר|לא|לא עולה לי כלום)(?: (?:האמת|כל כך|מה|איך|עדיין|באמת|מה (?:לכתוב|לומר|להגיד)|איך (?:לומר|להגיד)(?: את זה)?))* $/u,
};
function isBlank({ normal, language }: Reading): boolean {
  return blanks[language].test(normal);
}

const enough: Signs = {
  en: / (?:enough|nothing|no(?:thing)? (?:more|else)|just (?:to )?(?:see|seen|know)|leave it (?:there|at that|like that)|that's it|thats it|seeing it (?:is|was)) /u,
  he: / (?:מספיק|די לי|כלום|שום דבר|לא (?:צריך|צריכה|רוצה) (?:לעשות|כלום)|רק לראות|זה מספיק|להשאיר ככה) /u,
};
function isEnough({ normal, language, words, intent }: Reading): boolean {
  const isShort = words.length <= shortWordsMax;
  return (isShort && enough[language].test(normal)) || intent === 'decline';
}

const away = new Set(['insult', 'boredom', 'refusal', 'goodbye', 'emoji']);
function turnsAway(reading: Reading): boolean {
  const isThanks = reading.intent === 'thanks' && reading.words.length <= shortWordsMax;
  const isAway = away.has(reading.intent) && reading.words.length <= stepWordsMax;
  return isAway || isThanks || reading.says('card') || reading.script === null;
}
