import { queryOptions } from '@tanstack/react-query';
import { api } from '#contract/index.ts';
import { call } from '#web/platform/api.ts';

/** The live stream keeps it true. */
const freshMs = 10 * 60_000;

export const blocksQuery = queryOptions({
  queryKey: ['people', 'blocks'],
  queryFn: ({ signal }) => call(api.people.blocks, { signal }),
  staleTime: freshMs,
});
