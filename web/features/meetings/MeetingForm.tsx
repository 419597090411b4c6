import { SegmentedControl, TextInput, Textarea } from '@mantine/core';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { limits } from '#contract/values.ts';
import { timeZones } from '#web/features/account/time-zones.ts';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { newId } from '#web/platform/new-id.ts';
import { useStageNames } from '#web/platform/stage-names.ts';
import { currentTimeZone } from '#web/platform/time.ts';
import { Button } from '#web/ui/Button.tsx';
import { DateField } from '#web/ui/DateField.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { stages } from '#web/ui/stages.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { Conflicts } from './Conflicts.tsx';
import { PeopleField } from './PeopleField.tsx';
import { RepetitionFields } from './RepetitionFields.tsx';
import { changeMeeting, planMeeting, withScope } from './meeting-changes.ts';
import {
  type FormFields,
  type Problems,
  bodyOf,
  changesIn,
  formOf,
  problemsIn,
  problemsOfRefusal,
  startingAt,
  timesIn,
} from './meeting-draft.ts';
import { lengthWords } from './meeting-words.ts';
import { type MeetingDraft, meetingDraft } from './shown-meeting.ts';
import classes from './Meetings.module.css';

const reminders = [0, 5, 15, 30, 60, 120, 1_440, 2_880, 10_080];

/** Plans a meeting, or changes one, over any screen. */
export function MeetingForm({ draft, opened }: { draft: MeetingDraft; opened: boolean }) {
  const text = useText();
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const close = () => meetingDraft.set(null);
  const save = draft.chat && !draft.meeting ? 'meetings.propose' : 'meetings.save';
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={text(draft.meeting ? 'meetings.edit' : 'meetings.new')}
      closeLabel={text('shell.close')}
      width={600}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {text('chat.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {text(save)}
          </Button>
        </>
      }
    >
      <Fields id={formId} draft={draft} onBusy={setBusy} onDone={close} />
    </Dialog>
  );
}

type FieldsProps = {
  id: string;
  draft: MeetingDraft;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
};

function Fields({ id, draft, onBusy, onDone }: FieldsProps) {
  const text = useText();
  const { language } = useLanguage();
  const stageNames = useStageNames();
  const { meeting, chat } = draft;
  const [before] = useState(() => formOf(draft, currentTimeZone()));
  const [fields, setFields] = useState(before);
  const [problems, setProblems] = useState<Problems>({});
  // The same for every try, so that what was stored before a lost answer is not stored again.
  const meetingId = useRef(newId());
  const change = (next: Partial<FormFields>) => setFields((current) => ({ ...current, ...next }));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const errorOf = (name: keyof Problems) => {
    const key = problems[name];
    return key && text(key);
  };
  const attempt = async (act: () => Promise<unknown>) => {
    onBusy(true);
    try {
      await act();
      onDone();
    } catch (error) {
      const refused = error instanceof ApiError ? problemsOfRefusal(error.fields) : {};
      if (Object.keys(refused).length > 0) setProblems(refused);
      else showToast({ tone: 'error', text: sentenceOf(error) });
    } finally {
      onBusy(false);
    }
  };
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = problemsIn(fields);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const rule = { before: meeting?.recurrence ?? null, language };
    const [body, initial] = [bodyOf(fields, rule), bodyOf(before, rule)];
    if (!body || !initial) return;
    if (!meeting) {
      const { participants, ...proposed } = body;
      const invited = chat ? { ...proposed, chat_id: chat.id } : { ...proposed, participants };
      void attempt(() => planMeeting(meetingId.current, invited));
      return;
    }
    const changes = changesIn(body, initial);
    if (Object.keys(changes).length === 0) return onDone();
    // One occurrence can not have another rule than the others.
    const isWhole = 'recurrence' in changes || 'timezone' in changes || 'participants' in changes;
    if (isWhole) void attempt(() => changeMeeting(meeting, changes, 'all'));
    else
      withScope(
        meeting,
        'change',
        (scope) => void attempt(() => changeMeeting(meeting, changes, scope)),
      );
  };
  const times = timesIn(fields);
  return (
    <form id={id} ref={form} className={classes.form} noValidate onSubmit={save}>
      {chat && !meeting && (
        <p className={classes.quiet}>{text('meetings.propose_text', { chat: chat.name })}</p>
      )}
      <TextInput
        label={text('meetings.title')}
        value={fields.title}
        error={errorOf('title')}
        maxLength={limits.titleLengthMax}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        data-autofocus
      />
      <div className={classes.dates}>
        <DateField
          type="datetime-local"
          label={text('meetings.starts')}
          value={fields.starts}
          error={errorOf('starts')}
          onChange={(starts) => setFields((current) => startingAt(current, starts))}
        />
        <DateField
          type="datetime-local"
          label={text('meetings.ends')}
          value={fields.ends}
          error={errorOf('ends')}
          onChange={(ends) => change({ ends })}
        />
      </div>
      {times && <Conflicts time={{ ...times, ...(meeting && { id: meeting.id }) }} />}
      <SelectField
        label={text('meetings.timezone')}
        error={errorOf('timezone')}
        value={fields.timezone}
        onChange={(timezone) => {
          if (timezone) change({ timezone });
        }}
        data={timeZones(fields.timezone)}
        searchable
        allowDeselect={false}
        comboboxProps={{ withinPortal: false, zIndex: 'var(--zv-z-menu)' }}
      />
      <RepetitionFields fields={fields} error={errorOf('ending')} onChange={change} />
      {!chat && <PeopleField chosen={fields.people} onChange={(people) => change({ people })} />}
      <TextInput
        label={text('meetings.place')}
        value={fields.place}
        maxLength={limits.placeLengthMax}
        onChange={({ currentTarget }) => change({ place: currentTarget.value })}
      />
      <Textarea
        label={text('meetings.note')}
        value={fields.note}
        maxLength={limits.noteLengthMax}
        autosize
        minRows={2}
        maxRows={8}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
      <div className={classes.labelled}>
        <span className={classes.label} aria-hidden>
          {text('actions.stage')}
        </span>
        <SegmentedControl
          aria-label={text('actions.stage')}
          value={fields.stage ?? 'none'}
          onChange={(value) => change({ stage: stages.find((stage) => stage === value) ?? null })}
          data={[
            { value: 'none', label: text('meetings.no_stage') },
            ...stages.map((stage) => ({ value: stage, label: stageNames[stage] })),
          ]}
        />
      </div>
      <SelectField
        label={text('meetings.reminder')}
        value={String(fields.remind ?? 'none')}
        onChange={(value) => {
          if (value) change({ remind: value === 'none' ? null : Number(value) });
        }}
        data={[
          { value: 'none', label: text('meetings.no_reminder') },
          ...remindersWith(fields.remind).map((minutes) => ({
            value: String(minutes),
            label: text('meetings.reminder_before', { time: lengthWords(text, minutes) }),
          })),
        ]}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false, zIndex: 'var(--zv-z-menu)' }}
      />
    </form>
  );
}

/** One that was chosen elsewhere stays a choice. */
function remindersWith(chosen: number | null): number[] {
  return [...new Set([...reminders, ...(chosen === null ? [] : [chosen])])].toSorted(
    (one, other) => one - other,
  );
}
