import type { Unconcerned } from '#contract/live.ts';
import { followStream } from '#web/platform/follow-stream.ts';
import { askAgain, hasRead } from '#web/platform/query.ts';
import { timelineKey } from './timeline-queries.ts';

const refresh = () => void askAgain(timelineKey);

/** Asks for the timeline and the overview again when something of them changes. */
export const listenToTimeline = followStream({
  apply: (event) => {
    switch (event.type) {
      case 'action.changed':
      case 'insight.changed':
      case 'meeting.changed':
      case 'moment.changed':
      case 'message.deleted':
      case 'message.hidden':
      case 'message.reported':
      case 'block.changed':
        refresh();
        return;
      default:
        event satisfies Unconcerned<'timeline'>;
    }
  },
  refresh,
  isRead: () => hasRead(timelineKey),
});
