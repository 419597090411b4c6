import type { Language, Stage } from '#contract/shapes.ts';
import type { DecidedInWords, LastStep, StepReport } from '../model.ts';
import { cachedStates, stateKeys } from './cached-states.ts';
import { type ChatState, copyOf, newChat } from './chat-state.ts';
import { withoutCardRefusal } from './card-refusal.ts';
import { withoutLeave } from './asked-leave.ts';
import { askedAgain } from './asked-again.ts';
import { withoutEcho } from './echoed-question.ts';
import { finishTurn } from './finished-turn.ts';
import { noticeGrief } from './grief.ts';
import { heardInJoy, noticeJoy } from './joy.ts';
import { heardAsRemark } from './known-answers.ts';
import { sayLine, unsaidText, wordCount } from './lines.ts';
import {
  type Deal,
  type Draft,
  type GuidePerson,
  type GuideProposal,
  type Moment,
  momentOf,
} from './moment.ts';
import { askAfter } from './last-step.ts';
import { chooseStage, decisionOn, leaveOffer } from './offers.ts';
import type { ShownPicture } from './picture.ts';
import { isSpeakingForOthers } from './open-exercise.ts';
import { withoutWish } from './only-writing.ts';
import { withoutAside } from './opening.ts';
import { withAdmission } from './protest-answers.ts';
import { takeBack, withoutProtest } from './protests.ts';
import { pressedOf } from './pressed.ts';
import { seedOf } from './random.ts';
import { type CardType, readingOf } from './reading.ts';
import { noticeSubject } from './subjects.ts';
import { emphasised } from './step-title.ts';
import { withWarmth } from './warmth.ts';
import { draftFor } from './rules.ts';

const versionTriesMax = 6;
const replyWordsMax = 60;
/** Longer than the shortest introduction, so that one always fits before the first answer. */
const introWordsMin = 17;
const admissionWordsMax = 10;

export type { GuidePerson, GuideProposal };

/** A message of the person; `answerVersion` is the version of its answer on the shown path. */
export interface PersonTurn {
  text: string;
  at: Date;
  answerVersion?: number;
  /** Pictures of the message. */
  pictures?: ShownPicture[];
  /** The kind of a card that was sent without words. */
  laid?: CardType;
  /** Id of the card that its answer dealt. */
  dealt?: string;
  /** The step of an earlier chat after which its answer asks. */
  asksAfter?: LastStep;
  /** The person dismissed the previous proposal with its button. */
  dismissed?: boolean;
  /** The step that the person accepted with the button of the previous proposal. */
  kept?: { title: string; dueOn: string };
}

/** A stage that the person chose with the stage bar, before the turn with this index. */
export interface StageChoice {
  beforeTurn: number;
  stage: Stage;
}

export interface GuideRequest {
  /** Identifies the chat: the same seed and messages give the same chat. */
  seed: string;
  /** The shown path, oldest first; the last message is the one to answer. */
  turns: PersonTurn[];
  person: GuidePerson;
  stageChoices?: StageChoice[];
  /** Whether the first answer introduces the guide. */
  introduces: boolean;
  /** 0 for the first answer to the last message; each further one differs from earlier ones. */
  variation?: number;
  /** Several people write in the chat: exercises are for one. */
  amongPeople?: boolean;
  /** Whether the chat can hold cards; otherwise the text describes them. */
  laysCards?: boolean;
  /** Whether the app keeps an accepted action; otherwise the guide does not mention saving. */
  keepsActions?: boolean;
  /** Notes that the person agreed to keep; null where they allow no memory. */
  remembered?: readonly string[] | null;
}

export interface GuideReply {
  text: string;
  language: Language;
  stage: Stage;
  stageMoved: boolean;
  rule: string;
  /** Ids of the lines and cards in the text. */
  lines: string[];
  proposals: GuideProposal[];
  /** The proposal that this message accepted in words. */
  accepted: GuideProposal | null;
  /** The outcome of a step of an earlier chat, in the words of this message. */
  reported: StepReport | null;
  /** A card to deal, because the person asked for one. */
  deals: Deal | null;
  /** The decision of this message, in words, about the previous proposal. */
  decided: DecidedInWords | null;
  /** At most three short texts that the person can send with a tap. */
  suggestions: string[];
}

interface Answered {
  reply: GuideReply;
  state: ChatState;
}

/** The built-in guide's answer to the last message of a chat. */
export function guideReply(request: GuideRequest): GuideReply {
  const { turns, variation = 0 } = request;
  const last = turns.length - 1;
  const turn = turns[last];
  if (!turn) throw new Error('the guide answers a message');
  const keys = stateKeys(request);
  const before = stateBefore(request, keys, last);
  const answered = answerVersion(request, before, last, variation);
  if (variation === (turn.answerVersion ?? 0))
    cachedStates.set(keys[last + 1] ?? '', answered.state);
  return answered.reply;
}

/** Starts from the newest cached state and replays the later turns. */
function stateBefore(request: GuideRequest, keys: string[], index: number): ChatState {
  let from = index;
  while (from > 0 && !cachedStates.has(keys[from] ?? '')) from--;
  let state = cachedStates.get(keys[from] ?? '') ?? newChat(request.seed, request.person.language);
  for (let turn = from; turn < index; turn++) {
    state = answerVersion(request, state, turn, request.turns[turn]?.answerVersion ?? 0).state;
  }
  if (from < index) cachedStates.set(keys[index] ?? '', state);
  return state;
}

/** Computes all versions up to the wanted one, so that each avoids the lines of earlier ones. */
function answerVersion(
  request: GuideRequest,
  before: ChatState,
  index: number,
  version: number,
): Answered {
  const avoid = new Set<string>();
  const texts = new Set<string>();
  const isLast = (number: number) => number === version;
  let answered = turnAnswered({ request, before, index, avoid, salt: 0, hasCard: isLast(0) });
  for (let number = 1; number <= version; number++) {
    for (const line of answered.reply.lines) avoid.add(line);
    texts.add(answered.reply.text);
    for (let attempt = 0; attempt < versionTriesMax; attempt++) {
      const salt = number * versionTriesMax + attempt;
      answered = turnAnswered({ request, before, index, avoid, salt, hasCard: isLast(number) });
      if (!texts.has(answered.reply.text)) break;
    }
  }
  return answered;
}

interface Attempt {
  request: GuideRequest;
  before: ChatState;
  index: number;
  avoid: ReadonlySet<string>;
  salt: number;
  /** The dealt card belongs to this version. */
  hasCard: boolean;
}

function turnAnswered(attempt: Attempt): Answered {
  return keptInWords(attempt) ?? turnAsRead(attempt);
}

/** A step that counts as kept may have been so by these very words: then they are read as they were at first. */
function keptInWords(attempt: Attempt): Answered | null {
  const { request, index } = attempt;
  const turn = request.turns[index];
  if (!turn?.kept) return null;
  const { kept, ...inWords } = turn;
  const turns = request.turns.with(index, inWords);
  const answered = turnAsRead({ ...attempt, request: { ...request, turns } });
  const { accepted } = answered.reply;
  if (accepted?.kind !== 'action') return null;
  const { title, due_on: dueOn } = accepted.payload;
  return title === kept.title && dueOn === kept.dueOn ? answered : null;
}

function turnAsRead(attempt: Attempt): Answered {
  const { request, before, index, avoid, salt, hasCard } = attempt;
  const { turns, person, stageChoices = [], introduces } = request;
  const {
    laysCards = false,
    keepsActions = false,
    remembered = null,
    amongPeople = false,
  } = request;
  const turn = turns[index];
  if (!turn) throw new Error('there is no such turn');
  const state = copyOf(before);
  if (salt > 0) {
    state.random = seedOf(`${state.random}|${salt}`);
    state.pairs += salt;
  }
  const offered = state.offer?.kind === 'stage' ? state.offer.stage : null;
  const chosen = stageChoices.findLast(({ beforeTurn }) => beforeTurn === index)?.stage;
  const pressed = pressedOf(turn.kept !== undefined, chosen && chosen === offered ? chosen : null);
  if (chosen) chooseStage(state, chosen);
  if (turn.dismissed) leaveOffer(state);
  if (turn.kept) keepStep(state, turn.kept);
  if (turn.pictures) state.pictures = turn.pictures;
  const { stage: stageBefore, offer: offerBefore } = state;
  const isFirst = introduces && !state.introduced;
  const read = withoutAside(state.turn, readingOf(turn.text, before.language));
  const written = withoutCardRefusal(state, read);
  // An answer to a question in a set order shows no other subject.
  if (!state.exercise) noticeSubject(state, written);
  const heard = isSpeakingForOthers(state)
    ? { reading: written, protest: null }
    : (withoutEcho(state, written) ??
      withoutLeave(written) ??
      withoutWish(state, written) ??
      askedAgain(state, written) ??
      withoutProtest(state, written));
  takeBack(state, heard);
  const reading = heardAsRemark(state, heardInJoy(state, heard.reading));
  const moment = momentOf(state, reading, {
    person,
    at: turn.at,
    avoid,
    keepsActions,
    wordsMax:
      replyWordsMax - (isFirst ? introWordsMin : 0) - (heard.protest ? admissionWordsMax : 0),
    isShown: turn.pictures !== undefined,
    amongPeople,
    laysCards,
    dealt: (hasCard && turn.dealt) || null,
    laid: turn.laid ?? null,
    pressed,
    remembered,
    protest: heard.protest,
  });
  noticeGrief(state, reading);
  noticeJoy(state, reading);
  const draft = withWarmth(moment, withAdmission(moment, draftFor(moment)));
  const question = turn.asksAfter ? askAfter(moment, draft, turn.asksAfter) : null;
  if (draft.text !== '') draft.text = unsaidText(moment, draft.text);
  const introduction = isFirst ? introductionOf(moment, draft) : '';
  // A greeting comes first; else the question does, so that the reply can be the last word.
  const parts = draft.rule === 'greeting' ? [draft.text, question] : [question, draft.text];
  const text = [introduction, ...parts].filter(Boolean).join('\n\n');
  finishTurn(moment, draft);
  const { rule, lines, proposals, accepted, reported, deals, suggestions } = draft;
  const { language, stage } = state;
  return {
    state,
    reply: {
      text,
      language,
      stage,
      stageMoved: stage !== stageBefore,
      rule,
      lines,
      proposals,
      accepted,
      reported,
      deals,
      decided: decisionOn(offerBefore, moment, draft),
      suggestions,
    },
  };
}

function keepStep(state: ChatState, { title, dueOn }: { title: string; dueOn: string }): void {
  state.step = { title: emphasised(title), dueOn };
  state.offer = null;
}

/** The guide introduces itself before its first answer, in a separate paragraph. */
function introductionOf(moment: Moment, draft: Draft): string {
  moment.state.introduced = true;
  const intro = sayLine(
    { ...moment, avoid: new Set(), wordsMax: replyWordsMax - wordCount(draft.text) },
    'intro',
  );
  if (!intro) return '';
  draft.lines.unshift(...intro.lines);
  return intro.text;
}
