import { useEffect, useState } from 'react';
import type { Action } from '#contract/actions.ts';
import { RoundCheck } from '#web/features/actions/RoundCheck.tsx';
import { setState } from '#web/features/actions/action-changes.ts';
import { startActionOutbox } from '#web/features/actions/action-outbox.ts';
import { useText } from '#web/platform/language.tsx';
import { calendarDay, listTime, startOfDay } from '#web/platform/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import { stageColors } from '#web/ui/stage-colors.ts';
import { UiLink } from '#web/ui/UiLink.tsx';
import classes from './Hub.module.css';

/** Actions whose day has come, to tick off right here. */
export function DueActions({ actions }: { actions: readonly Action[] }) {
  const text = useText();
  // A row stays until the server has left it out, so that nothing jumps under the finger.
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  useEffect(startActionOutbox, []);
  const toggle = (action: Action) => {
    const isTicked = ticked.has(action.id);
    const next = new Set(ticked);
    if (isTicked) next.delete(action.id);
    else next.add(action.id);
    setTicked(next);
    setState(action, isTicked ? action.state : 'done');
  };
  return (
    <ul className={classes.due}>
      {actions.map((action) => {
        const { id, title, stage, due_on: dueOn } = action;
        const isTicked = ticked.has(id);
        return (
          <li key={id} className={classNames(classes.step, stageColors(stage))}>
            <RoundCheck title={title} checked={isTicked} onToggle={() => toggle(action)} />
            <UiLink href={`/action-hub/my-actions?action=${id}`} className={classes.stepTitle}>
              <bdi>{title}</bdi>
            </UiLink>
            {dueOn !== null && <span className={classes.stepDay}>{whenOf(dueOn)}</span>}
          </li>
        );
      })}
    </ul>
  );

  function whenOf(dueOn: string): string {
    return dueOn >= calendarDay()
      ? text('hub.today')
      : text('hub.overdue_since', { day: listTime(startOfDay(dueOn)) });
  }
}
