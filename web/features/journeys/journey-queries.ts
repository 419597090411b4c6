import { queryOptions } from '@tanstack/react-query';
import type { BodyIn } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { applyToRun, applyToRuns } from '#contract/journeys.live.ts';
import type { JourneyRun } from '#contract/journeys.ts';
import type { LiveEvent } from '#contract/live.ts';
import { chatKeys } from '#web/features/chats/chat-queries.ts';
import { eventLog } from '#web/features/chats/event-log.ts';
import { call } from '#web/platform/api.ts';
import { noteCompleted } from '#web/platform/install.ts';
import { kept } from '#web/platform/kept-queries.ts';
import { askAgain, queryClient } from '#web/platform/query.ts';

/** The list of journeys. */
export const journeysHref = '/explore?part=journeys';

export type RunChange = BodyIn<typeof api.journeys.update>;

/** The offered journeys, in both languages; they change only with the program. */
export function journeysQuery() {
  return queryOptions({
    queryKey: ['journeys'],
    queryFn: async ({ signal }) => (await call(api.journeys.list, { signal })).items,
    staleTime: Infinity,
    meta: kept(),
  });
}

/** My runs; the live stream keeps them true. */
export function runsQuery() {
  return queryOptions({
    queryKey: chatKeys.runs,
    queryFn: async ({ signal }) => {
      const place = eventLog.place();
      const { items } = await call(api.journeys.runs, { signal });
      return eventLog.since(place).reduce(applyToRuns, items);
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    meta: kept(),
  });
}

/** The run of a chat that is too old for the list of mine; it comes to stand there. */
export function runOfChatQuery(chatId: string) {
  return queryOptions({
    queryKey: [...chatKeys.runs, chatId],
    queryFn: async ({ signal }) => {
      const place = eventLog.place();
      const { items } = await call(api.journeys.runs, { query: { chat_id: chatId }, signal });
      const [run] = items;
      if (run) adoptRun(run, eventLog.since(place));
      return run?.id ?? null;
    },
    refetchOnWindowFocus: false,
  });
}

const underWay = new Map<string, Promise<unknown>>();

/** Does one thing in a run after what was asked before it; its answer may be older than what was heard meanwhile. */
export async function changeRun(id: string, body: RunChange) {
  const before = underWay.get(id) ?? Promise.resolve();
  const doing = before.then(async () => {
    const place = eventLog.place();
    const answer = await call(api.journeys.update, { params: { id }, body });
    adoptRun(answer.run, eventLog.since(place));
    if (answer.run.state === 'finished') noteCompleted();
    return answer;
  });
  underWay.set(
    id,
    doing.catch(() => undefined),
  );
  return doing;
}

/** A run as the server has it now, after what was asked before it. */
export async function freshRun(id: string): Promise<JourneyRun> {
  await underWay.get(id);
  const place = eventLog.place();
  const { run } = await call(api.journeys.run, { params: { id } });
  adoptRun(run, eventLog.since(place));
  return run;
}

/** A run as the server answered it. */
export function adoptRun(run: JourneyRun, since: LiveEvent[] = []): void {
  const now = since.reduce(applyToRun, run);
  queryClient.setQueryData<JourneyRun[]>(
    chatKeys.runs,
    (runs) => runs && [now, ...runs.filter(({ id }) => id !== now.id)],
  );
}

/** After a change that the stream could not deliver. */
export function refreshRuns(): void {
  void askAgain(chatKeys.runs);
}
