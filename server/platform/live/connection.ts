import type { WebSocket } from 'ws';
import { closeCodes } from '#contract/values.ts';

/** A reader that lets more than this pile up is cut off; it fetches the gap when it comes back. */
export const bufferedBytesMax = 1024 * 1024;

/** One open socket of a signed-in person. */
export class Connection {
  readonly socket: WebSocket;
  readonly userId: string;
  readonly sessionId: string;
  tokenExpiresAt: Date;
  lastHeardAt: number;
  /** Before `resume` only notifications come; during a replay live frames wait, so that order holds. */
  #state: 'listening' | 'replaying' | 'following' = 'listening';
  /** The newest version of each stream that was sent: nothing older follows it, so order holds even when
   * a late event comes; its reader sees the gap and resumes. */
  readonly #sent = new Map<string, number>();
  #waiting: { encoded: string; stream: string | null; version: number }[] = [];

  constructor(socket: WebSocket, userId: string, sessionId: string, tokenExpiresAt: Date) {
    this.socket = socket;
    this.userId = userId;
    this.sessionId = sessionId;
    this.tokenExpiresAt = tokenExpiresAt;
    this.lastHeardAt = Date.now();
  }

  /** A frame of the live state. `stream` is null for ephemeral frames. */
  tell(encoded: string, stream: string | null, version: number): void {
    if (this.#state === 'following') this.#sendNewer(encoded, stream, version);
    else if (this.#state === 'replaying') this.#waiting.push({ encoded, stream, version });
  }

  send(encoded: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > bufferedBytesMax) {
      this.socket.close(closeCodes.tooSlow, 'too slow');
      setTimeout(() => this.socket.terminate(), 1_000).unref();
      return;
    }
    this.socket.send(encoded);
  }

  startReplay(): void {
    this.#state = 'replaying';
  }

  /** Sends what came during the replay, without what the replay held already. */
  endReplay(replayed: ReadonlyMap<string, number>): void {
    this.#state = 'following';
    for (const [stream, version] of replayed) this.#sent.set(stream, version);
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { encoded, stream, version } of waiting) this.#sendNewer(encoded, stream, version);
  }

  #sendNewer(encoded: string, stream: string | null, version: number): void {
    if (stream !== null) {
      if (version <= (this.#sent.get(stream) ?? 0)) return;
      this.#sent.set(stream, version);
    }
    this.send(encoded);
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }
}
