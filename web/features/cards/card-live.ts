import { listenToChats } from '#web/features/chat/chat-live.ts';
import { live } from '#web/platform/live.ts';
import { session } from '#web/platform/session.ts';
import { refreshCards } from './card-queries.ts';

let listening = false;

/** Keeps what I made, keep and say of cards the same in all my tabs. Begins once. */
export function listenToCards(): void {
  if (listening) return;
  listening = true;
  listenToChats();
  const refresh = () => void refreshCards();
  live.onFrame((frame) => {
    if (frame.type === 'cards.changed') refresh();
  });
  live.onReturn(refresh);
  live.onResync((stream) => {
    if (stream === 'all' || stream === session.get().userProfile?.id) refresh();
  });
}
