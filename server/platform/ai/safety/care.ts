import type { Language } from '#contract/shapes.ts';
import {
  careAnswers,
  careEnd,
  careHeavier,
  careMisread,
  careNote,
  careQuestion,
  careQuestionHelp,
  careQuestionDone,
  careQuestionPast,
  releasesOf,
} from '#content/guide/safety-replies.ts';
import type { CareReply, CareState, Danger } from '#db/schema/care-state.ts';
import { languageOf } from '../built-in/language.ts';
import { legible } from '../built-in/normalise.ts';
import {
  answerIn,
  saysTakenBack,
  saysThanks,
  saysUnanswered,
  withoutDeniedHarm,
} from './answers.ts';
import { asksForHelp, clearly, isHalfAnAnswer, isUrgent } from './answered-question.ts';
import { asidesAfter, asidesMax } from './asides.ts';
import { isPoisoned, repeats, saysBodyMeant } from './body.ts';
import { caringText, filled } from './caring-text.ts';
import { dangerIn } from './danger.ts';
import { alsoOfChildren } from './children-in-care.ts';
import { deniesAbuse, saysMisreadAs } from './denials.ts';
import { isAtEase } from './ease.ts';
import {
  saysAtEase,
  saysNeverMeant,
  saysNobodyHurt,
  saysOtherwiseMeant,
  saysSafe,
} from './endings.ts';
import { followupsOf, lineInCare, lineOfWaiting, unsaid } from './lines-in-care.ts';
import { helpFor } from './regions.ts';

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
  const shown = dangerIn(isNo ? withoutDeniedHarm(text) : text, { isEarly: turn < earlyTurns });
  // “I wasn't attacked, why these numbers?” repeats the words of the care before.
  const found = shown?.kind === 'abuse' && deniesAbuse(text) ? null : shown;
  if (isCared(state)) return inCare(state, text, found, person, language);
  if (found?.level === 'sure') return caring(state, found, person, language);
  if (isAsked(state)) return afterQuestion(state, text, found, person, language);
  const last = state.cleared.at(-1);
  const ended = last ? { ...last, when: 'now' as const } : state.danger;
  if (ended && saysTakenBack(text))
    return caring(state, { ...ended, level: 'sure' }, person, language);
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
  // “Nobody answers” begins like a no.
  const isSure = state.danger.level === 'sure';
  if (isSure && saysUnanswered(text))
    return inCare({ ...state, phase: 'care' }, text, found, person, language);
  const isDenied = deniesAbuse(text);
  if (answer === 'no' || isDenied || saysOtherwiseMeant(text)) {
    const after = cleared(state);
    const more = !isDenied && found && !isAnswered(after, found) && found.clarity >= clearly;
    return more ? asking(state, found, 1, language) : misread(after, language);
  }
  if (isUrgent(state.danger, text, language)) return caring(state, state.danger, person, language);
  if (!found) {
    // Care is never left by passing its question by.
    if (isSure) return inCare({ ...state, phase: 'care' }, text, found, person, language);
    // A few words may be half an answer, so the question comes once more; more words are about something else, unless
    // death or harm was named.
    const isClear = state.danger.clarity >= clearly;
    const isOpen = isClear || isHalfAnAnswer(text) || asksForHelp(text, language);
    if (state.step === 1 && isOpen && !saysThanks(text))
      return asking(state, state.danger, 2, language);
    // Means at hand, and no no after two questions.
    if (state.danger.clarity > clearly) return caring(state, state.danger, person, language);
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
  if (saysTakenBack(text)) return asking(state, { ...state.danger, clarity: 1 }, 1, language);
  const words = text.trim().toLowerCase();
  if (Object.values(careNote.heavier).some((one) => words.startsWith(one.toLowerCase())))
    return askingHeavier(state, { ...state.danger, clarity: 1 }, language);
  const after = cleared(state);
  if (!found || isAnswered(after, found)) return { state: after, reply: null };
  return asking(after, found, 1, language);
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
  // Safety that is taken back later brings care at once.
  if (ending === 'safe')
    return { state: { ...calm(state), danger }, reply: said(careEnd[danger.who][language]) };
  if (ending === 'misread') return misread(cleared(state), language);
  const asides = asidesAfter(state, text, found, language);
  const about = alsoOfChildren(danger, text);
  const help = helpFor(person, language, about);
  const isPassedBy = asides >= asidesMax;
  // Somebody’s own life is never left by a count of messages.
  const isOwnLife = isOwnDeath(danger) || isPoisoned(danger);
  if (ending === 'asked' || (isPassedBy && !isOwnLife)) return releasing(state, language);
  const waiting = isPassedBy && isOwnLife ? lineOfWaiting(state, help) : null;
  const { line, key, turn } =
    waiting ??
    lineInCare({ ...state, danger: about }, text, language, { help, isDanger: found !== null });
  const lines = state.said ?? [];
  const isNews = about !== danger && found?.level === 'sure' && !lines.includes(ofChildren);
  return {
    state: {
      ...state,
      step: state.step + 1,
      asides: waiting ? 0 : asides,
      said: [...lines, isNews ? ofChildren : key],
    },
    reply: said(
      isNews ? caringText(about, help, language) : filled(line, help, language, turn ?? 0),
    ),
  };
}

/** The words about children who are hurt, too, come once. */
const ofChildren = 'children';

/** The question whether care is still needed, with its two buttons. */
function releasing(state: Cared, language: Language): CareOutcome {
  const { kind, who } = state.danger;
  const { line, key } = unsaid(state, releasesOf(kind, who));
  const { said: before = [] } = state;
  return askingWith(
    { ...state, said: [...before, key] },
    state.danger,
    1,
    line[language],
    language,
  );
}

/**
 * The end of care. Who is in danger themselves says that they are safe, or never meant it; the danger of somebody else, or
 * violence in anger, is also over where the words were meant otherwise. The guide reads an explanation as any other message.
 */
function endingOf(
  { danger, step }: Cared,
  text: string,
  found: Danger | null,
): 'safe' | 'misread' | 'asked' | null {
  const isMedical = danger.kind === 'medical';
  if (danger.kind === 'abuse' && deniesAbuse(text)) return 'misread';
  if (found?.level === 'sure')
    return isMedical && repeats(found, danger) && saysBodyMeant(danger, text) ? 'misread' : null;
  if (saysSafe(text)) return 'safe';
  if (isMedical) return saysBodyMeant(danger, text) || saysNobodyHurt(text) ? 'misread' : null;
  if (isOwnDanger(danger)) {
    if (saysNeverMeant(text)) return 'safe';
    return danger.kind === 'self_harm' && saysMisreadAs(text) ? 'asked' : null;
  }
  if (saysOtherwiseMeant(text)) return 'misread';
  const isPlaceAsked = followupsOf(danger) === 'harm' && step === placeAskedStep;
  return saysNobodyHurt(text) || (isPlaceAsked && saysAtEase(text)) ? 'misread' : null;
}

function isOwnDeath({ kind, who }: Danger): boolean {
  return who === 'self' && kind === 'self_harm';
}

function isOwnDanger({ kind, who }: Danger): boolean {
  return who === 'self' && (kind === 'self_harm' || kind === 'abuse');
}

function caring(
  state: CareState,
  danger: Danger,
  person: CarePerson,
  language: Language,
): CareOutcome {
  const sure: Danger = { ...danger, level: 'sure' };
  return {
    state: { ...kept(state), phase: 'care', danger: sure, step: 1 },
    reply: said(caringText(sure, helpFor(person, language, sure), language)),
  };
}

/** The feature of harm that the person has done. */
const ownDeed = 'hasHit';

function asking(state: CareState, danger: Danger, step: 1 | 2, language: Language): CareOutcome {
  if (danger.clarity === 0) return noting(state, danger, language);
  const { kind, who, when, signs } = danger;
  const past = when === 'past' ? careQuestionPast[who === 'self' ? kind : 'others'] : null;
  const done = signs?.includes(ownDeed) ? careQuestionDone : null;
  const first = step === 1 ? (past ?? done) : null;
  const asked = first ?? careQuestion[kind][who][step - 1] ?? careQuestion.self_harm.self[0];
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
    state: { ...kept(state), phase: 'asked', danger, step },
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
    state: { ...kept(state), phase: 'asked', danger, step: 1 },
    reply: { text: careNote.text[language], suggestions, asks: true, beside: true },
  };
}

function said(text: string): CareReply {
  return { text, suggestions: [], asks: text.trimEnd().endsWith('?') };
}

/** The state before a note, where the note was not shown; null where the state is none of a note. */
export function withoutNote(state: CareState): CareState | null {
  return isAsked(state) && state.danger.clarity === 0 ? calm(state) : null;
}

/** The memory of care in a chat. */
function kept({ cleared: answers, said: lines }: CareState): Pick<CareState, 'cleared' | 'said'> {
  return { cleared: answers, ...(lines && { said: lines }) };
}

function calm(before?: CareState): CareState {
  return { phase: 'calm', danger: null, step: 0, ...(before ? kept(before) : { cleared: [] }) };
}

function cleared(state: Cared): CareState {
  const { kind, who, clarity, signs } = state.danger;
  return calm({ ...state, cleared: [...state.cleared, { kind, who, clarity, signs }] });
}

function isCared(state: CareState): state is Cared {
  return state.phase === 'care' && state.danger !== null;
}

function isAsked(state: CareState): state is Cared {
  return state.phase === 'asked' && state.danger !== null;
}
