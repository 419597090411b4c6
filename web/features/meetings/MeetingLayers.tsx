import { useState } from 'react';
import { useStore } from '#web/platform/store.ts';
import { MeetingDialog } from './MeetingDialog.tsx';
import { MeetingForm } from './MeetingForm.tsx';
import { ScopeDialog } from './ScopeDialog.tsx';
import { meetingDraft, scopeQuestion, shownMeeting } from './shown-meeting.ts';
import { meetingKey } from './calendar.ts';

/** The details of a meeting, its form and the question about its occurrences, over any screen. */
export default function MeetingLayers() {
  const shown = useLast(useStore(shownMeeting));
  const draft = useLast(useStore(meetingDraft));
  const asked = useLast(useStore(scopeQuestion));
  return (
    <>
      {shown.last && (
        <MeetingDialog key={meetingKey(shown.last)} of={shown.last} opened={shown.isOpen} />
      )}
      {draft.last && <MeetingForm key={draft.count} draft={draft.last} opened={draft.isOpen} />}
      {/* Made when it is asked, so that it stands above the layer that asks. */}
      {asked.last && <ScopeDialog key={asked.count} question={asked.last} opened={asked.isOpen} />}
    </>
  );
}

/** Shows the last open layer while it fades. */
function useLast<Value>(value: Value | null) {
  const [{ last, count }, setLast] = useState({ last: value, count: 0 });
  if (value !== null && value !== last) setLast({ last: value, count: count + 1 });
  return { last, count, isOpen: value !== null };
}
