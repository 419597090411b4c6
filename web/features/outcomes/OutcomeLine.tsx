import type { Outcome } from '#contract/outcomes.ts';
import { useText } from '#web/platform/language.tsx';
import { CalendarDays, CircleCheck, Lightbulb, ListTodo, type LucideIcon } from '#web/ui/icons.ts';
import { UiLink } from '#web/ui/UiLink.tsx';
import classes from './Outcomes.module.css';

const icons: Record<Outcome['kind'], LucideIcon> = {
  action: ListTodo,
  insight: Lightbulb,
  meeting: CalendarDays,
};
/** The tab of the hub that lists each kind. */
const places: Record<Outcome['kind'], (id: string) => string> = {
  action: (id) => `/action-hub/my-actions?action=${id}`,
  insight: () => '/action-hub/my-timeline',
  meeting: (id) => `/action-hub/my-meetings?meeting=${id}`,
};

/** One thing that came of a chat: what it is, its words, and the way to it. */
export function OutcomeLine({ outcome: { id, kind, title, done } }: { outcome: Outcome }) {
  const text = useText();
  const Icon = done ? CircleCheck : icons[kind];
  const href = places[kind](id);
  const words = (
    <>
      <Icon aria-hidden />
      <span className={classes.words}>
        <span className={classes.kind}>{text(`outcomes.${kind}${done ? '_done' : ''}`)}</span>{' '}
        <bdi className={classes.title} data-done={done || undefined}>
          {title}
        </bdi>
      </span>
    </>
  );
  return (
    <UiLink href={href} className={classes.line}>
      {words}
    </UiLink>
  );
}
