import { useLocation } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useStore } from '#web/platform/store.ts';
import { later } from '#web/ui/later-part.ts';
import { meetingDraft, scopeQuestion, shownMeeting } from './shown-meeting.ts';

const MeetingLayers = lazy(later(() => import('./MeetingLayers.tsx')));

/** Comes when a meeting is first opened, and goes with the screen. */
export function LaterMeeting() {
  const [needed, setNeeded] = useState(false);
  const isWanted = [useStore(shownMeeting), useStore(meetingDraft), useStore(scopeQuestion)].some(
    (wanted) => wanted !== null,
  );
  const { pathname } = useLocation();
  if (isWanted && !needed) setNeeded(true);
  useEffect(
    () => () => {
      shownMeeting.set(null);
      meetingDraft.set(null);
      scopeQuestion.set(null);
    },
    [pathname],
  );
  return needed ? (
    <Suspense fallback={null}>
      <MeetingLayers />
    </Suspense>
  ) : null;
}
