import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, type LanguageModelV4 } from '@ai-sdk/provider';
import {
  defaultSettingsMiddleware,
  extractReasoningMiddleware,
  generateText,
  wrapLanguageModel,
} from 'ai';
import type { ImageRegion } from '#contract/image-analysis.ts';
import { assistant as en } from '#i18n/en/assistant.ts';
import { assistant as he } from '#i18n/he/assistant.ts';
import type { Config } from '../../config.ts';
import { AnswerClock } from './answer-clock.ts';
import { AnswerRounds } from './answer-rounds.ts';
import { batchingFetch } from './batching-fetch.ts';
import { contextRoom, contextTokensOf } from './context-room.ts';
import { dataLine } from './data-line.ts';
import { titleInstructions } from './instructions.ts';
import { proposedBy, toolsFor } from './offering-tools.ts';
import { pointedAt, withMore } from './marking-tool.ts';
import {
  AnswerFailure,
  type AnswerPart,
  type AnswerRequest,
  type GuideModel,
  titleWordsMax,
} from './model.ts';
import { ModelAbilities } from './model-abilities.ts';
import { isBusy, patiently, retryAtOf } from './patiently.ts';
import { promptOf } from './prompt.ts';
import { recalledBy } from './recall-tool.ts';
import { mayBeOffered } from './stage-offers.ts';
import { type ThinkingHabit, withoutThoughts } from './thoughts-in-text.ts';
import { cutToTokens } from './tokens.ts';
import { transcriber } from './transcriber.ts';
import { writer } from './writer.ts';

const answerLengthMax = 256 * 1024;
const titleTimeoutMs = 20_000;
/** Of one line, for a title. */
const titledLengthMax = 2_000;

const toolWords = { en, he };

/** The configured provider as the guide. */
export function providerGuide(config: Config): GuideModel {
  const habit: ThinkingHabit = { beginsInThoughts: false };
  const model = languageModel(config, habit);
  const provider = config.AI_PROVIDER_NAME ?? config.AI_PROVIDER ?? null;
  const abilities = new ModelAbilities(config, model);
  const transcribe = transcriber(config);
  return {
    builtIn: false,
    provider,
    model: config.AI_MODEL ?? null,
    get vision() {
      return abilities.vision;
    },
    get contextTokens() {
      return abilities.contextTokens;
    },
    get transcribe() {
      return abilities.hearing ? transcribe : null;
    },
    write: writer(model, config),
    async *answer(request, signal) {
      yield* streamAnswer({ model, habit, config, abilities }, request, signal);
      abilities.askServer();
    },
    async title(lines, language, signal) {
      const { material } = contextRoom(contextTokensOf(config, abilities));
      const transcript = lines
        .map(({ author, text }) => {
          const words = cutToTokens(text.slice(0, titledLengthMax), material / lines.length / 2);
          return dataLine({ by: author, text: words.toWellFormed() });
        })
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

function languageModel(config: Config, habit: ThinkingHabit): LanguageModelV4 {
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
      return wrapLanguageModel({
        model: createOpenAI({ apiKey, baseURL, fetch })(model),
        middleware: defaultSettingsMiddleware({
          // Otherwise OpenAI stores every answer, with its whole request, for its console.
          settings: { providerOptions: { openai: { store: false } } },
        }),
      });
    default:
      return wrapLanguageModel({
        model: createOpenAICompatible({
          name: config.AI_PROVIDER_NAME ?? 'model',
          apiKey,
          baseURL: baseURL ?? '',
          fetch,
        }).chatModel(model),
        // Local models put their thoughts into the text.
        middleware: [withoutThoughts(habit), extractReasoningMiddleware({ tagName: 'think' })],
      });
  }
}

interface Answering {
  model: LanguageModelV4;
  habit: ThinkingHabit;
  config: Config;
  abilities: ModelAbilities;
}

/**
 * Reads the model's own stream (not the multi-step loop above it, which costs twice the processor time for
 * each token). When the provider fails, the partial text is kept.
 */
async function* streamAnswer(
  { model, habit, config, abilities }: Answering,
  request: AnswerRequest,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const clock = new AnswerClock(config, signal);
  let length = 0;
  let hasThought = false;
  let offers = false;
  let regions: ImageRegion[] = [];
  try {
    const contextTokens = contextTokensOf(config, abilities);
    const vision = await clock.race(showsPictures(request, abilities));
    const { prompt, hasTools, seesNewest, since, cutsNewest } = await clock.race(
      promptOf(request, {
        vision,
        contextTokens,
        marksCached: config.AI_PROVIDER === 'anthropic',
      }),
    );
    if (cutsNewest) yield { type: 'shortened' };
    const rounds = new AnswerRounds({
      prompt,
      tools: hasTools ? toolsFor({ seesNewest, remembers: request.memory !== null }) : [],
      ask: async (asked, tools) => {
        const { stream } = await patiently(clock, () =>
          model.doStream({
            prompt: asked,
            abortSignal: clock.signal,
            includeRawChunks: false,
            ...(config.AI_PROVIDER === 'openai' && {
              providerOptions: { openai: { promptCacheKey: cacheKeyOf(request) } },
            }),
            ...(tools.length > 0 && { tools }),
          }),
        );
        return stream;
      },
      recall: (input) =>
        recalledBy(input, contextRoom(contextTokens).recalled, (query) =>
          request.recall(query, since),
        ),
      habit: config.AI_PROVIDER === 'openai-compatible' ? habit : null,
    });
    for (;;) {
      const part = await clock.race(rounds.read());
      if (part === undefined) break;
      if (part.type === 'text-delta' && part.delta !== '') {
        clock.arrived();
        // Thoughts leave empty lines before the first word.
        const isFirst = length === 0 && request.begun === '';
        const delta = isFirst ? part.delta.trimStart() : part.delta;
        length += delta.length;
        if (length > answerLengthMax) throw new AnswerFailure('answer.too_long');
        if (delta !== '') yield { type: 'text', text: harmless(delta) };
      } else if (part.type === 'reasoning-delta') {
        // Thinking is a sign of life; it is no part of the answer. Thoughts about danger are not shown.
        clock.arrived();
        hasThought = true;
        if (length === 0)
          yield { type: 'thinking', text: request.inCare ? '' : harmless(part.delta) };
      } else if (part.type === 'taken-back') {
        clock.arrived();
        hasThought = true;
        if (length > 0) yield { type: 'taken_back' };
        length = 0;
      } else if (part.type === 'tool-call') {
        if (request.inCare) continue;
        const proposal = proposedBy(part.toolName, part.input);
        const places = seesNewest ? pointedAt(part.toolName, part.input) : [];
        if (proposal && !mayBeOffered(request.course, proposal)) continue;
        if (proposal?.kind === 'remember' && !request.memory) continue;
        if (proposal) {
          offers = true;
          yield { type: 'proposal', proposal };
        } else if (places.length > 0) {
          regions = withMore(regions, places);
          yield { type: 'regions', regions };
        }
      } else if (part.type === 'finish') {
        if (part.finishReason.unified === 'content-filter')
          throw new AnswerFailure('answer.refused');
        if (part.finishReason.unified === 'length' && length > 0)
          throw new AnswerFailure('answer.at_length');
      } else if (part.type === 'error') {
        throw part.error;
      }
    }
    // Some models call a tool without any text.
    if (length === 0) {
      if (!offers && regions.length === 0)
        throw new AnswerFailure(hasThought ? 'answer.only_thoughts' : 'answer.empty');
      const alone = offers ? 'assistant.offer_alone' : 'assistant.regions_alone';
      yield { type: 'text', text: toolWords[request.person.language][alone] };
    }
  } catch (error) {
    if (signal.aborted) return;
    throw failureOf(error, length, clock);
  } finally {
    clock.end();
  }
}

/** A model is asked whether it takes pictures only where there is one to show. */
async function showsPictures(
  { lines }: AnswerRequest,
  abilities: ModelAbilities,
): Promise<boolean> {
  return lines.some(({ pictures = [] }) => pictures.length > 0) && abilities.takesPictures();
}

/** OpenAI keeps what requests with one key begin with. */
function cacheKeyOf({ amongPeople, inCare }: AnswerRequest): string {
  return ['zavit', amongPeople ? 'people' : 'guide', ...(inCare ? ['care'] : [])].join('-');
}

function harmless(text: string): string {
  return text.replaceAll('\0', '\uFFFD').toWellFormed();
}

function failureOf(error: unknown, length: number, clock: AnswerClock): AnswerFailure {
  if (error instanceof AnswerFailure) return error;
  if (clock.timedOut) return new AnswerFailure('answer.timeout', error);
  if (APICallError.isInstance(error)) {
    const status = error.statusCode;
    if (status === 401 || status === 403) return new AnswerFailure('answer.key_rejected', error);
    if (isBusy(error)) return new AnswerFailure('answer.busy', error, retryAtOf(error));
    if (status === undefined) return new AnswerFailure('answer.provider_failed', error);
    if (status >= 400) return new AnswerFailure('answer.provider_failed', error);
    // A stream that breaks after its beginning hides the reason in `cause`.
    if (error.cause instanceof Error) return failureOf(error.cause, length, clock);
  }
  const name = error instanceof Error ? `${error.name} ${error.message}` : '';
  if (/parse|json|validation/iu.test(name)) return new AnswerFailure('answer.malformed', error);
  if (/without a finish reason/iu.test(name)) {
    return new AnswerFailure(length > 0 ? 'answer.cut' : 'answer.empty', error);
  }
  return new AnswerFailure(length > 0 ? 'answer.cut' : 'answer.provider_failed', error);
}
