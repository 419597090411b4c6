import type { Usage } from '#contract/billing.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { clockTime } from '#web/platform/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Meter } from '#web/ui/Surface.tsx';
import { countText, sizeText } from './sizes.ts';
import { isNearlyUsed } from './usage.ts';
import classes from './UsageMeters.module.css';

export type UsageMetersProps = {
  usage: Usage[];
  /** Beside each other where there is room. */
  beside?: boolean;
};

/** How much of each limit is used; a sentence says so before it is all. */
export function UsageMeters({ usage, beside }: UsageMetersProps) {
  return (
    <ul className={classNames(classes.list, beside && classes.beside)}>
      {usage.map((use) => (
        <li key={use.limit}>
          <UsageMeter {...use} />
        </li>
      ))}
    </ul>
  );
}

function UsageMeter({ limit, used, max, resets_at: resetsAt }: Usage) {
  const text = useText();
  const { language } = useLanguage();
  const label = text(`account.usage_${limit}`);
  const shown = (amount: number) =>
    limit === 'storage' ? sizeText(amount, language) : countText(amount, language);
  const warning = () => {
    if (resetsAt)
      return text('account.usage_left', {
        left: Math.max(0, max - used),
        time: clockTime(resetsAt),
      });
    if (used >= max) return text('account.usage_full');
    return text('account.usage_left_total', { share: Math.round((used / max) * 100) });
  };
  return (
    <>
      <div className={classes.line}>
        <span className={classes.label}>{label}</span>
        <span className="zv-num">
          {text('account.usage_used', { used: shown(used), max: shown(max) })}
        </span>
      </div>
      <Meter value={used} max={max} label={label} />
      {isNearlyUsed({ used, max, resets_at: resetsAt }) && (
        <p className={classes.warning}>{warning()}</p>
      )}
    </>
  );
}
