import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from '#web/platform/store.ts';
import { useNextPage } from '#web/platform/use-next-page.ts';
import { pendingActions } from './action-outbox.ts';
import { actionsOf, openActionsQuery, overActionsQuery } from './action-queries.ts';
import { withPending } from './pending-actions.ts';

/** My actions as they are meant to be: what the server has, with what is on its way to it. */
export function useActions({ withOver }: { withOver: boolean }) {
  const open = useInfiniteQuery(openActionsQuery);
  const done = useInfiniteQuery({ ...overActionsQuery('done'), enabled: withOver });
  const dropped = useInfiniteQuery({ ...overActionsQuery('dropped'), enabled: withOver });
  const pending = useStore(pendingActions);
  const { data } = open;
  // Counts are of all open actions.
  useNextPage(open, openActionsQuery.queryKey, true);
  const actions = useMemo(() => {
    // An open one is newer where an action is in both lists.
    const known = [...actionsOf(done.data), ...actionsOf(dropped.data), ...actionsOf(data)];
    return withPending(known, pending);
  }, [done.data, dropped.data, data, pending]);
  return {
    actions,
    isLoaded: data !== undefined,
    error: data === undefined ? open.error : null,
    refetch: open.refetch,
    more: { done, dropped },
  };
}
