import { useText } from '#web/platform/language.tsx';
import { SegmentedControl } from '@mantine/core';
import type { Interval } from '#contract/billing.ts';

export type IntervalChoiceProps = { value: Interval; onChange: (interval: Interval) => void };

/** Whether prices are those of a month or of a year. */
export function IntervalChoice({ value, onChange }: IntervalChoiceProps) {
  const text = useText();
  return (
    <SegmentedControl
      aria-label={text('plans.interval')}
      value={value}
      onChange={onChange}
      data={[
        { value: 'month', label: text('plans.monthly') },
        { value: 'year', label: text('plans.yearly') },
      ]}
    />
  );
}
