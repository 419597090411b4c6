import type { KeyboardEvent } from 'react';
import { type Day, monthOf } from '#contract/days.ts';
import { useText } from '#web/platform/language.tsx';
import { calendarDay, dayLabelOf, shortDayOf } from '#web/platform/time.ts';
import { MeetingBlock } from './MeetingBlock.tsx';
import { meetingKey, meetingsOn } from './calendar.ts';
import { shownMeeting } from './shown-meeting.ts';
import { useMeetingDrag } from './use-meeting-drag.ts';
import type { CalendarProps } from './WeekCalendar.tsx';
import classes from './Calendar.module.css';

const shownMax = 3;

/** A month by days, each with its first meetings; a press on a day shows its week. */
export function MonthCalendar({
  days,
  placed,
  moves,
  month,
  onDay,
}: CalendarProps & { month: Day; onDay: (day: Day) => void }) {
  const text = useText();
  const { dragged, handleOf, isClick } = useMeetingDrag(moves.drop);
  const today = calendarDay();
  const { from, to } = monthOf(month);
  const target = dragged?.place?.day;
  return (
    <div className={classes.month} role="group" aria-label={text('meetings.calendar')}>
      {days.slice(0, 7).map((day) => (
        <div key={day} className={classes.monthWeekday} aria-hidden>
          {shortDayOf(day, true)}
        </div>
      ))}
      {days.map((day) => {
        const all = meetingsOn(day, placed);
        const shown = all.length > shownMax ? all.slice(0, shownMax - 1) : all;
        return (
          <section
            key={day}
            className={classes.cell}
            aria-label={dayLabelOf(day)}
            data-calendar-day={day}
            data-outside={day < from || day > to || undefined}
            data-target={target === day || undefined}
          >
            <button
              type="button"
              className={classes.cellDay}
              data-today={day === today || undefined}
              aria-current={day === today ? 'date' : undefined}
              aria-label={text('meetings.week_of', { day: dayLabelOf(day), count: all.length })}
              onClick={() => onDay(day)}
            >
              <span className="zv-num">{Number(day.slice(8))}</span>
            </button>
            {shown.map(({ meeting }) => (
              <MeetingBlock
                key={meetingKey(meeting)}
                meeting={meeting}
                shape="line"
                {...(moves.canMove(meeting) && handleOf(meeting))}
                onKeyDown={(event: KeyboardEvent<HTMLElement>) => moves.onKey(event, meeting)}
                onClick={() => {
                  if (isClick())
                    shownMeeting.set({ id: meeting.id, occurrence: meeting.occurrence });
                }}
              />
            ))}
            {shown.length < all.length && (
              <button type="button" className={classes.rest} onClick={() => onDay(day)}>
                {text('meetings.more', { count: all.length - shown.length })}
              </button>
            )}
          </section>
        );
      })}
    </div>
  );
}
