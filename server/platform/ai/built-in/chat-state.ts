import type { SubjectKind } from '#content/guide/subjects.ts';
import type { Language, Stage } from '#contract/shapes.ts';
import type { Dilemma } from './dilemma.ts';
import type { Aim } from './named-parts.ts';
import type { ShownPicture } from './picture.ts';
import type { Insight } from './insight.ts';
import type { Obstacle } from './obstacles.ts';
import type { OpenExercise } from './exercises.ts';
import { drawn, seedOf } from './random.ts';
import type { CardType } from './reading.ts';

/** The open question of the last reply, so that a bare "yes" or a date has a meaning. */
export type OpenOffer =
  | { kind: 'action'; title: string; dueOn: string }
  | { kind: 'date'; title: string }
  /** How a step should read, whose words the guide could not find; a yes takes the person’s own. */
  | { kind: 'wording'; dueOn: string | null; own: string | null }
  | { kind: 'stage'; stage: Stage }
  | { kind: 'card' }
  | { kind: 'dealt' }
  | { kind: 'remember' }
  /** The outcome of a step of an earlier chat. */
  | { kind: 'last_step'; title: string }
  /** Whether such a step, open still, is kept, made smaller or let go. */
  | { kind: 'open_step'; title: string }
  | { kind: 'smaller_step' }
  /** Another way to ask, or no questions for a while. */
  | { kind: 'manner' };

/** Something that the person said, as the guide can say it back. */
export interface KeptLine {
  language: Language;
  /** Turned to the person, or quoted. */
  text: string;
  /** How much it says of the person; higher is more. */
  weight: number;
}

/** The parts of the last question, so that it can be put more plainly. */
export type Asked = { kind: 'person' | 'thing' | 'aim'; text: string } | { kind: 'plain' };

/** The step that the person agreed to. */
export interface Step {
  title: string;
  dueOn: string;
}

/** The guide's whole state of a chat. It is rebuilt from the messages and never stored. */
export interface ChatState {
  random: number;
  seed: string;
  language: Language;
  stage: Stage;
  /** Messages of content since the stage began. */
  stageTurns: number;
  /** How often the guide offered to leave this stage. */
  offers: number;
  /** The turn of the last offer of a stage. */
  offeredAt: number;
  /** The stage before the last move that words of the person made, and the turn of the move. */
  leftStage: { stage: Stage; turn: number } | null;
  /** A stage that was offered and neither taken nor declined yet. */
  passedOffer: { stage: Stage; turn: number } | null;
  /** A message of this stage showed that the stage has done its work. */
  isRipe: boolean;
  turn: number;
  introduced: boolean;
  /** Ids of lines already used, by language, and of dealt cards: none repeats. */
  used: Set<string>;
  kept: KeptLine[];
  /** The person's messages before this one, oldest first, each with its beginning alone. */
  said: string[];
  /** The same messages whole, in which what was said is looked up. */
  written: string[];
  /** The last message that said something, and did not only ask or object. */
  lastContent: string;
  /** The time of the first of them. */
  began: Date | null;
  insights: Insight[];
  /** The insight that was said back last, and the turn of that. */
  insightHeard: { text: string; turn: number } | null;
  /** The turn whose reply asked what the person takes from the chat. */
  insightAskedAt: number;
  /** How often that was asked. */
  insightAsks: number;
  /** The sentence of the person that was last offered to stand beside the step. */
  sentence: string | null;
  /** The chat ended with a step alone: a sentence of the person may still stand beside it. */
  awaitsInsight: boolean;
  /** The last reply asked what could get in the way of the step. */
  asksObstacle: boolean;
  /** The obstacle for which the last reply asked what can be done then. */
  asksThen: Obstacle | null;
  /** An “if … then …” was said beside the offered step, and needs no other one at the end. */
  hasIfThen: boolean;
  /** The last reply asked for a step. */
  asksStep: boolean;
  /** The newest obstacle that the person named for a step. */
  obstacle: Record<Language, Obstacle | null>;
  people: Record<Language, string[]>;
  things: Record<Language, string[]>;
  aims: Record<Language, Aim[]>;
  /** Topics that the person wants to hear no more of, by their nouns. */
  dropped: Map<string, string>;
  /** Something in an earlier message weighs, or goes wrong. */
  isTroubled: boolean;
  /** The turn of the last message that spoke of a loss. */
  lostAt: number;
  /** The turn of the last reply to a loss. */
  mournedAt: number;
  /** Questions of the person to the guide, oldest first. */
  questions: string[];
  asked: Asked | null;
  /** Replies in a row that ended in a question. */
  questionsInARow: number;
  /** Replies for which the guide asks nothing and offers nothing. */
  quietFor: number;
  /** Replies for which grief is near: the guide offers no stage and no step. */
  griefFor: number;
  /** Replies for which good news is the subject: the guide joins and offers no stage. */
  joyFor: number;
  /** The turn of the last reply with a warm sentence before it. */
  warmAt: number;
  cardRotation: number | null;
  pairs: number;
  dilemma: Dilemma | null;
  step: Step | null;
  /** The pictures shown last; they stay the subject. */
  pictures: ShownPicture[];
  /** The chat has ended with a step; nothing is asked until the person begins something new. */
  closed: boolean;
  /** Messages of content since then. */
  turnsSinceClose: number;
  /** Messages in a row in which the person had nothing to say. */
  stuckFor: number;
  /** The person wants no cards. */
  refusesCards: boolean;
  /** The turn of the last offer of a card. */
  cardOfferedAt: number;
  /** Something that the person may do, and the turn that named it; an idea begins with “maybe” or “I could”. */
  possibleStep: { title: string; turn: number; isIdea: boolean; isDream?: boolean } | null;
  /** The step that the person last dismissed with its button, and the turn that followed. */
  dismissed: { title: string; dueOn: string | null; turn: number } | null;
  /** The idea of the person’s own that was last asked about; its day where it names one. */
  idea: { act: string; title: string | null; turn: number; dueOn: string | null } | null;
  /** The exercise that is being done. */
  exercise: OpenExercise | null;
  /** Keys of the exercises that were offered. */
  exercisesOffered: readonly string[];
  /** The last offer of exercises, by their keys; any message may pass it by. */
  exerciseOffer: { keys: readonly string[]; turn: number } | null;
  /** How often exercises were offered. */
  exerciseOfferCount: number;
  /** A goal was offered to be remembered. */
  offeredGoal: boolean;
  /** Whether it was said how a model is connected. */
  namedModel: boolean;
  /** How much the chat showed of each known subject, by its key. */
  subjects: ReadonlyMap<string, number>;
  /** The key of the subject of the chat; null while none is plain. */
  subject: string | null;
  /** The last reply asked for something particular, as for the first sentence of a talk. */
  askedWay: boolean;
  /** The last reply held a question of the subject. */
  askedSubject: boolean;
  /** Subjects that the person says it is not about. */
  barredSubjects: readonly string[];
  /** Kinds of subjects that it is not about either: no line of a subject or remark names them. */
  closedKinds: readonly SubjectKind[];
  /** Words of the guide’s that the person put away. */
  closedWords: readonly string[];
  previousFirstWord: string;
  /** The text of the last reply. */
  lastReply: string;
  offer: OpenOffer | null;
}

/** Replies for which good news is the subject, and those right after it. */
export const joyTurns = 8;
const freshTurns = 6;

/** Good news was said just now. */
export function isFreshJoy({ joyFor }: ChatState): boolean {
  return joyFor > joyTurns - freshTurns;
}

export function newChat(seed: string, language: Language): ChatState {
  return {
    random: seedOf(seed),
    seed,
    language,
    stage: 'PS',
    stageTurns: 0,
    offers: 0,
    offeredAt: -Infinity,
    leftStage: null,
    passedOffer: null,
    isRipe: false,
    turn: 0,
    introduced: false,
    used: new Set(),
    kept: [],
    said: [],
    written: [],
    lastContent: '',
    began: null,
    insights: [],
    insightHeard: null,
    insightAskedAt: -Infinity,
    insightAsks: 0,
    sentence: null,
    awaitsInsight: false,
    asksObstacle: false,
    asksThen: null,
    hasIfThen: false,
    asksStep: false,
    obstacle: { en: null, he: null },
    people: { en: [], he: [] },
    things: { en: [], he: [] },
    aims: { en: [], he: [] },
    dropped: new Map(),
    isTroubled: false,
    lostAt: -Infinity,
    mournedAt: -Infinity,
    questions: [],
    asked: null,
    questionsInARow: 0,
    quietFor: 0,
    griefFor: 0,
    joyFor: 0,
    warmAt: -Infinity,
    cardRotation: null,
    pairs: 0,
    dilemma: null,
    step: null,
    pictures: [],
    closed: false,
    turnsSinceClose: 0,
    stuckFor: 0,
    refusesCards: false,
    cardOfferedAt: -Infinity,
    possibleStep: null,
    dismissed: null,
    idea: null,
    exercise: null,
    exercisesOffered: [],
    exerciseOffer: null,
    exerciseOfferCount: 0,
    offeredGoal: false,
    namedModel: false,
    subjects: new Map(),
    subject: null,
    askedWay: false,
    askedSubject: false,
    barredSubjects: [],
    closedKinds: [],
    closedWords: [],
    previousFirstWord: '',
    lastReply: '',
    offer: null,
  };
}

/** An independent copy; only fields that are changed in place are copied deeply. */
export function copyOf(state: ChatState): ChatState {
  return {
    ...state,
    used: new Set(state.used),
    dropped: new Map(state.dropped),
    kept: [...state.kept],
    said: [...state.said],
    written: [...state.written],
    insights: [...state.insights],
    obstacle: { ...state.obstacle },
    people: { ...state.people },
    things: { ...state.things },
    aims: { ...state.aims },
  };
}

/** Good news was joined earlier in the chat. */
export function wasGlad({ used }: ChatState): boolean {
  return [...used].some((line) => line.startsWith('joy.'));
}

export function drawNumber(state: ChatState): number {
  const { state: random, value } = drawn(state.random);
  state.random = random;
  return value;
}

export function drawIndex(state: ChatState, length: number): number {
  return Math.floor(drawNumber(state) * length);
}

export function moveTo(state: ChatState, stage: Stage): void {
  state.stage = stage;
  state.stageTurns = 0;
  state.offers = 0;
  state.offeredAt = -Infinity;
  state.passedOffer = null;
  state.isRipe = false;
}

export function nextCardType(state: ChatState): CardType {
  state.cardRotation = (state.cardRotation ?? drawIndex(state, 3)) + 1;
  return (['image', 'word', 'question'] as const)[state.cardRotation % 3] ?? 'image';
}
