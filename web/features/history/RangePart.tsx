import { SegmentedControl } from '@mantine/core';
import { useId, useState } from 'react';
import type { BulkCount } from '#contract/bulk.ts';
import { daysAfter } from '#contract/days.ts';
import { api } from '#contract/index.ts';
import {
  type BulkAction,
  type BulkRange,
  applyToRange,
  bulkRun,
  stopRun,
} from '#web/features/chat-list/bulk-changes.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { type Text, useText } from '#web/platform/language.tsx';
import { useStore } from '#web/platform/store.ts';
import { calendarDay, startOfDay } from '#web/platform/time.ts';
import { Button, buttonRow } from '#web/ui/Button.tsx';
import { DateField } from '#web/ui/DateField.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { Archive, Trash2 } from '#web/ui/icons.ts';
import { Surface } from '#web/ui/Surface.tsx';
import { showToast } from '#web/ui/toasts.ts';
import classes from './History.module.css';

const spans = ['before', 'between', 'all'] as const;
type Span = (typeof spans)[number];

const yearAgo = -365;

interface Question {
  action: BulkAction;
  range: BulkRange;
  count: BulkCount;
}

/** Many chats at once: those last written in before a day, between two days, or all. */
export function RangePart() {
  const text = useText();
  const spanId = useId();
  const [span, setSpan] = useState<Span>('before');
  const [from, setFrom] = useState(() => calendarDay(2 * yearAgo));
  const [to, setTo] = useState(() => calendarDay(yearAgo));
  const [asking, setAsking] = useState<BulkAction | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const run = useStore(bulkRun);
  const reversed = span === 'between' && from !== '' && to !== '' && from > to;
  const missing = (span !== 'all' && to === '') || (span === 'between' && from === '');
  const reason = reasonOf(text, run !== null, missing);
  const ask = async (action: BulkAction) => {
    const range = rangeOf(span, from, to);
    setAsking(action);
    try {
      const count = await call(api.bulk.count, { query: { action, ...range } });
      if (count.total > 0) setQuestion({ action, range, count });
      else showToast({ tone: 'info', text: text('history.none_meant') });
    } catch (error) {
      showToast({ tone: 'error', text: sentenceOf(error) });
    } finally {
      setAsking(null);
    }
  };
  return (
    <Surface as="section" padded className={classes.ranges} aria-labelledby="ranges">
      <SectionHeading id="ranges">{text('history.ranges')}</SectionHeading>
      <p className={classes.note} id={spanId}>
        {text('history.ranges_text')}
      </p>
      <SegmentedControl
        aria-labelledby={spanId}
        value={span}
        onChange={(name) => setSpan(spans.find((one) => one === name) ?? 'before')}
        data={spans.map((one) => ({ value: one, label: text(`history.span_${one}`) }))}
      />
      {span !== 'all' && (
        <div className={classes.dates}>
          {span === 'between' && (
            <DateField type="date" label={text('history.from')} value={from} onChange={setFrom} />
          )}
          <DateField
            type="date"
            label={text(span === 'before' ? 'history.before' : 'history.to')}
            value={to}
            error={reversed ? text('copies.dates_reversed') : undefined}
            onChange={setTo}
          />
        </div>
      )}
      <div className={buttonRow}>
        <Button
          variant="outline"
          icon={<Archive aria-hidden />}
          busy={asking === 'archive'}
          disabled={reversed}
          disabledReason={reason}
          onClick={() => void ask('archive')}
        >
          {text('history.archive')}
        </Button>
        <Button
          variant="outline"
          className={classes.delete}
          icon={<Trash2 aria-hidden />}
          busy={asking === 'delete'}
          disabled={reversed}
          disabledReason={reason}
          onClick={() => void ask('delete')}
        >
          {text('history.delete')}
        </Button>
      </div>
      <Progress />
      <Confirm question={question} onClose={() => setQuestion(null)} />
    </Surface>
  );
}

function reasonOf(text: Text, isRunning: boolean, isMissing: boolean): string | undefined {
  if (isRunning) return text('history.running');
  return isMissing ? text('history.date_missing') : undefined;
}

/** How far a run is; it goes on when the page is left. */
function Progress() {
  const text = useText();
  const run = useStore(bulkRun);
  if (!run) return <div role="status" />;
  const { action, done, total, isStopping } = run;
  const label = text(`history.${action}_progress`, { done, total });
  return (
    <div className={classes.progress}>
      <p role="status">{label}</p>
      <progress max={total} value={done} aria-label={label} />
      <Button variant="ghost" compact busy={isStopping} onClick={stopRun}>
        {text('history.stop')}
      </Button>
    </div>
  );
}

type ConfirmProps = { question: Question | null; onClose: () => void };

/** Says how many of each kind, and what becomes of them, before anything is done. */
function Confirm({ question, onClose }: ConfirmProps) {
  const text = useText();
  // The words stay while the dialog fades.
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
  if (!last) return null;
  const { action, range, count } = last;
  const { total } = count;
  const isDelete = action === 'delete';
  const parts = (['guided', 'pairs', 'own_groups', 'other_groups'] as const).filter(
    (part) => isDelete && count[part] > 0,
  );
  return (
    <ConfirmDialog
      opened={question !== null}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        void applyToRange(range, action, total);
      }}
      tone={isDelete ? 'danger' : 'primary'}
      title={text(`history.${action}_title`, { count: total })}
      text={text(isDelete ? 'history.delete_text' : 'history.archive_text')}
      cancelLabel={text('chat.cancel')}
      confirmLabel={text(`history.${action}_now`, { count: total })}
      closeLabel={text('shell.close')}
    >
      {parts.length > 0 && (
        <ul className={classes.counted}>
          {parts.map((part) => (
            <li key={part}>{text(`history.count_${part}`, { count: count[part] })}</li>
          ))}
        </ul>
      )}
      {isDelete && total > manyChats && <p>{text('history.delete_many')}</p>}
    </ConfirmDialog>
  );
}

/** So many may take longer than the time in which the first can be brought back. */
const manyChats = 1_000;

function rangeOf(span: Span, from: string, to: string): BulkRange {
  if (span === 'all') return {};
  const before = startOfDay(span === 'before' ? to : daysAfter(to, 1)).toISOString();
  return span === 'before' ? { before } : { from: startOfDay(from).toISOString(), before };
}
