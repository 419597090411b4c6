import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useText } from '#web/platform/language.tsx';
import { dayLabel } from '#web/platform/time.ts';
import { useToday } from '#web/platform/today.ts';
import { refusedWith, sentenceOf } from '#web/platform/api-error.ts';
import { TextButton } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CalendarDays } from '#web/ui/icons.ts';
import { stageColors } from '#web/ui/stage-colors.ts';
import { Answers } from './Answers.tsx';
import { listenToMeetings } from './meeting-live.ts';
import { meetingQuery } from './meeting-queries.ts';
import { timesOf } from './meeting-words.ts';
import { shownMeeting } from './shown-meeting.ts';
import classes from './Meetings.module.css';

/** A meeting that is proposed in a chat, for its participants: when it is, and their answer. */
export default function ProposedMeeting({ id }: { id: string }) {
  const text = useText();
  const { data, error, refetch } = useQuery(meetingQuery(id, null));
  useToday();
  useEffect(listenToMeetings, []);
  if (refusedWith(error, 'meeting.not_found'))
    return <p className={classes.quiet}>{text('meetings.gone')}</p>;
  if (error && !data)
    return (
      <p className={classes.quiet}>
        {sentenceOf(error)}{' '}
        <TextButton tone="quiet" onClick={() => void refetch()}>
          {text('shell.try_again')}
        </TextButton>
      </p>
    );
  if (!data) return null;
  const { meeting } = data;
  const coming = meeting.participants.filter(({ rsvp }) => rsvp === 'yes').length;
  return (
    <div
      className={classNames(classes.row, classes.line, meeting.stage && stageColors(meeting.stage))}
    >
      <button
        type="button"
        className={classes.open}
        onClick={() => shownMeeting.set({ id, occurrence: meeting.occurrence })}
      >
        <CalendarDays aria-hidden />
        <span className={classes.rowWords}>
          <span className={classes.rowTitle}>
            <bdi>{meeting.title}</bdi>
          </span>
          <span className={classes.rowAbout}>
            {dayLabel(meeting.starts_at)}, <span className={classes.times}>{timesOf(meeting)}</span>
            {' · '}
            {text('meetings.coming', { count: coming })}
          </span>
        </span>
      </button>
      <Answers meeting={meeting} />
    </div>
  );
}
