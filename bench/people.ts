import { randomUUID } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import pg from 'pg';
import type { WebSocket } from 'ws';
import { api } from '#contract/index.ts';
import { storeBarely } from './bare-send.ts';
import { type Crowd, type Someone, bareSocket, listening, newCrowd, openAll } from './crowd.ts';
import { type Figure, inPairs, quantile, ratio } from './figures.ts';
import { type Program, type Running, cpuOf, startBare, startProduct } from './program.ts';

const crowdSize = 1_000;
const groupSize = 50;
const sustainedMs = 6_000;
/** A freshly started server runs sources that are not compiled yet: given beside the figure. */
const sentCold = 300;
const sentWarm = 1_000;
const sentInPair = 300;
const sentToMany = 10;
const atOnce = 16;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const text = 'Shall we look at it from the other side of the street tomorrow at nine?';

/** Among people: how fast a message is stored, and how fast everybody has it. */
export async function measurePeople(): Promise<Figure[]> {
  await using product = await startProduct();
  await using bare = await startBare('broadcast');
  const crowd = await newCrowd(product, crowdSize + 2 * atOnce);
  const figures = [
    ...(await smallGroup(product, bare, crowd)),
    ...(await largeGroup(product, bare, crowd)),
    ...(await acknowledged(product, crowd)),
  ];
  await crowd.close();
  return figures;
}

/** Over one kept-alive connection, as cheaply as Node can, so that the client is not what is measured. */
function post(address: string, token: string, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      address,
      {
        agent,
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 200
            ? resolve()
            : reject(new Error(`answered ${response.statusCode}`)),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

function sendTo(product: Running, chatId: string, { token }: Someone, marker = ''): Promise<void> {
  return post(
    product.url + api.messages.sendUser.path.replace(':id', chatId),
    token,
    JSON.stringify({ message: text + marker, client_id: randomUUID() }),
  );
}

/** Counts the sockets that have a frame with a marker in it. */
class Receivers {
  readonly sockets: WebSocket[] = [];
  frames = 0;
  lastFrame = '';
  #marker = '';
  #missing = 0;
  #done: (at: number) => void = () => undefined;

  readonly hear = (data: Buffer): void => {
    if (!data.includes('"message.created"')) return;
    this.frames += 1;
    if (this.#marker === '' || !data.includes(this.#marker)) return;
    this.#missing -= 1;
    if (this.#missing > 0) return;
    this.lastFrame = data.toString('utf8');
    this.#done(performance.now());
  };

  /** When the last of them has it. */
  all(marker: string): Promise<number> {
    this.#marker = marker;
    this.#missing = this.sockets.length;
    return new Promise((resolve) => (this.#done = resolve));
  }
}

/** A group in the product and as many sockets of the bare broadcast, which sends the product's own frames. */
async function gathered(product: Running, bare: Program, crowd: Crowd, size: number) {
  const chatId = await crowd.group(0, size);
  const members = crowd.people.slice(0, size);
  const [sender] = members;
  if (!sender) throw new Error('a crowd has people');
  const ours = new Receivers();
  ours.sockets.push(
    ...(await openAll(members, (someone) => listening(product.url, someone, ours.hear))),
  );
  const theirs = new Receivers();
  theirs.sockets.push(...(await openAll(members, () => bareSocket(bare.url, theirs.hear))));
  const send = (marker: string) => sendTo(product, chatId, sender, marker);
  await untilAll(ours, newMarker(), send);
  return {
    ours: { receivers: ours, pid: product.pid, send },
    bare: {
      receivers: theirs,
      pid: bare.pid,
      send: (marker: string) => post(bare.url, '', ours.lastFrame.replaceAll(markers, marker)),
    },
    leave() {
      for (const socket of [...ours.sockets, ...theirs.sockets]) socket.terminate();
    },
  };
}

type Group = Awaited<ReturnType<typeof gathered>>['ours'];

const markers = /m[0-9a-f]{8}x/gu;
const newMarker = () => `m${randomUUID().slice(0, 8)}x`;

/** One after another, each when all have the one before. */
async function sendTimes({ receivers, pid, send }: Group, times: number) {
  const took: number[] = [];
  const cpu = await cpuOf({ pid }, async () => {
    while (took.length < times) took.push(await untilAll(receivers, newMarker(), send));
  });
  return { p50: quantile(took, 0.5), p99: quantile(took, 0.99), ...cpu };
}

async function smallGroup(product: Running, bare: Program, crowd: Crowd): Promise<Figure[]> {
  const group = await gathered(product, bare, crowd, groupSize);
  const inTurns = (times: number, pairs?: number) =>
    inPairs(
      () => sendTimes(group.ours, times),
      () => sendTimes(group.bare, times),
      pairs,
    );
  const cold = await inTurns(sentCold, 1);
  await inTurns(sentWarm, 1);
  const warm = await inTurns(sentInPair);
  group.leave();
  const ofFirst = `– of the first ${sentCold} after a start`;
  return [
    ratio('50 sockets: until the last has it, 99th percentile over bare sends', warm, 'p99', null),
    ratio(ofFirst, cold, 'p99', null),
    ratio(`50 sockets: processor time of ${sentInPair} messages over bare sends`, warm, 'cpu', {
      atMost: 2,
    }),
    ratio('– with PostgreSQL', warm, 'cpuOfAll', null),
    ratio(ofFirst, cold, 'cpu', null),
  ];
}

async function largeGroup(product: Running, bare: Program, crowd: Crowd): Promise<Figure[]> {
  const group = await gathered(product, bare, crowd, crowdSize);
  await sendTimes(group.ours, 30);
  const took = await inPairs(
    () => sendTimes(group.ours, sentToMany),
    () => sendTimes(group.bare, sentToMany),
  );
  const rates = await inPairs(
    () => deliveries(group.ours),
    () => deliveries(group.bare),
  );
  group.leave();
  const what = 'group of 1,000 sockets';
  return [
    ratio(`${what}: until all have it, over a bare broadcast`, took, 'p50', { atMost: 1.3 }),
    ratio(
      `${what}: deliveries/s over a bare broadcast`,
      rates,
      'perSecond',
      { atLeast: 0.8 },
      '/s',
    ),
  ];
}

async function untilAll(
  receivers: Receivers,
  marker: string,
  send: (marker: string) => Promise<void>,
): Promise<number> {
  const all = receivers.all(marker);
  const begun = performance.now();
  await send(marker);
  return (await all) - begun;
}

/** One sender that sends the next when the last was acknowledged; every delivery is waited for. */
async function deliveries({ receivers, send }: Group): Promise<{ perSecond: number }> {
  receivers.frames = 0;
  const begun = performance.now();
  let sent = 0;
  while (performance.now() - begun < sustainedMs) {
    await send(newMarker());
    sent += 1;
  }
  const expected = sent * receivers.sockets.length;
  while (receivers.frames < expected) await new Promise((resolve) => setTimeout(resolve, 2));
  return { perSecond: expected / ((performance.now() - begun) / 1_000) };
}

async function acknowledged(product: Running, crowd: Crowd): Promise<Figure[]> {
  const chatIds: string[] = [];
  const bareIds: string[] = [];
  for (let at = 0; at < atOnce; at++) {
    chatIds.push(await crowd.group(crowdSize + 2 * at, 2));
    bareIds.push(await crowd.group(crowdSize + 2 * at, 2));
  }
  const pool = new pg.Pool({ ...crowd.connection, max: 10 });
  const author = (at: number) => crowd.people[crowdSize + 2 * at] ?? { id: '', token: '' };
  const pairs = await inPairs(
    () => perSecond((at) => sendTo(product, chatIds[at] ?? '', author(at))),
    () => perSecond((at) => storeBarely(pool, bareIds[at] ?? '', author(at).id, text)),
  );
  await pool.end();
  const what = 'message acknowledged: rate over a bare pool that writes the same rows';
  return [ratio(what, pairs, 'perSecond', { atLeast: 0.4 }, '/s')];
}

/** How often per second, with some under way at once. */
async function perSecond(work: (at: number) => Promise<unknown>): Promise<{ perSecond: number }> {
  const runMs = 4_000;
  const begun = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async (_, at) => {
      while (performance.now() - begun < runMs) {
        await work(at);
        done += 1;
      }
    }),
  );
  return { perSecond: done / ((performance.now() - begun) / 1_000) };
}
