import type { WebSocket } from 'ws';
import { type Someone, bareSocket, listening, newCrowd, openAll } from './crowd.ts';
import { type Figure, inPairs, option, ratio } from './figures.ts';
import { cpuMs, residentMegabytes, startBare, startProduct } from './program.ts';

const sockets = 9_000;
const settleMs = 5_000;
const reconnectMaxMs = 120_000;

/** Nine thousand people who are only there, and what happens when the server starts again; the same of bare sockets. */
export async function measureSockets(): Promise<Figure[]> {
  let product = await startProduct();
  let bare = await startBare('broadcast');
  const { dataDir } = product;
  try {
    const crowd = await newCrowd(product, sockets);
    const ours: Served = {
      pid: () => product.pid,
      open: (someone) => listening(product.url, someone, () => undefined),
      stop: () => product.stopOnly(),
      async start() {
        product = await startProduct({}, dataDir, Number(new URL(product.url).port));
      },
    };
    const theirs: Served = {
      pid: () => bare.pid,
      open: () => bareSocket(bare.url, () => undefined),
      stop: () => bare.stop(),
      async start() {
        bare = await startBare('broadcast', [], Number(new URL(bare.url).port));
      },
    };
    const pairs = await inPairs(
      () => restarted(ours, crowd.people),
      () => restarted(theirs, crowd.people),
      option('runs', 1),
    );
    await crowd.close();
    const what = '9,000 sockets';
    return [
      ratio(
        `${what}: memory of each when idle, over bare ones`,
        pairs,
        'kilobytes',
        { atMost: 6 },
        'kB',
      ),
      ratio(`${what}: until all are back, over bare ones`, pairs, 'seconds', { atMost: 65 }, 's'),
      ratio(`${what}: processor time meanwhile over bare sockets`, pairs, 'cpu', null),
    ];
  } finally {
    await bare.stop();
    await product.stop();
  }
}

interface Served {
  pid(): number;
  open(someone: Someone): Promise<WebSocket>;
  stop(): Promise<void>;
  /** Again at the same address. */
  start(): Promise<void>;
}

async function restarted({ pid, open, stop, start }: Served, people: Someone[]) {
  // The program’s own growth under its first load must not be counted as the sockets’.
  for (const socket of await openAll(people.slice(0, 500), open)) socket.terminate();
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const before = residentMegabytes(pid());
  const devices = await openAll(people, (someone) => Device.open(() => open(someone)));
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const kilobytes = ((residentMegabytes(pid()) - before) * 1024) / sockets;
  await stop();
  for (const device of devices) device.comeBack();
  await start();
  const begun = performance.now();
  const spent = cpuMs(pid());
  while (devices.some(({ isOpen }) => !isOpen)) {
    if (performance.now() - begun > reconnectMaxMs) throw new Error('not everybody came back');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const seconds = (performance.now() - begun) / 1_000;
  const cpu = cpuMs(pid()) - spent;
  for (const device of devices) device.close();
  return { kilobytes, seconds, cpu };
}

/** Reconnects as the browser does (web/platform/live-client.ts): backoff that doubles, with jitter. */
class Device {
  isOpen = true;
  #socket: WebSocket;
  #isWanted = false;
  readonly #open: () => Promise<WebSocket>;

  private constructor(open: () => Promise<WebSocket>, socket: WebSocket) {
    this.#open = open;
    this.#socket = socket;
  }

  static async open(open: () => Promise<WebSocket>): Promise<Device> {
    return new Device(open, await open());
  }

  comeBack(): void {
    this.isOpen = false;
    this.#isWanted = true;
    void this.#tryAgain(0);
  }

  async #tryAgain(attempt: number): Promise<void> {
    if (!this.#isWanted) return;
    const pause = Math.min(30_000, 1_000 * 2 ** attempt) * (0.5 + Math.random());
    await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      this.#socket = await this.#open();
      this.isOpen = true;
    } catch {
      await this.#tryAgain(attempt + 1);
    }
  }

  close(): void {
    this.#isWanted = false;
    this.#socket.terminate();
  }
}
