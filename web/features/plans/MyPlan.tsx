import type { User } from '#contract/account.ts';
import { type PaidPlanId, type PlanState, openWith } from '#contract/billing.ts';
import { UsageMeters } from '#web/features/account/UsageMeters.tsx';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { clockTime, dateLabel } from '#web/platform/time.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, buttonRow } from '#web/ui/Button.tsx';
import { CircleAlert } from '#web/ui/icons.ts';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import type { PaymentActions } from './payment-actions.ts';
import { isSubscribed } from './plan-choice.ts';
import { stateKeys, toneOf } from './plan-words.ts';
import { amountText } from './prices.ts';
import type { Sale } from './sale.ts';
import classes from './MyPlan.module.css';

/** The plan of a person: how it stands, what is done about it, and what of it is used. */
export function MyPlan({
  user,
  sale,
  actions,
  ordered,
}: {
  user: User;
  sale: Sale;
  actions: PaymentActions;
  /** The plan of an order that is on its way. */
  ordered: PaidPlanId | null;
}) {
  const text = useText();
  const name = usePlanName();
  const { usage, plan } = user;
  const midnight = usage.find(({ resets_at: at }) => at !== null)?.resets_at;
  const isOver = usage.some(({ limit, used, max }) => limit === 'storage' && used > max);
  return (
    <Surface as="section" padded className={classes.mine} aria-labelledby="my-plan">
      <SectionHeading id="my-plan">{text('plans.yours')}</SectionHeading>
      {sale.billing ? (
        <>
          {ordered && !isSubscribed(plan) ? (
            <p>{text('plans.state_ordered', { plan: name(ordered), current: name(plan.id) })}</p>
          ) : (
            <State plan={plan} />
          )}
          <Actions plan={plan} actions={actions} />
        </>
      ) : (
        <p>{text('plans.billing_off', { plan: name(sale.default_plan) })}</p>
      )}
      <h3 className={classes.usage}>{text('plans.usage')}</h3>
      <UsageMeters usage={usage} beside />
      {midnight && (
        <p className={classes.quiet}>{text('plans.usage_reset', { time: clockTime(midnight) })}</p>
      )}
      {isOver && <p className={classes.quiet}>{text('plans.storage_over')}</p>}
    </Surface>
  );
}

function usePlanName() {
  const text = useText();
  return (id: PlanState['id']) => text(`account.plan_${id}`);
}

/** Names, dates and an amount for the sentences about a plan. */
export function useStateParams(plan: PlanState) {
  const name = usePlanName();
  const day = (at: string | null | undefined) => (at ? dateLabel(at) : '');
  const { language } = useLanguage();
  const { renews_amount: amount, currency } = plan;
  return {
    plan: name(plan.subscribed ?? plan.id),
    current: name(plan.id),
    interval: plan.interval ?? 'month',
    renews: day(plan.renews_at),
    amount: amount !== null && currency ? amountText(amount, currency, language) : '',
    ends: day(plan.cancel_at),
    trial_ends: day(plan.trial_ends_at),
    grace: day(plan.grace_ends_at),
    next: plan.next ? name(plan.next.plan) : '',
    next_interval: plan.next?.interval ?? 'month',
    next_at: day(plan.next?.at),
  };
}

function State({ plan }: { plan: PlanState }) {
  const text = useText();
  const params = useStateParams(plan);
  const tone = toneOf(plan);
  const sentences = stateKeys(plan).map((key) => <p key={key}>{text(key, params)}</p>);
  if (tone === 'info') return <div className={classes.state}>{sentences}</div>;
  return (
    <Banner tone={tone} icon={<CircleAlert aria-hidden />} className={classes.trouble}>
      <span className={classes.state}>{sentences}</span>
    </Banner>
  );
}

function Actions({ plan, actions }: { plan: PlanState; actions: PaymentActions }) {
  const text = useText();
  const name = usePlanName();
  if (!plan.has_portal) return null;
  const { busy, open: lead, resume } = actions;
  const subscribed = name(plan.subscribed ?? plan.id);
  const isKept = plan.status !== 'canceled' && (plan.cancel_at !== null || plan.next !== null);
  const open = openWith(plan);
  const isPaused = open === 'card';
  return (
    <div className={buttonRow}>
      {open === 'payment' && (
        <Button compact busy={busy === 'overview'} onClick={() => lead('overview')}>
          {text(plan.payment === 'confirm' ? 'plans.confirm' : 'plans.pay')}
        </Button>
      )}
      {(isKept || isPaused) && (
        <Button
          compact
          busy={busy === 'resume'}
          onClick={() => resume(text('plans.kept', { plan: subscribed }))}
        >
          {text(isPaused ? 'plans.continue' : 'plans.keep', { plan: subscribed })}
        </Button>
      )}
      {isSubscribed(plan) && (
        <Button compact variant="outline" busy={busy === 'card'} onClick={() => lead('card')}>
          {text(isPaused ? 'plans.give_card' : 'plans.card')}
        </Button>
      )}
      <Button compact variant="outline" busy={busy === 'overview'} onClick={() => lead('overview')}>
        {text('plans.invoices')}
      </Button>
      {isSubscribed(plan) && !plan.cancel_at && !plan.next && (
        <Button compact variant="ghost" busy={busy === 'cancel'} onClick={() => lead('cancel')}>
          {text('plans.cancel')}
        </Button>
      )}
    </div>
  );
}
