import { type Client, newClient } from './client.ts';
import { type Figure, type Pair, inPairs, median, quantile, ratio } from './figures.ts';
import {
  type Program,
  type Running,
  cpuOf,
  startBare,
  startModel,
  startProduct,
} from './program.ts';

const parallelAnswers = 100;
const firstTokenSamples = 20;
/** Enough of them, because the system counts processor time in ticks of 10 ms. */
const answersAlone = 5;

/** A streamed answer of a model with HTTP on this machine, over a relay that only pipes it. */
export async function measureAnswers(): Promise<Figure[]> {
  await using model = await startModel('count');
  await using relay = await startBare('relay', [model.url]);
  await using product = await startProduct(model.settings);
  return [
    ...(await firstToken(product, relay, `${model.url}/v1/chat/completions`)),
    ...(await oneByOne(product, relay)),
    ...(await manyAtOnce(product, relay)),
  ];
}

/** Time to the first piece of text from the model or the relay; the rest is read to its end. */
async function directly(
  url: string,
  untilFirst = false,
): Promise<{ firstMs: number; totalMs: number }> {
  const leave = new AbortController();
  const begun = performance.now();
  const response = await fetch(url, {
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

async function firstToken(product: Running, relay: Program, modelUrl: string): Promise<Figure[]> {
  const client = await newClient(product.url);
  const frames = new Frames();
  const socket = await client.listen(frames.hear);
  /** The time that is added to the model's own, which is measured in turns with it. */
  const added = async (first: () => Promise<number>) => {
    const through: number[] = [];
    const direct: number[] = [];
    for (let sample = 0; sample < firstTokenSamples; sample++) {
      direct.push((await directly(modelUrl, true)).firstMs);
      through.push(await first());
    }
    return { added: median(through) - median(direct) };
  };
  const pairs = await inPairs(
    () => added(() => firstThroughProduct(client, frames)),
    () => added(async () => (await directly(relay.url, true)).firstMs),
  );
  socket.terminate();
  return [
    ratio('first token: what is added, over what a relay adds', pairs, 'added', { atMost: 2.5 }),
  ];
}

async function oneByOne(product: Running, relay: Program): Promise<Figure[]> {
  const client = await newClient(product.url);
  const frames = new Frames();
  const socket = await client.listen(frames.hear);
  const times = async (work: () => Promise<unknown>) => {
    for (let answer = 0; answer < answersAlone; answer++) await work();
  };
  const pairs = await inPairs(
    () =>
      cpuOf(product, () =>
        times(async () => throughProduct(client, (await client.newChat()).id, frames)),
      ),
    () => cpuOf(relay, () => times(() => directly(relay.url))),
  );
  socket.terminate();
  return processorTime(`${answersAlone} answers of 400 tokens, one by one`, pairs);
}

function processorTime(what: string, pairs: Pair<{ cpu: number; cpuOfAll: number }>[]): Figure[] {
  return [
    ratio(`${what}: processor time over a relay`, pairs, 'cpu', { atMost: 1.6 }),
    ratio('– with PostgreSQL', pairs, 'cpuOfAll', null),
  ];
}

async function manyAtOnce(product: Running, relay: Program): Promise<Figure[]> {
  const clients = await Promise.all(
    Array.from({ length: parallelAnswers }, async () => {
      const client = await newClient(product.url);
      const frames = new Frames();
      await client.listen(frames.hear);
      return { client, frames, chat: await client.newChat() };
    }),
  );
  const all = async (
    program: { pid: number },
    answer: (one: (typeof clients)[number]) => Promise<{ firstMs: number; totalMs: number }>,
  ) => {
    let answers: Awaited<ReturnType<typeof answer>>[] = [];
    const cpu = await cpuOf(
      program,
      async () => (answers = await Promise.all(clients.map(answer))),
    );
    return {
      ...cpu,
      firstP99: quantile(
        answers.map(({ firstMs }) => firstMs),
        0.99,
      ),
      lastEnd: Math.max(...answers.map(({ totalMs }) => totalMs)),
    };
  };
  const texts = new Set<string>();
  const pairs = await inPairs(
    () =>
      all(product, async ({ client, frames, chat }) => {
        const answer = await throughProduct(client, chat.id, frames);
        texts.add(answer.text);
        return answer;
      }),
    () => all(relay, () => directly(relay.url)),
  );
  if (texts.size !== 1) throw new Error('an answer lost text');
  const what = `${parallelAnswers} answers at once`;
  return [
    ratio(`${what}: first token, 99th percentile over a relay`, pairs, 'firstP99', { atMost: 3 }),
    ratio(`${what}: time to the last end over a relay`, pairs, 'lastEnd', { atMost: 1.15 }),
    ...processorTime(what, pairs),
  ];
}
