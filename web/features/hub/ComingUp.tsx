import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { MeetingRows } from '#web/features/meetings/MeetingRow.tsx';
import { listenToTimeline } from '#web/features/timeline/timeline-live.ts';
import { overviewQuery } from '#web/features/timeline/timeline-queries.ts';
import { useText } from '#web/platform/language.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { DueActions } from './DueActions.tsx';
import classes from './Hub.module.css';

/** The next meetings and the due actions, for the first page; nothing where there are none. */
export default function ComingUp() {
  const text = useText();
  const { data } = useQuery(overviewQuery);
  useEffect(listenToTimeline, []);
  if (!data || (data.due === 0 && data.next_meetings.length === 0)) return null;
  return (
    <Surface padded as="section" className={classes.part}>
      <h2>{text('hub.coming_up')}</h2>
      {data.next_meetings.length > 0 && <MeetingRows meetings={data.next_meetings} />}
      {data.due > 0 && <DueActions actions={data.due_actions} />}
      <UiLink href="/action-hub" className={classes.more}>
        {data.due > data.due_actions.length
          ? text('hub.due_more', { count: data.due })
          : text('hub.title')}
      </UiLink>
    </Surface>
  );
}
