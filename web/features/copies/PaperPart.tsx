import { Radio } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { sentenceOf } from '#web/features/chat/chat-changes.ts';
import { useText } from '#web/platform/language.tsx';
import { calendarDay, startOfDay } from '#web/platform/time.ts';
import { Button } from '#web/ui/Button.tsx';
import { Download, FileText } from '#web/ui/icons.ts';
import { type Range, printChat, saveFile } from './copy-files.ts';
import classes from './copies.module.css';

const periods = ['all', 'week', 'dates'] as const;
type Period = (typeof periods)[number];
/** The first of the last seven days, today among them. */
const weekBegan = -6;
const dayMs = 86_400_000;

type Paper =
  | { is: 'wanted' }
  | { is: 'printing'; done: number }
  | { is: 'ready'; file: Blob }
  | { is: 'canceled' }
  | { is: 'failed'; why: string };

export function PaperPart({ chatId, title }: { chatId: string; title: string }) {
  const text = useText();
  const headingId = useId();
  const [period, setPeriod] = useState<Period>('all');
  const [from, setFrom] = useState(() => calendarDay(weekBegan));
  const [to, setTo] = useState(() => calendarDay());
  const { paper, print, cancel } = usePaper(chatId, title);
  const reversed = period === 'dates' && from !== '' && to !== '' && from > to;
  return (
    <section className={classes.part} aria-labelledby={headingId}>
      <h3 id={headingId} className={classes.heading}>
        {text('copies.paper')}
      </h3>
      <p className={classes.note}>{text('copies.paper_text')}</p>
      <Radio.Group
        aria-label={text('copies.range')}
        value={period}
        onChange={(chosen) => setPeriod(periods.find((one) => one === chosen) ?? 'all')}
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
      {paper.is === 'printing' ? (
        <Progress done={paper.done} onCancel={cancel} />
      ) : (
        <div className={classes.buttons}>
          <Button
            variant="tint"
            icon={<FileText aria-hidden />}
            disabledReason={reversed ? text('copies.dates_reversed') : undefined}
            onClick={() => void print(rangeOf(period, from, to))}
          >
            {text('copies.print')}
          </Button>
          {paper.is === 'ready' && (
            <Button
              variant="ghost"
              icon={<Download aria-hidden />}
              onClick={() => saveFile(paper.file, title, 'pdf')}
            >
              {text('copies.save_again')}
            </Button>
          )}
        </div>
      )}
      <p className={classes.note} role="status">
        {paper.is === 'ready' && text('copies.ready')}
        {paper.is === 'canceled' && text('copies.canceled')}
        {paper.is === 'failed' && paper.why}
      </p>
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

function Progress({ done, onCancel }: { done: number; onCancel: () => void }) {
  const text = useText();
  const percent = Math.round(done * 100);
  return (
    <div className={classes.progress}>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label={text('copies.printing')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i style={{ inlineSize: `${percent}%` }} />
      </div>
      <span className="zv-num">{text('copies.percent', { done: percent })}</span>
      <Button variant="ghost" compact onClick={onCancel}>
        {text('copies.cancel')}
      </Button>
    </div>
  );
}

/** One paper at a time; closing the dialog ends it. */
function usePaper(chatId: string, title: string) {
  const [paper, setPaper] = useState<Paper>({ is: 'wanted' });
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);
  const print = async (range: Range) => {
    const controller = new AbortController();
    const { signal } = controller;
    under.current = controller;
    setPaper({ is: 'printing', done: 0 });
    try {
      const file = await printChat(chatId, range, {
        signal,
        onProgress: (done) => !signal.aborted && setPaper({ is: 'printing', done }),
      });
      setPaper({ is: 'ready', file });
      saveFile(file, title, 'pdf');
    } catch (error) {
      setPaper(signal.aborted ? { is: 'canceled' } : { is: 'failed', why: sentenceOf(error) });
    }
  };
  return { paper, print, cancel: () => under.current?.abort() };
}

function rangeOf(period: Period, from: string, to: string): Range {
  if (period === 'all') return {};
  if (period === 'week') return { from: startOfDay(calendarDay(weekBegan)).toISOString() };
  return {
    from: from === '' ? undefined : startOfDay(from).toISOString(),
    to: to === '' ? undefined : startOfDay(dayAfter(to)).toISOString(),
  };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
}
