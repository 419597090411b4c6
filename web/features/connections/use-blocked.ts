import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { queryClient } from '#web/platform/query.ts';
import { blocksQuery } from './blocks-query.ts';

const nobody: ReadonlySet<string> = new Set();

const hear = async () => (await import('./connection-live.ts')).listenToConnections();

/** People whom I blocked: their messages in groups are folded. */
export function useBlocked(isGroup: boolean): ReadonlySet<string> {
  const { data } = useQuery({ ...blocksQuery, enabled: isGroup, refetchOnWindowFocus: false });
  useEffect(() => {
    if (isGroup) void hear().catch(() => undefined);
  }, [isGroup]);
  return useMemo(
    () => (isGroup && data ? new Set(data.items.map(({ id }) => id)) : nobody),
    [isGroup, data],
  );
}

/** The same for a menu, which asks no earlier than it is opened; undefined: not known yet. */
export function useKnownBlocked(): ReadonlySet<string> | undefined {
  const { data } = useQuery({ ...blocksQuery, enabled: false });
  return useMemo(() => data && new Set(data.items.map(({ id }) => id)), [data]);
}

export function findBlocked(): void {
  void hear().catch(() => undefined);
  void queryClient.ensureQueryData(blocksQuery).catch(() => undefined);
}
