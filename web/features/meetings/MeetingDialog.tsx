import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Meeting } from '#contract/meetings.ts';
import { PersonFigure } from '#web/features/chats/ChatFigure.tsx';
import { LoadFailed } from '#web/features/failures/LoadFailed.tsx';
import { refusedWith } from '#web/platform/api-error.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { shownName } from '#web/platform/shown-name.ts';
import { dayLabel } from '#web/platform/time.ts';
import { useToday } from '#web/platform/today.ts';
import { Button, TextButton, buttonClass } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ConfirmDialog, Dialog } from '#web/ui/Dialog.tsx';
import {
  Bell,
  Clock,
  Download,
  FileText,
  Globe,
  MapPin,
  MessageCircle,
  Pencil,
  Repeat2,
} from '#web/ui/icons.ts';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { stageColors } from '#web/ui/stage-colors.ts';
import { UiLink } from '#web/ui/UiLink.tsx';
import { Answers } from './Answers.tsx';
import { Conflicts } from './Conflicts.tsx';
import { isMine, removeMeeting, withScope } from './meeting-changes.ts';
import { downloadMeeting } from './meeting-file.ts';
import { listenToMeetings } from './meeting-live.ts';
import { meetingQuery } from './meeting-queries.ts';
import { lengthWords, repetitionWords, timesElsewhere, timesOf } from './meeting-words.ts';
import { meetingDraft, shownMeeting } from './shown-meeting.ts';
import classes from './Meetings.module.css';

const close = () => shownMeeting.set(null);

/** Everything about one meeting, and the answer to its invitation. */
export function MeetingDialog({
  of: { id, occurrence },
  opened,
}: {
  of: Pick<Meeting, 'id' | 'occurrence'>;
  opened: boolean;
}) {
  const text = useText();
  const { data, error, refetch } = useQuery(meetingQuery(id, occurrence));
  useEffect(listenToMeetings, []);
  const meeting = data?.meeting;
  const isGone =
    refusedWith(error, 'meeting.not_found') || refusedWith(error, 'meeting.occurrence_not_found');
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={meeting && !isGone ? <bdi>{meeting.title}</bdi> : text('meetings.one')}
      closeLabel={text('shell.close')}
      width={560}
    >
      {!meeting && !error && <RowsSkeleton label={text('shell.loading_part')} count={3} />}
      {isGone && <p>{text('meetings.gone')}</p>}
      {error && !isGone && !meeting && <LoadFailed onRetry={() => void refetch()} />}
      {meeting && !isGone && <Details meeting={meeting} />}
    </Dialog>
  );
}

function Details({ meeting }: { meeting: Meeting }) {
  const text = useText();
  const { participants, chat_id: chatId, starts_at: startsAt } = meeting;
  const now = useToday();
  const isOver = Date.parse(meeting.ends_at) < now && meeting.recurrence === null;
  return (
    <div className={classNames(classes.details, meeting.stage && stageColors(meeting.stage))}>
      <Facts meeting={meeting} />
      {!isOver && <Conflicts time={meeting} />}
      {!isOver && (!isMine(meeting) || participants.length > 1) && <Answers meeting={meeting} />}
      {participants.length > 1 && (
        <section className={classes.people}>
          <h3>{text('meetings.participants')}</h3>
          <ul>
            {participants.map(({ user, rsvp }) => (
              <li key={user.id}>
                <PersonFigure person={user} />
                <bdi>{shownName(user)}</bdi>
                <span className={classes.rsvp} data-rsvp={rsvp}>
                  {user.id === meeting.organiser.id
                    ? text('meetings.organiser')
                    : text(`meetings.rsvp_${rsvp}`)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={classes.ways}>
        {chatId !== null && (
          <UiLink
            href={`/chat/${chatId}`}
            className={buttonClass({ variant: 'tint', compact: true })}
            onClick={close}
          >
            <MessageCircle aria-hidden />
            {text('meetings.open_chat')}
          </UiLink>
        )}
        <Button
          variant="ghost"
          compact
          icon={<Download aria-hidden />}
          onClick={() => void downloadMeeting(meeting)}
        >
          {text('meetings.to_calendar')}
        </Button>
      </div>
      <Closing key={startsAt} meeting={meeting} isOver={isOver} />
    </div>
  );
}

function Facts({ meeting }: { meeting: Meeting }) {
  const text = useText();
  const { language } = useLanguage();
  const { place, note, recurrence, remind_minutes: remind } = meeting;
  const elsewhere = timesElsewhere(meeting, language);
  return (
    <ul className={classes.facts}>
      <li>
        <Clock aria-hidden />
        <span>
          {dayLabel(meeting.starts_at)} <span className={classes.times}>{timesOf(meeting)}</span>
        </span>
      </li>
      {elsewhere && (
        <li>
          <Globe aria-hidden />
          <span>{text('meetings.time_there', elsewhere)}</span>
        </li>
      )}
      {recurrence !== null && (
        <li>
          <Repeat2 aria-hidden />
          <span>
            {repetitionWords(text, meeting)}
            {meeting.changed && <> · {text('meetings.changed')}</>}
          </span>
        </li>
      )}
      {place !== '' && (
        <li>
          <MapPin aria-hidden />
          <bdi>{place}</bdi>
        </li>
      )}
      {remind !== null && (
        <li>
          <Bell aria-hidden />
          <span>{text('meetings.reminder_before', { time: lengthWords(text, remind) })}</span>
        </li>
      )}
      {note !== '' && (
        <li>
          <FileText aria-hidden />
          <p className={classes.note} dir="auto">
            {note}
          </p>
        </li>
      )}
    </ul>
  );
}

function Closing({ meeting, isOver }: { meeting: Meeting; isOver: boolean }) {
  const text = useText();
  const [isAsking, setIsAsking] = useState(false);
  const mine = isMine(meeting);
  const isShared = meeting.participants.length > 1;
  const remove = (scope: 'this' | 'following' | 'all') => {
    setIsAsking(false);
    close();
    void removeMeeting(meeting, scope);
  };
  const ask = () => {
    if (meeting.recurrence === null || !mine) setIsAsking(true);
    else withScope(meeting, 'cancel', remove);
  };
  return (
    <div className={classes.closing}>
      <TextButton tone="danger" onClick={ask}>
        {text(mine ? 'meetings.cancel' : 'meetings.leave')}
      </TextButton>
      {mine && (
        <Button
          icon={<Pencil aria-hidden />}
          variant={isOver ? 'ghost' : 'tint'}
          onClick={() => {
            close();
            meetingDraft.set({ meeting });
          }}
        >
          {text('meetings.edit_short')}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => remove('all')}
        title={text(mine ? 'meetings.cancel_question' : 'meetings.leave_question', {
          title: meeting.title,
        })}
        text={(isShared || !mine) && text(mine ? 'meetings.cancel_text' : 'meetings.leave_text')}
        cancelLabel={text('meetings.keep')}
        confirmLabel={text(mine ? 'meetings.cancel' : 'meetings.leave')}
        closeLabel={text('shell.close')}
      />
    </div>
  );
}
