import type { CardType } from '#contract/cards.ts';
import type { AnswerError } from '#contract/errors.ts';
import type { ImageAnalysis, ImageRegion } from '#contract/image-analysis.ts';
import type { MemoryNote } from '#contract/memory.ts';
import type { Proposal, Proposed } from '#contract/proposals.ts';
import type { Language, Stage } from '#contract/shapes.ts';
import type { CareOutcome } from './safety/care.ts';

/** A picture for the guide. */
export interface GuidePicture {
  /** Of the stored picture, in pixels. */
  width: number;
  height: number;
  analysis: ImageAnalysis;
  /** Alternative text in the person's words; may be empty. */
  alt: string;
  /** As JPEG for a model; null if its file is gone. */
  jpeg(): Promise<Uint8Array | null>;
}

/** The author of a line, and where its words came from. */
export interface Said {
  /** The author's name; absent in a chat with the guide alone. */
  from?: string;
  /** Given if another person has the same name. */
  username?: string;
  /** A forwarded line: its original author, null if unknown. */
  passed_on?: { words_of: string | null };
}

/** A line of the chat as the guide may see it, oldest first. */
export interface GuideLine {
  author: 'person' | 'guide';
  /** May be empty with a picture or a card. */
  text: string;
  /** Descriptions of its cards for a model. */
  cardTexts?: string[];
  /** Absent for the plain words of the person who asks. */
  said?: Said | null;
  at: Date;
  /** The number of this version of its message, from 1. */
  version: number;
  /** Pictures of an album come as one line. */
  pictures?: GuidePicture[];
  /** Its card; `alone` if the message has no words. */
  card?: { id: string; card_type: CardType; alone: boolean } | null;
  /** Proposals of an answer of the guide. */
  proposals?: Proposal[];
}

/** How a chat went so far; its turns are the guide's answers. */
export interface ChatCourse {
  /** The number of the answer that is asked for, from 1. */
  turn: number;
  /** How many of them are in the stage where the chat is, this one included. */
  turnsInStage: number;
  /** Stages that were offered, oldest first. */
  stageOffers: { stage: Stage; turn: number; state: Proposal['state'] }[];
}

/** Words of a person that were said earlier in the chat. */
export interface Recalled extends Said {
  /** Absolute date. */
  on: string;
  text: string;
}

/** A step that came of an earlier chat with the guide. */
export interface LastStep {
  title: string;
  done: boolean;
}

/** The outcome of a step of an earlier chat, as the person says it. */
export interface StepReport {
  /** As the guide asked after it. */
  title: string;
  state: 'done' | 'dropped';
}

/** A note or a goal that a person lets the guide remember. */
export type RememberedNote = Pick<MemoryNote, 'id' | 'kind' | 'text'>;

export interface AnswerRequest {
  chatId: string;
  /** Several people write in the chat. */
  amongPeople: boolean;
  lines: GuideLine[];
  /** A summary of what was said before the lines. */
  summary: string | null;
  /** Among people: who is in the chat, by name, and how many whose names stay here. */
  members: { names: string[]; others: number } | null;
  person: { displayName: string; language: Language; timezone: string; aboutMe: string };
  stage: Stage;
  /** Null for the built-in guide. */
  course: ChatCourse | null;
  /** Stages that the person chose with the stage bar, by the number of person's lines before it. */
  stageChoices: { beforeTurn: number; stage: Stage }[];
  /** Whether the guide introduces itself: in a person's first chats. */
  introduces: boolean;
  /** The step of the person's last chat, where this is the beginning of the next one and they allow memory. */
  lastStep: LastStep | null;
  /** Null: memory is not allowed, nothing may be proposed for it. */
  memory: { notes: RememberedNote[] } | null;
  /** 0 for the first answer to a message; each regenerated one adds 1 and differs. */
  variation: number;
  /** The text of an interrupted answer; the model continues after it. */
  begun: string;
  /** The person was in danger a few messages ago: no cards, no proposals. */
  inCare: boolean;
  /** A sentence of the application that stands before the answer, because words were taken for danger. */
  apology: string | null;
  /** Id of the card that the answer already contains. */
  dealt: string | null;
  /** Draws the requested card from the chat’s deck and adds it to the answer. Null if the answer has ended since. */
  deal(wanted: { card_type: CardType; stage: Stage | null }): Promise<string | null>;
  /** Words of people in this chat from before a moment that fit the query, best first, as far as they may go to a provider. */
  recall(query: string, before: Date): Promise<Recalled[]>;
}

export type AnswerPart =
  | { type: 'text'; text: string }
  /** Thoughts of the model before its first word; no part of the answer. */
  | { type: 'thinking'; text: string }
  /** The text so far was thoughts of the model: it is no part of the answer. */
  | { type: 'taken_back' }
  /** The middle of the message that is answered was left out, because the model could not hold it. */
  | { type: 'shortened' }
  /** The built-in guide moved the stage because of the person's words. */
  | { type: 'stage'; stage: Stage }
  /** A suggestion to accept; at most one of a kind is kept. */
  | { type: 'proposal'; proposal: Proposed }
  /** The person's words decided an open proposal of that kind (built-in guide). */
  | { type: 'decided'; decided: DecidedInWords }
  /** The person’s words said what became of the step after which the guide asked (built-in guide). */
  | { type: 'reported'; reported: StepReport }
  /** All places marked so far in the newest picture (vision models). */
  | { type: 'regions'; regions: ImageRegion[] }
  | { type: 'suggestions'; suggestions: string[] }
  /** The result of a model’s judgement of the person’s message. */
  | { type: 'care'; outcome: CareOutcome };

export interface DecidedInWords {
  kind: Proposed['kind'];
  state: 'accepted' | 'dismissed';
}

/** A writing task; its source text is data, whatever it says. */
export interface WritingTask {
  instructions: string;
  text: string;
}

/** The guide's implementation: a model of a provider, or the built-in guide. Both stream alike. */
export interface GuideModel {
  readonly builtIn: boolean;
  /** The provider's public name; null for the built-in guide. */
  readonly provider: string | null;
  readonly model: string | null;
  /** Pictures may be sent to it. It may become known only while the program runs. */
  readonly vision: boolean;
  /** The tokens of a whole conversation, question and answer, where the model's server says it; null if unknown. */
  readonly contextTokens: number | null;
  /**
   * Transcribes a recording (WAV); null if no provider can.
   * @throws when the provider fails
   */
  readonly transcribe: ((recording: Uint8Array, signal: AbortSignal) => Promise<string>) | null;
  /** @throws AnswerFailure when the answer can't be begun or finished */
  answer(request: AnswerRequest, signal: AbortSignal): AsyncIterable<AnswerPart>;
  /**
   * Writes a text that is not an answer; null without a provider.
   * @throws when the provider fails
   */
  readonly write: ((task: WritingTask, signal: AbortSignal) => Promise<string>) | null;
  /** At most six words in the language of the lines, or null if there is none. */
  title(lines: GuideLine[], language: Language, signal: AbortSignal): Promise<string | null>;
}

/** The reason of a failed answer, as saved on the message. */
export class AnswerFailure extends Error {
  readonly reason: AnswerError;
  /** When the provider may be asked again, if it says so. */
  readonly retryAt: Date | null;

  constructor(reason: AnswerError, cause?: unknown, retryAt: Date | null = null) {
    super(reason, { cause });
    this.reason = reason;
    this.retryAt = retryAt;
  }
}

export const titleWordsMax = 6;

/** The first words of a text as a title, or null if there are none. */
export function firstWords(text: string): string | null {
  const words = text
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .split(/\s+/u)
    .filter(Boolean);
  const title = words
    .slice(0, titleWordsMax)
    .join(' ')
    .slice(0, 80)
    .replace(/[,;:.–—-]+$/u, '');
  if (title === '') return null;
  return words.length > titleWordsMax ? `${title}…` : title;
}
