import { createOpenAI } from '@ai-sdk/openai';
import { refuseInsideTransaction } from '#db/transaction-scope.ts';
import type { Config } from '../../config.ts';
import type { GuideModel } from './model.ts';

/** The longest recording takes less, also with a small model. */
const timeoutMaxMs = 120_000;

/** Transcription by the configured provider: any with an API like OpenAI’s. */
export function transcriber(config: Config): GuideModel['transcribe'] {
  const { AI_TRANSCRIPTION_MODEL: name, AI_BASE_URL: baseURL } = config;
  if (!name) return null;
  // Local servers may need no key, but the SDK requires one.
  const model = createOpenAI({ apiKey: config.AI_API_KEY ?? 'none', baseURL }).transcription(name);
  const timeoutMs = Math.min(timeoutMaxMs, config.AI_TOTAL_TIMEOUT_MS);
  return async (recording, signal) => {
    refuseInsideTransaction('a provider');
    const { text } = await model.doGenerate({
      audio: recording,
      mediaType: 'audio/wav',
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    return text;
  };
}
