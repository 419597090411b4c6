import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import type { Action } from '#contract/actions.ts';
import { applyToActions, withoutMessage } from '#contract/actions.live.ts';
import { api } from '#contract/index.ts';
import type { LiveEvent, Unconcerned } from '#contract/live.ts';
import { eventLog } from '#web/features/chats/event-log.ts';
import { call } from '#web/platform/api.ts';
import { kept } from '#web/platform/kept-queries.ts';
import { queryClient } from '#web/platform/query.ts';

const freshMs = 10 * 60_000;
const firstMarker = '1';

export const actionKeys = {
  all: ['actions'] as const,
  open: ['actions', 'open'] as const,
  over: (state: OverState) => ['actions', state] as const,
};

export type OverState = 'done' | 'dropped';
interface ActionPage {
  items: Action[];
  next: string | null;
}
export type ActionPages = InfiniteData<ActionPage, string>;

/** My open actions by position; the live stream keeps them true. */
export const openActionsQuery = infiniteQueryOptions({
  queryKey: actionKeys.open,
  queryFn: ({ pageParam, signal }) => pageOf(null, pageParam, signal),
  initialPageParam: firstMarker,
  getNextPageParam: (last: ActionPage) => last.next,
  staleTime: freshMs,
  meta: kept(),
});

/** Done or dropped ones, the last changed first. */
export function overActionsQuery(state: OverState) {
  return infiniteQueryOptions({
    queryKey: actionKeys.over(state),
    queryFn: ({ pageParam, signal }) => pageOf(state, pageParam, signal),
    initialPageParam: firstMarker,
    getNextPageParam: (last: ActionPage) => last.next,
    staleTime: freshMs,
    meta: kept(),
  });
}

/** An answer may be older than an event that came during its request. */
async function pageOf(
  state: OverState | null,
  page: string,
  signal: AbortSignal,
): Promise<ActionPage> {
  const place = eventLog.place();
  const { items, next } = await call(api.actions.list, {
    query: { page, ...(state && { state }) },
    signal,
  });
  const apply = state === null ? applyToActions : applyToOver(state);
  return { items: eventLog.since(place).reduce(apply, items), next };
}

export function actionsOf(data: { pages: ActionPage[] } | undefined): Action[] {
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  return [...new Map(all.map((action) => [action.id, action])).values()];
}

function applyToOver(state: OverState) {
  return (items: Action[], event: LiveEvent): Action[] => {
    switch (event.type) {
      case 'action.changed': {
        const others = items.filter(({ id }) => id !== event.action_id);
        return event.action?.state === state ? [event.action, ...others] : others;
      }
      case 'message.deleted':
      case 'message.hidden':
      case 'message.reported':
        return withoutMessage(items, event.message_id);
      default:
        event satisfies Unconcerned<'actions'>;
        return items;
    }
  };
}

/** All loaded actions after an event; what was loaded becomes the first page. */
export function applyAction(event: LiveEvent): void {
  const change = (apply: (items: Action[], event: LiveEvent) => Action[]) => (data?: ActionPages) =>
    data && {
      pages: [{ items: apply(actionsOf(data), event), next: data.pages.at(-1)?.next ?? null }],
      pageParams: [firstMarker],
    };
  queryClient.setQueryData<ActionPages>(actionKeys.open, change(applyToActions));
  for (const state of ['done', 'dropped'] as const)
    queryClient.setQueryData<ActionPages>(actionKeys.over(state), change(applyToOver(state)));
}
