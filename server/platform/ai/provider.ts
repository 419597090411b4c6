import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, type LanguageModelV4, type LanguageModelV4Prompt } from '@ai-sdk/provider';
import { generateText } from 'ai';
import { z } from 'zod';
import { Stage } from '#contract/shapes.ts';
import type { Config } from '../../config.ts';
import { AnswerClock } from './answer-clock.ts';
import { batchingFetch } from './batching-fetch.ts';
import { guideInstructions, titleInstructions } from './instructions.ts';
import {
  AnswerFailure,
  type AnswerPart,
  type AnswerRequest,
  type GuideModel,
  titleWordsMax,
} from './model.ts';

const answerLengthMax = 256 * 1024;
const titleTimeoutMs = 20_000;

/** The configured provider as the guide. */
export function providerGuide(config: Config): GuideModel {
  const model = languageModel(config);
  const provider = config.AI_PROVIDER_NAME ?? config.AI_PROVIDER ?? null;
  return {
    builtIn: false,
    provider,
    model: config.AI_MODEL ?? null,
    vision: false,
    transcription: false,
    answer: (request, signal) => streamAnswer(model, config, request, signal),
    async title(lines, language, signal) {
      const transcript = lines
        .map(({ author, text }) => `${author}: ${text.slice(0, 2_000)}`)
        .join('\n');
      const { text } = await generateText({
        model,
        instructions: titleInstructions(language),
        prompt: transcript,
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, AbortSignal.timeout(titleTimeoutMs)]),
      });
      const words = text
        .replaceAll(/["“”״«»*_#`]+/gu, '')
        .trim()
        .split(/\s+/u)
        .filter(Boolean);
      const title = words.slice(0, titleWordsMax).join(' ').slice(0, 80);
      return title === '' ? null : title;
    },
  };
}

function languageModel(config: Config): LanguageModelV4 {
  const apiKey = config.AI_API_KEY;
  const baseURL = config.AI_BASE_URL;
  const model = config.AI_MODEL ?? '';
  const fetch = batchingFetch;
  switch (config.AI_PROVIDER) {
    case 'anthropic':
      return createAnthropic({ apiKey, baseURL, fetch })(model);
    case 'google':
      return createGoogleGenerativeAI({ apiKey, baseURL, fetch })(model);
    case 'openai':
      return createOpenAI({ apiKey, baseURL, fetch })(model);
    default:
      return createOpenAICompatible({
        name: config.AI_PROVIDER_NAME ?? 'model',
        apiKey,
        baseURL: baseURL ?? '',
        fetch,
      }).chatModel(model);
  }
}

function promptOf(request: AnswerRequest): LanguageModelV4Prompt {
  const prompt: LanguageModelV4Prompt = [
    { role: 'system', content: guideInstructions(request) },
    ...request.lines.map(({ author, text }) =>
      author === 'person'
        ? { role: 'user' as const, content: [{ type: 'text' as const, text }] }
        : { role: 'assistant' as const, content: [{ type: 'text' as const, text }] },
    ),
  ];
  if (request.begun !== '') {
    prompt.push({ role: 'assistant', content: [{ type: 'text', text: request.begun }] });
    prompt.push({
      role: 'user',
      content: [
        {
          type: 'text',
          text: '(Your answer was cut off. Go on exactly where it ended, without repeating anything.)',
        },
      ],
    });
  }
  return prompt;
}

/**
 * Reads the model's own stream (not the multi-step loop above it, which costs twice the processor
 * time a token). Ends with the partial text in place whatever the provider does.
 */
async function* streamAnswer(
  model: LanguageModelV4,
  config: Config,
  request: AnswerRequest,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const clock = new AnswerClock(config, signal);
  let length = 0;
  try {
    const { stream } = await clock.race(
      model.doStream({
        prompt: promptOf(request),
        abortSignal: clock.signal,
        includeRawChunks: false,
        tools: [
          {
            type: 'function',
            name: 'propose_stage',
            description:
              'Offer the person to move the chat to another stage. Nothing moves until they accept.',
            inputSchema: {
              type: 'object',
              properties: { stage: { type: 'string', enum: ['PS', 'ED', 'FC', 'DG'] } },
              required: ['stage'],
              additionalProperties: false,
            },
          },
        ],
      }),
    );
    const reader = stream.getReader();
    for (;;) {
      const { done, value: part } = await clock.race(reader.read());
      if (done) break;
      if (part.type === 'text-delta' && part.delta !== '') {
        clock.arrived();
        length += part.delta.length;
        if (length > answerLengthMax) throw new AnswerFailure('answer.too_long');
        yield { type: 'text', text: part.delta.replaceAll('\0', '\uFFFD').toWellFormed() };
      } else if (part.type === 'tool-call') {
        const stage = proposedStage(part.toolName, part.input);
        if (stage) yield { type: 'stage', stage, by: 'proposal' };
      } else if (
        part.type === 'finish' &&
        part.finishReason.unified === 'content-filter' &&
        length === 0
      ) {
        throw new AnswerFailure('answer.refused');
      } else if (part.type === 'error') {
        throw part.error;
      }
    }
    if (length === 0) throw new AnswerFailure('answer.empty');
  } catch (error) {
    if (signal.aborted) return;
    throw failureOf(error, length, clock);
  } finally {
    clock.end();
  }
}

function proposedStage(tool: string, input: string): Stage | null {
  if (tool !== 'propose_stage' || input.length > 1_000) return null;
  try {
    return z.object({ stage: Stage }).parse(JSON.parse(input)).stage;
  } catch {
    return null;
  }
}

function failureOf(error: unknown, length: number, clock: AnswerClock): AnswerFailure {
  if (error instanceof AnswerFailure) return error;
  if (clock.timedOut) return new AnswerFailure('answer.timeout', error);
  if (APICallError.isInstance(error)) {
    const status = error.statusCode;
    if (status === 401 || status === 403) return new AnswerFailure('answer.key_rejected', error);
    if (status === 429) return new AnswerFailure('answer.busy', error);
    if (status === undefined) return new AnswerFailure('answer.provider_failed', error);
    if (status >= 400) return new AnswerFailure('answer.provider_failed', error);
    // A stream that began well and then broke hides why.
    if (error.cause instanceof Error) return failureOf(error.cause, length, clock);
  }
  const name = error instanceof Error ? `${error.name} ${error.message}` : '';
  if (/parse|json|validation/iu.test(name)) return new AnswerFailure('answer.malformed', error);
  if (/without a finish reason/iu.test(name)) {
    return new AnswerFailure(length > 0 ? 'answer.cut' : 'answer.empty', error);
  }
  return new AnswerFailure(length > 0 ? 'answer.cut' : 'answer.provider_failed', error);
}
