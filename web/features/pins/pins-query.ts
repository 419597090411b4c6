import { queryOptions } from '@tanstack/react-query';
import { api } from '#contract/index.ts';
import type { Message } from '#contract/messages.ts';
import { applyToPins } from '#contract/pins.live.ts';
import { untold } from '#contract/values.ts';
import { applyToCache } from '#web/features/chat/chat-cache.ts';
import { sentenceOf } from '#web/features/chat/chat-changes.ts';
import { chatKeys, shownWindow } from '#web/features/chat/chat-queries.ts';
import { eventLog } from '#web/features/chat/event-log.ts';
import { call } from '#web/platform/api.ts';
import { askAgain } from '#web/platform/query.ts';
import { showToast } from '#web/ui/toasts.ts';

/** What is pinned in a chat, the last pinned first; the live stream keeps it true. */
export function pinsQuery(id: string) {
  return queryOptions({
    queryKey: chatKeys.pins(id),
    queryFn: async ({ signal }) => {
      const place = eventLog.place();
      const { items } = await call(api.pins.list, { params: { id }, signal });
      return eventLog
        .since(place)
        .filter((event) => 'chat_id' in event && event.chat_id === id)
        .reduce(applyToPins, items);
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

/** Pins a message for everybody in its chat, or unpins it: shown at once, taken back when it is refused. */
export function setPinned(message: Message, pinned: boolean): void {
  const { id, chat_id: chatId, mentions } = message;
  const show = (now: Message) =>
    applyToCache({
      type: 'message.updated',
      chat_id: chatId,
      message: now,
      mentions_before: mentions,
      stream: chatId,
      version: untold,
    });
  show({ ...message, pinned });
  call(pinned ? api.pins.pin : api.pins.unpin, { params: { id } }).catch((error: unknown) => {
    // It may have been edited or deleted meanwhile: what is shown of it stays.
    const now = shownWindow(chatId)?.items.find((item) => item.id === id);
    if (now?.deleted_at === null) show({ ...now, pinned: !pinned });
    void askAgain(chatKeys.pins(chatId));
    showToast({ tone: 'error', text: sentenceOf(error) });
  });
}
