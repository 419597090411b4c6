import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type Day, daysAfter } from '#contract/days.ts';
import { LoadFailed } from '#web/features/failures/LoadFailed.tsx';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { remember, remembered } from '#web/platform/storage.ts';
import {
  calendarDay,
  currentTimeZone,
  daysLabel,
  monthLabel,
  startOfDay,
} from '#web/platform/time.ts';
import { useToday } from '#web/platform/today.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { CalendarPlus, ChevronLeft, ChevronRight, Plus } from '#web/ui/icons.ts';
import { useScreenSize } from '#web/ui/screen-size.ts';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { Agenda, agendaDays } from './Agenda.tsx';
import { MeetingRows } from './MeetingRow.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';
import { WeekCalendar } from './WeekCalendar.tsx';
import { type CalendarView, daysIn, momentsOf, placedIn, shownDays, stepFrom } from './calendar.ts';
import { FeedDialog } from './FeedDialog.tsx';
import { myAnswer } from './meeting-changes.ts';
import { listenToMeetings } from './meeting-live.ts';
import { meetingsQuery } from './meeting-queries.ts';
import { meetingDraft, shownMeeting } from './shown-meeting.ts';
import { useMeetingMoves } from './use-meeting-moves.ts';
import classes from './Meetings.module.css';

const viewName = 'calendar_view';

/** My meetings: a week or a month, on narrow screens an agenda. */
export function MyMeetings() {
  const text = useText();
  const { language } = useLanguage();
  const timezone = currentTimeZone();
  const isNarrow = useScreenSize() === 'mobile';
  const [chosenView, setChosenView] = useState<CalendarView>(() =>
    remembered(viewName) === 'month' ? 'month' : 'week',
  );
  const view = isNarrow ? 'week' : chosenView;
  const now = useToday();
  const today = calendarDay(0, now);
  const [day, setDay] = useState<Day>(today);
  const range = shownDays(view, day, language);
  const read = isNarrow ? { from: range.from, to: daysAfter(day, agendaDays) } : range;
  const { data, isError, refetch } = useQuery(meetingsQuery(momentsOf(read, timezone)));
  useEffect(listenToMeetings, []);
  useWishToOpen();
  const moves = useMeetingMoves(range, setDay);
  const placed = placedIn(timezone, data?.items ?? []);
  const show = (next: CalendarView) => {
    remember(viewName, next);
    setChosenView(next);
  };
  const calendar = { days: daysIn(range), placed, moves };
  return (
    <div className={classes.meetings}>
      {/* An agenda asks in its own rows. */}
      {!isNarrow && <Waiting today={today} />}
      <div className={classes.head}>
        <h2 aria-live="polite">
          {view === 'week' ? daysLabel(range.from, range.to) : monthLabel(startOfDay(day))}
        </h2>
        <div className={classes.steps}>
          <IconButton
            label={text(`meetings.previous_${view}`)}
            icon={<ChevronLeft aria-hidden />}
            onClick={() => setDay(stepFrom(view, day, -1))}
          />
          <Button variant="outline" compact onClick={() => setDay(today)}>
            {text(`meetings.this_${view}`)}
          </Button>
          <IconButton
            label={text(`meetings.next_${view}`)}
            icon={<ChevronRight aria-hidden />}
            onClick={() => setDay(stepFrom(view, day, 1))}
          />
        </div>
        {!isNarrow && (
          <SegmentedControl
            aria-label={text('meetings.view')}
            value={view}
            onChange={(next) => show(next === 'month' ? 'month' : 'week')}
            data={[
              { value: 'week', label: text('meetings.week') },
              { value: 'month', label: text('meetings.month') },
            ]}
          />
        )}
      </div>
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <RowsSkeleton label={text('shell.loading_part')} count={4} />}
      {data?.truncated && <p role="status">{text('meetings.truncated')}</p>}
      {data && isNarrow && <Agenda {...calendar} day={day} onDay={setDay} />}
      {data && !isNarrow && view === 'week' && <WeekCalendar {...calendar} />}
      {data && !isNarrow && view === 'month' && (
        <MonthCalendar
          {...calendar}
          month={day}
          onDay={(chosen) => {
            setDay(chosen);
            show('week');
          }}
        />
      )}
      {data?.items.length === 0 && <Nothing />}
      <div className={classes.foot}>
        <FeedDialog />
        {!isNarrow && <p className={classes.quiet}>{text('meetings.keys')}</p>}
      </div>
      <div className="zv-unseen" role="status">
        {moves.announcement}
      </div>
    </div>
  );
}

/** The button of the screen. */
export function NewMeeting() {
  const text = useText();
  return (
    <Button compact icon={<Plus aria-hidden />} onClick={() => meetingDraft.set({})}>
      {text('meetings.new')}
    </Button>
  );
}

/** Invitations of the coming weeks that wait for my answer, each meeting once. */
function Waiting({ today }: { today: Day }) {
  const text = useText();
  const range = { from: today, to: daysAfter(today, agendaDays) };
  const { data } = useQuery(meetingsQuery(momentsOf(range, currentTimeZone())));
  const pending = (data?.items ?? []).filter((meeting) => myAnswer(meeting) === 'pending');
  const waiting = [...new Map(pending.toReversed().map((one) => [one.id, one])).values()];
  if (waiting.length === 0) return null;
  return (
    <section className={classes.waiting} aria-label={text('meetings.waiting')}>
      <h2>{text('meetings.waiting')}</h2>
      <MeetingRows meetings={waiting.toReversed()} />
    </section>
  );
}

function Nothing() {
  const text = useText();
  return (
    <EmptyState
      figure={{ icon: <CalendarPlus aria-hidden /> }}
      title={text('meetings.empty_title')}
      text={text('meetings.empty_text')}
      action={
        <Button variant="tint" onClick={() => meetingDraft.set({})}>
          {text('meetings.plan')}
        </Button>
      }
    />
  );
}

/** A notification, a reminder and a chat lead to a meeting: it is opened once. */
function useWishToOpen(): void {
  const { meeting, at } = useSearch({ strict: false }) satisfies {
    meeting?: unknown;
    at?: unknown;
  };
  const navigate = useNavigate();
  useEffect(() => {
    if (typeof meeting !== 'string') return;
    shownMeeting.set({ id: meeting, occurrence: typeof at === 'string' ? at : null });
    void navigate({ to: '/action-hub/my-meetings', search: {}, replace: true });
  }, [meeting, at, navigate]);
}
