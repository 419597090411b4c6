import type { PlanState } from '#contract/billing.ts';
import { type TextKey, useText } from '#web/platform/language.tsx';
import { Banner, type BannerTone } from '#web/ui/Banner.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Clock } from '#web/ui/icons.ts';
import { UiLink } from '#web/ui/UiLink.tsx';
import { useStateParams } from './MyPlan.tsx';
import type { Return } from './plan-result.ts';
import type { Result } from './use-result.ts';
import classes from './ResultNotice.module.css';

const successes: readonly TextKey[] = [
  'plans.result_paid',
  'plans.result_trial',
  'plans.result_changed',
];
const late: readonly TextKey[] = ['plans.result_late', 'plans.result_unchanged'];

/** Nothing is wrong yet. */
const waits: readonly TextKey[] = ['plans.result_waiting', 'plans.result_slow', ...late];

export type ResultNoticeProps = {
  returned: Return;
  result: Result;
  mine: PlanState;
  back: string | null;
};

/** The result of the way to Stripe, and the way back to the place before it. */
export function ResultNotice({ returned, result, mine, back }: ResultNoticeProps) {
  const text = useText();
  const name = useText();
  const params = useStateParams(mine);
  const { key, ask, asking } = result;
  if (key === null) return null;
  const isWaiting = key === 'plans.result_waiting';
  return (
    <Banner
      tone={toneOf(key)}
      icon={waits.includes(key) ? <Clock aria-hidden /> : undefined}
      className={classes.notice}
      action={
        <span className={classes.ways}>
          {late.includes(key) && (
            <Button compact variant="outline" busy={asking} onClick={ask}>
              {text('plans.ask_again')}
            </Button>
          )}
          {(key === 'plans.result_late' || key === 'plans.result_missing') && (
            <UiLink
              href="/profile/give_feetback"
              className={buttonClass({ compact: true, variant: 'outline' })}
            >
              {text('plans.result_write')}
            </UiLink>
          )}
          {back !== null && !isWaiting && (
            <UiLink href={back} className={buttonClass({ compact: true })}>
              {text('plans.back')}
            </UiLink>
          )}
        </span>
      }
    >
      {text(key, {
        ...params,
        plan: name(`account.plan_${returned.plan}`),
        interval: returned.interval,
      })}
    </Banner>
  );
}

function toneOf(key: TextKey): BannerTone {
  if (successes.includes(key)) return 'success';
  return late.includes(key) ? 'warn' : 'info';
}
