import { setTimeout as sleep } from 'node:timers/promises';

/** The parts of a caller's request that may change an answer. */
export interface ModelRequest {
  headers: Record<string, string | string[] | undefined>;
  body: ModelRequestBody;
}

export interface ModelRequestBody {
  model: string;
  stream?: boolean;
  messages: { role: string; content: unknown }[];
  [key: string]: unknown;
}

export interface ModelUsage {
  prompt_tokens: number;
  completion_tokens: number;
}

export interface ToolCall {
  name: string;
  /** As JSON, or what a bad model makes of it. */
  input: string;
}

type Tokens = readonly string[] | ((request: ModelRequest) => readonly string[]);

type Calls = readonly ToolCall[] | ((request: ModelRequest) => readonly ToolCall[]);

/** How the model server answers: well (`tokens`, `count`) or with one of the faults of real providers. */
export type ModelMode =
  /** Nothing is answered before `opens` is resolved. */
  | {
      kind: 'tokens';
      tokens?: Tokens;
      delayMs?: number;
      usage?: ModelUsage;
      /** Tools that it calls after its words. */
      calls?: Calls;
      /** Thoughts before its words. */
      reasoning?: readonly string[];
      /** No word follows the thoughts before this is resolved. */
      concludes?: Promise<void>;
      /** The reason of an early end. */
      finish?: 'length' | 'content_filter';
      opens?: Promise<void>;
    }
  | { kind: 'count'; count?: number; delayMs?: number }
  | { kind: 'status'; status: number; retryAfterS?: number }
  /** Accepts the request and never sends a byte. */
  | { kind: 'stall-first' }
  | { kind: 'stall-midway'; tokens?: Tokens; after?: number }
  /** Destroys the socket after exactly `atByte` bytes of the body. */
  | { kind: 'cut'; tokens?: Tokens; atByte?: number }
  | { kind: 'empty' }
  | { kind: 'malformed' }
  | { kind: 'huge-chunk'; bytes?: number }
  | { kind: 'control-characters' }
  /** One line without an end, for as long as the caller reads. */
  | { kind: 'endless-line' }
  | { kind: 'slow'; tokens?: Tokens; delayMs?: number };

export const modelModes: Record<string, ModelMode> = {
  tokens: { kind: 'tokens' },
  count: { kind: 'count' },
  markdown: { kind: 'tokens', tokens: markdownTokens(), delayMs: 10 },
  'status-401': { kind: 'status', status: 401 },
  'status-429': { kind: 'status', status: 429, retryAfterS: 7 },
  'status-500': { kind: 'status', status: 500 },
  'stall-first': { kind: 'stall-first' },
  'stall-midway': { kind: 'stall-midway' },
  cut: { kind: 'cut' },
  empty: { kind: 'empty' },
  malformed: { kind: 'malformed' },
  'huge-chunk': { kind: 'huge-chunk' },
  'control-characters': { kind: 'control-characters' },
  'endless-line': { kind: 'endless-line' },
  slow: { kind: 'slow' },
};

export const defaultTokens = [
  'Look ',
  'at it ',
  'from ',
  'another ',
  'side. ',
  'זווית ',
  'אחרת 🙂',
];

/** The pictures of a request, in the order in which they were shown. */
export function picturesIn({ body }: ModelRequest): Buffer[] {
  return body.messages.flatMap(({ content }) =>
    (Array.isArray(content) ? content : []).flatMap((part: PicturePart) => {
      const [head = '', data = ''] = part.image_url?.url?.split(',') ?? [];
      return head.startsWith('data:image/') ? [Buffer.from(data, 'base64')] : [];
    }),
  );
}

interface PicturePart {
  image_url?: { url?: string };
}

/** The body of an answer as pieces of bytes; ends early when the caller has gone. */
export async function* answerBody(
  mode: Exclude<ModelMode, { kind: 'status' }>,
  request: ModelRequest,
  gone: AbortSignal,
): AsyncGenerator<Buffer, void, undefined> {
  const frames = request.body.stream === true ? streamFrames : wholeFrames;
  switch (mode.kind) {
    case 'tokens':
      await mode.opens;
      return yield* frames(request, tokensOf(mode.tokens, request), gone, mode);
    case 'count':
      return yield* frames(request, numberedTokens(mode.count ?? 400), gone, {
        delayMs: mode.delayMs ?? 5,
      });
    case 'stall-first':
      return silence(gone);
    case 'stall-midway': {
      const tokens = tokensOf(mode.tokens, request);
      for (const token of tokens.slice(0, mode.after ?? 3)) yield frame(delta(request, token));
      return silence(gone);
    }
    case 'cut': {
      const bytes: Buffer[] = [];
      for await (const piece of frames(request, tokensOf(mode.tokens, request), gone)) {
        bytes.push(piece);
      }
      const whole = Buffer.concat(bytes);
      yield whole.subarray(0, mode.atByte ?? Math.floor(whole.length / 2));
      throw new AnswerCut();
    }
    case 'empty':
      return yield* frames(request, [], gone);
    case 'malformed':
      yield frame(delta(request, 'Before the '));
      yield Buffer.from('data: {"choices":[{"delta":{"content":"half\n\n');
      yield Buffer.from('data: not json at all\n\nevent: \ndata\n\n: a comment\n\n');
      yield Buffer.from('data: {"choices":"none"}\n\ndata: null\n\ndata: [DONE]\n\n');
      return;
    case 'huge-chunk':
      return yield* frames(request, ['א'.repeat((mode.bytes ?? 100_000) / 2)], gone);
    case 'control-characters':
      return yield* frames(request, ['before', controlCharacters, 'after'], gone);
    case 'endless-line':
      yield Buffer.from('data: {"choices":[{"delta":{"content":"');
      while (!gone.aborted) {
        yield Buffer.alloc(16_384, 'x');
        await pause(1, gone);
      }
      return;
    case 'slow':
      for await (const piece of frames(request, tokensOf(mode.tokens, request), gone)) {
        for (const byte of piece) {
          yield Buffer.of(byte);
          await pause(mode.delayMs ?? 1_000, gone);
          if (gone.aborted) return;
        }
      }
  }
}

/** Thrown by a body to say that the connection breaks here. */
export class AnswerCut extends Error {}

/** NUL, every other control character, a lone surrogate, text direction marks and a byte order mark. */
const controlCharacters = [
  ...Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)),
  '\u007f\u0085\u2028\u2029\u202e\u2066\ufeff\ud800',
].join('');

interface Pace {
  delayMs?: number;
  reasoning?: readonly string[];
  concludes?: Promise<void>;
  finish?: 'length' | 'content_filter';
  calls?: Calls;
  usage?: ModelUsage;
}

async function* streamFrames(
  request: ModelRequest,
  tokens: readonly string[],
  gone: AbortSignal,
  { delayMs = 0, usage, calls: called = [], reasoning = [], concludes, finish }: Pace = {},
): AsyncGenerator<Buffer, void, undefined> {
  const calls = typeof called === 'function' ? called(request) : called;
  yield frame(chunk(request, [{ index: 0, delta: { role: 'assistant' }, finish_reason: null }]));
  for (const thought of reasoning) {
    if (delayMs > 0) await pause(delayMs, gone);
    if (gone.aborted) return;
    const thinking = { reasoning_content: thought };
    yield frame(chunk(request, [{ index: 0, delta: thinking, finish_reason: null }]));
  }
  if (concludes) await Promise.race([concludes, silence(gone)]);
  for (const token of tokens) {
    if (delayMs > 0) await pause(delayMs, gone);
    if (gone.aborted) return;
    yield frame(delta(request, token));
  }
  for (const [index, { name, input }] of calls.entries()) {
    const call = { index, id: `call-${index}`, type: 'function' };
    const tool_calls = [{ ...call, function: { name, arguments: input } }];
    yield frame(chunk(request, [{ index: 0, delta: { tool_calls }, finish_reason: null }]));
  }
  const reason = finish ?? (calls.length > 0 ? 'tool_calls' : 'stop');
  yield frame(chunk(request, [{ index: 0, delta: {}, finish_reason: reason }]));
  yield frame({ ...chunk(request, []), usage: usageOf(request, tokens, usage) });
  yield Buffer.from('data: [DONE]\n\n');
}

async function* wholeFrames(
  request: ModelRequest,
  tokens: readonly string[],
  gone: AbortSignal,
  { delayMs = 0, usage }: Pace = {},
): AsyncGenerator<Buffer, void, undefined> {
  if (delayMs > 0) await pause(delayMs * tokens.length, gone);
  const message = { role: 'assistant', content: tokens.join('') };
  const answer = {
    ...chunk(request, [{ index: 0, message, finish_reason: 'stop' }]),
    object: 'chat.completion',
    usage: usageOf(request, tokens, usage),
  };
  yield Buffer.from(JSON.stringify(answer));
}

async function silence(gone: AbortSignal): Promise<void> {
  while (!gone.aborted) await pause(60_000, gone);
}

/** Ends early, and quietly, when the caller goes away. */
async function pause(ms: number, gone: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal: gone }).catch(() => undefined);
}

function delta(request: ModelRequest, content: string): object {
  return chunk(request, [{ index: 0, delta: { content }, finish_reason: null }]);
}

function chunk(request: ModelRequest, choices: object[]): object {
  return {
    id: 'chatcmpl-loopback',
    object: 'chat.completion.chunk',
    created: 1_700_000_000,
    model: request.body.model,
    choices,
  };
}

function frame(data: object): Buffer {
  return Buffer.from(`data: ${JSON.stringify(data)}\n\n`);
}

function tokensOf(tokens: Tokens = defaultTokens, request: ModelRequest): readonly string[] {
  return typeof tokens === 'function' ? tokens(request) : tokens;
}

function numberedTokens(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `word${index + 1} `);
}

function usageOf(request: ModelRequest, tokens: readonly string[], usage?: ModelUsage): object {
  const prompt =
    usage?.prompt_tokens ?? Math.ceil(JSON.stringify(request.body.messages).length / 4);
  const completion = usage?.completion_tokens ?? tokens.length;
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
  };
}

/** 400 tokens of a rich answer: headings, lists, a table, code, links, both languages. */
function markdownTokens(): string[] {
  const section = (number: number) => `## Angle ${number}

The offer says **more**, and the morning says *less*. Read it [from the other side](https://example.org/${number}).

- four quiet mornings
- a smaller title, and \`one day\` a week
- שני קולות, ו־John אחד (PDF)

| Offer | It gives | It asks |
| --- | --- | --- |
| Harbour | quiet | a smaller title |
| Bank | a name | every sunrise |

\`\`\`ts
const mornings = week.filter((day) => day.isQuiet);
\`\`\`

`;
  const words =
    Array.from({ length: 12 }, (_, at) => section(at + 1))
      .join('')
      .match(/\s*\S+\s?/gu) ?? [];
  return words.slice(0, 400);
}
