import { type Day, dayOf, daysAfter, monthOf, startOfDay, weekOf } from '#contract/days.ts';
import type { Meeting } from '#contract/meetings.ts';
import type { Language } from '#contract/shapes.ts';
import { momentOf, wallClockOf } from '#contract/wall-clock.ts';

const minuteMs = 60_000;
export const dayMinutes = 24 * 60;
/** A shorter meeting is drawn as long as this, so that its title can be read and pressed. */
const drawnMinutesMin = 25;
const monthRows = 6;

/** A meeting with its times on the clock of the person who looks. */
export interface PlacedMeeting {
  meeting: Meeting;
  startsAt: Date;
  endsAt: Date;
  firstDay: Day;
  /** One that ends at midnight does not touch the day that begins then. */
  lastDay: Day;
}

/** The part of a meeting within one day, in minutes since its midnight, beside others of the same time. */
export interface Segment {
  meeting: Meeting;
  from: number;
  to: number;
  lane: number;
  lanes: number;
}

export interface DayRange {
  from: Day;
  to: Day;
}

export type CalendarView = 'week' | 'month';

/** One occurrence among all meetings. */
export function meetingKey({ id, occurrence }: Pick<Meeting, 'id' | 'occurrence'>): string {
  return occurrence === null ? id : `${id} ${occurrence}`;
}

/** The days that a view of this day shows: a week, or the six weeks around its month. */
export function shownDays(view: CalendarView, day: Day, language: Language): DayRange {
  if (view === 'week') return weekOf(day, language);
  const { from } = weekOf(monthOf(day).from, language);
  return { from, to: daysAfter(from, monthRows * 7 - 1) };
}

/** The day that the next or the previous view shows. */
export function stepFrom(view: CalendarView, day: Day, by: 1 | -1): Day {
  if (view === 'week') return daysAfter(day, 7 * by);
  const { from, to } = monthOf(day);
  return by === 1 ? daysAfter(to, 1) : monthOf(daysAfter(from, -1)).from;
}

export function daysIn({ from, to }: DayRange): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = daysAfter(day, 1)) days.push(day);
  return days;
}

/** The moments between which a range of days lies in a time zone. */
export function momentsOf({ from, to }: DayRange, timezone: string): { from: string; to: string } {
  return {
    from: startOfDay(from, timezone).toISOString(),
    to: startOfDay(daysAfter(to, 1), timezone).toISOString(),
  };
}

export function placedIn(timezone: string, meetings: readonly Meeting[]): PlacedMeeting[] {
  return meetings.map((meeting) => {
    const startsAt = wallClockOf(new Date(meeting.starts_at), timezone);
    const endsAt = wallClockOf(new Date(meeting.ends_at), timezone);
    const last = new Date(Math.max(startsAt.getTime(), endsAt.getTime() - 1));
    return { meeting, startsAt, endsAt, firstDay: dayOf(startsAt), lastDay: dayOf(last) };
  });
}

/** Meetings that touch a day, by start. */
export function meetingsOn(day: Day, placed: readonly PlacedMeeting[]): PlacedMeeting[] {
  return placed
    .filter(({ firstDay, lastDay }) => firstDay <= day && lastDay >= day)
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/** The parts of meetings within a day; those of the same time share its width. */
export function segmentsOn(day: Day, placed: readonly PlacedMeeting[]): Segment[] {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const minutes = (at: Date) => (at.getTime() - midnight) / minuteMs;
  const parts = meetingsOn(day, placed).map(({ meeting, startsAt, endsAt }) => {
    const from = Math.min(Math.max(0, minutes(startsAt)), dayMinutes - drawnMinutesMin);
    const to = Math.min(dayMinutes, Math.max(minutes(endsAt), from + drawnMinutesMin));
    return { meeting, from, to, lane: 0, lanes: 1 };
  });
  return inLanes(parts);
}

/** Each takes the first free lane; all that overlap one another in a row have the same number of lanes. */
function inLanes(parts: Segment[]): Segment[] {
  let together: Segment[] = [];
  let ends: number[] = [];
  const settle = () => {
    for (const part of together) part.lanes = ends.length;
    together = [];
    ends = [];
  };
  for (const part of parts.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    if (ends.every((end) => end <= part.from)) settle();
    const free = ends.findIndex((end) => end <= part.from);
    part.lane = free === -1 ? ends.length : free;
    ends[part.lane] = part.to;
    together.push(part);
  }
  settle();
  return parts;
}

/** Other meetings of mine during this time; declined ones are not listed anyway. */
export function conflictsWith(
  { starts_at: from, ends_at: to, id }: Pick<Meeting, 'starts_at' | 'ends_at'> & { id?: string },
  meetings: readonly Meeting[],
): Meeting[] {
  return meetings.filter(
    (other) => other.id !== id && other.starts_at < to && other.ends_at > from,
  );
}

/** The new times of a meeting that begins at a wall time of the reader's zone and lasts as long as before. */
export function movedTo(
  { starts_at: startsAt, ends_at: endsAt }: Pick<Meeting, 'starts_at' | 'ends_at'>,
  wall: Date,
  timezone: string,
): { starts_at: string; ends_at: string } {
  const start = momentOf(wall, timezone);
  const lasts = Date.parse(endsAt) - Date.parse(startsAt);
  return {
    starts_at: start.toISOString(),
    ends_at: new Date(start.getTime() + lasts).toISOString(),
  };
}

/** Minutes of a day on a wall clock. */
export function wallAt(day: Day, minutes: number): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs);
}
