import { MyTimeline } from '#web/features/timeline/MyTimeline.tsx';
import { HubFrame } from './HubFrame.tsx';

/** The action hub at my timeline. */
export function TimelineScreen() {
  return (
    <HubFrame>
      <MyTimeline />
    </HubFrame>
  );
}
