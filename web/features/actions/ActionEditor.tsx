import { SegmentedControl, TextInput, Textarea } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { momentOf, wallClockOf } from '#contract/wall-clock.ts';
import { type Action, Day } from '#contract/actions.ts';
import { actionStates, limits } from '#contract/values.ts';
import { useText } from '#web/platform/language.tsx';
import { useStageNames } from '#web/platform/stage-names.ts';
import { useStore } from '#web/platform/store.ts';
import { currentTimeZone } from '#web/platform/time.ts';
import { Button, TextButton } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DateField } from '#web/ui/DateField.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { StageGlyph } from '#web/ui/StageGlyph.tsx';
import { stages } from '#web/ui/stages.ts';
import { UiLink } from '#web/ui/UiLink.tsx';
import { removeAction, updateAction } from './action-changes.ts';
import type { ActionChange } from './action-groups.ts';
import { editedAction } from './edited-action.ts';
import fields from '#web/ui/fields.module.css';
import { SelectField } from '#web/ui/SelectField.tsx';
import classes from './Actions.module.css';

/** Everything about one action, over any screen. */
export function ActionEditor() {
  const text = useText();
  const action = useStore(editedAction);
  const close = () => editedAction.set(null);
  // It keeps its words while it fades.
  const [{ last, opened }, setLast] = useState({ last: action, opened: 0 });
  if (action && action !== last) setLast({ last: action, opened: opened + 1 });
  return (
    <Dialog
      opened={action !== null}
      onClose={close}
      title={text('actions.editor')}
      closeLabel={text('shell.close')}
      width={560}
    >
      {last && (
        <EditorForm
          key={`${last.id} ${opened}`}
          action={last}
          timezone={currentTimeZone()}
          onClose={close}
        />
      )}
    </Dialog>
  );
}

type Draft = Pick<Action, 'title' | 'note' | 'stage' | 'state'> & { due: string; remind: string };
type Problems = Partial<Record<'title' | 'due' | 'remind', string>>;

function draftOf(action: Action, timezone: string): Draft {
  const { title, note, stage, state, due_on: due, remind_at: at } = action;
  const remind = at === null ? '' : wallClockOf(new Date(at), timezone).toISOString().slice(0, 16);
  return { title, note, stage, state, due: due ?? '', remind };
}

/** Only what was changed here goes out, so that another device keeps what it changed meanwhile. */
function changesIn(draft: Draft, before: Draft, timezone: string): ActionChange {
  const { title, note, stage, state, due, remind } = draft;
  return {
    ...(title.trim() !== before.title && { title: title.trim() }),
    ...(note !== before.note && { note }),
    ...(stage !== before.stage && { stage }),
    ...(state !== before.state && { state }),
    ...(due !== before.due && { due_on: due === '' ? null : due }),
    ...(remind !== before.remind && {
      remind_at: remind === '' ? null : momentOf(new Date(`${remind}Z`), timezone).toISOString(),
    }),
  };
}

function EditorForm({
  action,
  timezone,
  onClose,
}: {
  action: Action;
  timezone: string;
  onClose: () => void;
}) {
  const text = useText();
  const stageNames = useStageNames();
  const [before] = useState(() => draftOf(action, timezone));
  const [draft, setDraft] = useState(before);
  const [problems, setProblems] = useState<Problems>({});
  const change = (next: Partial<Draft>) => setDraft((current) => ({ ...current, ...next }));
  const save = (event: FormEvent) => {
    event.preventDefault();
    const changes = changesIn(draft, before, timezone);
    const remindAt = changes.remind_at;
    const found: Problems = {
      ...(draft.title.trim() === '' && { title: text('actions.title_missing') }),
      ...(draft.due !== '' &&
        !Day.safeParse(draft.due).success && { due: text('actions.date_wrong') }),
      ...(remindAt &&
        Date.parse(remindAt) <= Date.now() && { remind: text('actions.remind_past') }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    updateAction(action, changes);
    onClose();
  };
  const { source } = action;
  return (
    <form className={classes.editor} noValidate onSubmit={save}>
      <TextInput
        label={text('actions.title')}
        value={draft.title}
        error={problems.title}
        maxLength={limits.actionTitleLengthMax}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        data-autofocus
      />
      <Textarea
        label={text('actions.note')}
        value={draft.note}
        maxLength={limits.noteLengthMax}
        autosize
        minRows={2}
        maxRows={8}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
      <Choice label={text('actions.stage')}>
        <SegmentedControl
          aria-label={text('actions.stage')}
          value={draft.stage}
          onChange={(stage) => change({ stage })}
          data={stages.map((stage) => ({
            value: stage,
            label: (
              <span className={classes.choice}>
                <StageGlyph stage={stage} size={18} />
                {stageNames[stage]}
              </span>
            ),
          }))}
        />
      </Choice>
      <SelectField
        label={text('actions.state')}
        value={draft.state}
        onChange={(state) => {
          if (state) change({ state });
        }}
        data={actionStates.map((state) => ({
          value: state,
          label: text(`actions.state_${state}`),
        }))}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false, zIndex: 'var(--zv-z-menu)' }}
      />
      <div className={classes.dates}>
        <DateField
          type="date"
          label={text('actions.due')}
          value={draft.due}
          error={problems.due}
          clearLabel={text('actions.clear')}
          onChange={(due) => change({ due })}
        />
        <DateField
          type="datetime-local"
          label={text('actions.remind')}
          value={draft.remind}
          error={problems.remind}
          clearLabel={text('actions.clear')}
          onChange={(remind) => change({ remind })}
        />
      </div>
      {source && (
        <p className={classes.source}>
          {text('actions.source')}{' '}
          <UiLink href={source.link} onClick={onClose}>
            <bdi>{source.title || text('actions.from_chat')}</bdi>
          </UiLink>
        </p>
      )}
      <div className={classes.editorButtons}>
        <TextButton
          tone="danger"
          onClick={() => {
            removeAction(action);
            onClose();
          }}
        >
          {text('actions.delete')}
        </TextButton>
        <Button variant="ghost" onClick={onClose}>
          {text('chat.cancel')}
        </Button>
        <Button type="submit">{text('chat.save')}</Button>
      </div>
    </form>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classNames(fields.labelled, classes.choiceField)}>
      <span className={fields.label} aria-hidden>
        {label}
      </span>
      {children}
    </div>
  );
}
