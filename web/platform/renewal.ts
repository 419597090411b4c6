/** Runs work while no other tab of this browser runs it; `waited` says whether another tab ran it before. */
export type Exclusively = <Result>(work: (waited: boolean) => Promise<Result>) => Promise<Result>;

const lockName = 'zavit-refresh';
/** Data stored by another tab is visible here a moment after its lock is free. */
const seenWithinMs = 500;
const lookEveryMs = 20;

/** Without locks (an insecure origin) tabs don't wait for each other; the server's grace covers that. */
export const oneTabAtATime: Exclusively = async (work) => {
  if (typeof navigator === 'undefined' || !navigator.locks) return work(false);
  return new Promise((resolve, reject) => {
    const locked = async (waited: boolean) => {
      await work(waited).then(resolve, reject);
      // A tab that asks too early has to wait, so it knows that another tab stored something.
      await new Promise((seen) => setTimeout(seen, seenWithinMs));
    };
    navigator.locks
      .request(lockName, { ifAvailable: true }, async (lock) => {
        if (lock) await locked(false);
        return lock !== null;
      })
      .then((had) => (had ? undefined : navigator.locks.request(lockName, () => locked(true))))
      .catch(reject);
  });
};

/**
 * Renews the access token once for all callers: callers of this tab share one renewal, and a tab that waited
 * takes over the token of another tab.
 */
export function createRenewal(parts: {
  stored(): string | null;
  store(token: string): void;
  refresh(): Promise<string>;
  exclusively: Exclusively;
}): (failed: string | null) => Promise<string> {
  let running: Promise<string> | null = null;
  const broughtMeanwhile = (failed: string | null) => {
    const stored = parts.stored();
    return stored !== null && stored !== failed ? stored : null;
  };
  const soonBrought = async (failed: string | null) => {
    for (let waitedMs = 0; waitedMs < seenWithinMs; waitedMs += lookEveryMs) {
      const brought = broughtMeanwhile(failed);
      if (brought !== null) return brought;
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
    return broughtMeanwhile(failed);
  };
  const renew = (failed: string | null) =>
    parts.exclusively(async (waited) => {
      const brought = waited ? await soonBrought(failed) : broughtMeanwhile(failed);
      if (brought !== null) return brought;
      const token = await parts.refresh();
      parts.store(token);
      return token;
    });
  return async (failed) => {
    const brought = broughtMeanwhile(failed);
    if (brought !== null) return brought;
    running ??= renew(failed).finally(() => (running = null));
    return running;
  };
}
