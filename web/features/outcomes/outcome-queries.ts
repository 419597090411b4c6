import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '#contract/index.ts';
import type { LiveEvent } from '#contract/live.ts';
import type { Outcome } from '#contract/outcomes.ts';
import { applyToOutcomes } from '#contract/outcomes.live.ts';
import { unconfirmed } from '#contract/values.ts';
import { pendingActions } from '#web/features/actions/action-outbox.ts';
import { type PendingChange, created } from '#web/features/actions/pending-actions.ts';
import { eventLog } from '#web/features/chats/event-log.ts';
import { listenToChats } from '#web/features/messages/chat-live.ts';
import { call } from '#web/platform/api.ts';
import { followStream } from '#web/platform/follow-stream.ts';
import { askAgain, queryClient } from '#web/platform/query.ts';
import { myId } from '#web/platform/session.ts';
import { useStore } from '#web/platform/store.ts';

const part = 'outcomes';

/** The outcomes of a chat for me; the live stream keeps them true. */
export function outcomesQuery(chatId: string) {
  return queryOptions({
    queryKey: ['chat', chatId, part],
    queryFn: async ({ signal }): Promise<Outcome[]> => {
      const place = eventLog.place();
      const { items } = await call(api.outcomes.list, { params: { id: chatId }, signal });
      return eventLog
        .since(place)
        .reduce<Outcome[]>(
          (before, event) => applyToOutcomes(before, event, chatId) ?? before,
          items,
        );
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

function isOfOutcomes({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[0] === 'chat' && queryKey[2] === part;
}

function known() {
  return queryClient.getQueryCache().findAll({ predicate: isOfOutcomes });
}

function apply(event: LiveEvent): void {
  for (const { queryKey } of known()) {
    const before = queryClient.getQueryData<Outcome[]>(queryKey);
    if (!before) continue;
    const next = applyToOutcomes(before, event, String(queryKey[1]));
    if (next === null) void askAgain(queryKey);
    else if (next !== before) queryClient.setQueryData(queryKey, next);
  }
}

/** Keeps what came of the opened chats true by the live stream. */
export const listenToOutcomes = followStream({
  // The log of events, which the query asks, is filled there.
  begin: listenToChats,
  apply,
  refresh: () => {
    for (const { queryKey } of known()) void askAgain(queryKey);
  },
  isRead: () => known().length > 0,
});

/** The server’s outcomes with the actions that are on their way to it. */
export function useOutcomes(chatId: string, { enabled = true } = {}): Outcome[] | undefined {
  const { data } = useQuery({ ...outcomesQuery(chatId), enabled });
  const pending = useStore(pendingActions);
  return useMemo(() => data && pending.reduce(withPending(chatId), data), [data, pending, chatId]);
}

function withPending(chatId: string) {
  return (outcomes: Outcome[], entry: PendingChange): Outcome[] => {
    const { actionId, change } = entry;
    if (change.kind === 'update') return outcomes;
    const action =
      change.kind === 'create' ? created(entry, change.body, change.shownSource) : null;
    const shown = {
      type: 'action.changed',
      action_id: actionId,
      action,
      stream: myId(),
      version: unconfirmed,
    } as const;
    return applyToOutcomes(outcomes, shown, chatId) ?? outcomes;
  };
}
