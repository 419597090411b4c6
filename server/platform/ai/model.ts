import type { CardType } from '#contract/cards.ts';
import type { AnswerError } from '#contract/errors.ts';
import type { ImageAnalysis, ImageRegion } from '#contract/image-analysis.ts';
import type { Proposed } from '#contract/proposals.ts';
import type { Language, Stage } from '#contract/shapes.ts';

/** A picture that the person shows to the guide. */
export interface GuidePicture {
  /** Of what is kept, in pixels. */
  width: number;
  height: number;
  analysis: ImageAnalysis;
  /** What it shows, in the person's words; may be empty. */
  alt: string;
  /** As a model takes it; null when its file is gone. */
  jpeg(): Promise<Uint8Array | null>;
}

/** Who said something, among people or elsewhere. */
export interface Said {
  /** The name of whoever wrote it here; absent in a chat with the guide alone. */
  from?: string;
  /** Where another goes by that name, too. */
  username?: string;
  /** It was written elsewhere: whose words they are, null where that can’t be said. */
  passed_on?: { words_of: string | null };
}

/** A line of the chat as the guide may see it, oldest first. */
export interface GuideLine {
  author: 'person' | 'guide';
  /** May be empty beside a picture or a card. */
  text: string;
  /** What lies on its cards, as a model is told of it. */
  told?: string[];
  /** Where it is not simply the words of the one who asks. */
  said?: Said | null;
  at: Date;
  /** Which version of its message this is, from 1. */
  version: number;
  picture?: GuidePicture | null;
  /** The card that lies in it; `alone` where nothing was written beside it. */
  card?: { id: string; card_type: CardType; alone: boolean } | null;
  /** A person dismissed what it proposed. */
  dismissed?: boolean;
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
  /** Whether the guide says what it is: in a person's first chats. */
  introduces: boolean;
  /** 0 for the first answer to a message; a regenerated one counts on and differs. */
  variation: number;
  /** What an interrupted answer said already; the model goes on from there. */
  begun: string;
  /** The person was in danger a moment ago: no cards, no proposals. */
  inCare: boolean;
  /** Id of the card that lies in the answer already. */
  dealt: string | null;
  /**
   * Draws a card of the chat’s deck, which the person asked for, and lays it in the answer. Null when
   * the answer has ended meanwhile.
   */
  deal(wanted: { card_type: CardType; stage: Stage | null }): Promise<string | null>;
}

export type AnswerPart =
  | { type: 'text'; text: string }
  /** The guide's own policy moved the stage, on the person's words (built-in). */
  | { type: 'stage'; stage: Stage }
  /** What a person may accept; at most one of a kind is kept. */
  | { type: 'proposal'; proposal: Proposed }
  /** The person's words decided an open proposal of that kind (built-in). */
  | { type: 'decided'; decided: DecidedInWords }
  /** All that was pointed at so far in the newest picture (models that see). */
  | { type: 'regions'; regions: ImageRegion[] }
  | { type: 'suggestions'; suggestions: string[] };

export interface DecidedInWords {
  kind: Proposed['kind'];
  state: 'accepted' | 'dismissed';
}

/** Something to be written from a text that is material, whatever it says. */
export interface WritingTask {
  instructions: string;
  text: string;
}

/** Who answers as the guide: a model behind a provider, or the built-in guide. Both stream alike. */
export interface GuideModel {
  readonly builtIn: boolean;
  /** The provider's name as people know it; null for the built-in guide. */
  readonly provider: string | null;
  readonly model: string | null;
  readonly vision: boolean;
  /** Writes out a recording (WAV); null where nobody can. @throws when the provider fails */
  readonly transcribe: ((recording: Uint8Array, signal: AbortSignal) => Promise<string>) | null;
  /** @throws AnswerFailure when the answer can't be begun or finished */
  answer(request: AnswerRequest, signal: AbortSignal): AsyncIterable<AnswerPart>;
  /** Writes something besides answers; null where there is no provider. @throws when the provider fails */
  readonly write: ((task: WritingTask, signal: AbortSignal) => Promise<string>) | null;
  /** At most six words in the language of the lines, or null when none can be had. */
  title(lines: GuideLine[], language: Language, signal: AbortSignal): Promise<string | null>;
}

/** Why an answer ended early, as it is saved on the message. */
export class AnswerFailure extends Error {
  readonly reason: AnswerError;

  constructor(reason: AnswerError, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

export const titleWordsMax = 6;

/** The first words of a text as a title, or null when there are none. */
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
