import type { Platform } from '../../platform/platform.ts';
import { warnSeldom } from '../../platform/warn-seldom.ts';
import { onlineAcquaintances } from './online-acquaintances.ts';

/** After a restart, or when a network goes, a thousand people who know each other come or go at once. */
const gatherMs = 50;
const peopleAtOnceMax = 1_000;
const sentAtOnceMax = 200;

/** Sends presence between people who know each other, if both share it. */
export function followPresence(platform: Platform): void {
  const news = new PresenceNews(platform);
  platform.live.onPresence((userId, online) => news.changed(userId, online));
  platform.live.onResume((userId) => news.returned(userId));
}

/** Collects presence changes and sends them together, one batch after another. */
class PresenceNews {
  readonly #platform: Platform;
  readonly #changed = new Map<string, boolean>();
  readonly #returned = new Set<string>();
  readonly #warn: (error: unknown) => void;
  #isSending = false;

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#warn = warnSeldom(platform.log, 'presence could not be sent');
  }

  changed(userId: string, online: boolean): void {
    this.#changed.set(userId, online);
    void this.#sendAll();
  }

  /** A reconnected person gets who is online; everybody else is not. */
  returned(userId: string): void {
    this.#returned.add(userId);
    void this.#sendAll();
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    while (this.#changed.size > 0 || this.#returned.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, gatherMs).unref());
      try {
        await this.#sendGathered();
      } catch (error) {
        this.#warn(error);
      }
    }
    this.#isSending = false;
  }

  async #sendGathered(): Promise<void> {
    const { live } = this.#platform;
    const people = [...new Set([...this.#changed.keys(), ...this.#returned])].slice(
      0,
      peopleAtOnceMax,
    );
    const news = people.map((userId) => ({
      userId,
      online: this.#changed.get(userId),
      isBack: this.#returned.has(userId),
    }));
    for (const userId of people) {
      this.#changed.delete(userId);
      this.#returned.delete(userId);
    }
    const acquaintances = await onlineAcquaintances(this.#platform, people);
    let sent = 0;
    for (const { userId, online, isBack } of news) {
      const others = acquaintances.get(userId) ?? [];
      if (online !== undefined)
        live.sendHere(others, { type: 'presence', user_id: userId, online });
      if (isBack)
        for (const id of others)
          live.sendHere([userId], { type: 'presence', user_id: id, online: true });
      sent += others.length;
      if (sent < sentAtOnceMax) continue;
      sent = 0;
      await new Promise(setImmediate);
    }
  }
}
