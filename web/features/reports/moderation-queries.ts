import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ParamsOf } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import type { Decision } from '#contract/moderation.ts';
import { reportedKinds } from '#contract/reports.ts';
import type { UserRef } from '#contract/shapes.ts';
import { call } from '#web/platform/api.ts';
import type { Text } from '#web/platform/language.tsx';

/** A thing on the operator's page, with the token of the link. */
export type Place = ParamsOf<typeof api.moderation.show>;

export const deskKey = (token: string) => ['moderation', token] as const;

/** Items that wait, or decisions, page by page; the first says how many items wait. */
export function linesQuery(token: string, state: 'open' | 'decided') {
  return infiniteQueryOptions({
    queryKey: [...deskKey(token), state],
    queryFn: ({ pageParam, signal }) =>
      call(api.moderation.list, { params: { token }, query: { state, page: pageParam }, signal }),
    initialPageParam: '1',
    getNextPageParam: (last) => last.next,
  });
}

export function caseQuery(place: Place) {
  return queryOptions({
    queryKey: [...deskKey(place.token), place.kind, place.id],
    queryFn: ({ signal }) => call(api.moderation.show, { params: place, signal }),
  });
}

/** The thing that an address names; null: the lists. */
export function placeIn(
  token: string,
  { kind, id }: { kind?: unknown; id?: unknown },
): Place | null {
  const known = reportedKinds.find((one) => one === kind);
  return known && typeof id === 'string' && id !== '' ? { token, kind: known, id } : null;
}

export const hrefOf = ({ token, kind, id }: Place) =>
  `/moderate/${token}?kind=${kind}&id=${encodeURIComponent(id)}`;

/** The operator is shown the username of everybody. */
export const operatorNameOf = ({
  display_name: name,
  username,
}: Pick<UserRef, 'display_name' | 'username'>) =>
  name === username ? name : `${name} (${username})`;

/** A decision and who made it, in words. */
export function outcomeIn(text: Text, { outcome, by }: Decision, removable: boolean): string {
  const who = by === null ? text('reports.by_owner') : by || text('reports.by_operator');
  if (outcome === 'removed') return text('reports.outcome_removed', { who });
  return text(removable ? 'reports.outcome_cleared' : 'reports.outcome_noted', { who });
}
