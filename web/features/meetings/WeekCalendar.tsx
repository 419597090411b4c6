import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import type { Day } from '#contract/days.ts';
import type { Meeting } from '#contract/meetings.ts';
import { useText } from '#web/platform/language.tsx';
import { calendarDay, dayLabelOf, shortDayOf } from '#web/platform/time.ts';
import { keyboardScrollable } from '#web/ui/markdown/keyboard-scrollable.ts';
import { MeetingBlock } from './MeetingBlock.tsx';
import {
  type PlacedMeeting,
  type Segment,
  dayMinutes,
  meetingKey,
  segmentsOn,
  wallAt,
} from './calendar.ts';
import { meetingDraft, shownMeeting } from './shown-meeting.ts';
import { useMeetingDrag } from './use-meeting-drag.ts';
import { useMinute } from './use-minute.ts';
import type { useMeetingMoves } from './use-meeting-moves.ts';
import classes from './Calendar.module.css';

const hours = Array.from({ length: 23 }, (_, at) => at + 1);
const firstHour = 8;
const hourPx = 56;
const newMinutes = 30;
/** A block that is this long has room for a second line. */
const longMinutes = 45;

export type CalendarProps = {
  days: Day[];
  placed: PlacedMeeting[];
  moves: ReturnType<typeof useMeetingMoves>;
};

/** A week by hours: a press on an empty hour plans a meeting, meetings of mine are moved and stretched. */
export function WeekCalendar({ days, placed, moves }: CalendarProps) {
  const text = useText();
  const scroller = useRef<HTMLDivElement>(null);
  const { dragged, handleOf, isClick } = useMeetingDrag(moves.drop);
  const now = useMinute();
  const today = calendarDay();
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = (firstHour - 0.5) * hourPx;
  }, []);
  const plan = (day: Day, { clientY, currentTarget }: MouseEvent<HTMLElement>) => {
    if (!isClick()) return;
    const { top, height } = currentTarget.getBoundingClientRect();
    const exact = ((clientY - top) / height) * dayMinutes;
    const minutes = Math.floor(exact / newMinutes) * newMinutes;
    meetingDraft.set({ startsAt: wallAt(day, Math.min(minutes, dayMinutes - newMinutes)) });
  };
  return (
    <div
      className={classes.week}
      ref={scroller}
      {...keyboardScrollable}
      aria-label={text('meetings.calendar')}
    >
      <div className={classes.grid}>
        <div className={classes.corner} />
        {days.map((day) => (
          <h3 key={day} className={classes.weekday} data-today={day === today || undefined}>
            <button
              type="button"
              aria-current={day === today ? 'date' : undefined}
              onClick={() => meetingDraft.set({ startsAt: wallAt(day, (firstHour + 1) * 60) })}
            >
              <span aria-hidden>{shortDayOf(day, true)}</span>
              <b className="zv-num" aria-hidden>
                {Number(day.slice(8))}
              </b>
              <span className="zv-unseen">
                {text('meetings.plan_on', { day: dayLabelOf(day) })}
              </span>
            </button>
          </h3>
        ))}
        <div className={classes.hours} aria-hidden>
          {hours.map((hour) => (
            <span key={hour} className="zv-num" style={{ '--from': hour * 60 } as CSSProperties}>
              {String(hour).padStart(2, '0')}:00
            </span>
          ))}
        </div>
        {days.map((day) => (
          <div key={day} className={classes.day} data-calendar-day={day} data-hours="">
            {/* The keyboard plans by the heading of the day. */}
            <button
              type="button"
              className={classes.free}
              tabIndex={-1}
              aria-hidden
              onClick={(event) => plan(day, event)}
            />
            <ul aria-label={dayLabelOf(day)}>
              {segmentsOn(day, placed).map((segment) => (
                <li
                  key={meetingKey(segment.meeting)}
                  className={classes.place}
                  style={placeOf(segment)}
                  data-dragged={isDragged(segment.meeting) || undefined}
                >
                  <MeetingBlock
                    meeting={segment.meeting}
                    shape="block"
                    isLong={segment.to - segment.from >= longMinutes}
                    {...blockOf(segment.meeting)}
                  />
                </li>
              ))}
            </ul>
            {dragged?.place?.day === day && dragged.place.minutes !== null && (
              <div className={classes.ghost} style={ghostOf()} aria-hidden />
            )}
            {day === today && (
              <div className={classes.now} style={{ '--from': now } as CSSProperties} aria-hidden />
            )}
          </div>
        ))}
      </div>
    </div>
  );

  function isDragged(meeting: Meeting): boolean {
    return dragged !== null && meetingKey(dragged.meeting) === meetingKey(meeting);
  }

  function blockOf(meeting: Meeting) {
    return {
      ...(moves.canMove(meeting) && handleOf(meeting)),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => moves.onKey(event, meeting),
      onClick: () => {
        if (isClick()) shownMeeting.set({ id: meeting.id, occurrence: meeting.occurrence });
      },
    };
  }

  function ghostOf(): CSSProperties {
    const { meeting, kind, place } = dragged ?? {};
    if (!meeting || !place || place.minutes === null) return {};
    const own = placed.find((one) => meetingKey(one.meeting) === meetingKey(meeting));
    const start = own ? own.startsAt.getUTCHours() * 60 + own.startsAt.getUTCMinutes() : 0;
    const lasts = (Date.parse(meeting.ends_at) - Date.parse(meeting.starts_at)) / 60_000;
    const [from, to] =
      kind === 'stretch'
        ? [Math.min(start, place.minutes), place.minutes]
        : [place.minutes, place.minutes + lasts];
    return placeOf({ meeting, from, to: Math.min(to, dayMinutes), lane: 0, lanes: 1 });
  }
}

function placeOf({ from, to, lane, lanes }: Segment): CSSProperties {
  return {
    '--from': from,
    '--lasts': to - from,
    '--lane': lane,
    '--lanes': lanes,
  } as CSSProperties;
}
