import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#contract/index.ts';
import { chatKeys } from '#web/features/chats/chat-queries.ts';
import { call } from '#web/platform/api.ts';

const firstMarker = '1';

/** My chats about pictures, page by page; titles and pictures may have changed, so each visit asks. */
export function analysesQuery() {
  return infiniteQueryOptions({
    queryKey: chatKeys.analyses,
    queryFn: ({ pageParam, signal }) =>
      call(api.analysis.list, { query: { page: pageParam }, signal }),
    initialPageParam: firstMarker,
    getNextPageParam: (last) => last.next,
    refetchOnMount: 'always',
  });
}
