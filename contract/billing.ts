import { z } from 'zod';
import { Time } from './shapes.ts';

export const planIds = ['free', 'plus', 'pro'] as const;
export const PlanId = z.enum(planIds);
export type PlanId = z.output<typeof PlanId>;

/** The limits of a plan. `answers` and `analyses` count per local day; the others are totals. */
export const limitIds = ['answers', 'analyses', 'storage', 'group_size'] as const;
export const LimitId = z.enum(limitIds);
export type LimitId = z.output<typeof LimitId>;

export interface Plan {
  /** Minor units (cents, agorot) per interval; absent for a free plan. */
  prices: Partial<Record<'usd' | 'ils' | 'eur', { month: number; year: number }>>;
  /** Answers and analyses per day, people per group, storage in bytes. */
  limits: Record<LimitId, number>;
}

const gigabyte = 1024 ** 3;

/** The plan table: the only place with prices and limits. */
export const plans: Record<PlanId, Plan> = {
  free: {
    prices: {},
    limits: { answers: 30, analyses: 5, storage: 200 * 1024 ** 2, group_size: 8 },
  },
  plus: {
    prices: {
      usd: { month: 900, year: 9_000 },
      eur: { month: 900, year: 9_000 },
      ils: { month: 3_300, year: 33_000 },
    },
    limits: { answers: 300, analyses: 50, storage: 5 * gigabyte, group_size: 25 },
  },
  pro: {
    prices: {
      usd: { month: 1_900, year: 19_000 },
      eur: { month: 1_900, year: 19_000 },
      ils: { month: 6_900, year: 69_000 },
    },
    limits: { answers: 2_000, analyses: 300, storage: 50 * gigabyte, group_size: 50 },
  },
};

/** The plan of a stored id; an unknown id gets the limits of Free. */
export function planById(id: string): Plan {
  return plans[PlanId.safeParse(id).data ?? 'free'];
}

/** Share of a limit above which the interface warns. */
export const usageWarningShare = 0.8;

/** Use of one limit; `resets_at` is the next local midnight for daily limits, else null. */
export const Usage = z.strictObject({
  limit: LimitId,
  used: z.number().int().nonnegative(),
  max: z.number().int().nonnegative(),
  resets_at: Time.nullable(),
});
export type Usage = z.output<typeof Usage>;
