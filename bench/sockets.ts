import type { WebSocket } from 'ws';
import { type Someone, listening, newCrowd, openAll } from './crowd.ts';
import { type Figure, atMost } from './figures.ts';
import { type Running, cpuMs, residentMegabytes, startProduct } from './program.ts';

const count = 9_000;
const settleMs = 5_000;
const reconnectMaxMs = 120_000;
/** A core is pinned in a second in which the program used this much of it. */
const pinnedShare = 0.9;

/** Nine thousand people who are only there, and what happens when the server starts again. */
export async function measureSockets(): Promise<Figure[]> {
  let product = await startProduct();
  const { dataDir } = product;
  try {
    const crowd = await newCrowd(product, count);
    // The program’s own growth under its first load must not be counted as the sockets’.
    for (const socket of await openAll(crowd.people.slice(0, 500), (someone) =>
      listening(product.url, someone, () => undefined),
    ))
      socket.terminate();
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    const before = residentMegabytes(product.pid);
    const devices = await openAll(crowd.people, (someone) => Device.open(product.url, someone));
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    const each = ((residentMegabytes(product.pid) - before) * 1024) / count;

    const port = Number(new URL(product.url).port);
    await product.stopOnly();
    for (const device of devices) device.comeBack();
    product = await startProduct({}, dataDir, port);
    const { seconds, pinnedSeconds } = await whenAllAreBack(product, devices);
    for (const device of devices) device.close();
    await crowd.close();
    return [
      atMost('9,000 idle sockets: memory of each', each, 30, 'kB'),
      atMost('9,000 sockets: all are back after a restart', seconds, 60, 's'),
      atMost('9,000 sockets: processor pinned meanwhile', pinnedSeconds, 20, 's', 0),
    ];
  } finally {
    await product.stop();
  }
}

/** Reconnects as the browser does (web/platform/live-client.ts): backoff that doubles, with jitter. */
class Device {
  isOpen = true;
  #socket: WebSocket;
  #isWanted = false;
  readonly #url: string;
  readonly #someone: Someone;

  private constructor(url: string, someone: Someone, socket: WebSocket) {
    this.#url = url;
    this.#someone = someone;
    this.#socket = socket;
  }

  static async open(url: string, someone: Someone): Promise<Device> {
    return new Device(url, someone, await listening(url, someone, () => undefined));
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
      this.#socket = await listening(this.#url, this.#someone, () => undefined);
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

async function whenAllAreBack(
  product: Running,
  devices: Device[],
): Promise<{ seconds: number; pinnedSeconds: number }> {
  const begun = performance.now();
  let pinnedSeconds = 0;
  let last = { at: begun, cpu: cpuMs(product.pid) };
  while (devices.some(({ isOpen }) => !isOpen)) {
    if (performance.now() - begun > reconnectMaxMs) throw new Error('not everybody came back');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const now = { at: performance.now(), cpu: cpuMs(product.pid) };
    if ((now.cpu - last.cpu) / (now.at - last.at) > pinnedShare) pinnedSeconds += 1;
    last = now;
  }
  return { seconds: (performance.now() - begun) / 1_000, pinnedSeconds };
}
