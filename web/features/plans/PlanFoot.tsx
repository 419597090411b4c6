import {
  type Currency,
  type Interval,
  type PlanId,
  type PlanState,
  openWith,
  paidPlanIds,
  plans,
} from '#contract/billing.ts';
import type { User } from '#contract/account.ts';
import { sizeText } from '#web/features/account/sizes.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { dateLabel } from '#web/platform/time.ts';
import { Button } from '#web/ui/Button.tsx';
import type { PaymentActions } from './payment-actions.ts';
import { type Choice, choiceOf } from './plan-choice.ts';
import type { Sale } from './sale.ts';
import classes from './PlanFoot.module.css';

export type PlanFootProps = {
  id: PlanId;
  interval: Interval;
  currency: Currency;
  user: User;
  sale: Sale;
  actions: PaymentActions;
  /** Whether an order is on its way. */
  isOrdered: boolean;
};

/** The way from one’s own plan to another, and what that changes when. */
export function PlanFoot({
  id,
  interval,
  currency,
  user,
  sale,
  actions,
  isOrdered,
}: PlanFootProps) {
  const text = useText();
  const { language } = useLanguage();
  const { plan: mine, usage } = user;
  const offer = { plan: id, interval };
  const choice = choiceOf(offer, mine, sale, isOrdered);
  if (choice.kind === 'none') return null;
  const stored = usage.find(({ limit }) => limit === 'storage')?.used ?? 0;
  const paid = paidPlanIds.find((each) => each === id);
  const variant = id === 'plus' ? 'primary' : 'tint';
  const choose = () => paid && actions.subscribe({ plan: paid, interval }, currency);
  const wayTo = () => {
    if (choice.kind === 'wait' && choice.for === 'ordered')
      return text('plans.choose', { plan: id });
    return id === mine.subscribed
      ? text('plans.change_interval', { interval })
      : text('plans.change', { plan: text(`account.plan_${id}`) });
  };
  return (
    <>
      {choice.kind === 'manage' && (
        <Button
          full
          variant="outline"
          busy={actions.busy === 'overview'}
          onClick={() => actions.open('overview')}
        >
          {text('plans.manage')}
        </Button>
      )}
      {choice.kind === 'end' && (
        <Button
          full
          variant="tint"
          busy={actions.busy === 'cancel'}
          onClick={() => actions.open('cancel')}
        >
          {text('plans.end', { plan: text(`account.plan_${id}`) })}
        </Button>
      )}
      {choice.kind === 'subscribe' && (
        <Button full variant={variant} busy={actions.busy === id} onClick={choose}>
          {choice.trialDays > 0
            ? text('plans.try', {
                plan: text(`account.plan_${id}`),
                days: choice.trialDays,
              })
            : text('plans.choose', { plan: id })}
        </Button>
      )}
      {(choice.kind === 'change' || choice.kind === 'wait') && (
        <Button
          full
          variant={choice.kind === 'change' && choice.begins === 'now' ? 'primary' : 'tint'}
          busy={actions.busy === id}
          disabledReason={choice.kind === 'wait' ? text(`plans.wait_${choice.for}`) : undefined}
          onClick={choose}
        >
          {wayTo()}
        </Button>
      )}
      <Note choice={choice} mine={mine} />
      {choice.kind !== 'manage' && stored > plans[id].limits.storage && (
        <p className={classes.note}>
          {text('plans.stored_more', { size: sizeText(stored, language) })}
        </p>
      )}
    </>
  );
}

function Note({ choice, mine }: { choice: Choice; mine: PlanState }) {
  const text = useText();
  const isTrial = mine.status === 'trialing';
  const note = noteOf();
  return note && <p className={classes.note}>{note}</p>;

  function noteOf(): string | null {
    switch (choice.kind) {
      case 'wait':
        return text(`plans.wait_${choice.for}`);
      case 'end':
        if (openWith(mine)) return text('plans.ends_unpaid');
        return text(isTrial ? 'plans.ends_with_trial' : 'plans.ends_later');
      case 'subscribe':
        return choice.trialDays > 0 ? text('plans.tried_first') : null;
      case 'change':
        if (choice.begins === 'now')
          return text(isTrial ? 'plans.tried_first' : 'plans.begins_now');
        return mine.renews_at && text('plans.begins_later', { date: dateLabel(mine.renews_at) });
      default:
        return null;
    }
  }
}
