import type { CSSProperties, HTMLAttributes } from 'react';
import type { Meeting } from '#contract/meetings.ts';
import { useText } from '#web/platform/language.tsx';
import { clockTime, dayLabel } from '#web/platform/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import { stageColors } from '#web/ui/stage-colors.ts';
import { StageGlyph } from '#web/ui/StageGlyph.tsx';
import { meetingKey } from './calendar.ts';
import { isMine, myAnswer } from './meeting-changes.ts';
import { aboutMeeting, timesOf } from './meeting-words.ts';
import classes from './Calendar.module.css';

type MeetingBlockProps = Omit<HTMLAttributes<HTMLButtonElement>, 'style'> & {
  meeting: Meeting;
  /** One line in a month, a block as long as the meeting in a week. */
  shape: 'line' | 'block';
  isLong?: boolean;
  style?: CSSProperties;
};

/** A meeting in the calendar: a press opens it. */
export function MeetingBlock({ meeting, shape, isLong = false, ...others }: MeetingBlockProps) {
  const text = useText();
  const { title, stage, starts_at: at } = meeting;
  const about = aboutMeeting(text, meeting);
  const rest = [dayLabel(at), timesOf(meeting), about].filter((part) => part !== '');
  const canMove = isMine(meeting);
  return (
    <button
      type="button"
      {...others}
      className={classNames(classes[shape], stage && stageColors(stage))}
      data-meeting={meetingKey(meeting)}
      data-pending={myAnswer(meeting) === 'pending' || undefined}
      data-movable={canMove || undefined}
      aria-keyshortcuts={
        canMove ? 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight' : undefined
      }
    >
      {shape === 'line' && (
        <span className={classes.lineTime} aria-hidden>
          {clockTime(at)}
        </span>
      )}
      <span className={classes.blockTitle}>
        <bdi>{title}</bdi>
        <span className="zv-unseen">, {rest.join(', ')}</span>
      </span>
      {shape === 'block' && stage && <StageGlyph stage={stage} size={16} />}
      {shape === 'block' && isLong && (
        <span className={classes.blockAbout} aria-hidden>
          <span className="zv-num">{clockTime(at)}</span>
          {about !== '' && (
            <>
              {' · '}
              <bdi>{about}</bdi>
            </>
          )}
        </span>
      )}
      {shape === 'block' && canMove && <span className={classes.stretch} data-stretch="" />}
    </button>
  );
}
