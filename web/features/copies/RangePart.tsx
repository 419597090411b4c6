import { Radio } from '@mantine/core';
import { useId, useState } from 'react';
import { daysAfter } from '#contract/days.ts';
import { useText } from '#web/platform/language.tsx';
import { calendarDay, startOfDay } from '#web/platform/time.ts';
import type { Range } from './copy-files.ts';
import classes from './copies.module.css';

const periods = ['all', 'week', 'dates'] as const;
type Period = (typeof periods)[number];
/** The first of the last seven days, today among them. */
const weekBegan = -6;

/** One of the forms in which a chat is saved. */
export type CopyPartProps = {
  chatId: string;
  title: string;
  range: () => Range;
  /** Why nothing can be saved. */
  reason: string | undefined;
};

export type ChosenRange = ReturnType<typeof useRange>;

export function useRange() {
  const text = useText();
  const [period, setPeriod] = useState<Period>('all');
  const [from, setFrom] = useState(() => calendarDay(weekBegan));
  const [to, setTo] = useState(() => calendarDay());
  const reversed = period === 'dates' && from !== '' && to !== '' && from > to;
  return {
    period,
    setPeriod,
    from,
    setFrom,
    to,
    setTo,
    range: () => rangeOf(period, from, to),
    reason: reversed ? text('copies.dates_reversed') : undefined,
  };
}

/** The range of saved messages, in any format. */
export function RangePart({ chosen }: { chosen: ChosenRange }) {
  const text = useText();
  const headingId = useId();
  const { period, setPeriod, from, setFrom, to, setTo } = chosen;
  return (
    <section className={classes.part} aria-labelledby={headingId}>
      <h3 id={headingId} className={classes.heading}>
        {text('copies.range')}
      </h3>
      <Radio.Group
        aria-labelledby={headingId}
        value={period}
        onChange={(value) => setPeriod(periods.find((one) => one === value) ?? 'all')}
      >
        <div className={classes.radios}>
          {periods.map((one) => (
            <Radio key={one} value={one} label={text(`copies.range_${one}`)} />
          ))}
        </div>
      </Radio.Group>
      {period === 'dates' && (
        <div className={classes.dates}>
          <DayField label={text('copies.from')} value={from} onChange={setFrom} />
          <DayField label={text('copies.to')} value={to} onChange={setTo} />
        </div>
      )}
    </section>
  );
}

function DayField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <label className={classes.day}>
      {label}
      <input
        type="date"
        value={value}
        max="9999-12-31"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

function rangeOf(period: Period, from: string, to: string): Range {
  if (period === 'all') return {};
  if (period === 'week') return { from: startOfDay(calendarDay(weekBegan)).toISOString() };
  return {
    from: from === '' ? undefined : startOfDay(from).toISOString(),
    to: to === '' ? undefined : startOfDay(daysAfter(to, 1)).toISOString(),
  };
}
