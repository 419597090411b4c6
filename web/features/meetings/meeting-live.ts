import type { Unconcerned } from '#contract/live.ts';
import { followStream } from '#web/platform/follow-stream.ts';
import { askAgain, hasRead } from '#web/platform/query.ts';
import { meetingKeys } from './meeting-queries.ts';

const refresh = () => void askAgain(meetingKeys.all);

/** Asks for the meetings that are shown again when one of them changes. */
export const listenToMeetings = followStream({
  apply: (event) => {
    switch (event.type) {
      case 'meeting.changed':
      case 'block.changed':
        refresh();
        return;
      default:
        event satisfies Unconcerned<'meetings'>;
    }
  },
  refresh,
  isRead: () => hasRead(meetingKeys.all),
});
