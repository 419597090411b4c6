import { generateKeyBetween } from 'fractional-indexing';
import { dayIn, dayOf, daysAfter } from '#contract/days.ts';
import { momentOf, wallClockOf } from '#contract/wall-clock.ts';
import type { Action } from '#contract/actions.ts';
import { byPosition } from '#contract/actions.live.ts';
import type { Language, Stage } from '#contract/shapes.ts';
import { stages } from '#web/ui/stages.ts';
import { minuteMs, wallAt, weekdayOf } from '#dates/local-time.ts';

export const dayGroups = ['overdue', 'today', 'week', 'later', 'someday'] as const;
export type DayGroup = (typeof dayGroups)[number];
export type GroupName = DayGroup | Stage | 'done' | 'dropped';
export type Grouping = 'day' | 'stage';

export interface Calendar {
  today: string;
  /** The last day of this week: Saturday in Hebrew, else Sunday. */
  weekEnd: string;
  timezone: string;
}

export interface Group {
  name: GroupName;
  actions: Action[];
}

export function calendarOf(now: Date, language: Language, timezone: string): Calendar {
  const today = dayIn(timezone, now);
  const since = (weekdayOf(today) + (language === 'he' ? 0 : 6)) % 7;
  return { today, weekEnd: daysAfter(today, 6 - since), timezone };
}

export function isOver({ state }: Pick<Action, 'state'>): boolean {
  return state === 'done' || state === 'dropped';
}

function dayGroupOf({ due_on: due }: Action, { today, weekEnd }: Calendar): DayGroup {
  if (due === null) return 'someday';
  if (due < today) return 'overdue';
  if (due === today) return 'today';
  return due <= weekEnd ? 'week' : 'later';
}

/** The open actions in their groups, each in the order of positions. */
export function groupsOf(actions: Action[], grouping: Grouping, calendar: Calendar): Group[] {
  const open = actions.filter((action) => !isOver(action)).toSorted(byPosition);
  return grouping === 'day'
    ? dayGroups.map((name) => ({
        name,
        actions: open.filter((action) => dayGroupOf(action, calendar) === name),
      }))
    : stages.map((name) => ({ name, actions: open.filter(({ stage }) => stage === name) }));
}

/** Whether an action can be put there: nothing becomes overdue, and a week that ends today has no later day. */
export function takes(group: GroupName, { today, weekEnd }: Calendar): boolean {
  if (group === 'overdue' || group === 'dropped') return false;
  return group !== 'week' || weekEnd > today;
}

export type ActionChange = Partial<
  Pick<Action, 'title' | 'note' | 'stage' | 'state' | 'due_on' | 'remind_at' | 'position'>
>;

/** The change that a group makes to an action; a reminder keeps its time of the day. */
export function changeFor(
  action: Action,
  group: GroupName,
  calendar: Calendar,
  now: Date,
): ActionChange {
  if (group === 'done' || group === 'dropped') return { state: group };
  const open: ActionChange = isOver(action) ? { state: 'open' } : {};
  const stage = stages.find((each) => each === group);
  if (stage) return { ...open, ...(stage === action.stage ? {} : { stage }) };
  if (dayGroupOf(action, calendar) === group) return open;
  const { today, weekEnd, timezone } = calendar;
  const days: Partial<Record<GroupName, string>> = {
    today,
    week: weekEnd,
    later: daysAfter(weekEnd, 1),
  };
  const due = days[group] ?? null;
  return { ...open, due_on: due, ...reminderOn(action, due, timezone, now) };
}

function reminderOn(
  { remind_at: remindAt }: Action,
  due: string | null,
  timezone: string,
  now: Date,
): ActionChange {
  if (remindAt === null) return {};
  if (due === null) return { remind_at: null };
  const wall = wallClockOf(new Date(remindAt), timezone);
  const minutes = (wall.getTime() - wallAt(dayOf(wall)).getTime()) / minuteMs;
  const at = momentOf(wallAt(due, minutes), timezone);
  return { remind_at: at > now ? at.toISOString() : null };
}

/** A position before the action at `index` of the others in a group; within all actions it is between the same two. */
export function positionAt(others: Action[], index: number): string | undefined {
  return positionBetween(others[index - 1]?.position, others[index]?.position);
}

/** Two devices may have given the same position; then it is the one after. */
function positionBetween(before: string | undefined, after: string | undefined) {
  try {
    const isOrdered = before === undefined || after === undefined || before < after;
    return generateKeyBetween(before ?? null, isOrdered ? (after ?? null) : null);
  } catch {
    return undefined;
  }
}

export function lastPosition(actions: Action[]): string | undefined {
  return positionBetween(actions.toSorted(byPosition).at(-1)?.position, undefined);
}
