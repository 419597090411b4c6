import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { queryClient } from '#web/platform/query.ts';
import { currentText } from '#web/platform/text.ts';
import { showToast } from '#web/ui/toasts.ts';

type Sessions = AnswerOf<typeof api.security.sessions>;

/** The devices on which I am signed in; asked again when shown, as devices come and go. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => call(api.security.sessions, { signal }),
  staleTime: 0,
});

function keep(isKept: (session: Sessions['items'][number]) => boolean): void {
  queryClient.setQueryData<Sessions>(sessionsQuery.queryKey, (before) =>
    before ? { items: before.items.filter(isKept) } : undefined,
  );
}

/** Leaves this device alone in the list. */
export function keepThisSession(): void {
  keep(({ current }) => current);
}

export async function endSession(id: string): Promise<void> {
  try {
    await call(api.security.endSession, { params: { id } });
    showToast({ tone: 'success', text: currentText()('security.ended') });
  } catch (error) {
    showToast({ tone: 'error', text: sentenceOf(error) });
    if (!(error instanceof ApiError) || error.code !== 'session.not_found') return;
  }
  keep((session) => session.id !== id);
}

export async function endOtherSessions(): Promise<void> {
  try {
    await call(api.security.endOtherSessions);
    keepThisSession();
    showToast({ tone: 'success', text: currentText()('security.ended_others') });
  } catch (error) {
    showToast({ tone: 'error', text: sentenceOf(error) });
  }
}
