import { closeCodes, limits } from '#contract/values.ts';
import type { Connection } from './connection.ts';

const silenceMaxMs = 60_000;
const pingEveryMs = 25_000;
const tokenSweepMs = 2_500;

/** The sockets that are open on this node, by person. */
export class Connections {
  readonly #ofUsers = new Map<string, Set<Connection>>();
  readonly #timers: NodeJS.Timeout[];

  constructor() {
    this.#timers = [
      setInterval(() => this.#pingAll(), pingEveryMs),
      setInterval(() => this.#closeExpired(), tokenSweepMs),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  get count(): number {
    let count = 0;
    for (const ofUser of this.#ofUsers.values()) count += ofUser.size;
    return count;
  }

  add(connection: Connection): void {
    const ofUser = this.#ofUsers.get(connection.userId) ?? new Set();
    if (ofUser.size >= limits.socketsMax) this.#closeIdlest(ofUser);
    ofUser.add(connection);
    this.#ofUsers.set(connection.userId, ofUser);
  }

  /** It no longer counts from this moment on, however long closing takes. */
  #closeIdlest(ofUser: Set<Connection>): void {
    let idlest: Connection | undefined;
    for (const one of ofUser) if (!idlest || one.lastUsedAt < idlest.lastUsedAt) idlest = one;
    if (!idlest) return;
    ofUser.delete(idlest);
    idlest.close(closeCodes.tooManySockets, 'too many sockets');
  }

  remove(connection: Connection): void {
    const ofUser = this.#ofUsers.get(connection.userId);
    ofUser?.delete(connection);
    if (ofUser?.size === 0) this.#ofUsers.delete(connection.userId);
  }

  of(userId: string): Iterable<Connection> {
    return this.#ofUsers.get(userId) ?? [];
  }

  hasAny(userIds: readonly string[]): boolean {
    return userIds.some((userId) => this.#ofUsers.has(userId));
  }

  people(): string[] {
    return [...this.#ofUsers.keys()];
  }

  closeSessions(ended: ReadonlySet<string>): void {
    if (ended.size === 0) return;
    for (const connection of this.#all())
      if (ended.has(connection.sessionId))
        connection.close(closeCodes.sessionRevoked, 'session revoked');
  }

  closeAll(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const connection of this.#all()) connection.close(closeCodes.restart, 'restart');
  }

  *#all(): Generator<Connection> {
    for (const ofUser of this.#ofUsers.values()) yield* ofUser;
  }

  #pingAll(): void {
    const now = Date.now();
    for (const connection of this.#all()) {
      if (now - connection.lastHeardAt > silenceMaxMs) connection.socket.terminate();
      else connection.socket.ping();
    }
  }

  #closeExpired(): void {
    const now = Date.now();
    for (const connection of this.#all())
      if (connection.tokenExpiresAt.getTime() <= now)
        connection.close(closeCodes.tokenInvalid, 'token expired');
  }
}
