import { createHash } from 'node:crypto';
import type { Language, Stage } from '#contract/shapes.ts';
import { keptAtMost } from '../../kept.ts';
import type { DecidedInWords } from '../model.ts';
import { answerDanger, answerInCare } from './care.ts';
import { type ChatState, copyOf, moveTo, newChat } from './chat-state.ts';
import { answerLaidCard } from './deal.ts';
import { leadOfCards, sayLine, wordCount } from './lines.ts';
import { answerPlainly, listeningRules } from './listening.ts';
import {
  type Deal,
  type Draft,
  type GuidePerson,
  type GuideProposal,
  type Moment,
  momentOf,
} from './moment.ts';
import { chooseStage, decisionOn, leaveOffer } from './offers.ts';
import { answerAboutPicture, type ShownPicture } from './picture.ts';
import { seedOf } from './random.ts';
import { type CardType, contentWordsOf, type Reading, readingOf } from './reading.ts';
import { steeringRules } from './steering.ts';
import { normalised, wordsOf } from './normalise.ts';
import { wordForms } from './word-forms.ts';

const rememberedChatsMax = 400;
const heldWordsMin = 3;
/** Of every six answers to something that was said, five take up its words. */
const missesAllowed = (contentTurns: number) => 1 + contentTurns / 6;
const versionTriesMax = 6;
const replyWordsMax = 45;
/** Longer than the shortest introduction, so that one always fits before the first answer. */
const introWordsMin = 17;

export type { GuidePerson, GuideProposal };

/** A message of the person; `answerVersion` says which version of its answer is on the shown path. */
export interface PersonTurn {
  text: string;
  at: Date;
  answerVersion?: number;
  /** The picture that comes with it. */
  picture?: ShownPicture;
  /** The kind of the card that was laid without words. */
  laid?: CardType;
  /** Id of the card that lies in its answer. */
  dealt?: string;
  /** What the answer before it proposed was dismissed with its button. */
  dismissed?: boolean;
}

/** A stage that the person chose with the stage bar, before the turn of this index. */
export interface StageChoice {
  beforeTurn: number;
  stage: Stage;
}

export interface GuideRequest {
  /** Names the chat: the same seed and the same messages give the same chat. */
  seed: string;
  /** Oldest first, the shown path; the last one is answered. */
  turns: PersonTurn[];
  person: GuidePerson;
  stageChoices?: StageChoice[];
  /** Whether the first answer says what the guide is. */
  introduces: boolean;
  /** 0 for the first answer to the last message; each further one differs from those before. */
  variation?: number;
  /** Whether cards can lie in the chat; without it they are told in words. */
  laysCards?: boolean;
  /** Whether the app keeps an accepted action; without it the guide does not speak of saving. */
  keepsActions?: boolean;
}

export interface GuideReply {
  text: string;
  language: Language;
  stage: Stage;
  stageMoved: boolean;
  rule: string;
  /** Ids of the lines and cards that the text was made of. */
  lines: string[];
  proposals: GuideProposal[];
  /** The proposal that the person accepted in words with this message. */
  accepted: GuideProposal | null;
  /** The card that it deals, because the person asked for one. */
  deals: Deal | null;
  /** What the person’s words decided of what was proposed to them before. */
  decided: DecidedInWords | null;
  /** At most three short texts that the person may send with a tap. */
  suggestions: string[];
  /** The kind of danger that the message speaks of. */
  crisis: string | null;
}

interface Answered {
  reply: GuideReply;
  state: ChatState;
}

/** States after a chat's turns, by everything that led to them, so that a long chat is not replayed for each answer. */
const remembered = keptAtMost<ChatState>(rememberedChatsMax);

/** The built-in guide's answer to the last message of a chat. */
export function guideReply(request: GuideRequest): GuideReply {
  const { turns, variation = 0 } = request;
  const last = turns.length - 1;
  const turn = turns[last];
  if (!turn) throw new Error('the guide answers a message');
  const keys = keysOf(request);
  const before = stateBefore(request, keys, last);
  const answered = answerVersion(request, before, last, variation);
  if (variation === (turn.answerVersion ?? 0)) remembered.set(keys[last + 1] ?? '', answered.state);
  return answered.reply;
}

/** Goes back to the newest remembered state and replays what came after it. */
function stateBefore(request: GuideRequest, keys: string[], index: number): ChatState {
  let from = index;
  while (from > 0 && !remembered.has(keys[from] ?? '')) from--;
  let state = remembered.get(keys[from] ?? '') ?? newChat(request.seed, request.person.language);
  for (let turn = from; turn < index; turn++) {
    state = answerVersion(request, state, turn, request.turns[turn]?.answerVersion ?? 0).state;
  }
  if (from < index) remembered.set(keys[index] ?? '', state);
  return state;
}

/** One key per number of turns: equal keys mean equal chats up to there. */
function keysOf({
  seed,
  turns,
  person,
  stageChoices = [],
  introduces,
  laysCards = false,
  keepsActions = false,
}: GuideRequest): string[] {
  const { language, timezone } = person;
  const abilities = [introduces, laysCards, keepsActions];
  const start = JSON.stringify([seed, language, timezone, ...abilities]);
  let key = createHash('sha256').update(start).digest('base64');
  const keys = [key];
  for (const [index, turn] of turns.entries()) {
    const { text, at, answerVersion: version = 0, picture, laid, dealt, dismissed } = turn;
    const choices = stageChoices
      .filter(({ beforeTurn }) => beforeTurn === index)
      .map(({ stage }) => stage);
    const step = JSON.stringify([
      text,
      at.getTime(),
      version,
      choices,
      measuresOf(picture),
      [laid, dealt, dismissed],
    ]);
    key = createHash('sha256').update(key).update(step).digest('base64');
    keys.push(key);
  }
  return keys;
}

function measuresOf(picture: ShownPicture | undefined) {
  return picture && [picture.width, picture.height, picture.analysis];
}

/** Answers once per version, so that each can avoid the lines of those before it. */
function answerVersion(
  request: GuideRequest,
  before: ChatState,
  index: number,
  version: number,
): Answered {
  const avoid = new Set<string>();
  const texts = new Set<string>();
  const isLast = (number: number) => number === version;
  let answered = answer(request, before, index, { avoid, salt: 0, hasCard: isLast(0) });
  for (let number = 1; number <= version; number++) {
    for (const line of answered.reply.lines) avoid.add(line);
    texts.add(answered.reply.text);
    for (let attempt = 0; attempt < versionTriesMax; attempt++) {
      const salt = number * versionTriesMax + attempt;
      answered = answer(request, before, index, { avoid, salt, hasCard: isLast(number) });
      if (!texts.has(answered.reply.text)) break;
    }
  }
  return answered;
}

/** Answers as it comes; and if that would leave the person's words aside too often, once more with them. */
function answer(
  request: GuideRequest,
  before: ChatState,
  index: number,
  version: Pick<Attempt, 'avoid' | 'salt' | 'hasCard'>,
): Answered {
  const reading = readingOf(request.turns[index]?.text ?? '', before.language);
  const attempt = { request, before, index, reading, ...version };
  const free = turnAnswered({ ...attempt, holds: false });
  const { misses, contentTurns } = free.state;
  if (misses === before.misses || misses <= missesAllowed(contentTurns)) return free;
  const holding = turnAnswered({ ...attempt, holds: true });
  return holding.state.misses < misses ? holding : free;
}

interface Attempt {
  request: GuideRequest;
  before: ChatState;
  index: number;
  reading: Reading;
  avoid: ReadonlySet<string>;
  salt: number;
  /** It is the version in which the dealt card lies. */
  hasCard: boolean;
  holds: boolean;
}

function turnAnswered(attempt: Attempt): Answered {
  const { request, before, index, reading, avoid, salt, hasCard, holds } = attempt;
  const { turns, person, stageChoices = [], introduces } = request;
  const { laysCards = false, keepsActions = false } = request;
  const turn = turns[index];
  if (!turn) throw new Error('there is no such turn');
  const state = copyOf(before);
  if (salt > 0) {
    state.random = seedOf(`${state.random}|${salt}`);
    state.pairs += salt;
  }
  for (const choice of stageChoices)
    if (choice.beforeTurn === index) chooseStage(state, choice.stage);
  if (turn.dismissed) leaveOffer(state);
  if (turn.picture) state.picture = turn.picture;
  const { stage: stageBefore, offer: offerBefore } = state;
  const isFirst = introduces && !state.introduced;
  const wordsMax = replyWordsMax - (isFirst ? introWordsMin : 0);
  const moment = momentOf(state, reading, {
    person,
    at: turn.at,
    avoid,
    holds,
    keepsActions,
    wordsMax,
    isShown: turn.picture !== undefined,
    laysCards,
    dealt: (hasCard && turn.dealt) || null,
    laid: turn.laid ?? null,
  });
  const draft = draftFor(moment);
  if (!isUrgent(draft)) draft.text = unsaidText(moment, draft.text);
  const text = isFirst ? introducedText(moment, draft) : draft.text;
  finishTurn(moment, draft);
  const { rule, lines, proposals, accepted, deals, suggestions, crisis } = draft;
  const { language, stage } = state;
  const stageMoved = stage !== stageBefore;
  return {
    state,
    reply: {
      text,
      language,
      stage,
      stageMoved,
      rule,
      lines,
      proposals,
      accepted,
      deals,
      decided: decisionOn(offerBefore, moment, draft),
      suggestions,
      crisis,
    },
  };
}

function draftFor(moment: Moment): Draft {
  const { state, reading } = moment;
  const urgent = answerDanger(moment) ?? answerInCare(moment);
  if (urgent) return urgent;
  const ofShown = answerAboutPicture(moment) ?? answerLaidCard(moment);
  if (ofShown) return ofShown;
  for (const rule of steeringRules) {
    const draft = rule(moment);
    if (draft) return draft;
  }
  if (!reading.isControl && state.closed) beginAgain(moment);
  for (const rule of listeningRules) {
    const draft = rule(moment);
    if (draft) return draft;
  }
  return answerPlainly(moment);
}

/** Care comes before variety: these texts stand as they are, as often as they are needed. */
function isUrgent({ crisis, rule }: Draft): boolean {
  return crisis !== null || rule.startsWith('care');
}

/** Bare lines may come again in a very long chat, but never as the same text. */
function unsaidText(moment: Moment, text: string): string {
  const { used } = moment.state;
  const unsaid = used.has(`text:${text}`) ? `${leadOfCards(moment)} ${text}` : text;
  used.add(`text:${unsaid}`);
  return unsaid;
}

/** After a step was kept, what is said next opens a new walk, which reads back its own words only. */
function beginAgain({ state }: Moment): void {
  state.closed = false;
  state.kept = state.kept.slice(-1);
  state.visited.clear();
  state.walkTurns = 0;
  moveTo(state, 'PS');
}

/** The guide says what it is before its first ordinary answer, in a paragraph of its own. */
function introducedText(moment: Moment, draft: Draft): string {
  if (isUrgent(draft)) return draft.text;
  moment.state.introduced = true;
  const intro = sayLine(
    { ...moment, avoid: new Set() },
    'intro',
    replyWordsMax - wordCount(draft.text),
  );
  if (!intro) return draft.text;
  draft.lines.unshift(...intro.lines);
  return `${intro.text}\n\n${draft.text}`;
}

function finishTurn(moment: Moment, draft: Draft): void {
  const { state, reading } = moment;
  state.offer = draft.offer;
  state.turn++;
  state.walkTurns++;
  if (isUrgent(draft) || reading.isControl || moment.laid !== null) return;
  state.stageTurns++;
  if (reading.words.length < heldWordsMin) return;
  state.contentTurns++;
  if (!takesUp(draft.text, moment)) state.misses++;
}

function takesUp(text: string, { reading }: Moment): boolean {
  const { language } = reading;
  const said = new Set(wordsOf(normalised(text)).flatMap((word) => wordForms(word, language)));
  return contentWordsOf(reading).some((word) =>
    wordForms(word, language).some((form) => said.has(form)),
  );
}
