import type { WebSocket } from 'ws';
import type { ServerFrame } from '#contract/live.ts';
import { closeCodes } from '#contract/values.ts';

/** A reader with a larger backlog is cut off; it fetches the gap after it reconnects. */
export const bufferedBytesMax = 1024 * 1024;
const roomWaitMaxMs = 15_000;
const roomLookMs = 10;
const goodbyeMaxMs = 2_000;

/** A frame in its wire format. */
export const encoded = (frame: ServerFrame): string => JSON.stringify(frame);

/** One open socket of a signed-in person. */
export class Connection {
  readonly socket: WebSocket;
  readonly userId: string;
  readonly sessionId: string;
  tokenExpiresAt: Date;
  lastHeardAt: number;
  /** The last action of its person: opened the socket or a chat, or wrote. Automatic pings do not count. */
  lastUsedAt: number;
  /** Before `resume` only notifications are sent; during a replay live frames wait, so that the order holds. */
  #state: 'listening' | 'replaying' | 'following' = 'listening';
  /**
   * The newest version sent for each stream: nothing older follows it, so the order holds even if a late
   * event comes; the reader sees the gap and resumes.
   */
  readonly #sent = new Map<string, number>();
  #waiting: { encoded: string; stream: string | null; version: number }[] = [];
  #waitingLength = 0;

  constructor(socket: WebSocket, userId: string, sessionId: string, tokenExpiresAt: Date) {
    this.socket = socket;
    this.userId = userId;
    this.sessionId = sessionId;
    this.tokenExpiresAt = tokenExpiresAt;
    this.lastHeardAt = Date.now();
    this.lastUsedAt = this.lastHeardAt;
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** Before its first `resume`. */
  get isListening(): boolean {
    return this.#state === 'listening';
  }

  /** A frame of the live state. `stream` is null for ephemeral frames. */
  sendFrame(encoded: string, stream: string | null, version: number): void {
    if (this.#state === 'following') this.#sendNewer(encoded, stream, version);
    else if (this.#state === 'replaying') this.#keep(encoded, stream, version);
  }

  #keep(encoded: string, stream: string | null, version: number): void {
    if (!this.isOpen) return;
    this.#waiting.push({ encoded, stream, version });
    this.#waitingLength += encoded.length;
    if (this.#waitingLength > bufferedBytesMax) this.close(closeCodes.tooSlow, 'too slow');
  }

  send(encoded: string): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount > bufferedBytesMax) this.close(closeCodes.tooSlow, 'too slow');
    else this.socket.send(encoded);
  }

  /** Waits for room first: a replay is as fast as its reader. A reader that reads nothing is cut off. */
  async sendWithRoom(encoded: string): Promise<void> {
    const giveUpAt = Date.now() + roomWaitMaxMs;
    while (
      this.socket.bufferedAmount > bufferedBytesMax / 2 &&
      this.isOpen &&
      Date.now() < giveUpAt
    )
      await new Promise((resolve) => setTimeout(resolve, roomLookMs));
    this.send(encoded);
  }

  startReplay(): void {
    this.#state = 'replaying';
  }

  /** Sends the frames that arrived during the replay, without those that the replay contained. */
  endReplay(replayed: ReadonlyMap<string, number>): void {
    this.#state = 'following';
    for (const [stream, version] of replayed) this.#sent.set(stream, version);
    const waiting = this.#waiting;
    this.#forgetWaiting();
    for (const { encoded, stream, version } of waiting) this.#sendNewer(encoded, stream, version);
  }

  #sendNewer(encoded: string, stream: string | null, version: number): void {
    if (stream !== null) {
      if (version <= (this.#sent.get(stream) ?? 0)) return;
      this.#sent.set(stream, version);
    }
    this.send(encoded);
  }

  /** Nothing more is sent or kept; a client that does not answer the close frame is cut off. */
  close(code: number, reason: string): void {
    this.#forgetWaiting();
    this.socket.close(code, reason);
    setTimeout(() => this.socket.terminate(), goodbyeMaxMs).unref();
  }

  #forgetWaiting(): void {
    this.#waiting = [];
    this.#waitingLength = 0;
  }
}
