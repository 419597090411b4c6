import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { MyActions } from '#web/features/actions/MyActions.tsx';
import { listenToTimeline } from '#web/features/timeline/timeline-live.ts';
import { overviewQuery } from '#web/features/timeline/timeline-queries.ts';
import { useText } from '#web/platform/language.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { HubFrame } from './HubFrame.tsx';
import { MonthGauge } from './MonthGauge.tsx';
import classes from './Hub.module.css';

/** The action hub at my actions, with the month beside them. */
export function ActionsScreen() {
  return (
    <HubFrame>
      <MyActions aside={<Month />} />
    </HubFrame>
  );
}

function Month() {
  const text = useText();
  const { data } = useQuery(overviewQuery);
  useEffect(listenToTimeline, []);
  if (!data || Object.values(data.stages).every(({ total }) => total === 0)) return null;
  return (
    <Surface padded as="section" className={classes.part}>
      <h2>{text('hub.month')}</h2>
      <MonthGauge stages={data.stages} />
    </Surface>
  );
}
