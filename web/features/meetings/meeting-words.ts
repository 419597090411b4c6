import type { Meeting } from '#contract/meetings.ts';
import type { Text } from '#web/platform/language.tsx';
import { myId } from '#web/platform/session.ts';
import { shownName } from '#web/platform/shown-name.ts';
import { clockTime, currentTimeZone, dateLabel, dayLabel, dayNumber } from '#web/platform/time.ts';
import { endOf, repetitionOf } from './repetition.ts';

/** The time of a meeting on the reader's clock; the day of its end only where it is another one. */
export function timesOf({ starts_at: from, ends_at: to }: Pick<Meeting, 'starts_at' | 'ends_at'>) {
  const isOneDay = dayNumber(from) === dayNumber(Date.parse(to) - 1);
  const end = isOneDay ? clockTime(to) : `${dayLabel(to)}, ${clockTime(to)}`;
  return `${clockTime(from)} – ${end}`;
}

export function othersIn({ participants }: Pick<Meeting, 'participants'>): Meeting['participants'] {
  const me = myId();
  return participants.filter(({ user }) => user.id !== me);
}

/** The second line of a short entry: the place, the people, or that the meeting repeats. */
export function aboutMeeting(text: Text, meeting: Meeting): string {
  const { place, recurrence } = meeting;
  const others = othersIn(meeting);
  if (place !== '') return place;
  const [other] = others;
  if (other && others.length === 1) return text('meetings.with', { name: shownName(other.user) });
  if (others.length > 1) return text('meetings.people', { count: others.length + 1 });
  return recurrence === null ? '' : text(`meetings.repeats_${repetitionOf(recurrence)}`);
}

/** A rule as a sentence, with its end. */
export function repetitionWords(
  text: Text,
  { recurrence, timezone }: Pick<Meeting, 'recurrence' | 'timezone'>,
): string {
  const every = text(`meetings.repeats_${repetitionOf(recurrence)}`);
  const ending = endOf(recurrence, timezone);
  if (ending.by === 'never') return every;
  if (ending.by === 'count') return text('meetings.repeats_times', { every, count: ending.count });
  const day = dateLabel(`${ending.day}T12:00:00Z`);
  return text('meetings.repeats_until', { every, day });
}

/** The meeting's own zone and its times there, where the reader's clock is another one; null where it is the same. */
export function timesElsewhere(
  { timezone, starts_at: at }: Pick<Meeting, 'timezone' | 'starts_at'>,
  language: string,
): { zone: string; time: string } | null {
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat(language, {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(new Date(at));
  const time = clock(timezone);
  return time === clock(currentTimeZone()) ? null : { zone: zoneName(timezone), time };
}

/** `America/New_York` without its underlines. */
export function zoneName(timezone: string): string {
  return timezone.replaceAll('_', ' ');
}

/** A length of time in minutes, in the largest unit that it fills. */
export function lengthWords(text: Text, minutes: number): string {
  if (minutes === 0) return text('meetings.length_none');
  if (minutes % 1_440 === 0) return text('meetings.length_days', { count: minutes / 1_440 });
  if (minutes % 60 === 0) return text('meetings.length_hours', { count: minutes / 60 });
  return text('meetings.length_minutes', { count: minutes });
}
