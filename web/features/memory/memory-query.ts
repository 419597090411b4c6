import { queryOptions } from '@tanstack/react-query';
import { api } from '#contract/index.ts';
import type { LiveEvent } from '#contract/live.ts';
import { applyToMemory } from '#contract/memory.live.ts';
import type { Memory, MemoryNote } from '#contract/memory.ts';
import { unconfirmed } from '#contract/values.ts';
import { eventLog } from '#web/features/chats/event-log.ts';
import { listenToChats } from '#web/features/messages/chat-live.ts';
import { call } from '#web/platform/api.ts';
import { followStream } from '#web/platform/follow-stream.ts';
import { askAgain, hasRead, queryClient } from '#web/platform/query.ts';
import { myId } from '#web/platform/session.ts';

const memoryKey = ['memory'] as const;

/** The guide's memories of me; the live stream keeps it true. */
export const memoryQuery = queryOptions({
  queryKey: memoryKey,
  queryFn: async ({ signal }): Promise<Memory> => {
    const place = eventLog.place();
    const memory = await call(api.memory.list, { signal });
    return eventLog
      .since(place)
      .reduce<Memory>((before, event) => applyToMemory(before, event) ?? before, memory);
  },
  staleTime: Infinity,
});

function applyEvent(event: LiveEvent): void {
  const before = queryClient.getQueryData<Memory>(memoryKey);
  if (!before) return;
  const next = applyToMemory(before, event);
  if (next === null) void askAgain(memoryKey);
  else if (next !== before) queryClient.setQueryData<Memory>(memoryKey, next);
}

/** Shows a note as it is now, or that it is gone; null: all are. */
export function showNote(id: string | null, note: MemoryNote | null): void {
  const version = unconfirmed;
  applyEvent({ type: 'memory.changed', note_id: id, note, stream: myId(), version });
}

/** Keeps what the guide remembers of me true by the live stream. */
export const listenToMemory = followStream({
  // The log of events, which the query asks, is filled there.
  begin: listenToChats,
  apply: applyEvent,
  refresh: () => void askAgain(memoryKey),
  isRead: () => hasRead(memoryKey),
});
