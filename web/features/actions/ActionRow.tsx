import { type KeyboardEvent, type PointerEvent, memo, useId } from 'react';
import type { Action } from '#contract/actions.ts';
import { useText } from '#web/platform/language.tsx';
import { useStageNames } from '#web/platform/stage-names.ts';
import { StageTag } from '#web/ui/Chip.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { GripVertical } from '#web/ui/icons.ts';
import { type MenuAction, useRowMenu } from '#web/ui/RowMenu.tsx';
import { stageColors } from '#web/ui/stage-colors.ts';
import { RoundCheck } from './RoundCheck.tsx';
import { setState } from './action-changes.ts';
import classes from './Actions.module.css';

type Handle = Partial<
  Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent<HTMLElement>) => void
  >
>;

/** One action: a round check, its words, its stage, its time, and a handle to move it. */
export const ActionRow = memo(function ActionRow({
  action,
  when,
  isLate,
  isWaiting,
  isDragged,
  menu,
  handle,
  onKey,
  onEdit,
}: {
  action: Action;
  when: string;
  isLate: boolean;
  /** Its change has not reached the server. */
  isWaiting: boolean;
  isDragged: boolean;
  menu: MenuAction[];
  /** None: it has no place of its own in its group. */
  handle: Handle | null;
  onKey: (event: KeyboardEvent<HTMLElement>, action: Action) => void;
  onEdit: (action: Action) => void;
}) {
  const text = useText();
  const stageNames = useStageNames();
  const helpId = useId();
  const { id, title, stage, state, source } = action;
  const isDone = state === 'done';
  const { rowProps, button, opened } = useRowMenu({
    label: text('actions.options_of', { title }),
    actions: menu,
  });
  const from = source && (source.title === '' ? text('actions.from_chat') : null);
  const details = [
    state === 'doing' && text('actions.doing'),
    source && (from ?? text('actions.from', { title: source.title })),
    isWaiting && text('actions.waits'),
  ].filter((part) => typeof part === 'string');
  return (
    <li
      className={classNames(classes.row, stageColors(stage))}
      data-action={id}
      data-state={state}
      data-dragged={isDragged || undefined}
      data-menu={opened ? 'open' : 'closed'}
      {...rowProps}
    >
      {handle && (
        <button
          type="button"
          className={classes.handle}
          aria-label={text('actions.move', { title })}
          aria-describedby={helpId}
          data-move={id}
          {...handle}
          onKeyDown={(event) => onKey(event, action)}
        >
          <GripVertical aria-hidden />
          <span id={helpId} hidden>
            {text('actions.move_help')}
          </span>
        </button>
      )}
      <RoundCheck
        title={title}
        checked={isDone}
        className={classes.check}
        onToggle={(check) => {
          focusNeighbour(check);
          setState(action, isDone ? 'open' : 'done');
        }}
      />
      <button
        type="button"
        className={classes.body}
        aria-haspopup="dialog"
        onClick={() => onEdit(action)}
      >
        <span className={classes.title}>
          <bdi>{title}</bdi>
        </span>
        {details.length > 0 && <span className={classes.from}>{details.join(' · ')}</span>}
      </button>
      <span className={classes.stage}>
        <StageTag stage={stage} name={stageNames[stage]} />
      </span>
      <span className={classNames(classes.when, 'zv-num')} data-late={isLate || undefined}>
        {when}
      </span>
      <span className={classes.menu}>{button}</span>
    </li>
  );
});

/** The focus stays in the list when a row leaves it. */
function focusNeighbour(check: HTMLElement): void {
  const checks = [...document.querySelectorAll<HTMLElement>('[data-action] [role="checkbox"]')];
  const at = checks.indexOf(check);
  (checks[at + 1] ?? checks[at - 1])?.focus();
}
