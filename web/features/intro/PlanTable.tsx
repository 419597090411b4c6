import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { type LimitId, type PlanId, planIds, plans } from '#contract/billing.ts';
import { useConfig } from '#web/platform/config.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Check, Info } from '#web/ui/icons.ts';
import { Surface } from '#web/ui/Surface.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { sizeText } from '../account/sizes.ts';
import { type Interval, currencyFor, priceText } from './prices.ts';
import classes from './PlanTable.module.css';

const shownLimits: readonly LimitId[] = ['answers', 'analyses', 'group_size', 'storage'];

/** The plans; if billing is off, it says so. */
export function PlanTable() {
  const text = useText();
  const [interval, setInterval] = useState<Interval>('month');
  const billing = useConfig()?.billing;
  return (
    <section className={classes.band} aria-labelledby="plans">
      <div className={classes.measure}>
        <div className={classes.line}>
          <h2 id="plans" tabIndex={-1}>
            {text('intro.plans')}
          </h2>
          <SegmentedControl
            aria-label={text('intro.interval')}
            value={interval}
            onChange={setInterval}
            data={[
              { value: 'month', label: text('intro.monthly') },
              { value: 'year', label: text('intro.yearly') },
            ]}
          />
        </div>
        {billing === false && (
          <p className={classes.note}>
            <Info aria-hidden />
            <span>{text('intro.billing_off')}</span>
          </p>
        )}
        <ul className={classes.plans}>
          {planIds.map((id) => (
            <li key={id}>
              <PlanCard id={id} interval={interval} onSale={billing !== false} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function PlanCard({ id, interval, onSale }: { id: PlanId; interval: Interval; onSale: boolean }) {
  const text = useText();
  const { language } = useLanguage();
  const plan = plans[id];
  const isFree = Object.keys(plan.prices).length === 0;
  const currency = currencyFor(language, navigator.languages);
  return (
    <Surface as="article" className={classes.plan} aria-labelledby={`plan-${id}`}>
      <h3 id={`plan-${id}`}>{text(`intro.plan_${id}`)}</h3>
      <p className={classes.priceLine}>
        <bdi className={classes.price}>{priceText(plan, interval, currency, language)}</bdi>{' '}
        <span>{text(isFree ? 'intro.price_always' : `intro.price_${interval}`)}</span>
      </p>
      <ul className={classes.limits}>
        {shownLimits.map((limit) => (
          <li key={limit}>
            <Check aria-hidden />
            <span>
              {limit === 'storage'
                ? text('intro.limit_storage', { size: sizeText(plan.limits.storage, language) })
                : text(`intro.limit_${limit}`, { count: plan.limits[limit] })}
            </span>
          </li>
        ))}
      </ul>
      {onSale && (
        <UiLink
          href="/sign-up"
          className={buttonClass({ variant: id === 'plus' ? 'primary' : 'tint', full: true })}
        >
          {text(`intro.choose_${id}`)}
        </UiLink>
      )}
    </Surface>
  );
}
