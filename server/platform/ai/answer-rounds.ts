import {
  InvalidResponseDataError,
  type LanguageModelV4FunctionTool,
  type LanguageModelV4Prompt,
  type LanguageModelV4StreamPart,
  type LanguageModelV4ToolCall,
} from '@ai-sdk/provider';
import { lookUpsMax } from './context-room.ts';
import { recallTool } from './recall-tool.ts';
import { type ReadPart, type ThinkingHabit, ThoughtsInText } from './thoughts-in-text.ts';

type Part = LanguageModelV4StreamPart;
type Said = Extract<LanguageModelV4Prompt[number], { role: 'assistant' }>['content'];

interface Rounds {
  prompt: LanguageModelV4Prompt;
  /** None are given where the answer is words alone. */
  tools: LanguageModelV4FunctionTool[];
  ask(
    prompt: LanguageModelV4Prompt,
    tools: LanguageModelV4FunctionTool[],
  ): Promise<ReadableStream<Part>>;
  /** The result of a call of the recall tool. */
  recall(input: string): Promise<string>;
  /** Null for providers that mark thoughts as such. */
  habit: ThinkingHabit | null;
}

/**
 * One answer of a model. When the model looks something up, it is asked again with what was found, and what it
 * says then follows in the same stream; the reader sees neither calls nor results.
 */
export class AnswerRounds {
  readonly #rounds: Rounds;
  #prompt: LanguageModelV4Prompt;
  #reader: ReadableStreamDefaultReader<Part> | null = null;
  #thoughts: ThoughtsInText;
  #waiting: ReadPart[] = [];
  #lookUps = 0;
  #calls: LanguageModelV4ToolCall[] = [];
  /** The text of this round, for the request that follows it. */
  #text = '';
  #reasoning = new Map<string, Extract<Said[number], { type: 'reasoning' }>>();

  constructor(rounds: Rounds) {
    this.#rounds = rounds;
    this.#prompt = rounds.prompt;
    this.#thoughts = new ThoughtsInText(rounds.habit);
  }

  /** The next part of the answer; undefined after the last. */
  async read(): Promise<ReadPart | undefined> {
    for (;;) {
      this.#reader ??= await this.#begin();
      const part = this.#waiting.shift() ?? (await this.#next(this.#reader));
      if (part === undefined) return undefined;
      if (part.type === 'tool-call' && part.toolName === recallTool.name) {
        this.#calls.push(part);
      } else if (part.type === 'finish' && this.#calls.length > 0 && this.#mayLookUp) {
        const isAfterWords = this.#text.trim() !== '';
        await this.#lookUp();
        if (isAfterWords) return { type: 'text-delta', id: 'between', delta: '\n\n' };
      } else {
        this.#note(part);
        return part;
      }
    }
  }

  async #next(reader: ReadableStreamDefaultReader<Part>): Promise<ReadPart | undefined> {
    for (;;) {
      const part = await nextOf(reader);
      if (part === undefined) return undefined;
      const [first, ...others] = this.#thoughts.take(part);
      this.#waiting = others;
      if (first) return first;
    }
  }

  get #mayLookUp(): boolean {
    return this.#lookUps < lookUpsMax && this.#rounds.tools.includes(recallTool);
  }

  async #begin(): Promise<ReadableStreamDefaultReader<Part>> {
    const { tools, ask } = this.#rounds;
    const offered = this.#mayLookUp ? tools : tools.filter((tool) => tool !== recallTool);
    return (await ask(this.#prompt, offered)).getReader();
  }

  /** Adds the calls and what was found to the prompt. */
  async #lookUp(): Promise<void> {
    const found = await Promise.all(this.#calls.map(({ input }) => this.#rounds.recall(input)));
    const said: Said = [
      ...this.#reasoning.values(),
      ...(this.#text === '' ? [] : [{ type: 'text' as const, text: this.#text }]),
      ...this.#calls.map(({ toolCallId, toolName, input, providerMetadata }) => ({
        type: 'tool-call' as const,
        toolCallId,
        toolName,
        input: parsed(input),
        ...(providerMetadata && { providerOptions: providerMetadata }),
      })),
    ];
    const results = this.#calls.map(({ toolCallId, toolName }, at) => ({
      type: 'tool-result' as const,
      toolCallId,
      toolName,
      output: { type: 'text' as const, value: found[at] ?? '' },
    }));
    this.#prompt = [
      ...this.#prompt,
      { role: 'assistant', content: said },
      { role: 'tool', content: results },
    ];
    this.#lookUps += 1;
    this.#calls = [];
    this.#text = '';
    this.#reasoning.clear();
    this.#reader = null;
    this.#thoughts = new ThoughtsInText(this.#rounds.habit);
  }

  /** Some providers want their own thoughts back with a call. */
  #note(part: ReadPart): void {
    if (part.type === 'text-delta') this.#text += part.delta;
    if (part.type === 'taken-back') this.#text = '';
    if (
      part.type !== 'reasoning-start' &&
      part.type !== 'reasoning-delta' &&
      part.type !== 'reasoning-end'
    )
      return;
    const known = this.#reasoning.get(part.id) ?? { type: 'reasoning' as const, text: '' };
    this.#reasoning.set(part.id, {
      ...known,
      text: part.type === 'reasoning-delta' ? known.text + part.delta : known.text,
      ...(part.providerMetadata && {
        providerOptions: { ...known.providerOptions, ...part.providerMetadata },
      }),
    });
  }
}

/** A call that can’t be read ends what the model sends, not what it said before. */
async function nextOf(reader: ReadableStreamDefaultReader<Part>): Promise<Part | undefined> {
  try {
    return (await reader.read()).value;
  } catch (error) {
    if (InvalidResponseDataError.isInstance(error)) return undefined;
    throw error;
  }
}

function parsed(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    return {};
  }
}
