import type { Meeting } from '#contract/meetings.ts';
import { useText } from '#web/platform/language.tsx';
import { calendarDay, clockTime, dayLabel } from '#web/platform/time.ts';
import { useToday } from '#web/platform/today.ts';
import { classNames } from '#web/ui/class-names.ts';
import { stageColors } from '#web/ui/stage-colors.ts';
import { StageGlyph } from '#web/ui/StageGlyph.tsx';
import { Answers } from './Answers.tsx';
import { meetingKey } from './calendar.ts';
import { myAnswer } from './meeting-changes.ts';
import { aboutMeeting, timesOf } from './meeting-words.ts';
import { shownMeeting } from './shown-meeting.ts';
import classes from './Meetings.module.css';

/** Meetings by time. */
export function MeetingRows({ meetings }: { meetings: readonly Meeting[] }) {
  return (
    <ul className={classes.rows}>
      {meetings.map((meeting) => (
        <MeetingRow key={meetingKey(meeting)} meeting={meeting} />
      ))}
    </ul>
  );
}

/** A meeting in a list by days; one that waits for my answer asks for it right there. */
function MeetingRow({ meeting }: { meeting: Meeting }) {
  const text = useText();
  const { id, occurrence, title, stage, starts_at: at } = meeting;
  useToday();
  const day = calendarDay(0, at);
  const about = aboutMeeting(text, meeting);
  return (
    <li className={classNames(classes.row, stage && stageColors(stage))}>
      <button
        type="button"
        className={classes.open}
        onClick={() => shownMeeting.set({ id, occurrence })}
      >
        <span className={classes.dateBox} aria-hidden>
          <b className="zv-num">{Number(day.slice(8))}</b>
          <span className="zv-num">{clockTime(at)}</span>
        </span>
        <span className={classes.rowWords}>
          <span className={classes.rowTitle}>
            <bdi>{title}</bdi>
          </span>
          <span className={classes.rowAbout}>
            <span>{dayLabel(at)}</span>
            <span className="zv-unseen">{timesOf(meeting)}</span>
            {about !== '' && (
              <>
                {', '}
                <bdi>{about}</bdi>
              </>
            )}
          </span>
        </span>
        {stage && <StageGlyph stage={stage} size={22} />}
      </button>
      {myAnswer(meeting) === 'pending' && <Answers meeting={meeting} />}
    </li>
  );
}
