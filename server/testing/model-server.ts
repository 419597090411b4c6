import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { parseArgs } from 'node:util';
import { type MessagesRequest, answerMessages } from './model-messages.ts';
import { AnswerCut, answerBody, modelModes } from './model-modes.ts';
import type { ModelMode, ModelRequest, ModelRequestBody } from './model-modes.ts';
import { type ResponsesRequest, answerResponses } from './model-responses.ts';
import {
  type TranscriptMode,
  answerTranscript,
  defaultTranscript,
  recordingIn,
} from './model-transcripts.ts';

/** An answer, or one for the model that the question names. */
export type Descriptions = Record<string, object | ((model: string) => object)>;

export interface ModelServer {
  /** The base URL that an OpenAI-compatible client is given; ends with `/v1`. */
  readonly url: string;
  /** Every chat completion asked for, oldest first. */
  readonly requests: ModelRequest[];
  /** Answers that have begun and whose caller is still there. */
  readonly openAnswers: number;
  readonly openConnections: number;
  /** A request whose model is named like a key of `modelModes` gets that mode instead. */
  mode: ModelMode;
  /** Every answer asked for in OpenAI’s own way, oldest first. */
  readonly responses: ResponsesRequest[];
  /** Every answer asked for in Anthropic’s own way, oldest first. */
  readonly messages: MessagesRequest[];
  /** Every recording that was to be written out, oldest first. */
  readonly recordings: Buffer[];
  transcripts: TranscriptMode;
  /** False: requests with a picture are refused. */
  takesPictures: boolean;
  /** Other questions that it answers, such as `GET /api/tags`, with their answers. */
  descriptions: Descriptions;
  /** Closes the port and every connection, so the next call is refused. */
  refuse(): Promise<void>;
  /** Listens again on the same port. */
  accept(): Promise<void>;
  close(): Promise<void>;
}

/** An OpenAI-compatible provider on loopback. */
export async function startModelServer(
  options: { port?: number; mode?: ModelMode; descriptions?: Descriptions } = {},
): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const responses: ResponsesRequest[] = [];
  const asMessages: MessagesRequest[] = [];
  const recordings: Buffer[] = [];
  const sockets = new Set<Socket>();
  let openAnswers = 0;
  let mode = options.mode ?? { kind: 'tokens' };
  let transcripts = defaultTranscript;
  let takesPictures = true;
  let descriptions = options.descriptions ?? {};

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = `${request.method} ${request.url}`;
    if (call in descriptions) {
      const described = descriptions[call];
      if (typeof described !== 'function') return answerJson(response, described);
      const asked = await readBody(request, isNamed);
      return answerJson(response, described(asked?.model ?? ''));
    }
    if (call === 'GET /v1/models') return answerModels(response);
    if (call === 'POST /v1/audio/transcriptions') {
      const recording = await recordingIn(request);
      if (recording.length > 0) recordings.push(recording);
      else if (transcripts.kind === 'words') return answerError(response, 400, 'No file.');
      return answerTranscript(transcripts, response);
    }
    if (call === 'POST /v1/responses') {
      const asked = await readBody(request, isNamed);
      if (!asked) return answerError(response, 400, 'The body must name a model.');
      responses.push(asked);
      return answerResponses(asked, response);
    }
    if (call === 'POST /v1/messages') {
      const asked = await readBody(request, isMessagesRequest);
      if (!asked) return answerError(response, 400, 'The body must hold a model and messages.');
      asMessages.push(asked);
      return answerMessages(asked, response);
    }
    if (call !== 'POST /v1/chat/completions') return answerError(response, 404, 'No such path.');
    const body = await readBody(request, isRequestBody);
    if (!body) return answerError(response, 400, 'The body must hold a model and messages.');
    const asked = { headers: request.headers, body };
    requests.push(asked);
    if (!takesPictures && JSON.stringify(body.messages).includes('"image_url"'))
      return answerError(response, 400, 'This model takes no pictures.');

    const chosen = modelModes[body.model] ?? mode;
    if (chosen.kind === 'status') {
      if (chosen.retryAfterS !== undefined) response.setHeader('retry-after', chosen.retryAfterS);
      return answerError(response, chosen.status, `Asked to answer ${chosen.status}.`);
    }
    const gone = new AbortController();
    openAnswers += 1;
    response.once('close', () => {
      openAnswers -= 1;
      gone.abort();
    });
    await sendBody(response, answerBody(chosen, asked, gone.signal), {
      streamed: body.stream === true,
      gone: gone.signal,
    });
  }

  let port = await listen(server, options.port ?? 0);

  async function refuse(): Promise<void> {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    get openAnswers() {
      return openAnswers;
    },
    get openConnections() {
      return sockets.size;
    },
    get mode() {
      return mode;
    },
    set mode(next) {
      mode = next;
    },
    responses,
    messages: asMessages,
    recordings,
    get transcripts() {
      return transcripts;
    },
    set transcripts(next) {
      transcripts = next;
    },
    get takesPictures() {
      return takesPictures;
    },
    set takesPictures(next) {
      takesPictures = next;
    },
    get descriptions() {
      return descriptions;
    },
    set descriptions(next) {
      descriptions = next;
    },
    refuse,
    async accept() {
      if (!server.listening) port = await listen(server, port);
    },
    close: refuse,
  };
}

async function sendBody(
  response: ServerResponse,
  body: AsyncGenerator<Buffer, void, undefined>,
  { streamed, gone }: { streamed: boolean; gone: AbortSignal },
): Promise<void> {
  const type = streamed ? 'text/event-stream; charset=utf-8' : 'application/json';
  response.setHeader('content-type', type);
  try {
    for await (const piece of body) {
      if (gone.aborted) return;
      if (!response.write(piece)) {
        await once(response, 'drain', { signal: gone }).catch(() => undefined);
      }
    }
    response.end();
  } catch (error) {
    if (!(error instanceof AnswerCut)) throw error;
    // The bytes before the cut must reach the caller, so the socket ends after they are flushed.
    response.write('', () => response.socket?.destroySoon());
  }
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function readBody<Body>(
  request: IncomingMessage,
  isBody: (body: unknown) => body is Body,
): Promise<Body | undefined> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  try {
    const body: unknown = JSON.parse(Buffer.concat(pieces).toString('utf8'));
    return isBody(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

function isNamed(body: unknown): body is { model: string } {
  return (
    typeof body === 'object' && body !== null && 'model' in body && typeof body.model === 'string'
  );
}

function isRequestBody(body: unknown): body is ModelRequestBody {
  return hasMessages(body);
}

function isMessagesRequest(body: unknown): body is MessagesRequest {
  return hasMessages(body);
}

function hasMessages(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  return (
    'model' in body &&
    typeof body.model === 'string' &&
    'messages' in body &&
    Array.isArray(body.messages)
  );
}

function answerModels(response: ServerResponse): void {
  const data = Object.keys(modelModes).map((id) => ({ id, object: 'model', owned_by: 'zavit' }));
  answerJson(response, { object: 'list', data });
}

function answerJson(response: ServerResponse, body: unknown): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
}

function answerError(response: ServerResponse, status: number, message: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ error: { message, type: 'loopback', code: String(status) } }));
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4011' },
      mode: { type: 'string', default: 'tokens' },
    },
  });
  const mode = modelModes[values.mode];
  if (!mode) {
    console.error(`--mode is one of: ${Object.keys(modelModes).join(', ')}`);
    process.exit(1);
  }
  const server = await startModelServer({ port: Number(values.port), mode });
  console.log(`Model server, mode ${values.mode}: AI_PROVIDER=openai-compatible at ${server.url}`);
}
