import { type RefObject, useId, useState } from 'react';
import type { Stage } from '#contract/shapes.ts';
import { limits } from '#contract/values.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Bell, CalendarDays, Plus, X } from '#web/ui/icons.ts';
import type { Calendar } from './action-groups.ts';
import { addAction } from './action-changes.ts';
import { type QuickAdd as Reading, readQuickAdd } from '#dates/natural-dates.ts';
import { dueLabel, reminderLabel } from './when-labels.ts';
import classes from './Actions.module.css';

const nothing: Reading = { title: '', due_on: null, remind_at: null };

type Ignored = 'nothing' | 'time' | 'all';

/** A line to write an action in; the day that is read from it shows before it is added. */
export function QuickAdd({
  field,
  calendar,
  stage,
  lastPosition,
}: {
  field: RefObject<HTMLInputElement | null>;
  calendar: Calendar;
  stage: Stage | null;
  /** A position at the end of all that is loaded. */
  lastPosition: () => string | undefined;
}) {
  const text = useText();
  const { language } = useLanguage();
  const labelId = useId();
  const [words, setWords] = useState('');
  const [heard, setHeard] = useState(nothing);
  const [added, setAdded] = useState('');
  const [ignored, setIgnored] = useState<Ignored>('nothing');
  const read = taken(words, ignored, heard);
  const day = read.due_on && dueLabel(read.due_on, calendar, text);
  const time = read.remind_at && reminderLabel(read.remind_at, calendar, text, read.due_on);
  const hear = (next: string) => readQuickAdd(next, language, new Date(), calendar.timezone);
  const write = (next: string) => {
    setWords(next);
    setHeard(hear(next));
    if (next.trim() === '') setIgnored('nothing');
  };
  const add = () => {
    const now = taken(words, ignored, hear(words));
    if (now.title === '') return;
    const position = lastPosition();
    addAction({ ...now, ...(stage && { stage }), ...(position !== undefined && { position }) });
    write('');
    setAdded(now.title);
  };
  return (
    <form
      className={classes.quick}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <label id={labelId} className="zv-unseen" htmlFor={`${labelId}-field`}>
        {text('actions.quick_add')}
      </label>
      <div className={classes.quickLine}>
        <input
          ref={field}
          id={`${labelId}-field`}
          className={classes.quickField}
          dir="auto"
          value={words}
          maxLength={limits.actionTitleLengthMax}
          placeholder={text('actions.quick_add_example')}
          enterKeyHint="done"
          autoComplete="off"
          onChange={({ target }) => write(target.value)}
        />
        <Button
          type="submit"
          variant="tint"
          icon={<Plus aria-hidden />}
          disabled={words.trim() === ''}
        >
          {text('actions.add')}
        </Button>
      </div>
      <div className={classes.read} role="group" aria-label={text('actions.read')}>
        {day && (
          <Chip
            icon={<CalendarDays aria-hidden />}
            aria-label={text('actions.no_date', { what: day })}
            onClick={() => {
              setIgnored('all');
              field.current?.focus();
            }}
          >
            {day}
            <X aria-hidden />
          </Chip>
        )}
        {time && (
          <Chip
            icon={<Bell aria-hidden />}
            aria-label={text('actions.no_date', { what: time })}
            onClick={() => {
              setIgnored('time');
              field.current?.focus();
            }}
          >
            {time}
            <X aria-hidden />
          </Chip>
        )}
      </div>
      <div className="zv-unseen" role="status">
        {day && [text('actions.due_on', { day }), time].filter(Boolean).join(', ')}
        {words === '' && added !== '' && text('actions.added', { title: added })}
      </div>
    </form>
  );
}

/** Without the day the words are meant as they are. */
function taken(words: string, ignored: Ignored, read: Reading): Reading {
  if (ignored === 'all') return { title: words.trim(), due_on: null, remind_at: null };
  return ignored === 'time' ? { ...read, remind_at: null } : read;
}
