import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Meeting } from '#contract/meetings.ts';
import { LoadFailed } from '#web/features/failures/LoadFailed.tsx';
import { MeetingRows } from '#web/features/meetings/MeetingRow.tsx';
import { meetingDraft } from '#web/features/meetings/shown-meeting.ts';
import { MonthSummary } from '#web/features/timeline/MyTimeline.tsx';
import { listenToTimeline } from '#web/features/timeline/timeline-live.ts';
import { overviewQuery } from '#web/features/timeline/timeline-queries.ts';
import { useText } from '#web/platform/language.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { DueActions } from './DueActions.tsx';
import { HubFrame } from './HubFrame.tsx';
import { MonthGauge } from './MonthGauge.tsx';
import classes from './Hub.module.css';

/** The action hub at a glance: what is due, the week and the month. */
export function OverviewScreen() {
  const text = useText();
  const { data, isPending, isError, refetch } = useQuery(overviewQuery);
  useEffect(listenToTimeline, []);
  return (
    <HubFrame>
      <div className={classes.overview}>
        <div className={classes.column}>
          <ComingMeetings meetings={data?.next_meetings} />
          <Surface padded as="section" className={classes.part}>
            <h2>{text('hub.due')}</h2>
            {isPending && <RowsSkeleton label={text('shell.loading_part')} count={3} />}
            {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
            {data && data.due > 0 && (
              <>
                <DueActions actions={data.due_actions} />
                <UiLink href="/action-hub/my-actions" className={classes.more}>
                  {data.due > data.due_actions.length
                    ? text('hub.due_more', { count: data.due })
                    : text('hub.all_actions')}
                </UiLink>
              </>
            )}
            {data?.due === 0 && (
              <EmptyState
                figure={{ stage: 'DG' }}
                title={text('hub.nothing_due')}
                text={text('hub.nothing_due_text')}
                action={
                  <UiLink
                    href="/action-hub/my-actions?add="
                    className={buttonClass({ variant: 'tint' })}
                  >
                    {text('hub.plan_step')}
                  </UiLink>
                }
              />
            )}
          </Surface>
        </div>
        {data && (
          <div className={classes.column}>
            <Surface padded as="section" className={classes.part}>
              <h2>{text('hub.month')}</h2>
              <MonthGauge stages={data.stages} />
            </Surface>
            <Surface padded as="section" className={classes.part}>
              <h2>{text('hub.week')}</h2>
              {data.week.total === 0 ? (
                <p>{text('hub.no_steps')}</p>
              ) : (
                <>
                  <p>{text('hub.done_of', data.week)}</p>
                  <progress
                    className={classes.progress}
                    value={data.week.done}
                    max={data.week.total}
                    aria-label={text('hub.week')}
                  />
                </>
              )}
              <MonthSummary />
              <UiLink href="/action-hub/my-timeline" className={classes.more}>
                {text('hub.to_timeline')}
              </UiLink>
            </Surface>
          </div>
        )}
      </div>
    </HubFrame>
  );
}

/** The next meetings, or the invitation to plan one. */
function ComingMeetings({ meetings }: { meetings: readonly Meeting[] | undefined }) {
  const text = useText();
  if (!meetings) return null;
  return (
    <Surface padded as="section" className={classes.part}>
      <h2>{text('hub.next_meetings')}</h2>
      {meetings.length > 0 ? (
        <>
          <MeetingRows meetings={meetings} />
          <UiLink href="/action-hub/my-meetings" className={classes.more}>
            {text('hub.all_meetings')}
          </UiLink>
        </>
      ) : (
        <>
          <p>{text('hub.no_meetings')}</p>
          <Button variant="tint" className={classes.start} onClick={() => meetingDraft.set({})}>
            {text('meetings.plan')}
          </Button>
        </>
      )}
    </Surface>
  );
}
