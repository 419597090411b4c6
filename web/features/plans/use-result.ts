import { useCallback, useEffect, useState } from 'react';
import { api } from '#contract/index.ts';
import type { PlanState } from '#contract/billing.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { profileQuery, queryClient } from '#web/platform/query.ts';
import { keepPlan } from './payment-actions.ts';
import { type Asked, type Return, resultKey } from './plan-result.ts';
import type { TextKey } from '#web/platform/language.tsx';

/** Stripe’s message comes within a second or two; after this it is asked. */
const patienceMs = 6_000;

export interface Result {
  /** The sentence about a return from Stripe; null: there is nothing to say. */
  key: TextKey | null;
  /** Asks Stripe again. */
  ask: () => void;
  asking: boolean;
}

/** The result of a return from Stripe, kept up to date. */
export function useResult(returned: Return | null, mine: PlanState | null): Result {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [asking, setAsking] = useState(false);
  const key = returned && mine && resultKey(returned, mine, asked);
  const isWaiting = key === 'plans.result_waiting';
  const ask = useCallback(() => {
    if (!returned) return;
    setAsking(true);
    void answerOf(returned).then((answer) => {
      setAsked(answer);
      setAsking(false);
    });
  }, [returned]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(ask, patienceMs);
    return () => clearTimeout(timer);
  }, [isWaiting, ask]);
  return { key, ask, asking };
}

async function answerOf({ session }: Return): Promise<Asked> {
  try {
    if (session === null) {
      await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 });
      return 'late';
    }
    const { state, plan } = await call(api.payments.result, { body: { session } });
    keepPlan(plan);
    return state;
  } catch (error) {
    if (error instanceof ApiError)
      return error.code === 'payment.checkout_not_found' ? 'missing' : 'late';
    throw error;
  }
}
