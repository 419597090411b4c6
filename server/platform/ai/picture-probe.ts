import {
  APICallError,
  type LanguageModelV4,
  type LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import sharp from 'sharp';

/** Some models refuse smaller pictures. */
const sidePixels = 64;
const refusals = new Set([400, 415, 422]);

/**
 * Whether a model takes pictures: it is shown a tiny one that holds nothing of anybody. Null where the answer says
 * nothing about that, because the provider is busy, rejects the key, or is not there.
 */
export async function takesPictures(
  model: LanguageModelV4,
  withinMs: number,
): Promise<boolean | null> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), withinMs);
  try {
    const { stream } = await model.doStream({
      prompt: [
        {
          role: 'user',
          content: [
            {
              type: 'file',
              data: { type: 'data', data: await tinyPicture() },
              mediaType: 'image/jpeg',
            },
            { type: 'text', text: 'Answer with one word: yes.' },
          ],
        },
      ],
      abortSignal: abort.signal,
      includeRawChunks: false,
    });
    return await isAnswered(stream);
  } catch (error) {
    return isRefusal(error) ? false : null;
  } finally {
    clearTimeout(timer);
    // The first piece of an answer is enough.
    abort.abort();
  }
}

function tinyPicture(): Promise<Uint8Array> {
  const create = {
    width: sidePixels,
    height: sidePixels,
    channels: 3,
    background: '#0b3f42',
  } as const;
  return sharp({ create }).jpeg().toBuffer();
}

/** @throws what the provider says instead of an answer */
async function isAnswered(
  stream: ReadableStream<LanguageModelV4StreamPart>,
): Promise<boolean | null> {
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'text-delta' || part.type === 'reasoning-delta') return true;
    if (part.type === 'finish') return part.finishReason.unified === 'error' ? null : true;
  }
  return null;
}

function isRefusal(error: unknown): boolean {
  const isCall = APICallError.isInstance(error);
  if (isCall && refusals.has(error.statusCode ?? 0)) return true;
  const said = isCall ? (error.responseBody ?? '') : (JSON.stringify(error) ?? '');
  return /image|vision|multimodal/iu.test(said);
}
