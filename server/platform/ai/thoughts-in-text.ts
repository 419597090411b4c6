import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import type { LanguageModelMiddleware } from 'ai';

const closingTag = '</think>';

/**
 * Templates of some local models put the opening tag of thoughts into the prompt, so that their text begins inside
 * thoughts. That is learned from their answers, and remembered while the program runs.
 */
export interface ThinkingHabit {
  beginsInThoughts: boolean;
}

/** All text of the answer before this was thoughts. */
interface TakenBack {
  type: 'taken-back';
}

export type ReadPart = LanguageModelV4StreamPart | TakenBack;

/**
 * Finds thoughts that end with a tag and began without one, in the text of one stream. Text is passed on at once while
 * the model is not known for that; the tag then takes it back. Without a habit all parts pass as they are.
 */
export class ThoughtsInText {
  readonly #habit: ThinkingHabit | null;
  #isInside: boolean;
  #isDone: boolean;
  #hasReasoned = false;
  /** The end of the text so far, where it may be the beginning of the tag. */
  #rest = '';
  /** The last character that was passed on. */
  #before = '';
  /** Text that was taken for thoughts, in case that no tag comes. */
  #thoughts = '';

  constructor(habit: ThinkingHabit | null) {
    this.#habit = habit;
    this.#isInside = habit?.beginsInThoughts ?? false;
    this.#isDone = habit === null;
  }

  /** The parts that stand for a part of the stream. */
  take(part: LanguageModelV4StreamPart): ReadPart[] {
    if (this.#isDone) return [part];
    switch (part.type) {
      case 'text-delta':
        return this.#takeText(part.delta);
      case 'reasoning-delta':
        this.#hasReasoned = true;
        // Thoughts that are marked as such leave the text to the answer.
        if ((this.#thoughts + this.#rest).trim() === '') this.#isInside = false;
        return [part];
      case 'text-end':
        return [...this.#flushed(), part];
      case 'finish':
        return [...this.#flushed(), ...this.#answerAfterAll(part.finishReason.unified), part];
      default:
        return [part];
    }
  }

  #takeText(delta: string): ReadPart[] {
    const text = this.#rest + delta;
    const at = closingTagIn(text, this.#before);
    if (at < 0) {
      const sure = text.length - beginningOfTagIn(text);
      this.#rest = text.slice(sure);
      return this.#passed(text.slice(0, sure));
    }
    this.#isDone = true;
    if (this.#habit && !this.#hasReasoned) this.#habit.beginsInThoughts = true;
    const before: ReadPart[] = this.#isInside
      ? this.#passed(text.slice(0, at))
      : [{ type: 'taken-back' }];
    this.#isInside = false;
    return [...before, ...this.#passed(text.slice(at + closingTag.length))];
  }

  #flushed(): ReadPart[] {
    const rest = this.#rest;
    this.#rest = '';
    return this.#passed(rest);
  }

  #passed(text: string): ReadPart[] {
    if (text === '') return [];
    this.#before = text.at(-1) ?? '';
    if (!this.#isInside) return [{ type: 'text-delta', id: 'text', delta: text }];
    this.#thoughts += text;
    return [{ type: 'reasoning-delta', id: 'thoughts', delta: text }];
  }

  /** A model that ends well without the tag did not think this time: its server or its template is another one now. */
  #answerAfterAll(reason: string): ReadPart[] {
    this.#isDone = true;
    if (!this.#isInside || reason !== 'stop' || this.#thoughts.trim() === '') return [];
    this.#isInside = false;
    if (this.#habit) this.#habit.beginsInThoughts = false;
    return this.#passed(this.#thoughts);
  }
}

/** Leaves such thoughts out of texts that are not streamed. */
export function withoutThoughts(habit: ThinkingHabit): LanguageModelMiddleware {
  return {
    specificationVersion: 'v4',
    wrapGenerate: async ({ doGenerate }) => {
      const { content, ...rest } = await doGenerate();
      const hasReasoned = content.some(({ type }) => type === 'reasoning');
      return {
        ...rest,
        content: content.map((part) => {
          const at = part.type === 'text' ? closingTagIn(part.text, '') : -1;
          if (part.type !== 'text' || at < 0) return part;
          if (!hasReasoned) habit.beginsInThoughts = true;
          return { ...part, text: part.text.slice(at + closingTag.length) };
        }),
      };
    },
  };
}

/** The place of the tag in a text after `before`; a tag in code is a word about it. */
function closingTagIn(text: string, before: string): number {
  let at = text.indexOf(closingTag);
  while (at >= 0 && (text[at - 1] ?? before) === '`') at = text.indexOf(closingTag, at + 1);
  return at;
}

/** How much of the end of a text may be the beginning of the tag. */
function beginningOfTagIn(text: string): number {
  const from = text.lastIndexOf('<');
  return from >= 0 && closingTag.startsWith(text.slice(from)) ? text.length - from : 0;
}
