import { keptAtMost } from '../kept.ts';

/** A little less than the three seconds after which a client may say it again. */
const everyMs = 2_500;
const chatsAtOnceMax = 3;
const peopleMax = 50_000;

/** How often somebody's writing is passed on: once in a while for each chat, and for few chats at once. */
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
