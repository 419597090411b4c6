import { createOpenAI } from '@ai-sdk/openai';
import { refuseInsideTransaction } from '#db/transaction-scope.ts';
import { type Config, isLoopback } from '../../config.ts';
import { batchingFetch } from './batching-fetch.ts';
import type { GuideModel } from './model.ts';

/** The longest recording takes less, also with a small model. */
const timeoutMaxMs = 120_000;
const unknownPath = new Set([404, 405, 501]);

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

/**
 * Whether a server on this machine takes recordings: it is sent a request without one, which only a server that
 * knows the path refuses for what is missing. Null if it is not there, or elsewhere.
 */
export async function takesRecordings(
  { AI_TRANSCRIPTION_MODEL: model, AI_BASE_URL: baseUrl, AI_API_KEY: key }: Config,
  withinMs: number,
): Promise<boolean | null> {
  if (!model || !baseUrl || !isLoopback(baseUrl)) return null;
  try {
    const response = await batchingFetch(`${baseUrl.replace(/\/$/u, '')}/audio/transcriptions`, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=none',
        ...(key && { authorization: `Bearer ${key}` }),
      },
      body: '--none--\r\n',
      signal: AbortSignal.timeout(withinMs),
    });
    await response.body?.cancel();
    // LM Studio answers 200 on paths that it does not know.
    return !response.ok && !unknownPath.has(response.status);
  } catch {
    return null;
  }
}
