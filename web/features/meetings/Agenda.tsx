import { type Day, daysAfter } from '#contract/days.ts';
import { useText } from '#web/platform/language.tsx';
import { calendarDay, dayLabelOf, shortDayOf } from '#web/platform/time.ts';
import { MeetingRows } from './MeetingRow.tsx';
import { type PlacedMeeting, meetingsOn } from './calendar.ts';
import classes from './Meetings.module.css';

/** So many days from the chosen one are listed. */
export const agendaDays = 60;

/** A week as a line of days, and the meetings from the chosen day on, for narrow screens. */
export function Agenda({
  days,
  day,
  placed,
  onDay,
}: {
  days: Day[];
  day: Day;
  placed: PlacedMeeting[];
  onDay: (day: Day) => void;
}) {
  const text = useText();
  const today = calendarDay();
  const last = daysAfter(day, agendaDays);
  const listed = placed.filter(({ firstDay, lastDay }) => lastDay >= day && firstDay <= last);
  return (
    <>
      <div className={classes.strip} role="group" aria-label={text('meetings.days')}>
        {days.map((each) => {
          const count = meetingsOn(each, placed).length;
          return (
            <button
              key={each}
              type="button"
              aria-pressed={each === day}
              aria-current={each === today ? 'date' : undefined}
              onClick={() => onDay(each)}
            >
              <span aria-hidden>{shortDayOf(each, true)}</span>
              <b className="zv-num" aria-hidden>
                {Number(each.slice(8))}
              </b>
              <i data-some={count > 0 || undefined} />
              <span className="zv-unseen">
                {text('meetings.day_with', { day: dayLabelOf(each), count })}
              </span>
            </button>
          );
        })}
      </div>
      {listed.length > 0 ? (
        <MeetingRows meetings={listed.map(({ meeting }) => meeting)} />
      ) : (
        <p className={classes.quiet}>{text('meetings.none_from', { day: dayLabelOf(day) })}</p>
      )}
    </>
  );
}
