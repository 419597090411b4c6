import { dayIn, daysAfter } from '#contract/days.ts';
import type { Action } from '#contract/actions.ts';
import type { Text } from '#web/platform/text.ts';
import { clockTime, dayLabelOf, shortDayOf } from '#web/platform/time.ts';
import type { Calendar } from './action-groups.ts';

/** As short as a row has room for: a time today, a weekday this week, else the date. */
export function whenOf(action: Action, calendar: Calendar, text: Text): string {
  const { due_on: due, remind_at: remindAt } = action;
  if (due === null) return remindAt ? reminderLabel(remindAt, calendar, text) : '';
  if (due === calendar.today) return clockOn(action, calendar) ?? text('actions.any_time');
  return shortDayOf(due, due > calendar.today && due <= daysAfter(calendar.today, 6));
}

function clockOn({ due_on: due, remind_at: at }: Action, { timezone }: Calendar): string | null {
  return at && dayIn(timezone, new Date(at)) === due ? clockTime(at) : null;
}

/** Today, tomorrow, or weekday and date. */
export function dueLabel(due: string, { today }: Calendar, text: Text): string {
  if (due === today) return text('actions.today');
  return dayLabelOf(due);
}

/** The time alone when the day is said beside it. */
export function reminderLabel(
  at: string,
  { timezone }: Calendar,
  text: Text,
  due: string | null = null,
): string {
  const day = dayIn(timezone, new Date(at));
  const time = clockTime(at);
  return text('actions.reminder_at', { time: day === due ? time : `${dayLabelOf(day)}, ${time}` });
}
