import { SegmentedControl } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  Fragment,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Action } from '#contract/actions.ts';
import type { Stage } from '#contract/shapes.ts';
import { LoadFailed } from '#web/features/failures/LoadFailed.tsx';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { useStageNames } from '#web/platform/stage-names.ts';
import { remember, remembered } from '#web/platform/storage.ts';
import { useStore } from '#web/platform/store.ts';
import { currentTimeZone } from '#web/platform/time.ts';
import { useToday } from '#web/platform/today.ts';
import { Button, TextButton } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Eye, EyeOff, ListChecks } from '#web/ui/icons.ts';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { StageGlyph } from '#web/ui/StageGlyph.tsx';
import { stages } from '#web/ui/stages.ts';
import { ActionGroup } from './ActionGroup.tsx';
import { ActionRow } from './ActionRow.tsx';
import { QuickAdd } from './QuickAdd.tsx';
import { useActionDrag } from './action-drag.ts';
import {
  type GroupName,
  type Grouping,
  calendarOf,
  groupsOf,
  isOver,
  lastPosition,
  takes,
} from './action-groups.ts';
import { listenToActions } from './action-live.ts';
import { editedAction } from './edited-action.ts';
import { useActionMenu } from './action-menu.tsx';
import { pendingActions, startActionOutbox } from './action-outbox.ts';
import { useActions } from './actions-shown.ts';
import { useMoves } from './use-moves.ts';
import { whenOf } from './when-labels.ts';
import classes from './Actions.module.css';

const groupingName = 'actions_grouping';
const shownDoneName = 'actions_done';

/** My actions: a line to add one, and all of them in groups. */
export function MyActions({ aside }: { aside?: ReactNode }) {
  const text = useText();
  const { language } = useLanguage();
  const stageNames = useStageNames();
  const now = useToday();
  const calendar = useMemo(
    () => calendarOf(new Date(now), language, currentTimeZone()),
    [now, language],
  );
  const [grouping, setGrouping] = useRemembered<Grouping>(groupingName, 'day');
  const [shownDone, setShownDone] = useRemembered<'yes' | 'no'>(shownDoneName, 'no');
  const [stage, setStage] = useState<Stage | null>(null);
  const withOver = shownDone === 'yes';
  const { actions, isLoaded, error, refetch, more } = useActions({ withOver });
  const waiting = useStore(pendingActions);
  const waitingIds = useMemo(() => new Set(waiting.map(({ actionId }) => actionId)), [waiting]);
  const field = useRef<HTMLInputElement>(null);
  useEffect(listenToActions, []);
  useEffect(startActionOutbox, []);
  useWishToAdd(field);
  useWishToEdit(actions, isLoaded && !withOver ? () => setShownDone('yes') : null);

  const shown = stage ? actions.filter((action) => action.stage === stage) : actions;
  const groups = groupsOf(shown, grouping, calendar);
  const nameOf = (group: GroupName) =>
    group in stageNames
      ? stageNames[group as Stage]
      : text(`actions.${group as Exclude<GroupName, Stage>}`);
  const moves = useMoves(groups, calendar, nameOf);
  const byId = (id: string) => actions.find((action) => action.id === id);
  const { dragged, handleOf } = useActionDrag((id, place) => {
    const action = byId(id);
    if (action) moves.moveTo(action, place);
  });
  const menuOf = useActionMenu({ groups, calendar, nameOf, moves, onEdit: editedAction.set });
  const over = withOver
    ? (['done', 'dropped'] as const).map((name) => ({
        name,
        actions: shown
          .filter(({ state }) => state === name)
          .toSorted((one, other) => ((one.done_at ?? '') < (other.done_at ?? '') ? 1 : -1)),
      }))
    : [];
  const isEmpty = isLoaded && shown.every(isOver);
  const all = [
    ...groups.filter(
      ({ name, actions: listed }) =>
        listed.length > 0 || (dragged !== null && takes(name, calendar)),
    ),
    ...over.filter((group) => group.actions.length > 0),
  ];

  return (
    <div className={classes.columns}>
      <div className={classes.actions}>
        <QuickAdd
          field={field}
          calendar={calendar}
          stage={stage}
          lastPosition={() => (isLoaded ? lastPosition(actions) : undefined)}
        />
        <div className={classes.controls}>
          <SegmentedControl
            aria-label={text('actions.group_by')}
            value={grouping}
            onChange={setGrouping}
            data={[
              { value: 'day', label: text('actions.by_day') },
              { value: 'stage', label: text('actions.by_stage') },
            ]}
          />
          <div className={classes.filter} role="group" aria-label={text('actions.filter_stage')}>
            {stages.map((each) => (
              <Chip
                key={each}
                chosen={each === stage}
                icon={<StageGlyph stage={each} size={18} />}
                onClick={() => setStage(each === stage ? null : each)}
              >
                {stageNames[each]}
              </Chip>
            ))}
          </div>
          <Button
            variant="ghost"
            compact
            icon={withOver ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            onClick={() => setShownDone(withOver ? 'no' : 'yes')}
          >
            {text(withOver ? 'actions.hide_done' : 'actions.show_done')}
          </Button>
        </div>
        {error && <LoadFailed onRetry={() => void refetch()} />}
        {!isLoaded && !error && <RowsSkeleton label={text('shell.loading_part')} count={4} />}
        {isEmpty && dragged === null && (
          <Nothing stage={stage && stageNames[stage]} onAll={() => setStage(null)} />
        )}
        {all.map(({ name, actions: listed }) => (
          <ActionGroup
            key={name}
            name={name}
            label={nameOf(name)}
            count={listed.length}
            takes={takes(name, calendar)}
            isTarget={dragged?.place?.group === name}
          >
            <ul className={classes.rows}>
              {listed.map((action, at) => (
                <Fragment key={action.id}>
                  {dropsBefore(listed, at, name) && <li className={classes.drop} aria-hidden />}
                  <ActionRow
                    action={action}
                    when={whenOf(action, calendar, text)}
                    isLate={name === 'overdue'}
                    isWaiting={waitingIds.has(action.id)}
                    isDragged={dragged?.id === action.id}
                    menu={menuOf(action)}
                    handle={isOver(action) ? null : handleOf(action.id)}
                    onKey={moves.onKey}
                    onEdit={editedAction.set}
                  />
                </Fragment>
              ))}
              {dropsBefore(listed, listed.length, name) && (
                <li className={classes.drop} aria-hidden />
              )}
            </ul>
            {(name === 'done' || name === 'dropped') && more[name].hasNextPage && (
              <TextButton onClick={() => void more[name].fetchNextPage()}>
                {text('actions.more')}
              </TextButton>
            )}
          </ActionGroup>
        ))}
        <div className="zv-unseen" role="status">
          {moves.announcement}
        </div>
      </div>
      <div className={classes.aside}>{aside}</div>
    </div>
  );

  /** Whether the line that shows where a dragged action would stand is before this row. */
  function dropsBefore(listed: Action[], at: number, name: GroupName): boolean {
    if (dragged?.place?.group !== name || name === 'done') return false;
    const others = listed.slice(0, at).filter(({ id }) => id !== dragged.id).length;
    return others === dragged.place.index && listed[at]?.id !== dragged.id;
  }
}

function Nothing({ stage, onAll }: { stage: string | null; onAll: () => void }) {
  const text = useText();
  if (stage !== null)
    return (
      <EmptyState
        figure={{ icon: <ListChecks aria-hidden /> }}
        title={text('actions.empty_filter', { stage })}
        text={text('actions.empty_filter_text')}
        action={
          <Button variant="tint" onClick={onAll}>
            {text('actions.show_all')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      figure={{ stage: 'DG' }}
      title={text('actions.empty_title')}
      text={text('actions.empty_text')}
    />
  );
}

/** The shortcut for a new action leads here with a wish, which is granted once. */
function useWishToAdd(field: { current: HTMLInputElement | null }): void {
  const { add } = useSearch({ strict: false }) satisfies { add?: unknown };
  const navigate = useNavigate();
  useEffect(() => {
    if (add === undefined) return;
    field.current?.focus();
    void navigate({ to: '/action-hub/my-actions', search: {}, replace: true });
  }, [add, field, navigate]);
}

/** A reminder and a mark under a message lead to their action; it is looked for among those that are done, too. */
function useWishToEdit(actions: Action[], showDone: (() => void) | null): void {
  const { action: id } = useSearch({ strict: false }) satisfies { action?: unknown };
  const navigate = useNavigate();
  const wanted = actions.find((action) => action.id === id);
  const look = useEffectEvent(() => showDone?.());
  const isMissing = id !== undefined && !wanted && showDone !== null;
  useEffect(() => {
    if (isMissing) look();
  }, [isMissing]);
  useEffect(() => {
    if (!wanted) return;
    editedAction.set(wanted);
    void navigate({ to: '/action-hub/my-actions', search: {}, replace: true });
  }, [wanted, navigate]);
}

function useRemembered<Value extends string>(name: string, initial: Value) {
  const [value, setValue] = useState(() => (remembered(name) ?? initial) as Value);
  return [
    value,
    (next: Value) => {
      remember(name, next);
      setValue(next);
    },
  ] as const;
}
