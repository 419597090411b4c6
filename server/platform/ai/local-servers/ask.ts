import { batchingFetch } from '../batching-fetch.ts';

/** A model's whole description is smaller; anything may listen on a port. */
const answerBytesMax = 4 * 1024 * 1024;
const lookEveryMs = 25;

/** The JSON that a path answers with; null where there is none. POST with a body, otherwise GET. */
export type Ask = (path: string, body?: object) => Promise<unknown>;

/** Asks one server, which may be anything, for at most `withinMs` in all. */
export function askingAt(
  address: string,
  { withinMs, apiKey }: { withinMs: number; apiKey?: string | undefined },
): Ask {
  const signal = listenedFor(withinMs);
  return async (path, body) => {
    try {
      const response = await batchingFetch(`${address}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...(apiKey && { authorization: `Bearer ${apiKey}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal,
      });
      const text = await boundedText(response);
      return response.ok ? (JSON.parse(text) as unknown) : null;
    } catch {
      return null;
    }
  };
}

/**
 * Aborts after so much time in which this process could listen: while the program starts it is too busy for that
 * again and again, and a timer alone would end questions whose answers lie there unread.
 */
function listenedFor(withinMs: number): AbortSignal {
  const abort = new AbortController();
  let left = withinMs / lookEveryMs;
  const looking = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(looking);
    abort.abort();
  }, lookEveryMs);
  looking.unref();
  return abort.signal;
}

/** @throws where the body is longer than an answer may be */
async function boundedText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of body ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > answerBytesMax) throw new Error('the answer is too long');
  }
  return text;
}
