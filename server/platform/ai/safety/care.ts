import type { Language } from '#contract/shapes.ts';
import {
  careAnswers,
  careBetter,
  careCalled,
  careAnswersForOthers,
  careDirectAnswers,
  careEnd,
  careFollowups,
  careHeavier,
  careMisread,
  careNote,
  careQuestion,
  careQuestionHelp,
  careQuestionPast,
  careRelease,
  careUnanswered,
} from '#content/guide/safety-replies.ts';
import type { CareReply, CareState, Danger } from '#db/schema/care-state.ts';
import { languageOf } from '../built-in/language.ts';
import { legible } from '../built-in/normalise.ts';
import {
  answerIn,
  questionIn,
  saysCalled,
  saysTakenBack,
  saysThanks,
  saysUnanswered,
  withoutDeniedHarm,
} from './answers.ts';
import { asidesAfter, asidesMax, isPoisoned, repeats, saysBodyMeant } from './body.ts';
import { caringText, filled } from './caring-text.ts';
import { dangerIn } from './danger.ts';
import { isAtEase } from './ease.ts';
import {
  saysAtEase,
  saysBetter,
  saysNeverMeant,
  saysNobodyHurt,
  saysOtherwiseMeant,
  saysSafe,
} from './endings.ts';
import { type Help, helpFor } from './regions.ts';

/** The person whose region and language select words and help lines. */
export interface CarePerson {
  language: Language;
  timezone: string;
}

export interface CareOutcome {
  /** Null: the chat knows nothing of danger. */
  state: CareState | null;
  /** Null: the guide answers as usual. */
  reply: CareReply | null;
}

/** From here on words name death, harm, means or somebody who hurts. */
const clearly = 2;
const halfAnswerWordsMax = 3;
/** Among the first messages of a chat. */
const earlyTurns = 4;
/** After the first line for harm, which asks for the safety of the place. */
const placeAskedStep = 2;

type Cared = CareState & { danger: Danger };

/**
 * The meaning of a message for a chat in danger. `verdict` is the judgement of a model about a message for which
 * `isPerhaps` holds; without one, the person is asked. `turn` counts the messages of the person before it in the chat,
 * where that is known.
 */
export function careAfter(
  before: CareState | null,
  text: string,
  person: CarePerson,
  { verdict, turn = earlyTurns }: { verdict?: 'danger' | 'none'; turn?: number } = {},
): CareOutcome {
  const language = languageOf(legible(text), person.language) ?? person.language;
  const state = before ?? calm();
  // After the question, “No, I don't want to die” names nothing.
  const isNo = isAsked(state) && answerIn(text) === 'no';
  const found = dangerIn(isNo ? withoutDeniedHarm(text) : text, { isEarly: turn < earlyTurns });
  if (isCared(state)) return inCare(state, text, found, person, language);
  if (found?.level === 'sure') return caring(state, found, person, language);
  if (isAsked(state)) return afterQuestion(state, text, found, person, language);
  const last = state.cleared.at(-1);
  if (last && saysTakenBack(text))
    return caring(state, { ...last, level: 'sure', when: 'now' }, person, language);
  const unclear = unclearIn(state, text, found, turn);
  if (!unclear || verdict === 'none') return { state: before, reply: null };
  if (verdict === 'danger') return caring(state, unclear, person, language);
  return asking(state, unclear, 1, language);
}

/** Whether a model may be asked about the message: its words are unclear, and no question is open. */
export function isPerhaps(
  before: CareState | null,
  text: string,
  turn: number = earlyTurns,
): boolean {
  if (before && before.phase !== 'calm') return false;
  const found = dangerIn(text, { isEarly: turn < earlyTurns });
  return unclearIn(before ?? calm(), text, found, turn) !== null;
}

/**
 * The unclear danger that is asked about (clarity 1 to 3) or noted (0). After a no, only words that name death, harm or
 * somebody who hurts are asked about again. A note comes once in a chat, and not to one at ease; likeness alone brings
 * none to the first message. Everyday words of a feature that follow a note have the question.
 */
function unclearIn(
  state: CareState,
  text: string,
  found: Danger | null,
  turn: number,
): Danger | null {
  if (found?.level !== 'perhaps') return null;
  const { cleared: answers } = state;
  const signs = found.signs ?? [];
  const isAlone = signs.length === 0;
  const isSilent = found.clarity === 0 && ((turn === 0 && isAlone) || isAtEase(text));
  if (isSilent || isAnswered(state, found)) return null;
  const isNoted = answers.some(({ clarity }) => clarity === 0);
  const isRefused = answers.some(({ clarity }) => clarity > 0);
  if (found.clarity === 0) return isNoted ? { ...found, clarity: 1 } : found;
  return isRefused && found.clarity < clearly ? { ...found, clarity: 0 } : found;
}

/**
 * Whether what was asked about in this chat, and was not so, covers these words: no other person, nothing clearer and no
 * other sign. After a no it covers all words that name nothing, and after a note all that only read like danger.
 */
function isAnswered({ cleared: answers }: CareState, { kind, who, clarity, signs = [] }: Danger) {
  const isRefused = answers.some((one) => one.clarity > 0);
  const known = new Set(answers.flatMap((one) => one.signs ?? []));
  const isKnown = signs.every((sign) => known.has(sign));
  if (clarity === 0) return answers.length > 0 && (isRefused || isKnown);
  if (isRefused && clarity < clearly) return isKnown || answers.some((one) => one.clarity === 0);
  const alike = answers.filter((one) => one.kind === kind && one.who === who);
  return alike.some((one) => one.clarity >= clarity) && isKnown;
}

/** *Yes* under the question, pressed instead of written. */
export function careYes(state: CareState, person: CarePerson): CareOutcome {
  if (!isAsked(state)) return { state, reply: null };
  return caring(state, state.danger, person, person.language);
}

/** *No, something else* under the question, pressed instead of written. */
export function careNo(state: CareState): CareOutcome {
  return isAsked(state) ? { state: cleared(state), reply: null } : { state, reply: null };
}

function afterQuestion(
  state: Cared,
  text: string,
  found: Danger | null,
  person: CarePerson,
  language: Language,
): CareOutcome {
  const answer = answerIn(text);
  if (state.danger.clarity === 0) return afterNote(state, text, found, language);
  if (answer === 'yes') return caring(state, state.danger, person, language);
  // “No, it's about food”: the rest explains the no, unless it says more than what was asked about.
  if (answer === 'no' || saysOtherwiseMeant(text)) {
    const after = cleared(state);
    const more = found && !isAnswered(after, found) && found.clarity >= clearly;
    return more ? asking(state, found, 1, language) : misread(after, language);
  }
  if (!found) {
    const isReleased = state.danger.level === 'sure';
    if (isReleased && isPoisoned(state.danger))
      return inCare({ ...state, phase: 'care' }, text, found, person, language);
    // A few words may be half an answer, so the question comes once more; more words are about something else.
    if (state.step === 1 && isHalfAnAnswer(text) && !saysThanks(text))
      return asking(state, state.danger, 2, language);
    return { state: cleared({ ...state, danger: { ...state.danger, clarity: 0 } }), reply: null };
  }
  // Unclear words twice without a no are taken as a yes.
  if (state.step > 1 && found.kind === state.danger.kind)
    return caring(state, found, person, language);
  return asking(state, found, found.kind === state.danger.kind ? 2 : 1, language);
}

/** One sentence of apology before the answer, which reads the message as any other. */
function misread(state: CareState, language: Language): CareOutcome {
  return { state, reply: { ...said(careMisread[language]), beside: true } };
}

/**
 * The note stood under an answer that may have asked something else, so only its own words take it up, and have the
 * question itself. Words that only read like danger once more are silent.
 */
function afterNote(
  state: Cared,
  text: string,
  found: Danger | null,
  language: Language,
): CareOutcome {
  const words = text.trim().toLowerCase();
  if (Object.values(careNote.heavier).some((one) => words.startsWith(one.toLowerCase())))
    return askingHeavier(state, { ...state.danger, clarity: 1 }, language);
  const after = cleared(state);
  if (!found || isAnswered(after, found)) return { state: after, reply: null };
  return asking(after, found, 1, language);
}

function isHalfAnAnswer(text: string): boolean {
  return !text.includes('?') && text.trim().split(/\s+/u).length <= halfAnswerWordsMax;
}

function inCare(
  state: Cared,
  text: string,
  found: Danger | null,
  person: CarePerson,
  language: Language,
): CareOutcome {
  const { danger } = state;
  if (found?.level === 'sure' && found.kind !== danger.kind)
    return caring(state, found, person, language);
  const ending = endingOf(state, text, found);
  if (ending === 'safe')
    return { state: calm(state.cleared), reply: said(careEnd[danger.who][language]) };
  if (ending === 'misread') return misread(cleared(state), language);
  const asides = danger.kind === 'medical' ? asidesAfter(state.asides, text, found, language) : 0;
  if (asides >= asidesMax)
    return askingWith(state, danger, 1, careRelease[danger.who][language], language);
  const help = helpFor(person, language, danger);
  const isUnanswered = saysUnanswered(text);
  const line = isUnanswered
    ? inOrder(careUnanswered, state.step)
    : lineInCare(state, text, language, found !== null);
  return {
    state: { ...state, step: state.step + 1, asides },
    reply: said(filled(line, help, language, isUnanswered ? otherLine(help, state.step) : 0)),
  };
}

/**
 * The end of care. Who is in danger themselves says that they are safe, or never meant it; the danger of somebody else, or
 * violence in anger, is also over where the words were meant otherwise. The guide reads an explanation as any other message.
 */
function endingOf(
  { danger, step }: Cared,
  text: string,
  found: Danger | null,
): 'safe' | 'misread' | null {
  const isMedical = danger.kind === 'medical';
  if (found?.level === 'sure')
    return isMedical && repeats(found, danger) && saysBodyMeant(danger, text) ? 'misread' : null;
  if (saysSafe(text)) return 'safe';
  if (isMedical) return saysBodyMeant(danger, text) || saysNobodyHurt(text) ? 'misread' : null;
  if (isOwnDanger(danger)) return saysNeverMeant(text) ? 'safe' : null;
  if (saysOtherwiseMeant(text)) return 'misread';
  const isPlaceAsked = followupsOf(danger) === 'harm' && step === placeAskedStep;
  return saysNobodyHurt(text) || (isPlaceAsked && saysAtEase(text)) ? 'misread' : null;
}

function isOwnDanger({ kind, who }: Danger): boolean {
  return who === 'self' && (kind === 'self_harm' || kind === 'abuse');
}

/** The turn of a line after the first one, which was called already. */
function otherLine({ lines }: Help, step: number): number {
  return lines.length > 1 ? 1 + ((step - 1) % (lines.length - 1)) : 0;
}

function lineInCare({ danger, step }: Cared, text: string, language: Language, isDanger: boolean) {
  const asked = questionIn(text, language);
  if (asked) return answerTo(asked, danger, text, language);
  if (saysCalled(text)) return careCalled[danger.who];
  if (!isDanger && saysBetter(text)) return careBetter[danger.who];
  return inOrder(careFollowups[followupsOf(danger)], step);
}

/** The answer to a question in care; of an act or of words it is about the person in danger. */
function answerTo(
  asked: keyof typeof careDirectAnswers,
  { who, kind }: Danger,
  text: string,
  language: Language,
) {
  const isOfAct = asked === 'next' || asked === 'happens' || asked === 'other';
  // Violence is the writer’s own, where it is not somebody’s against a child.
  const isOwn = who === 'self' || (kind === 'violence' && who === 'other');
  if (isOwn || kind === 'medical' || !isOfAct) return careDirectAnswers[asked];
  const isOfWords = asksWords[language].test(text) && (who === 'child' || kind === 'self_harm');
  if (asked === 'happens' && !isOfWords) return careDirectAnswers[asked];
  return careAnswersForOthers[who === 'child' ? 'child' : 'other'][isOfWords ? 'say' : 'next'];
}
const asksWords = {
  en: /(?:do|should|can|could) i (?:even )?(?:say|tell|write|talk)/iu,
  he: /(?:להגיד|לומר|אומרים|אגיד|לכתוב|לדבר)/u,
};

function followupsOf({ kind, who }: Danger): keyof typeof careFollowups {
  if (kind === 'medical') return 'medical';
  if (kind !== 'self_harm') return 'harm';
  return who === 'self' ? 'despair' : 'others';
}

/** `step` counts the replies in care, of which the first is the caring text itself. */
function inOrder<Item>(items: readonly Item[], step: number): Item {
  const item = items[(step - 1) % items.length];
  if (item === undefined) throw new Error('a list of replies in care is empty');
  return item;
}

function caring(
  state: CareState,
  danger: Danger,
  person: CarePerson,
  language: Language,
): CareOutcome {
  const sure: Danger = { ...danger, level: 'sure' };
  return {
    state: { phase: 'care', danger: sure, step: 1, cleared: state.cleared },
    reply: said(caringText(sure, helpFor(person, language, sure), language)),
  };
}

function asking(state: CareState, danger: Danger, step: 1 | 2, language: Language): CareOutcome {
  if (danger.clarity === 0) return noting(state, danger, language);
  const { kind, who, when } = danger;
  const question = careQuestion[kind][who][step - 1] ?? careQuestion.self_harm.self[0];
  const isPast = when === 'past' && step === 1;
  const asked = isPast ? careQuestionPast[who === 'self' ? kind : 'others'] : question;
  return askingWith(state, danger, step, asked[language], language);
}

/** The person has just said that it is heavy, so thanks come first. */
function askingHeavier(state: CareState, danger: Danger, language: Language): CareOutcome {
  const { kind, who } = danger;
  const isOwnLife = kind === 'self_harm' && who === 'self';
  const question = isOwnLife ? careHeavier.question : careQuestion[kind][who][0];
  const text = `${careHeavier.thanks[language]} ${question[language]}`;
  return askingWith(state, danger, 1, text, language);
}

function askingWith(
  state: CareState,
  danger: Danger,
  step: 1 | 2,
  question: string,
  language: Language,
): CareOutcome {
  return {
    state: { phase: 'asked', danger, step, cleared: state.cleared },
    reply: {
      text: `${question}\n\n${careQuestionHelp[language]}`,
      suggestions: [careAnswers.yes[language], careAnswers.no[language]],
      asks: true,
    },
  };
}

function noting(state: CareState, danger: Danger, language: Language): CareOutcome {
  const suggestions = [careNote.heavier[language], careNote.goOn[language]];
  return {
    state: { phase: 'asked', danger, step: 1, cleared: state.cleared },
    reply: { text: careNote.text[language], suggestions, asks: true, beside: true },
  };
}

function said(text: string): CareReply {
  return { text, suggestions: [], asks: text.trimEnd().endsWith('?') };
}

/** The state before a note, where the note was not shown; null where the state is none of a note. */
export function withoutNote(state: CareState): CareState | null {
  return isAsked(state) && state.danger.clarity === 0 ? calm(state.cleared) : null;
}

function calm(answers: CareState['cleared'] = []): CareState {
  return { phase: 'calm', danger: null, step: 0, cleared: answers };
}

function cleared({ danger: { kind, who, clarity, signs }, cleared: before }: Cared): CareState {
  return calm([...before, { kind, who, clarity, signs }]);
}

function isCared(state: CareState): state is Cared {
  return state.phase === 'care' && state.danger !== null;
}

function isAsked(state: CareState): state is Cared {
  return state.phase === 'asked' && state.danger !== null;
}
