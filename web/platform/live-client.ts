import type { ClientFrame, ServerFrame } from '#contract/live.ts';
import { closeCodes } from '#contract/values.ts';
import { tokenClaims } from './access-token.ts';
import { isCredentialRefusal } from './api-error.ts';
import { LiveStreams, type Heard } from './live-streams.ts';

const pingEveryMs = 25_000;
const answerWithinMs = 10_000;
const backoffFirstMs = 1_000;
const backoffMaxMs = 30_000;
const renewBeforeMs = 60_000;
const renewJitterMs = 10_000;

/** `resting`: it gave way to other sockets of the same person, until this tab is used. */
export type LiveStatus = 'off' | 'connecting' | 'open' | 'waiting' | 'resting';

export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketListeners {
  opened(): void;
  heard(data: unknown): void;
  closed(code: number): void;
}

export interface LiveEnvironment {
  open(token: string, listeners: SocketListeners): Socket;
  token(): string | null;
  /** @throws ApiError */
  renewToken(failed: string | null): Promise<string>;
  log(message: string, detail?: unknown): void;
  reached(): void;
  lost(): void;
  random(): number;
}

export interface LiveListeners {
  frame(frame: ServerFrame): void;
  resync(stream: string): void;
  status(status: LiveStatus): void;
  revoked(): void;
  expired(): void;
  /** Connected again after a pause: unfollowed streams may have changed. */
  returned(): void;
}

/** One socket at a time, opened again for as long as there is a token and a place for it. */
export class LiveClient {
  readonly #environment: LiveEnvironment;
  readonly #listeners: LiveListeners;
  readonly #streams = new LiveStreams();
  #socket: Socket | null = null;
  #status: LiveStatus = 'off';
  #attempts = 0;
  #wasOpen = false;
  #awaitsHello = false;
  #sentToken: string | null = null;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setTimeout> | undefined;
  #deadTimer: ReturnType<typeof setTimeout> | undefined;
  #renewTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(environment: LiveEnvironment, listeners: LiveListeners) {
    this.#environment = environment;
    this.#listeners = listeners;
  }

  get status(): LiveStatus {
    return this.#status;
  }

  start(): void {
    if (this.#status === 'off') this.#connect();
  }

  stop(): void {
    clearTimeout(this.#retryTimer);
    this.#detach();
    this.#streams.clear();
    this.#attempts = 0;
    this.#wasOpen = false;
    this.#become('off');
  }

  /** Something says that the server may answer again: don't wait any longer. */
  retryNow(): void {
    if (this.#status === 'waiting') {
      this.#connect();
    } else if (this.#status === 'open') {
      this.#ping();
    }
  }

  /** Somebody uses this tab: a socket that gave way comes back, and not before, or tabs would fight for the places. */
  used(): void {
    if (this.#status === 'resting') this.#connect();
  }

  follow(stream: string, version: number): () => void {
    this.#act(this.#streams.follow(stream, version));
    return () => this.#streams.unfollow(stream);
  }

  sendTyping(chatId: string): void {
    if (this.#status === 'open') this.#send({ type: 'typing', chat_id: chatId });
  }

  /** Renews the sign-in of the open socket. */
  tokenChanged(token: string | null): void {
    if (token === null || token === this.#sentToken || this.#status !== 'open') return;
    this.#send({ type: 'auth', token });
    this.#sentToken = token;
    this.#planRenewal(token);
  }

  #connect(): void {
    clearTimeout(this.#retryTimer);
    this.#detach();
    const token = this.#environment.token();
    if (token === null) {
      this.#become('off');
      return;
    }
    this.#become('connecting');
    this.#sentToken = token;
    // Frames of a replaced socket are ignored.
    const ifCurrent = (act: () => void) => {
      if (this.#socket === socket) act();
    };
    const socket: Socket = this.#environment.open(token, {
      opened: () => ifCurrent(() => this.#opened(token)),
      heard: (data) => ifCurrent(() => this.#hear(data)),
      closed: (code) => ifCurrent(() => this.#closed(code)),
    });
    this.#socket = socket;
    this.#expectAnswer();
  }

  #opened(token: string): void {
    this.#become('open');
    this.#environment.reached();
    this.#awaitsHello = true;
    this.#send({ type: 'resume', streams: this.#streams.versions() });
    this.#planRenewal(token);
  }

  #hear(data: unknown): void {
    const frame = this.#parsed(data);
    if (!frame) return;
    this.#heardSomething();
    switch (frame.type) {
      case 'pong':
        return;
      case 'hello':
        this.#attempts = 0;
        this.#listeners.frame(frame);
        this.#greeted();
        return;
      case 'resync':
        this.#streams.drop(frame.stream);
        this.#listeners.resync(frame.stream);
        return;
      case 'message.delta':
      case 'message.thinking':
      case 'typing':
      case 'presence':
      case 'copy.progress':
      case 'notification':
        this.#listeners.frame(frame);
        return;
      default:
        this.#act(this.#streams.hear(frame));
    }
  }

  /** The first hello of a connection says that it is back. */
  #greeted(): void {
    if (!this.#awaitsHello) return;
    this.#awaitsHello = false;
    if (this.#wasOpen) this.#listeners.returned();
    this.#wasOpen = true;
  }

  #act({ deliver, ask }: Heard): void {
    if (ask && this.#status === 'open') this.#send({ type: 'resume', streams: ask });
    for (const event of deliver) this.#listeners.frame(event);
  }

  #parsed(data: unknown): ServerFrame | null {
    try {
      const frame: unknown = JSON.parse(String(data));
      if (typeof frame === 'object' && frame !== null && 'type' in frame)
        return frame as ServerFrame;
      throw new TypeError('not a frame');
    } catch (error) {
      this.#environment.log('A live frame could not be read', error);
      return null;
    }
  }

  #closed(code: number): void {
    this.#detach();
    if (code === closeCodes.sessionRevoked) {
      this.#become('off');
      this.#listeners.revoked();
    } else if (code === closeCodes.tokenInvalid) {
      void this.#renewAndReturn();
    } else if (code === closeCodes.tooManySockets) {
      this.#become('resting');
    } else {
      if (code !== closeCodes.restart) this.#environment.lost();
      this.#waitAndReturn();
    }
  }

  /** Counts as an attempt, so a server that refuses fresh tokens is not asked in a circle. */
  async #renewAndReturn(): Promise<void> {
    this.#become('waiting');
    try {
      await this.#environment.renewToken(this.#sentToken);
    } catch (error) {
      if (this.#status !== 'waiting') return;
      if (isCredentialRefusal(error)) {
        this.#become('off');
        this.#listeners.expired();
      } else {
        this.#waitAndReturn();
      }
      return;
    }
    if (this.#status !== 'waiting') return;
    if (this.#attempts === 0) {
      this.#attempts = 1;
      this.#connect();
    } else {
      this.#waitAndReturn();
    }
  }

  /** Between half of a doubling delay and all of it, so that a restart does not bring everybody at once. */
  #waitAndReturn(): void {
    this.#become('waiting');
    const longestMs = Math.min(backoffFirstMs * 2 ** this.#attempts, backoffMaxMs);
    this.#attempts += 1;
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(
      () => this.#connect(),
      longestMs * (0.5 + this.#environment.random() / 2),
    );
  }

  #planRenewal(token: string): void {
    clearTimeout(this.#renewTimer);
    const { expiresAtMs } = tokenClaims(token);
    if (expiresAtMs === null) return;
    const jitterMs = renewJitterMs * this.#environment.random();
    const inMs = Math.max(0, expiresAtMs - Date.now() - renewBeforeMs - jitterMs);
    this.#renewTimer = setTimeout(() => {
      // The new token comes back through tokenChanged(); a failure is met when the server closes.
      this.#environment.renewToken(token).catch(() => undefined);
    }, inMs);
  }

  #ping(): void {
    this.#expectAnswer();
    this.#send({ type: 'ping' });
  }

  #expectAnswer(): void {
    clearTimeout(this.#pingTimer);
    clearTimeout(this.#deadTimer);
    // A dead line may take minutes to close by itself.
    this.#deadTimer = setTimeout(() => this.#closed(0), answerWithinMs);
  }

  #heardSomething(): void {
    clearTimeout(this.#deadTimer);
    clearTimeout(this.#pingTimer);
    this.#pingTimer = setTimeout(() => this.#ping(), pingEveryMs);
    this.#environment.reached();
  }

  #send(frame: ClientFrame): void {
    try {
      this.#socket?.send(JSON.stringify(frame));
    } catch {
      // A socket that is closing says so by its close event.
    }
  }

  #detach(): void {
    clearTimeout(this.#pingTimer);
    clearTimeout(this.#deadTimer);
    clearTimeout(this.#renewTimer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #become(status: LiveStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#listeners.status(status);
  }
}
