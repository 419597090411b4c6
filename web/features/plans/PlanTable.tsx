import type { ReactNode } from 'react';
import {
  type Currency,
  type Interval,
  type LimitId,
  type PlanId,
  planIds,
  plans,
} from '#contract/billing.ts';
import { sizeText } from '#web/features/account/sizes.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Tag } from '#web/ui/Chip.tsx';
import { Check } from '#web/ui/icons.ts';
import { Surface } from '#web/ui/Surface.tsx';
import { amountText, priceOf, yearSaving } from './prices.ts';
import classes from './PlanTable.module.css';

const shownLimits: readonly LimitId[] = ['answers', 'analyses', 'group_size', 'storage'];

export type PlanTableProps = {
  interval: Interval;
  currency: Currency;
  /** The plan of the person. */
  current?: PlanId | undefined;
  /** Under the limits of a plan: the way to it. */
  renderFoot?: (plan: PlanId) => ReactNode;
};

/** Every plan with its price and limits. */
export function PlanTable({ renderFoot, ...rest }: PlanTableProps) {
  return (
    <ul className={classes.plans}>
      {planIds.map((id) => (
        <li key={id}>
          <PlanCard id={id} {...rest}>
            {renderFoot?.(id)}
          </PlanCard>
        </li>
      ))}
    </ul>
  );
}

type PlanCardProps = Omit<PlanTableProps, 'renderFoot'> & { id: PlanId; children: ReactNode };

function PlanCard({ id, interval, currency, current, children }: PlanCardProps) {
  const text = useText();
  const { language } = useLanguage();
  const plan = plans[id];
  const price = priceOf(plan, interval, currency);
  const shown = (minorUnits: number) => amountText(minorUnits, currency, language);
  return (
    <Surface
      as="article"
      className={classNames(classes.plan, current === id && classes.current)}
      aria-labelledby={`plan-${id}`}
    >
      <div className={classes.head}>
        <h3 id={`plan-${id}`}>{text(`account.plan_${id}`)}</h3>
        {current === id && (
          <Tag tone="accent" icon={<Check aria-hidden />}>
            {text('plans.current')}
          </Tag>
        )}
      </div>
      <p className={classes.priceLine}>
        <bdi className={classes.price}>{shown(price)}</bdi>{' '}
        <span>{text(price === 0 ? 'plans.price_always' : `plans.price_${interval}`)}</span>
      </p>
      {interval === 'year' && price > 0 && (
        <p className={classes.saving}>
          {text('plans.saves', { amount: shown(yearSaving(plan, currency)) })}
        </p>
      )}
      <ul className={classes.limits}>
        {shownLimits.map((limit) => (
          <li key={limit}>
            <Check aria-hidden />
            <span>
              {limit === 'storage'
                ? text('plans.limit_storage', { size: sizeText(plan.limits.storage, language) })
                : text(`plans.limit_${limit}`, { count: plan.limits[limit] })}
            </span>
          </li>
        ))}
      </ul>
      {children && <div className={classes.foot}>{children}</div>}
    </Surface>
  );
}
