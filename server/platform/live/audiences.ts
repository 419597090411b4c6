import type { LRUCache } from 'lru-cache';
import type { Db } from '../change.ts';
import { keptAtMost } from '../kept.ts';

const chatsKeptMax = 20_000;

/** Provided by the chat feature. */
export interface Membership {
  /** The people who may receive a chat's frames at this moment. */
  membersOf(db: Db, chatId: string): Promise<string[]>;
  /** The chats whose frames the person may receive. */
  chatsAmong(db: Db, userId: string, chatIds: readonly string[]): Promise<string[]>;
}

/** The current members of chats, read from the database once and cached until they change. */
export class Audiences {
  readonly #db: Db;
  readonly #kept: LRUCache<string, string[]>;
  /** Running queries; a result is cached only if nothing changed during the query. */
  readonly #asking = new Map<string, Promise<string[]>>();
  /** Chats whose members are changing; reads wait for the end of the change. */
  readonly #held = new Map<string, Promise<void>>();
  #membership: Membership = { membersOf: async () => [], chatsAmong: async () => [] };

  /** @param keptMs 0 keeps until `forget` */
  constructor(db: Db, keptMs: number) {
    this.#db = db;
    this.#kept = keptAtMost(chatsKeptMax, { ttl: keptMs });
  }

  resolve(membership: Membership): void {
    this.#membership = membership;
  }

  /** The chats that the person is in, read from the database together and not cached. */
  async among(userId: string, chatIds: readonly string[]): Promise<string[]> {
    if (chatIds.length === 0) return [];
    await Promise.all(chatIds.flatMap((chatId) => this.#held.get(chatId) ?? []));
    return this.#membership.chatsAmong(this.#db, userId, chatIds);
  }

  async of(chatId: string): Promise<string[]> {
    const held = this.#held.get(chatId);
    if (held) await held;
    const known = this.#kept.get(chatId);
    if (known) return known;
    const asking = this.#asking.get(chatId) ?? this.#membership.membersOf(this.#db, chatId);
    this.#asking.set(chatId, asking);
    try {
      const members = await asking;
      if (this.#asking.get(chatId) === asking) this.#kept.set(chatId, members);
      return members;
    } finally {
      if (this.#asking.get(chatId) === asking) this.#asking.delete(chatId);
    }
  }

  /** The same inside of a transaction: unknown members are read in it, and it never waits. */
  async within(db: Db, chatId: string): Promise<string[]> {
    const known = this.#held.has(chatId) ? undefined : this.#kept.get(chatId);
    // A transaction may see uncommitted changes, so its answer is not cached.
    return known ?? this.#membership.membersOf(db, chatId);
  }

  forget(chatId: string): void {
    this.#kept.delete(chatId);
    this.#asking.delete(chatId);
  }

  /** Until `release`, reads of the chat's members wait; `forget` runs before they continue. */
  hold(chatId: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.set(chatId, promise);
    this.#asking.delete(chatId);
    return () => {
      this.forget(chatId);
      if (this.#held.get(chatId) === promise) this.#held.delete(chatId);
      resolve();
    };
  }
}
