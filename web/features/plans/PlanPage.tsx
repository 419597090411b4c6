import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import type { User } from '#contract/account.ts';
import { type Interval, intervals, type PlanId } from '#contract/billing.ts';
import { withNext } from '#web/features/account/next-path.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { IntervalChoice } from './IntervalChoice.tsx';
import { MyPlan } from './MyPlan.tsx';
import { usePaymentActions } from './payment-actions.ts';
import { PlanFoot } from './PlanFoot.tsx';
import { PlanQuestions } from './PlanQuestions.tsx';
import { plansHref } from './plan-places.ts';
import { orderedPlan, returnIn, wayBackIn } from './plan-result.ts';
import { PlanTable } from './PlanTable.tsx';
import { currencyFor } from './prices.ts';
import { ResultNotice } from './ResultNotice.tsx';
import { type Sale, useSale } from './sale.ts';
import { useResult } from './use-result.ts';
import classes from './PlanPage.module.css';

export type PlanPageProps = {
  user: User | null;
  /** The layout of the page; it is handed the choice between month and year, and everything else. */
  children: (choice: ReactNode, parts: ReactNode) => ReactNode;
};

/** The plans with prices and limits; for a person also their own plan, and the ways from it to another. */
export function PlanPage({ user, children }: PlanPageProps) {
  const text = useText();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const asked = intervals.find((one) => one === new URLSearchParams(search).get('interval'));
  const [chosen, setChosen] = useState<Interval | null>(null);
  const interval = chosen ?? asked ?? user?.plan.interval ?? 'month';
  const { language } = useLanguage();
  const sale = useSale();
  const currency = user?.plan.currency ?? currencyFor(language, navigator.languages);
  const back = wayBackIn(search, location.origin);
  const actions = usePaymentActions(back);
  const returned = useMemo(() => returnIn(search), [search]);
  const result = useResult(returned, user?.plan ?? null);
  const ordered = orderedPlan(returned, result.key);
  return children(
    <IntervalChoice value={interval} onChange={setChosen} />,
    <div className={classes.parts}>
      {user && returned && <ResultNotice {...{ returned, result, back }} mine={user.plan} />}
      {user && !returned && back !== null && <WayBack to={back} />}
      {sale && <Notices sale={sale} isVisitor={user === null} />}
      {user && sale && <MyPlan {...{ user, sale, actions, ordered }} />}
      <section aria-labelledby="plan-list">
        <h2 id="plan-list" className="zv-unseen">
          {text('plans.list')}
        </h2>
        <PlanTable
          interval={interval}
          currency={currency}
          current={user?.plan.id}
          renderFoot={(id) =>
            sale &&
            (user ? (
              <PlanFoot
                {...{ id, interval, currency, user, sale, actions }}
                isOrdered={ordered !== null}
              />
            ) : (
              sale.billing && <WayIn {...{ id, interval }} trialDays={sale.trial_days} />
            ))
          }
        />
      </section>
      {sale && <PlanQuestions sale={sale} />}
    </div>,
  );
}

/** A visitor’s way to a plan: an account first, then this page again. */
export function WayIn({
  id,
  interval,
  trialDays,
}: {
  id: PlanId;
  interval: Interval;
  trialDays: number;
}) {
  const text = useText();
  const name = useText();
  const next = id === 'free' ? '/' : `${plansHref}?${new URLSearchParams({ interval }).toString()}`;
  return (
    <UiLink
      href={withNext('/sign-up', next)}
      className={buttonClass({ variant: id === 'plus' ? 'primary' : 'tint', full: true })}
    >
      {id !== 'free' && trialDays > 0
        ? text('plans.try', { plan: name(`account.plan_${id}`), days: trialDays })
        : text('plans.choose', { plan: id })}
    </UiLink>
  );
}

function WayBack({ to }: { to: string }) {
  const text = useText();
  return (
    <p>
      <UiLink href={to}>{text('plans.back')}</UiLink>
    </p>
  );
}

function Notices({ sale, isVisitor }: { sale: Sale; isVisitor: boolean }) {
  const text = useText();
  const name = useText();
  if (sale.test_mode) return <Banner tone="info">{text('plans.test_mode')}</Banner>;
  if (sale.billing || !isVisitor) return null;
  return (
    <Banner tone="info">
      {text('plans.billing_off', { plan: name(`account.plan_${sale.default_plan}`) })}
    </Banner>
  );
}
