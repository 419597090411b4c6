import { type Client, newClient } from './client.ts';
import { type Figure, atMost, beside, median, medianOf, quantile, runs } from './figures.ts';
import { type Running, cpuMs, freePort, startProduct, startScript, stopChild } from './program.ts';

const tokensOfAnswer = 400;
const parallelAnswers = 100;
const firstTokenSamples = 40;

/** What the product adds to a model that answers over HTTP on this machine. */
export async function measureAnswers(): Promise<Figure[]> {
  const modelPort = await freePort();
  const model = await startScript(
    'server/testing/model-server.ts',
    ['--port', String(modelPort), '--mode', 'count'],
    modelPort,
    {},
    '/v1/models',
  );
  const product = await startProduct({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'bench',
    AI_BASE_URL: `${model.url}/v1`,
    DEFAULT_PLAN: 'pro',
  });
  try {
    return [
      ...(await firstToken(product, model.url)),
      await processorTime(product),
      await barely(model.url),
      ...(await manyAtOnce(product, model.url)),
    ];
  } finally {
    await product.stop();
    await stopChild(model.child);
  }
}

/** Time to the first piece of text from the model itself; the rest is read to its end. */
async function directly(
  modelUrl: string,
  untilFirst = false,
): Promise<{ firstMs: number; totalMs: number }> {
  const leave = new AbortController();
  const begun = performance.now();
  const response = await fetch(`${modelUrl}/v1/chat/completions`, {
    method: 'POST',
    signal: leave.signal,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'bench',
      stream: true,
      messages: [{ role: 'user', content: 'hello' }],
    }),
  });
  let firstMs = Number.NaN;
  let seen = '';
  const decoder = new TextDecoder();
  for await (const piece of response.body ?? []) {
    if (!Number.isNaN(firstMs)) continue;
    seen += decoder.decode(piece, { stream: true });
    if (/"content":"[^"]/u.test(seen)) firstMs = performance.now() - begun;
    if (untilFirst && !Number.isNaN(firstMs)) break;
  }
  leave.abort();
  return { firstMs, totalMs: performance.now() - begun };
}

/** The same through the product: sent over HTTP, read from the live socket. */
async function throughProduct(
  client: Client,
  chatId: string,
  frames: Frames,
): Promise<{ firstMs: number; totalMs: number; text: string }> {
  const begun = performance.now();
  const { first, ended } = frames.of(chatId);
  await client.send(chatId, 'Say something about the house by the sea');
  const firstMs = (await first) - begun;
  const { at, text } = await ended;
  return { firstMs, totalMs: at - begun, text };
}

/** Only until the first token; then the answer is stopped. */
async function firstThroughProduct(client: Client, frames: Frames): Promise<number> {
  const { id } = await client.newChat();
  const begun = performance.now();
  const { first, ended } = frames.of(id);
  const { answerId } = await client.send(id, 'Say something about the house by the sea');
  const firstMs = (await first) - begun;
  await client.stop(answerId);
  await ended;
  return firstMs;
}

/** Moments of the answers that are being listened to, by chat. */
class Frames {
  readonly #waiting = new Map<
    string,
    {
      first: (at: number) => void;
      ended: (end: { at: number; text: string }) => void;
      text: string;
    }
  >();

  of(chatId: string) {
    const first = Promise.withResolvers<number>();
    const ended = Promise.withResolvers<{ at: number; text: string }>();
    this.#waiting.set(chatId, { first: first.resolve, ended: ended.resolve, text: '' });
    return { first: first.promise, ended: ended.promise };
  }

  readonly hear: Parameters<Client['listen']>[0] = (frame) => {
    const at = performance.now();
    if (frame.type === 'message.delta') {
      const waiting = this.#waiting.get(frame.chat_id);
      if (!waiting) return;
      waiting.first(at);
      if (frame.offset !== waiting.text.length) throw new Error('a delta was lost');
      waiting.text += frame.text;
    } else if (frame.type === 'message.updated' && frame.message.status !== 'streaming') {
      const waiting = this.#waiting.get(frame.chat_id);
      if (waiting && waiting.text !== frame.message.text)
        throw new Error('the deltas are not the text');
      waiting?.ended({ at, text: frame.message.text });
    }
  };
}

async function firstToken(product: Running, modelUrl: string): Promise<Figure[]> {
  const client = await newClient(product.url);
  const frames = new Frames();
  const socket = await client.listen(frames.hear);
  const through: number[] = [];
  const direct: number[] = [];
  // In pairs, so that a slow moment of the machine meets both.
  for (let sample = 0; sample < firstTokenSamples; sample++) {
    direct.push((await directly(modelUrl, true)).firstMs);
    through.push(await firstThroughProduct(client, frames));
  }
  socket.terminate();
  const added = median(through) - median(direct);
  return [atMost('first token: added over the model itself, median', added, 5, 'ms')];
}

async function processorTime(product: Running): Promise<Figure> {
  const client = await newClient(product.url);
  const frames = new Frames();
  const socket = await client.listen(frames.hear);
  const perThousand = await medianOf(runs, async () => {
    const { id } = await client.newChat();
    const before = cpuMs(product.pid);
    await throughProduct(client, id, frames);
    return ((cpuMs(product.pid) - before) / tokensOfAnswer) * 1_000;
  });
  socket.terminate();
  return atMost('server processor time for 1,000 tokens, one by one', perThousand, 150, 'ms', 0);
}

/** What Node needs to read the same stream and throw it away. */
async function barely(modelUrl: string): Promise<Figure> {
  const port = await freePort();
  const reader = await startScript('bench/bare-reader.ts', [String(port), modelUrl], port);
  try {
    const perThousand = await medianOf(runs, async () => {
      const before = cpuMs(reader.child.pid ?? 0);
      await (await fetch(`${reader.url}/read`)).arrayBuffer();
      return ((cpuMs(reader.child.pid ?? 0) - before) / tokensOfAnswer) * 1_000;
    });
    return beside('– a bare program that only reads them, each as it comes', perThousand, 'ms', 0);
  } finally {
    await stopChild(reader.child);
  }
}

async function manyAtOnce(product: Running, modelUrl: string): Promise<Figure[]> {
  const clients = await Promise.all(
    Array.from({ length: parallelAnswers }, async () => {
      const client = await newClient(product.url);
      const frames = new Frames();
      await client.listen(frames.hear);
      return { client, frames, chat: await client.newChat() };
    }),
  );
  const ratios: number[] = [];
  const firsts: number[] = [];
  for (let run = 0; run < runs; run++) {
    const alone = await Promise.all(clients.map(() => directly(modelUrl)));
    const aloneMs = Math.max(...alone.map(({ totalMs }) => totalMs));
    const answers = await Promise.all(
      clients.map(({ client, frames, chat }) => throughProduct(client, chat.id, frames)),
    );
    const texts = new Set(answers.map(({ text }) => text));
    if (texts.size !== 1) throw new Error('an answer lost text');
    ratios.push(Math.max(...answers.map(({ totalMs }) => totalMs)) / aloneMs);
    firsts.push(
      quantile(
        answers.map(({ firstMs }) => firstMs),
        0.99,
      ),
    );
  }
  return [
    atMost('100 answers at once: first token, 99th percentile', median(firsts), 250, 'ms', 0),
    atMost(
      '100 answers at once: time to the last end over the model alone',
      median(ratios),
      1.15,
      '×',
      2,
    ),
  ];
}
