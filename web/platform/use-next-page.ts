import type { QueryKey, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsFromDisk } from './from-disk.ts';

type List = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetching' | 'isFetchNextPageError' | 'fetchNextPage'
>;

/**
 * Loads a list page by page without a press, as long as pages are wanted. The first page comes before it, where that is
 * only from the disk. A page that fails ends it until the list has been read again.
 */
export function useNextPage(list: List, queryKey: QueryKey, isWanted: boolean): void {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const isOlder = useIsFromDisk(queryKey);
  const loads = isWanted && hasNextPage && !isOlder && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (loads) void fetchNextPage();
  }, [loads, fetchNextPage]);
}
