import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { call } from '#web/platform/api.ts';

/** How plans are sold here. */
export type Sale = AnswerOf<typeof api.payments.plans>;

const saleQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => call(api.payments.plans, { signal }),
  staleTime: 10 * 60_000,
});

/** Undefined until it is loaded. */
export function useSale(): Sale | undefined {
  return useQuery(saleQuery).data;
}
