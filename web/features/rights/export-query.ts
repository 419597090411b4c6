import { queryOptions } from '@tanstack/react-query';
import { api } from '#contract/index.ts';
import type { Export } from '#contract/rights.ts';
import { call } from '#web/platform/api.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { queryClient } from '#web/platform/query.ts';
import { showToast } from '#web/ui/toasts.ts';

const askEveryMs = 1_500;

export function isUnderWay({ state }: Export): boolean {
  return state === 'waiting' || state === 'running';
}

/** My newest export; while it is being written, how far it is. */
export const exportQuery = queryOptions({
  queryKey: ['account', 'export'],
  queryFn: ({ signal }) => call(api.rights.export, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? askEveryMs : false),
});

async function changeExport(change: () => Promise<Export>): Promise<void> {
  try {
    await queryClient.cancelQueries(exportQuery);
    queryClient.setQueryData(exportQuery.queryKey, await change());
  } catch (error) {
    showToast({ tone: 'error', text: sentenceOf(error) });
  }
}

export function startExport(): Promise<void> {
  return changeExport(async () => (await call(api.rights.requestExport)).export);
}

/** Ends it, or deletes its file. */
export function endExport(): Promise<void> {
  return changeExport(async () => {
    await call(api.rights.cancelExport);
    return call(api.rights.export);
  });
}
