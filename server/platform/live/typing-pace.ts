import { keptAtMost } from '../kept.ts';

/** A little less than the three seconds after which a client may repeat it. */
const everyMs = 2_500;
const chatsAtOnceMax = 3;
const peopleMax = 50_000;

/** Limits typing events of a person: at intervals for each chat, and for a few chats at once. */
export class TypingPace {
  readonly #lately = keptAtMost<Map<string, number>>(peopleMax);

  allows(userId: string, chatId: string, now = performance.now()): boolean {
    const lately = this.#lately.get(userId) ?? new Map<string, number>();
    for (const [chat, at] of lately) if (now - at >= everyMs) lately.delete(chat);
    if (lately.has(chatId) || lately.size >= chatsAtOnceMax) return false;
    this.#lately.set(userId, lately.set(chatId, now));
    return true;
  }
}
