import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, type LanguageModelV4, type LanguageModelV4Prompt } from '@ai-sdk/provider';
import {
  defaultSettingsMiddleware,
  extractReasoningMiddleware,
  generateText,
  wrapLanguageModel,
} from 'ai';
import type { ImageRegion } from '#contract/image-analysis.ts';
import { limits } from '#contract/values.ts';
import { assistant as en } from '#i18n/en/assistant.ts';
import { assistant as he } from '#i18n/he/assistant.ts';
import type { Config } from '../../config.ts';
import { AnswerClock } from './answer-clock.ts';
import { batchingFetch } from './batching-fetch.ts';
import { dataLine } from './data-line.ts';
import { guideInstructions, titleInstructions } from './instructions.ts';
import { offeringTools, proposedBy } from './offering-tools.ts';
import { markingTool, pointedAt, withMore } from './marking-tool.ts';
import { measuredNote, wordsForNote } from './picture-facts.ts';
import {
  AnswerFailure,
  type AnswerPart,
  type AnswerRequest,
  type GuideLine,
  type GuidePicture,
  type GuideModel,
  titleWordsMax,
} from './model.ts';
import { ModelAbilities } from './model-abilities.ts';
import { patiently } from './patiently.ts';
import { transcriber } from './transcriber.ts';
import { writer } from './writer.ts';

const answerLengthMax = 256 * 1024;
const titleTimeoutMs = 20_000;
/** Older pictures are described by their measurements: every picture costs as much as a long text. */
const picturesMax = limits.guidePicturesMax;

const toolWords = { en, he };

type PersonParts = Extract<LanguageModelV4Prompt[number], { role: 'user' }>['content'];

/** The configured provider as the guide. */
export function providerGuide(config: Config): GuideModel {
  const model = languageModel(config);
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
      yield* streamAnswer(model, config, abilities, request, signal);
      abilities.askServer();
    },
    async title(lines, language, signal) {
      const transcript = lines
        .map(({ author, text }) =>
          dataLine({ by: author, text: text.slice(0, 2_000).toWellFormed() }),
        )
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
        middleware: extractReasoningMiddleware({ tagName: 'think' }),
      });
  }
}

interface Prompted {
  prompt: LanguageModelV4Prompt;
  /** It includes the newest picture. */
  seesNewest: boolean;
}

async function promptOf(request: AnswerRequest, abilities: ModelAbilities): Promise<Prompted> {
  const shows = request.lines.some(({ pictures = [] }) => pictures.length > 0);
  const vision = shows && (await abilities.takesPictures());
  const prompt: LanguageModelV4Prompt = [
    { role: 'system', content: guideInstructions(request, vision) },
  ];
  const seen = new Set(
    vision ? request.lines.flatMap(({ pictures = [] }) => pictures).slice(-picturesMax) : [],
  );
  let seesNewest = false;
  for (const line of request.lines) {
    const { author, pictures = [] } = line;
    const text = author === 'guide' ? line.text : personText(line);
    const shown: PersonParts = [];
    for (const picture of pictures) {
      const parts = await pictureParts(picture, seen.has(picture));
      seesNewest = parts.some(({ type }) => type === 'file');
      shown.push(...parts);
    }
    if (author === 'guide') prompt.push({ role: 'assistant', content: [{ type: 'text', text }] });
    else
      prompt.push({
        role: 'user',
        content: [...shown, ...(text === '' ? [] : [{ type: 'text' as const, text }])],
      });
  }
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
  return { prompt, seesNewest };
}

/** The text of a person: plain for the person who asks, as data for all others. */
function personText({ text, cardTexts = [], said }: GuideLine): string {
  if (!said) return [text, ...cardTexts].filter(Boolean).join('\n');
  return dataLine({ ...said, text, ...(cardTexts.length > 0 && { cards: cardTexts }) });
}

/** The picture for a model with vision, otherwise its measurements. */
async function pictureParts(picture: GuidePicture, seen: boolean): Promise<PersonParts> {
  const bytes = seen ? await picture.jpeg() : null;
  if (!bytes) return [{ type: 'text', text: measuredNote(picture) }];
  const parts: PersonParts = [
    { type: 'file', data: { type: 'data', data: bytes }, mediaType: 'image/jpeg' },
  ];
  const words = wordsForNote(picture);
  if (words !== '') parts.push({ type: 'text', text: words });
  return parts;
}

/**
 * Reads the model's own stream (not the multi-step loop above it, which costs twice the processor time for
 * each token). When the provider fails, the partial text is kept.
 */
async function* streamAnswer(
  model: LanguageModelV4,
  config: Config,
  abilities: ModelAbilities,
  request: AnswerRequest,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const clock = new AnswerClock(config, signal);
  let length = 0;
  let hasThought = false;
  let offers = false;
  let regions: ImageRegion[] = [];
  try {
    const { prompt, seesNewest } = await clock.race(promptOf(request, abilities));
    const { stream } = await patiently(clock, () =>
      model.doStream({
        prompt,
        abortSignal: clock.signal,
        includeRawChunks: false,
        ...(request.inCare
          ? {}
          : { tools: seesNewest ? [...offeringTools, markingTool] : offeringTools }),
      }),
    );
    const reader = stream.getReader();
    for (;;) {
      const { done, value: part } = await clock.race(reader.read());
      if (done) break;
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
      } else if (part.type === 'tool-call') {
        if (request.inCare) continue;
        const proposal = proposedBy(part.toolName, part.input);
        const places = seesNewest ? pointedAt(part.toolName, part.input) : [];
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

function harmless(text: string): string {
  return text.replaceAll('\0', '\uFFFD').toWellFormed();
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
