import type { Unconcerned } from '#contract/live.ts';
import { listenToChats } from '#web/features/messages/chat-live.ts';
import { followStream } from '#web/platform/follow-stream.ts';
import { askAgain, hasRead } from '#web/platform/query.ts';
import { actionKeys, applyAction } from './action-queries.ts';

/** Keeps my actions true by the live stream. */
export const listenToActions = followStream({
  // The log of events, which the queries ask, is filled there.
  begin: listenToChats,
  apply: (event) => {
    switch (event.type) {
      case 'action.changed':
      case 'message.deleted':
      case 'message.hidden':
      case 'message.reported':
        applyAction(event);
        return;
      default:
        event satisfies Unconcerned<'actions'>;
    }
  },
  refresh: () => void askAgain(actionKeys.all),
  isRead: () => hasRead(actionKeys.all),
});
