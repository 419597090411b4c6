const batchTimeMs = 16;
const lineBytesMax = 1024 * 1024;
const newline = 10;

/**
 * `fetch` for streamed answers: the first piece passes at once, later ones are joined for up to a
 * frame of the screen, because parsing a hundred tokens in one go costs a fraction of a hundred
 * times one. An endless line ends the stream. Redirects are refused.
 */
export const batchingFetch: typeof globalThis.fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const type = response.headers.get('content-type') ?? '';
  if (!response.body || !type.includes('event-stream')) return response;
  return new Response(batched(response.body), {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
};

function batched(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let waiting: Uint8Array[] = [];
  let timer: NodeJS.Timeout | undefined;
  let lineBytes = 0;
  let first = true;

  return new ReadableStream<Uint8Array>({
    start(controller) {
      const flush = () => {
        timer = undefined;
        if (waiting.length === 0) return;
        const joined = waiting.length === 1 ? waiting[0] : Buffer.concat(waiting);
        waiting = [];
        if (joined) controller.enqueue(joined);
      };
      const read = async () => {
        for (;;) {
          const { done, value } = await reader.read();
          if (done) break;
          const lastNewline = value.lastIndexOf(newline);
          lineBytes = lastNewline < 0 ? lineBytes + value.length : value.length - lastNewline;
          if (lineBytes > lineBytesMax) throw new Error('JSON parsing gave up: a line has no end');
          waiting.push(value);
          if (first) {
            first = false;
            flush();
          }
          timer ??= setTimeout(flush, batchTimeMs);
        }
        clearTimeout(timer);
        flush();
        controller.close();
      };
      read().catch((error: unknown) => {
        clearTimeout(timer);
        flush();
        controller.error(error);
        void reader.cancel().catch(() => undefined);
      });
    },
    async cancel(reason) {
      clearTimeout(timer);
      await reader.cancel(reason);
    },
  });
}
