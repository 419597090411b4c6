import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { call } from './api.ts';
import { kept } from './kept-queries.ts';

export type InstallationConfig = AnswerOf<typeof api.config.show>;

export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => call(api.config.show, { signal }),
  staleTime: 10 * 60_000,
  gcTime: Infinity,
  meta: kept(),
});

/** The configuration of this installation; undefined until it is loaded. */
export function useConfig(): InstallationConfig | undefined {
  return useQuery(configQuery).data;
}
