import { LRUCache } from 'lru-cache';
import type { Db } from '../change.ts';

const chatsKeptMax = 20_000;

/** Who is in a chat at this moment, asked of the database once and kept until it changes. */
export class Audiences {
  readonly #db: Db;
  readonly #kept: LRUCache<string, string[]>;
  /** Chats whose people are being changed; who is in them is known when that is done. */
  readonly #held = new Map<string, Promise<void>>();
  #membersOf: (db: Db, chatId: string) => Promise<string[]> = async () => [];

  /** @param keptMs 0 keeps until it is forgotten */
  constructor(db: Db, keptMs: number) {
    this.#db = db;
    this.#kept = new LRUCache({ max: chatsKeptMax, ttl: keptMs });
  }

  resolve(membersOf: (db: Db, chatId: string) => Promise<string[]>): void {
    this.#membersOf = membersOf;
  }

  async of(chatId: string): Promise<string[]> {
    await this.#held.get(chatId);
    const known = this.#kept.get(chatId);
    if (known) return known;
    const members = await this.#membersOf(this.#db, chatId);
    // What was read before a change that is being made must not outlive it.
    if (!this.#held.has(chatId)) this.#kept.set(chatId, members);
    return members;
  }

  forget(chatId: string): void {
    this.#kept.delete(chatId);
  }

  /** Until `release` nobody is told who is in the chat; `forget` comes before whoever waits goes on. */
  hold(chatId: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.set(chatId, promise);
    return () => {
      this.forget(chatId);
      if (this.#held.get(chatId) === promise) this.#held.delete(chatId);
      resolve();
    };
  }
}
