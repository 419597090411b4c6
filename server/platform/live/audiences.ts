import type { LRUCache } from 'lru-cache';
import type { Db } from '../change.ts';
import { keptAtMost } from '../kept.ts';

const chatsKeptMax = 20_000;

/** Set by the chat feature. */
export interface Membership {
  /** The people who may receive a chat's frames at this moment. */
  membersOf(db: Db, chatId: string): Promise<string[]>;
  /** Those of these chats whose frames somebody may receive. */
  chatsAmong(db: Db, userId: string, chatIds: readonly string[]): Promise<string[]>;
}

/** Who is in a chat at this moment, asked of the database once and kept until it changes. */
export class Audiences {
  readonly #db: Db;
  readonly #kept: LRUCache<string, string[]>;
  /** Questions under way; what they answer is kept only when nothing changed meanwhile. */
  readonly #asking = new Map<string, Promise<string[]>>();
  /** Chats whose people are being changed; who is in them is known when that is done. */
  readonly #held = new Map<string, Promise<void>>();
  #membership: Membership = { membersOf: async () => [], chatsAmong: async () => [] };

  /** @param keptMs 0 keeps until it is forgotten */
  constructor(db: Db, keptMs: number) {
    this.#db = db;
    this.#kept = keptAtMost(chatsKeptMax, { ttl: keptMs });
  }

  resolve(membership: Membership): void {
    this.#membership = membership;
  }

  /** Those of these chats that somebody is in, asked of the database at once and not kept. */
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

  /** The same for a transaction: what is not known is asked of it, and it waits for nobody. */
  async within(db: Db, chatId: string): Promise<string[]> {
    const known = this.#held.has(chatId) ? undefined : this.#kept.get(chatId);
    // A transaction may see changes that are not committed, so its answer is not kept.
    return known ?? this.#membership.membersOf(db, chatId);
  }

  forget(chatId: string): void {
    this.#kept.delete(chatId);
    this.#asking.delete(chatId);
  }

  /** Until `release` nobody is told who is in the chat; `forget` comes before whoever waits goes on. */
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
