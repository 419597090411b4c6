import type { LanguageModelV4 } from '@ai-sdk/provider';
import { generateText } from 'ai';
import type { Config } from '../../config.ts';
import type { GuideModel } from './model.ts';

/** Longer than any message may be; stops a model that never ends. */
const writtenLengthMax = 32_000;

/** Texts that are not answers (translations, summaries) by the configured provider, not streamed. */
export function writer(model: LanguageModelV4, config: Config): GuideModel['write'] {
  return async ({ instructions, text }, signal) => {
    const written = await generateText({
      model,
      instructions,
      prompt: text,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(config.AI_TOTAL_TIMEOUT_MS)]),
    });
    return written.text.replaceAll('\0', '').trim().slice(0, writtenLengthMax).toWellFormed();
  };
}
