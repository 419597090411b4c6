import type { CardType } from '#contract/cards.ts';
import type { AnswerError } from '#contract/errors.ts';
import type { ImageAnalysis, ImageRegion } from '#contract/image-analysis.ts';
import type { Proposed } from '#contract/proposals.ts';
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
  /** A person dismissed its proposal. */
  dismissed?: boolean;
}

/** A step that came of an earlier chat with the guide. */
export interface LastStep {
  title: string;
  done: boolean;
}

export interface AnswerRequest {
  chatId: string;
  /** Several people write in the chat. */
  amongPeople: boolean;
  lines: GuideLine[];
  person: { displayName: string; language: Language; timezone: string; aboutMe: string };
  stage: Stage;
  /** Stages that the person chose with the stage bar, by the number of person's lines before it. */
  stageChoices: { beforeTurn: number; stage: Stage }[];
  /** Whether the guide introduces itself: in a person's first chats. */
  introduces: boolean;
  /** The step of the person's last chat, where this is the beginning of the next one and they allow memory. */
  lastStep: LastStep | null;
  /** 0 for the first answer to a message; each regenerated one adds 1 and differs. */
  variation: number;
  /** The text of an interrupted answer; the model continues after it. */
  begun: string;
  /** The person was in danger a few messages ago: no cards, no proposals. */
  inCare: boolean;
  /** Id of the card that the answer already contains. */
  dealt: string | null;
  /** Draws the requested card from the chat’s deck and adds it to the answer. Null if the answer has ended since. */
  deal(wanted: { card_type: CardType; stage: Stage | null }): Promise<string | null>;
}

export type AnswerPart =
  | { type: 'text'; text: string }
  /** The built-in guide moved the stage because of the person's words. */
  | { type: 'stage'; stage: Stage }
  /** A suggestion to accept; at most one of a kind is kept. */
  | { type: 'proposal'; proposal: Proposed }
  /** The person's words decided an open proposal of that kind (built-in guide). */
  | { type: 'decided'; decided: DecidedInWords }
  /** All places marked so far in the newest picture (vision models). */
  | { type: 'regions'; regions: ImageRegion[] }
  | { type: 'suggestions'; suggestions: string[] }
  /** What a model’s judgement of the person’s message came to. */
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
  readonly vision: boolean;
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

  constructor(reason: AnswerError, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
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
