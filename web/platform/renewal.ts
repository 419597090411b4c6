/** Runs work while no other tab of this browser runs it. */
export type Exclusively = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Without locks (an insecure origin) tabs don't wait for each other; the server's grace covers that. */
export const oneTabAtATime: Exclusively = async (work) =>
  typeof navigator !== 'undefined' && navigator.locks
    ? await navigator.locks.request('zavit-refresh', work)
    : await work();

/**
 * Renews the access token once for everybody who asks: callers of this tab share one renewal, and a
 * tab that waited takes over the token that another tab has brought meanwhile.
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
  const renew = (failed: string | null) =>
    parts.exclusively(async () => {
      const brought = broughtMeanwhile(failed);
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
