import { networkOf } from '../../platform/http/network.ts';
import { keptAtMost } from '../../platform/kept.ts';
import type { Platform } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';

const freeTries = 5;
const rememberedMs = 15 * 60_000;
const firstDelayMs = 5_000;
const delayMaxMs = 5 * 60_000;

/** Counts wrong passwords for one account from one network. Others, and other networks, are not held up. */
export interface Tries {
  /** @throws Refusal account.too_many_tries {seconds} */
  requireTurn(account: string, ip: string): void;
  noteFailure(account: string, ip: string): void;
  forget(account: string, ip: string): void;
}

interface Failures {
  count: number;
  lastAt: number;
}

export function createTries(now: () => Date): Tries {
  const failures = keptAtMost<Failures>(100_000);
  const recent = (key: string): Failures | undefined => {
    const known = failures.get(key);
    return known && now().getTime() - known.lastAt < rememberedMs ? known : undefined;
  };
  return {
    requireTurn(account, ip) {
      const known = recent(keyOf(account, ip));
      if (!known || known.count < freeTries) return;
      const delayMs = Math.min(delayMaxMs, firstDelayMs * 2 ** (known.count - freeTries));
      const leftMs = known.lastAt + delayMs - now().getTime();
      if (leftMs <= 0) return;
      const seconds = Math.ceil(leftMs / 1_000);
      throw new Refusal('account.too_many_tries', {
        params: { seconds },
        retryAfterSeconds: seconds,
      });
    },
    noteFailure(account, ip) {
      const key = keyOf(account, ip);
      failures.set(key, { count: (recent(key)?.count ?? 0) + 1, lastAt: now().getTime() });
    },
    forget(account, ip) {
      failures.delete(keyOf(account, ip));
    },
  };
}

const ofPlatform = new WeakMap<Platform, Tries>();

export function triesOf(platform: Platform): Tries {
  const known = ofPlatform.get(platform);
  if (known) return known;
  const made = createTries(() => platform.now());
  ofPlatform.set(platform, made);
  return made;
}

function keyOf(account: string, ip: string): string {
  return `${networkOf(ip)} ${account}`;
}
