import { randomUUID } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import pg from 'pg';
import { type WebSocket as Socket, WebSocket } from 'ws';
import { api } from '#contract/index.ts';
import { storeBarely } from './bare-send.ts';
import { type Crowd, type Someone, listening, newCrowd, openAll } from './crowd.ts';
import { type Figure, atLeast, atMost, beside, median, quantile } from './figures.ts';
import {
  type Running,
  cpuMs,
  descendants,
  freePort,
  startProduct,
  startScript,
  stopChild,
} from './program.ts';

const crowdSize = 1_000;
const groupSize = 50;
const sustainedMs = 6_000;
/** A server that has just been started runs sources that are not compiled yet: told beside the figure. */
const sentCold = 300;
const sentWarm = 1_000;
const atOnce = 16;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const text = 'Shall we look at it from the other side of the street tomorrow at nine?';

/** Among people: how fast a message is stored, and how fast everybody has it. */
export async function measurePeople(): Promise<Figure[]> {
  const product = await startProduct();
  try {
    const crowd = await newCrowd(product, crowdSize + 2 * atOnce);
    const figures = [
      ...(await smallGroup(product, crowd)),
      ...(await largeGroup(product, crowd)),
      ...(await acknowledged(product, crowd)),
    ];
    await crowd.close();
    return figures;
  } finally {
    await product.stop();
  }
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
  readonly sockets: Socket[] = [];
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

async function smallGroup(product: Running, crowd: Crowd): Promise<Figure[]> {
  const chatId = await crowd.group(0, groupSize);
  const members = crowd.people.slice(0, groupSize);
  const receivers = new Receivers();
  receivers.sockets.push(
    ...(await openAll(members, (someone) => listening(product.url, someone, receivers.hear))),
  );
  const [sender] = members;
  if (!sender) throw new Error('a crowd has people');
  const sendTimes = async (times: number) => {
    const took: number[] = [];
    const before = treeCpuMs(product.pid);
    for (let sent = 0; sent < times; sent++) {
      const marker = `m${sent}x${randomUUID().slice(0, 8)}`;
      took.push(await untilAll(receivers, marker, () => sendTo(product, chatId, sender, marker)));
    }
    return { p99: quantile(took, 0.99), cpu: (treeCpuMs(product.pid) - before) / times };
  };
  const cold = await sendTimes(sentCold);
  await sendTimes(sentWarm);
  const warm = await sendTimes(sentWarm);
  for (const socket of receivers.sockets) socket.terminate();
  return [
    atMost('50 sockets: until the last has it, 99th percentile', warm.p99, 25, 'ms'),
    beside(`– of the first ${sentCold} after a start`, cold.p99, 'ms', 1),
    atMost('50 sockets: processor time of a message, database included', warm.cpu, 5, 'ms'),
    beside(`– of the first ${sentCold} after a start`, cold.cpu, 'ms', 1),
  ];
}

function treeCpuMs(pid: number): number {
  return [pid, ...descendants(pid)].reduce((sum, one) => sum + cpuMs(one), 0);
}

async function largeGroup(product: Running, crowd: Crowd): Promise<Figure[]> {
  const chatId = await crowd.group(0, crowdSize);
  const members = crowd.people.slice(0, crowdSize);
  const [sender] = members;
  if (!sender) throw new Error('a crowd has people');
  const ours = new Receivers();
  ours.sockets.push(
    ...(await openAll(members, (someone) => listening(product.url, someone, ours.hear))),
  );
  for (let warm = 0; warm < 30; warm++) await sendTo(product, chatId, sender);

  const port = await freePort();
  const bare = await startScript('bench/bare-broadcast.ts', ['--port', String(port)], port);
  const theirs = new Receivers();
  theirs.sockets.push(...(await openAll(members, () => bareSocket(bare.url, theirs.hear))));
  const bareSend = (frame: string) => post(bare.url, '', frame);
  try {
    const took = { ours: [] as number[], theirs: [] as number[] };
    // In pairs, so that a slow moment of the machine meets both.
    for (let sent = 0; sent < 30; sent++) {
      const marker = `m${sent}x${randomUUID().slice(0, 8)}`;
      took.ours.push(await untilAll(ours, marker, () => sendTo(product, chatId, sender, marker)));
      const frame = ours.lastFrame;
      took.theirs.push(await untilAll(theirs, marker, () => bareSend(frame)));
    }
    const frame = ours.lastFrame;
    const rates = { ours: [] as number[], theirs: [] as number[] };
    for (let run = 0; run < 3; run++) {
      rates.ours.push(await deliveriesPerSecond(ours, () => sendTo(product, chatId, sender)));
      rates.theirs.push(await deliveriesPerSecond(theirs, () => bareSend(frame)));
    }
    return [
      atMost(
        'group of 1,000 sockets: until all have it, over a bare broadcast',
        median(took.ours) / median(took.theirs),
        3,
        '×',
        2,
      ),
      atLeast(
        'group of 1,000 sockets: deliveries/s over a bare broadcast',
        median(rates.ours) / median(rates.theirs),
        0.5,
        '×',
      ),
    ];
  } finally {
    for (const socket of [...ours.sockets, ...theirs.sockets]) socket.terminate();
    await stopChild(bare.child);
  }
}

async function bareSocket(url: string, onFrame: (data: Buffer) => void): Promise<Socket> {
  const socket = new WebSocket(url.replace('http', 'ws'), { perMessageDeflate: false });
  socket.on('message', onFrame);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return socket;
}

async function untilAll(
  receivers: Receivers,
  marker: string,
  send: () => Promise<void>,
): Promise<number> {
  const all = receivers.all(marker);
  const begun = performance.now();
  await send();
  return (await all) - begun;
}

/** One sender that sends the next when the last was acknowledged; every delivery is waited for. */
async function deliveriesPerSecond(
  receivers: Receivers,
  send: () => Promise<void>,
): Promise<number> {
  receivers.frames = 0;
  const begun = performance.now();
  let sent = 0;
  while (performance.now() - begun < sustainedMs) {
    await send();
    sent += 1;
  }
  const expected = sent * receivers.sockets.length;
  while (receivers.frames < expected) await new Promise((resolve) => setTimeout(resolve, 2));
  return expected / ((performance.now() - begun) / 1_000);
}

async function acknowledged(product: Running, crowd: Crowd): Promise<Figure[]> {
  const chatIds: string[] = [];
  const bareIds: string[] = [];
  for (let at = 0; at < atOnce; at++) {
    chatIds.push(await crowd.group(crowdSize + 2 * at, 2));
    bareIds.push(await crowd.group(crowdSize + 2 * at, 2));
  }
  const pool = new pg.Pool({ ...crowd.connection, max: 10 });
  await pool.query(`create table if not exists bare (
    id uuid primary key default gen_random_uuid(), chat_id uuid not null, body text not null, at timestamptz not null default now())`);
  const author = (at: number) => crowd.people[crowdSize + 2 * at] ?? { id: '', token: '' };
  const ratios: number[] = [];
  const ratiosOfAll: number[] = [];
  for (let run = 0; run < 5; run++) {
    const bare = await perSecond((at) =>
      pool.query('insert into bare (chat_id, body) values ($1, $2) returning id', [
        chatIds[at],
        text,
      ]),
    );
    const ours = await perSecond((at) => sendTo(product, chatIds[at] ?? '', author(at)));
    const all = await perSecond((at) => storeBarely(pool, bareIds[at] ?? '', author(at).id, text));
    process.stderr.write(
      `  stored per second: ${ours.toFixed(0)}, bare ${bare.toFixed(0)}, all of its rows ${all.toFixed(0)}\n`,
    );
    ratios.push(ours / bare);
    ratiosOfAll.push(all / bare);
  }
  await pool.end();
  return [
    atLeast('message acknowledged: rate over a bare pooled INSERT', median(ratios), 0.4, '×'),
    beside(
      '– all rows of a message in one statement of a bare pool, without HTTP, over it',
      median(ratiosOfAll),
      '×',
      2,
    ),
  ];
}

/** How often per second, with some under way at once. */
async function perSecond(work: (at: number) => Promise<unknown>): Promise<number> {
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
  return done / ((performance.now() - begun) / 1_000);
}
