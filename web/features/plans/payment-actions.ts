import { useEffect, useState } from 'react';
import type { User } from '#contract/account.ts';
import type { Currency, PaidPlanId, PlanState } from '#contract/billing.ts';
import { api } from '#contract/index.ts';
import type { PortalScreen } from '#contract/payments.ts';
import { call } from '#web/platform/api.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { profileQuery, queryClient } from '#web/platform/query.ts';
import { showToast } from '#web/ui/toasts.ts';
import { plansFrom, plansHref } from './plan-places.ts';
import type { Offer } from './plan-choice.ts';

/** Shows what the server answered; the event of the same change may come later or be lost. */
export function keepPlan(plan: PlanState): void {
  queryClient.setQueryData<User>(profileQuery.queryKey, (user) => user && { ...user, plan });
}

export interface PaymentActions {
  /** The action that is under way. */
  busy: string | null;
  subscribe(offer: Offer & { plan: PaidPlanId }, currency: Currency): void;
  open(screen: PortalScreen): void;
  resume(done: string): void;
}

/** Actions of a subscription; most of them lead to Stripe. `back` is handed on, so that the way back stays. */
export function usePaymentActions(back: string | null): PaymentActions {
  const [busy, setBusy] = useState<string | null>(null);
  useEffect(() => {
    // The browser may show this page again as it was left.
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && setBusy(null);
    window.addEventListener('pageshow', shownAgain);
    return () => window.removeEventListener('pageshow', shownAgain);
  }, []);
  const run = (name: string, action: () => Promise<void>) => {
    setBusy(name);
    action().catch((error: unknown) => {
      setBusy(null);
      showToast({ tone: 'error', text: sentenceOf(error) });
    });
  };
  const leave = (name: string, ask: () => Promise<{ url: string }>) =>
    run(name, async () => location.assign((await ask()).url));
  const returnTo = back === null ? {} : { return_to: back };
  return {
    busy,
    subscribe: (offer, currency) =>
      leave(offer.plan, () =>
        call(api.payments.checkout, { body: { ...offer, currency, ...returnTo } }),
      ),
    open: (screen) =>
      leave(screen, () =>
        call(api.payments.portal, {
          body: { screen, return_to: back === null ? plansHref : plansFrom(back) },
        }),
      ),
    resume: (done) =>
      run('resume', async () => {
        keepPlan(await call(api.payments.resume));
        setBusy(null);
        showToast({ tone: 'success', text: done });
      }),
  };
}
