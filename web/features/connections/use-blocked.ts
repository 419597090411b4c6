import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { listenToConnections } from './connection-live.ts';
import { blocksQuery } from './connection-queries.ts';

const nobody: ReadonlySet<string> = new Set();

/** Whom I blocked: in groups what they write is folded. */
export function useBlocked(isGroup: boolean): ReadonlySet<string> {
  const { data } = useQuery({ ...blocksQuery, enabled: isGroup, refetchOnWindowFocus: false });
  useEffect(() => {
    if (isGroup) listenToConnections();
  }, [isGroup]);
  return useMemo(
    () => (isGroup && data ? new Set(data.items.map(({ id }) => id)) : nobody),
    [isGroup, data],
  );
}
