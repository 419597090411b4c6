import type { Unconcerned } from '#contract/live.ts';
import { listenToChats } from '#web/features/messages/chat-live.ts';
import { followStream } from '#web/platform/follow-stream.ts';
import { hasRead } from '#web/platform/query.ts';
import { cardKeys, refreshCards } from './card-queries.ts';

const refresh = () => void refreshCards();

/** Keeps what I made, keep and say of cards the same in all my tabs. */
export const listenToCards = followStream({
  begin: listenToChats,
  apply: (event) => {
    if (event.type === 'cards.changed') refresh();
    else event satisfies Unconcerned<'cards'>;
  },
  refresh,
  isRead: () => hasRead(cardKeys.all),
});
