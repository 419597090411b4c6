import { queryOptions } from '@tanstack/react-query';
import { api } from '#contract/index.ts';
import type { Message } from '#contract/messages.ts';
import { applyToPins } from '#contract/pins.live.ts';
import { unconfirmed } from '#contract/values.ts';
import { applyToCache } from '#web/features/chats/chat-cache.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { chatKeys } from '#web/features/chats/chat-queries.ts';
import { shownWindow } from '#web/features/messages/message-queries.ts';
import { eventLog } from '#web/features/chats/event-log.ts';
import { call } from '#web/platform/api.ts';
import { kept } from '#web/platform/kept-queries.ts';
import { askAgain } from '#web/platform/query.ts';
import { showToast } from '#web/ui/toasts.ts';

/** The pinned messages of a chat, most recently pinned first; the live stream keeps them current. */
export function pinsQuery(id: string) {
  return queryOptions({
    queryKey: chatKeys.pins(id),
    queryFn: async ({ signal }) => {
      const place = eventLog.place();
      const { items } = await call(api.pins.list, { params: { id }, signal });
      return eventLog
        .since(place)
        .filter((event) => 'chat_id' in event && event.chat_id === id)
        .reduce((before, event) => applyToPins(before, event) ?? before, items);
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    meta: kept(),
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
      version: unconfirmed,
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
