import type { Platform } from '../../platform/platform.ts';
import { warnSeldom } from '../../platform/warn-seldom.ts';
import { onlineAcquaintances } from './online-acquaintances.ts';

/** After a restart, or when a network goes, a thousand people who know each other come or go at once. */
const gatherMs = 50;
const peopleAtOnceMax = 1_000;
const toldAtOnceMax = 200;

/** Tells people who know each other who is there, as far as both wish it. */
export function followPresence(platform: Platform): void {
  const news = new PresenceNews(platform);
  platform.live.onPresence((userId, online) => news.changed(userId, online));
  platform.live.onResume((userId) => news.returned(userId));
}

/** Gathers comings and goings and tells them together, one gathering after another. */
class PresenceNews {
  readonly #platform: Platform;
  readonly #changed = new Map<string, boolean>();
  readonly #returned = new Set<string>();
  readonly #warn: (error: unknown) => void;
  #isTelling = false;

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#warn = warnSeldom(platform.log, 'presence could not be told');
  }

  changed(userId: string, online: boolean): void {
    this.#changed.set(userId, online);
    void this.#tellAll();
  }

  /** Whoever comes back hears who is there; whom they do not hear of is not. */
  returned(userId: string): void {
    this.#returned.add(userId);
    void this.#tellAll();
  }

  async #tellAll(): Promise<void> {
    if (this.#isTelling) return;
    this.#isTelling = true;
    while (this.#changed.size > 0 || this.#returned.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, gatherMs).unref());
      try {
        await this.#tellGathered();
      } catch (error) {
        this.#warn(error);
      }
    }
    this.#isTelling = false;
  }

  async #tellGathered(): Promise<void> {
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
    let told = 0;
    for (const { userId, online, isBack } of news) {
      const others = acquaintances.get(userId) ?? [];
      if (online !== undefined)
        live.tellHere(others, { type: 'presence', user_id: userId, online });
      if (isBack)
        for (const id of others)
          live.tellHere([userId], { type: 'presence', user_id: id, online: true });
      told += others.length;
      if (told < toldAtOnceMax) continue;
      told = 0;
      await new Promise(setImmediate);
    }
  }
}
