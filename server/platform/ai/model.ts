import type { AnswerError } from '#contract/errors.ts';
import type { Language, Stage } from '#contract/shapes.ts';

/** A line of the chat as the guide may see it, oldest first. */
export interface GuideLine {
  author: 'person' | 'guide';
  text: string;
  at: Date;
  /** Which version of its message this is, from 1. */
  version: number;
}

export interface AnswerRequest {
  chatId: string;
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
}

export type AnswerPart =
  | { type: 'text'; text: string }
  /** The guide's own policy moved the stage (built-in), or a model asks to move it. */
  | { type: 'stage'; stage: Stage; by: 'policy' | 'proposal' }
  | { type: 'suggestions'; suggestions: string[] };

/** Who answers as the guide: a model behind a provider, or the built-in guide. Both stream alike. */
export interface GuideModel {
  readonly builtIn: boolean;
  /** The provider's name as people know it; null for the built-in guide. */
  readonly provider: string | null;
  readonly model: string | null;
  readonly vision: boolean;
  readonly transcription: boolean;
  /** @throws AnswerFailure when the answer can't be begun or finished */
  answer(request: AnswerRequest, signal: AbortSignal): AsyncIterable<AnswerPart>;
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
