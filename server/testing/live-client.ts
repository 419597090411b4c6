import { WebSocket } from 'ws';
import type { ClientFrame, LiveEvent, ServerFrame } from '#contract/live.ts';

const patienceMs = 30_000;

/** A socket as a browser opens it; it keeps every frame that comes. */
export class LiveClient {
  readonly frames: ServerFrame[] = [];
  closeCode: number | null = null;
  readonly #socket: WebSocket;
  readonly #waiting = new Set<() => void>();

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      this.frames.push(JSON.parse(data.toString('utf8')) as ServerFrame);
      this.#look();
    });
    socket.on('close', (code) => {
      this.closeCode = code;
      this.#look();
    });
    socket.on('error', () => undefined);
  }

  static connect(url: string, token: string): LiveClient {
    return new LiveClient(
      new WebSocket(`${url.replace(/^http/u, 'ws')}/ws/user/?token=${encodeURIComponent(token)}`),
    );
  }

  /** Connected, and past the answer to `resume`. */
  static async open(
    url: string,
    token: string,
    streams: Record<string, number>,
  ): Promise<LiveClient> {
    const client = LiveClient.connect(url, token);
    await new Promise((resolve, reject) => {
      client.#socket.once('open', resolve);
      client.#socket.once('error', reject);
    });
    client.send({ type: 'resume', streams });
    const isGreeted = () => client.frames.some(({ type }) => type === 'hello');
    // A token that has run out is refused by closing.
    await client.until(() => isGreeted() || client.closeCode !== null);
    if (!isGreeted()) throw new Error(`closed with ${client.closeCode}`);
    return client;
  }

  send(frame: ClientFrame): void {
    this.#socket.send(JSON.stringify(frame));
  }

  sendText(text: string): void {
    this.#socket.send(text);
  }

  /** Events of the state, in the order of arrival. */
  get events(): LiveEvent[] {
    return this.frames.filter((frame): frame is LiveEvent => 'version' in frame);
  }

  /** @throws when the condition does not come true in time */
  async until(condition: () => boolean): Promise<void> {
    if (condition()) return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(look);
        reject(new Error(`waited in vain; frames: ${JSON.stringify(this.frames).slice(0, 2_000)}`));
      }, patienceMs);
      const look = () => {
        if (!condition()) return;
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
    });
  }

  /** Reads nothing any more, and so says no goodbye either. */
  pause(): void {
    this.#socket.pause();
  }

  async closed(): Promise<number> {
    await this.until(() => this.closeCode !== null);
    return this.closeCode ?? 0;
  }

  close(): void {
    this.#socket.terminate();
  }

  #look(): void {
    for (const look of this.#waiting) look();
  }
}
