import type { Outcome } from '#contract/outcomes.ts';
import { CalendarDays, CircleCheck, Lightbulb, ListTodo, type LucideIcon } from '#web/ui/icons.ts';

const icons: Record<Outcome['kind'], LucideIcon> = {
  action: ListTodo,
  insight: Lightbulb,
  meeting: CalendarDays,
};

export function OutcomeIcon({ kind, done }: Pick<Outcome, 'kind' | 'done'>) {
  const Icon = done ? CircleCheck : icons[kind];
  return <Icon aria-hidden />;
}
