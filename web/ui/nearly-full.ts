import { usageWarningShare } from '#contract/values.ts';

/** Whether a limit comes near. */
export function isNearlyFull(value: number, max: number): boolean {
  return max > 0 && value / max >= usageWarningShare;
}
