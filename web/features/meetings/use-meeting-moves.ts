import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Day, dayOf, daysAfter } from '#contract/days.ts';
import type { Meeting } from '#contract/meetings.ts';
import { momentOf, wallClockOf } from '#contract/wall-clock.ts';
import { useText } from '#web/platform/language.tsx';
import { currentTimeZone, dayLabel } from '#web/platform/time.ts';
import { type DayRange, meetingKey, movedTo, wallAt } from './calendar.ts';
import { isMine, moveMeeting } from './meeting-changes.ts';
import { timesOf } from './meeting-words.ts';
import type { DragKind, DragPlace } from './use-meeting-drag.ts';

const minuteMs = 60_000;
const stepMinutes = 15;
const shortestMs = 15 * minuteMs;
/** Longer than the other day needs to be drawn; later the focus is the person's own. */
const followMs = 3_000;

/**
 * Moving meetings to another time or day, by pointer and keys. A move by keys is announced; the focus and, beyond the
 * shown days, the calendar follow it.
 */
export function useMeetingMoves(shown: DayRange, onDay: (day: Day) => void) {
  const text = useText();
  const [announcement, announce] = useState('');
  const timezone = currentTimeZone();
  const followed = useRef({ key: '', until: 0 });
  // Another day draws another element, which takes the focus of the one that is gone.
  useEffect(() => {
    const { key, until } = followed.current;
    if (Date.now() > until || document.activeElement !== document.body) return;
    const name = CSS.escape(key);
    document.querySelector<HTMLElement>(`[data-meeting="${name}"]`)?.focus();
  });

  const drop = (meeting: Meeting, kind: DragKind, { day, minutes }: DragPlace) => {
    const start = wallClockOf(new Date(meeting.starts_at), timezone);
    const sinceMidnight = (start.getTime() - Date.parse(`${dayOf(start)}T00:00:00Z`)) / minuteMs;
    if (kind === 'move')
      return moveMeeting(
        meeting,
        movedTo(meeting, wallAt(day, minutes ?? sinceMidnight), timezone),
      );
    if (minutes === null) return;
    const end = momentOf(wallAt(day, minutes), timezone);
    const earliest = Date.parse(meeting.starts_at) + shortestMs;
    const ends = new Date(Math.max(end.getTime(), earliest)).toISOString();
    moveMeeting(meeting, { starts_at: meeting.starts_at, ends_at: ends });
  };

  const onKey = (event: KeyboardEvent<HTMLElement>, meeting: Meeting) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || !isMine(meeting)) return;
    const forward =
      getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const steps: Record<string, number> = {
      ArrowUp: -stepMinutes,
      ArrowDown: stepMinutes,
      [forward]: 24 * 60,
      [backward]: -24 * 60,
    };
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const start = wallClockOf(new Date(meeting.starts_at), timezone);
    const isDay = Math.abs(by) === 24 * 60;
    const wall = isDay
      ? new Date(`${daysAfter(dayOf(start), by > 0 ? 1 : -1)}${start.toISOString().slice(10)}`)
      : new Date(start.getTime() + by * minuteMs);
    const times = movedTo(meeting, wall, timezone);
    followed.current = { key: meetingKey(meeting), until: Date.now() + followMs };
    moveMeeting(meeting, times);
    const day = dayOf(wall);
    if (meeting.recurrence === null && (day < shown.from || day > shown.to)) onDay(day);
    announce(
      text('meetings.moved_to', {
        title: meeting.title,
        day: dayLabel(times.starts_at),
        times: timesOf(times),
      }),
    );
  };
  return { announcement, drop, onKey, canMove: isMine };
}
