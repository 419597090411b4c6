import { useState } from 'react';
import type { Interval } from '#contract/billing.ts';
import { IntervalChoice } from '#web/features/plans/IntervalChoice.tsx';
import { WayIn } from '#web/features/plans/PlanPage.tsx';
import { PlanTable } from '#web/features/plans/PlanTable.tsx';
import { plansHref } from '#web/features/plans/plan-places.ts';
import { currencyFor } from '#web/features/plans/prices.ts';
import { useSale } from '#web/features/plans/sale.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { Info } from '#web/ui/icons.ts';
import { UiLink } from '#web/ui/UiLink.tsx';
import classes from './PlansBand.module.css';

/** The plans; if billing is off, it says so. */
export function PlansBand() {
  const text = useText();
  const { language } = useLanguage();
  const [interval, setInterval] = useState<Interval>('month');
  const sale = useSale();
  return (
    <section className={classes.band} aria-labelledby="plans">
      <div className={classes.measure}>
        <div className={classes.line}>
          <h2 id="plans" tabIndex={-1}>
            {text('intro.plans')}
          </h2>
          <IntervalChoice value={interval} onChange={setInterval} />
        </div>
        {sale?.billing === false && (
          <p className={classes.note}>
            <Info aria-hidden />
            <span>
              {text('plans.billing_off', { plan: text(`account.plan_${sale.default_plan}`) })}
            </span>
          </p>
        )}
        <div className={classes.plans}>
          <PlanTable
            interval={interval}
            currency={currencyFor(language, navigator.languages)}
            renderFoot={(id) =>
              sale?.billing !== false && (
                <WayIn {...{ id, interval }} trialDays={sale?.trial_days ?? 0} />
              )
            }
          />
        </div>
        <p className={classes.more}>
          <UiLink href={plansHref}>{text('intro.plans_more')}</UiLink>
        </p>
      </div>
    </section>
  );
}
