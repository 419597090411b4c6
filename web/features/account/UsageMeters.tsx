import { type Usage, usageWarningShare } from '#contract/billing.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { clockTime } from '#web/platform/time.ts';
import { Meter } from '#web/ui/Surface.tsx';
import { countText, sizeText } from './sizes.ts';
import classes from './UsageMeters.module.css';

/** How much of each limit is used; a sentence says so before it is all. */
export function UsageMeters({ usage }: { usage: Usage[] }) {
  return (
    <ul className={classes.list}>
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
  const isNear = max > 0 && used / max >= usageWarningShare;
  return (
    <>
      <div className={classes.line}>
        <span className={classes.label}>{label}</span>
        <bdi className="zv-num">
          {text('account.usage_used', { used: shown(used), max: shown(max) })}
        </bdi>
      </div>
      <Meter value={used} max={max} label={label} />
      {isNear && (
        <p className={classes.warning}>
          {resetsAt
            ? text('account.usage_left', {
                left: Math.max(0, max - used),
                time: clockTime(resetsAt),
              })
            : text('account.usage_left_total', { share: Math.round((used / max) * 100) })}
        </p>
      )}
    </>
  );
}
