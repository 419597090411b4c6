import { MyMeetings, NewMeeting } from '#web/features/meetings/MyMeetings.tsx';
import { HubFrame } from './HubFrame.tsx';

/** The action hub at my meetings. */
export function MeetingsScreen() {
  return (
    <HubFrame actions={<NewMeeting />}>
      <MyMeetings />
    </HubFrame>
  );
}
