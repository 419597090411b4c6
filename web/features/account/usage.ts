import type { Usage } from '#contract/billing.ts';
import { isNearlyFull } from '#web/ui/nearly-full.ts';

/** Whether to warn that a limit comes near; a count that has started again since is no reason. */
export function isNearlyUsed(
  { used, max, resets_at: resetsAt }: Omit<Usage, 'limit'>,
  now = Date.now(),
): boolean {
  if (resetsAt !== null && Date.parse(resetsAt) <= now) return false;
  return isNearlyFull(used, max);
}
