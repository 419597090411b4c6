import { asksIfSilly } from '#content/guide/asked.ts';
import type { Language } from '#contract/shapes.ts';
import { dayNamedIn, withoutDateWords } from './dates.ts';
import { isDayAlone } from './day-alone.ts';
import { dayIn } from './direct-answers.ts';
import { draft } from './draft.ts';
import { stopsAmong } from './exercise-refusals.ts';
import { beforeFarewell, isBlank, isEnough, isStop, turnsAway } from './exercise-words.ts';
import { asSaid, type OpenExercise, shortAnswer, textIn, unquoted } from './exercises.ts';
import { joined, type Said, sayLine } from './lines.ts';
import { meantDay } from './meant-day.ts';
import type { Draft, Moment } from './moment.ts';
import { askDay, propose } from './offered-step.ts';
import { askOn } from './exercise-questions.ts';
import { quoted } from './quotes.ts';
import { readingOf } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { answerCommitment } from './step.ts';
import { isTitle, titleIn } from './step-title.ts';
import { farewell } from './parting.ts';
import { answerAskedStep } from './wanted-step.ts';

const quietTurns = 2;
const stepWordsMax = 14;
/** A longer title holds more than the step. */
const titleWordsMax = 10;
const resultLengthMax = 400;
const rule = 'exercise:end';

/** The answers below each other, in the person’s words, and the question for a step. */
export function showResult(moment: Moment, done: OpenExercise, opening: Said | null = null): Draft {
  const { state } = moment;
  if (done.answers.length === 0)
    return draft(moment, rule, joined(moment, sayLine(moment, 'exercise_empty')));
  const open = { ...done, place: done.exercise.parts.length };
  state.asked = { kind: 'plain' };
  // Fears of the other side are no obstacles of the step.
  state.obstacle = { en: null, he: null };
  // The next one is not offered at once.
  state.exerciseOffer = { keys: [], turn: state.turn };
  const title = titleOf(open, state.language);
  const planned = title === null ? null : plannedDay(moment, open);
  if (title !== null && planned !== null) {
    const step = propose(moment, 'propose', title, planned);
    return { ...step, rule, ...resultOf(moment, open, opening, step) };
  }
  const end = askOn(moment, open);
  const result = resultOf(moment, open, opening, end);
  // In grief no step is asked for, and nothing stays open.
  if (end.asks) state.exercise = open;
  else state.quietFor = Math.max(state.quietFor, quietTurns);
  if (title === null) return draft(moment, rule, result);
  state.possibleStep = { title, turn: state.turn, isIdea: false };
  return draft(moment, rule, result, {
    offer: { kind: 'date', title },
    proposals: [{ kind: 'action', payload: { title, due_on: null } }],
    suggestions: ['today', 'tomorrow', 'weekend'],
  });
}

/** “I’ll say it in the car tomorrow”: the last answer has said when. */
function plannedDay({ at, person, state }: Moment, { answers }: OpenExercise): string | null {
  const { language } = state;
  for (const { text } of sentencesOf(answers.at(-1)?.text ?? '', language)) {
    const named = dayNamedIn(text, language, at, person.timezone);
    if (named?.hasDay && readingOf(text, language).intent === 'commitment') return named.dueOn;
  }
  return null;
}

/** The answer holds a step already: it is offered below the answers. */
export function showStep(moment: Moment, open: OpenExercise): Draft | null {
  const step = answerCommitment(moment);
  const { offer } = step ?? {};
  if (!step || (offer?.kind !== 'action' && offer?.kind !== 'date')) return null;
  if (offer.title.split(/\s+/u).length > titleWordsMax) return null;
  const { text, lines } = resultOf(moment, open, sayLine(moment, 'exercise_arrived'), step);
  return { ...step, rule, text, lines };
}

/** A farewell in the middle: the answers so far stay, and nothing is asked. */
export function showAtFarewell(moment: Moment, open: OpenExercise): Draft {
  if (open.answers.length === 0) return draft(moment, 'goodbye', joined(moment, farewell(moment)));
  return draft(moment, 'goodbye', resultOf(moment, open, null, farewell(moment)));
}

function resultOf(
  moment: Moment,
  { answers }: OpenExercise,
  opening: Said | null,
  end: Said | null,
): Said {
  const { language } = moment.state;
  const head = sayLine(moment, 'exercise_result');
  const list = answers.map(
    ({ part, text }) => `- **${textIn(part.label, language)}:** ${shown(text, language)}`,
  );
  const lead = [opening?.text, head?.text].filter(Boolean).join(' ');
  return {
    text: [lead, list.join('\n'), end?.text].filter(Boolean).join('\n\n'),
    lines: [opening, head, end].flatMap((part) => part?.lines ?? []),
    asks: end?.asks ?? false,
  };
}

function titleOf({ exercise: { step }, person }: OpenExercise, language: Language): string | null {
  if (!step) return null;
  if (person === null) return textIn(step.alone, language);
  // “ליואב” takes no other short word.
  if (language === 'he' && /^ל(?!יאור|ירון|ילך|אה$|יאת)\p{L}{2}/u.test(person))
    return `לומר את זה ${person}`;
  return textIn(step.withPerson, language).replace('{p}', asSaid(person, language));
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
  return quoted(unquoted(own.trim().slice(0, resultLengthMax)), language);
}

/** “This weekend? He is off. On Wednesday”, “on Sunday, tomorrow is Saturday”: the day that is meant. */
function dayOfAnswer(moment: Moment): string | null {
  const { text, language } = moment.reading;
  const said = sentencesOf(text, language)
    .map((sentence) => sentence.text)
    .filter((sentence) => !sentence.includes('?'))
    .join(' ')
    // “Tomorrow is Saturday” only explains.
    .replace(isDay[language], ' ');
  const own = { ...moment, reading: readingOf(said === '' ? text : said, language) };
  return meantDay(own)?.dueOn ?? dayIn(own) ?? dayIn(moment);
}
const isDay = {
  en: /[,;–—-]?\s*(?:today|tomorrow)(?:'s| is) (?:a )?\p{L}+day/giu,
  he: /[,;–—-]?\s*(?:היום|מחר) (?:זה )?(?:כבר )?(?:יום )?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)(?!\p{L})/gu,
};

/** “There’s a pottery class on Wednesdays”: a thing, and nothing to do yet. */
const namesThing = {
  en: /^(?:(?:well|hm+|ok|maybe),? )?(?:there'?s|there’s|there is|there are) /iu,
  he: /^(?:(?:טוב|אולי),? )?יש (?!לי )/u,
};

function askFirst(moment: Moment, open: OpenExercise, thing: string): Draft | null {
  const { language } = moment.reading;
  const own = shortAnswer({ text: thing, part: {} }, language);
  const said = own && sayLine({ ...moment, slots: { ...moment.slots, q: own } }, 'exercise_first');
  if (!said) return null;
  moment.state.exercise = open;
  return draft(moment, 'exercise:first', joined(moment, said));
}

/** The step that one of the last sentences names: “I want to do something. I’d ask him on Saturday”. */
function stepIn(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const sentences = sentencesOf(reading.text, reading.language).map(({ text }) => text);
  const isDated = (text: string) =>
    dayNamedIn(text, reading.language, moment.at, moment.person.timezone)?.hasDay === true;
  const dated = sentences.filter((text) => sentences.length > 1 && isDated(text));
  const parts = [...dated, reading.text, ...sentences.toReversed()];
  for (const text of parts) {
    state.asksStep = true;
    const step = answerAskedStep({ ...moment, reading: readingOf(text, reading.language) });
    if (step) return step;
  }
  return null;
}

/** The answer to the last question: a step or its day, or that it is enough as it is. */
export function answerEnd(moment: Moment, open: OpenExercise): Draft | null {
  const { reading } = moment;
  const { language, text } = reading;
  if (isStop(reading) || stopsAmong(reading, false) || isEnough(reading) || isBlank(reading))
    return draft(moment, 'exercise_enough', joined(moment, sayLine(moment, 'exercise_enough')));
  // “I’ll ring her on Sunday. Good night” is a step first.
  if (beforeFarewell(reading, false)?.trim() === '')
    return draft(moment, 'goodbye', joined(moment, farewell(moment)));
  // Something done at once against boredom needs no step.
  const goes = open.exercise.mood === 'boredom' && atOnce[language].test(reading.normal);
  if (goes) return draft(moment, 'agreed', joined(moment, sayLine(moment, 'bored_go')));
  const day = dayOfAnswer(moment);
  const title = titleOf(open, language);
  if (title !== null) return day === null ? null : propose(moment, 'propose', title, day);
  if (turnsAway(reading)) return null;
  if (text.includes('?')) return besideQuestion(moment, open);
  // Two sides that are weighed are no step.
  if (reading.intent === 'choice') return null;
  if (namesThing[language].test(text)) return askFirst(moment, open, text);
  const step = stepIn(moment);
  if (step) return step;
  if (open.exercise.key === 'scene' && reading.intent !== 'commitment') return null;
  const own = titleOfAnswer(moment, open);
  if (own === null) return null;
  return day === null ? askDay(moment, own) : propose(moment, 'propose', own, day);
}

/** “Tomorrow, I’ll ring her at noon. Is it silly that I’m nervous?”: the doubt is met, and the step stands. */
function besideQuestion(moment: Moment, open: OpenExercise): Draft | null {
  const { language, text } = moment.reading;
  const [asked, stated] = [true, false].map((isAsked) =>
    sentencesOf(text, language).filter((one) => one.text.includes('?') === isAsked),
  );
  const doubts = asked?.some(({ normal }) => asksIfSilly[language].test(normal));
  const own = stated?.map((one) => one.text.trim()).join(' ') ?? '';
  if (!doubts || own === '') return null;
  const step = answerEnd({ ...moment, reading: readingOf(own, language) }, open);
  const said = step && sayLine(moment, 'not_silly', 'reassured');
  if (!step || !said) return step;
  return { ...step, text: `${said.text} ${step.text}`, lines: [...said.lines, ...step.lines] };
}

const atOnce = {
  en: / (?:now|right away|straight away|immediately|already (?:on|doing|at) it) /u,
  he: / (?:עכשיו|מיד|כבר עכשיו|ישר) /u,
};

/** The sentence with the day, else the first one; a day alone belongs to the answer before it. */
function titleOfAnswer({ reading, at, person }: Moment, { answers }: OpenExercise): string | null {
  const { language, text } = reading;
  const hasDay = (said: string) => dayNamedIn(said, language, at, person.timezone)?.hasDay === true;
  const said = sentencesOf(text, language)
    .map((sentence) => sentence.text.trim())
    .filter((sentence) => withoutDateWords(sentence, language).replaceAll(/[^\p{L}]/gu, '') !== '');
  const isOnlyDay = (one: string) => hasDay(one) && isDayAlone(readingOf(one, language));
  const acts = said.filter((sentence) => !isOnlyDay(sentence));
  const last = answers.at(-1);
  const named = acts.find(hasDay) ?? acts[0] ?? (last?.part.isSupposed ? '' : last?.text) ?? '';
  const isShort = named.split(/\s+/u).length <= stepWordsMax;
  const title = isShort ? titleIn(named, language) : null;
  return title !== null && isTitle(title, language) ? title : null;
}
