import { networkOf } from '../../platform/http/network.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';

const freeTries = 5;
const rememberedSeconds = 15 * 60;
const firstWaitSeconds = 5;
const waitMaxSeconds = 5 * 60;

/** From here on every try for the account takes longer, wherever it comes from. */
const freeTriesOfAll = 20;
const rememberedOfAllSeconds = 60 * 60;
const brakeStepMs = 500;
const brakeMaxMs = 8_000;

/** The place of a try. */
export interface TryOrigin {
  ip: string;
  /** The name of a device that signed in to the account before; null for any other. */
  device: string | null;
}

/**
 * Counts wrong passwords for one account. From one network they make the next try wait; from all
 * networks together they make each try take longer, and refuse none. A device that signed in to the
 * account before has a count of its own and does not wait for what others tried, so that no stranger
 * can keep somebody out of their own account, or slow them down there.
 */
export interface Tries {
  /** @throws Refusal account.too_many_tries {seconds} */
  requireTurn(account: string, origin: TryOrigin): Promise<void>;
  noteFailure(account: string, origin: TryOrigin): Promise<void>;
  forget(account: string, origin: TryOrigin): Promise<void>;
}

export function createTries(limits: Limits): Tries {
  const failures = limits.counter('tries', rememberedSeconds);
  const waits = limits.counter('waits', waitMaxSeconds);
  const failuresOfAll = limits.counter('all-tries', rememberedOfAllSeconds);
  return {
    async requireTurn(account, origin) {
      const [wait, ofAll] = await Promise.all([
        waits.get(keyOf(account, origin)),
        origin.device === null ? failuresOfAll.get(account) : null,
      ]);
      if (wait && wait.msBeforeNext > 0) {
        const seconds = Math.ceil(wait.msBeforeNext / 1_000);
        throw new Refusal('account.too_many_tries', {
          params: { seconds },
          retryAfterSeconds: seconds,
        });
      }
      const brake = brakeMs(ofAll?.consumedPoints ?? 0);
      if (brake > 0) await new Promise((resolve) => setTimeout(resolve, brake));
    },
    async noteFailure(account, origin) {
      const key = keyOf(account, origin);
      const [{ consumedPoints: count }] = await Promise.all([
        failures.penalty(key),
        origin.device === null ? failuresOfAll.penalty(account) : null,
      ]);
      if (count < freeTries) return;
      const seconds = Math.min(waitMaxSeconds, firstWaitSeconds * 2 ** (count - freeTries));
      // Remembered from the last failure on, not from the first.
      await Promise.all([failures.set(key, count, rememberedSeconds), waits.block(key, seconds)]);
    },
    async forget(account, origin) {
      const key = keyOf(account, origin);
      await Promise.all([failures.delete(key), waits.delete(key)]);
    },
  };
}

/** How long a try takes after so many failures for the account from all networks. */
export function brakeMs(failuresOfAll: number): number {
  return Math.min(brakeMaxMs, brakeStepMs * Math.max(0, failuresOfAll - freeTriesOfAll));
}

const ofPlatform = new WeakMap<Platform, Tries>();

export function triesOf(platform: Platform): Tries {
  const known = ofPlatform.get(platform);
  if (known) return known;
  const made = createTries(platform.limits);
  ofPlatform.set(platform, made);
  return made;
}

function keyOf(account: string, { ip, device }: TryOrigin): string {
  return `${device === null ? networkOf(ip) : `device ${device}`} ${account}`;
}
