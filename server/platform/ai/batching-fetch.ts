import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';

const batchTimeMs = 33;
/** Providers begin with pieces that hold no text; the first word comes within these. */
const piecesAtOnce = 4;
const lineBytesMax = 1024 * 1024;
const newline = 10;
const agents = {
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true }),
};

/**
 * `fetch` for providers, on Node's own HTTP client: a streamed answer costs a third of the processor
 * time. The first pieces pass at once; later ones are joined for up to a frame of the screen,
 * because parsing ten tokens in one go costs a fraction of ten times one. An endless line ends the
 * stream. Redirects are refused.
 */
export const batchingFetch: typeof globalThis.fetch = async (input, init = {}) => {
  const address = new URL(input instanceof Request ? input.url : input);
  const response = await request(address, init);
  const status = response.statusCode ?? 502;
  if (status >= 300 && status < 400) {
    response.destroy();
    throw new TypeError('the provider answered with a redirect');
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const isStreamed = (headers.get('content-type') ?? '').includes('event-stream');
  return new Response(body(response, isStreamed ? batchTimeMs : 0), { status, headers });
};

function request(
  address: URL,
  { method = 'GET', headers, body: sent, signal }: RequestInit,
): Promise<IncomingMessage> {
  const isSecure = address.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const outgoing = (isSecure ? https : http).request(
      address,
      {
        method,
        headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
        agent: agents[isSecure ? 'https:' : 'http:'],
        ...(signal ? { signal } : {}),
      },
      resolve,
    );
    // What `fetch` throws when there is nobody: the SDK knows it by this type and message.
    outgoing.on('error', (cause) =>
      reject(signal?.aborted ? cause : new TypeError('fetch failed', { cause })),
    );
    if (typeof sent === 'string' || sent instanceof Uint8Array) outgoing.end(sent);
    else outgoing.end();
  });
}

function body(response: IncomingMessage, joinTimeMs: number): ReadableStream<Uint8Array> {
  let waiting: Buffer[] = [];
  let timer: NodeJS.Timeout | undefined;
  let lineBytes = 0;
  let pieces = 0;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const flush = () => {
        timer = undefined;
        if (waiting.length === 0) return;
        controller.enqueue(Buffer.concat(waiting));
        waiting = [];
      };
      const fail = (error: unknown) => {
        clearTimeout(timer);
        response.removeAllListeners('data');
        try {
          flush();
          controller.error(error);
        } catch {
          // The reader has gone already.
        }
        response.destroy();
      };
      response.on('data', (piece: Buffer) => {
        const lastNewline = piece.lastIndexOf(newline);
        lineBytes = lastNewline < 0 ? lineBytes + piece.length : piece.length - lastNewline;
        waiting.push(piece);
        if (lineBytes > lineBytesMax) fail(new Error('JSON parsing gave up: a line has no end'));
        else if (pieces < piecesAtOnce || joinTimeMs === 0) flush();
        else timer ??= setTimeout(flush, joinTimeMs);
        pieces += 1;
      });
      response.on('end', () => {
        clearTimeout(timer);
        flush();
        controller.close();
      });
      response.on('error', fail);
    },
    cancel() {
      clearTimeout(timer);
      response.destroy();
    },
  });
}
