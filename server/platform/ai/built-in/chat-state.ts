import type { Language, Stage } from '#contract/shapes.ts';
import type { CardType } from './reading.ts';
import type { Dilemma } from './dilemma.ts';
import type { ShownPicture } from './picture.ts';
import { drawn, seedOf } from './random.ts';

/** The open question of the last reply, so that a bare "yes" or a date has a meaning. */
export type OpenOffer =
  | { kind: 'action'; title: string; dueOn: string }
  | { kind: 'date'; title: string }
  | { kind: 'stage' }
  | { kind: 'card' }
  | { kind: 'dealt' };

interface KeptFragment {
  language: Language;
  text: string;
}

/** The guide's whole state of a chat. It is rebuilt from the messages and never stored. */
export interface ChatState {
  random: number;
  seed: string;
  language: Language;
  stage: Stage;
  /** Content messages since the stage began, or since the person asked to stay. */
  stageTurns: number;
  /** How often the person asked to stay; each time the guide waits longer before it offers again. */
  stays: number;
  visited: Set<Stage>;
  turn: number;
  /** Messages since the current round from Pause to Doing began. */
  walkTurns: number;
  introduced: boolean;
  /** Ids of lines already used, by language, and of dealt cards: none repeats. */
  used: Set<string>;
  /** How often the person's fragments were quoted. */
  quotations: Map<string, number>;
  kept: KeptFragment[];
  topicScores: Map<string, number>;
  wordCounts: Map<string, number>;
  recentWords: string[][];
  namedWords: Set<string>;
  /** The turn of the last use of an occasional move. */
  lastMade: Map<string, number>;
  offer: OpenOffer | null;
  shapeOffsets: Partial<Record<Stage, number>>;
  cardRotation: number | null;
  pairs: number;
  angles: number;
  unknowns: number;
  shorts: number;
  identityAnswers: number;
  dilemma: Dilemma | null;
  savedAction: string | null;
  /** The pictures shown last; they stay the subject. */
  pictures: ShownPicture[];
  /** The round has ended with a step; the next message begins a new one. */
  closed: boolean;
  /** Calm messages left before a chat in care goes on as usual. */
  careLeft: number;
  previousFirstWord: string;
  contentTurns: number;
  /** Answers to content messages that quoted none of the person's words. */
  misses: number;
}

export function newChat(seed: string, language: Language): ChatState {
  return {
    random: seedOf(seed),
    seed,
    language,
    stage: 'PS',
    stageTurns: 0,
    stays: 0,
    visited: new Set(['PS']),
    turn: 0,
    walkTurns: 0,
    introduced: false,
    used: new Set(),
    quotations: new Map(),
    kept: [],
    topicScores: new Map(),
    wordCounts: new Map(),
    recentWords: [],
    namedWords: new Set(),
    lastMade: new Map(),
    offer: null,
    shapeOffsets: {},
    cardRotation: null,
    pairs: 0,
    angles: 0,
    unknowns: 0,
    shorts: 0,
    identityAnswers: 0,
    dilemma: null,
    savedAction: null,
    pictures: [],
    closed: false,
    careLeft: 0,
    previousFirstWord: '',
    contentTurns: 0,
    misses: 0,
  };
}

/** An independent copy; only fields that are changed in place are copied deeply. */
export function copyOf(state: ChatState): ChatState {
  return {
    ...state,
    visited: new Set(state.visited),
    used: new Set(state.used),
    quotations: new Map(state.quotations),
    kept: [...state.kept],
    topicScores: new Map(state.topicScores),
    wordCounts: new Map(state.wordCounts),
    recentWords: [...state.recentWords],
    namedWords: new Set(state.namedWords),
    lastMade: new Map(state.lastMade),
    shapeOffsets: { ...state.shapeOffsets },
  };
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
  state.visited.add(stage);
  state.stageTurns = 0;
  state.stays = 0;
  state.angles = 0;
}

/** Whether an occasional move was unused for more than this many turns. */
export function hasRested(state: ChatState, move: string, turns: number): boolean {
  return state.turn - (state.lastMade.get(move) ?? -Infinity) > turns;
}

export function nextCardType(state: ChatState): CardType {
  state.cardRotation = (state.cardRotation ?? drawIndex(state, 3)) + 1;
  return (['image', 'word', 'question'] as const)[state.cardRotation % 3] ?? 'image';
}
