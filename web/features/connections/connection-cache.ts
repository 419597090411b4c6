import type { PublicProfile } from '#contract/connections.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { api } from '#contract/index.ts';
import type { UserRef } from '#contract/shapes.ts';
import { askAgain, queryClient } from '#web/platform/query.ts';
import {
  type ConnectionChange,
  type ConnectionPages,
  blocksAfter,
  listAfter,
  profileAfter,
  requestsAfter,
} from './connection-lists.ts';
import { blocksQuery } from './blocks-query.ts';
import { connectionKeys } from './connection-queries.ts';

type Found = AnswerOf<typeof api.people.search>;
type Requests = AnswerOf<typeof api.connections.requests>;
type Blocks = AnswerOf<typeof api.people.blocks>;

/** All loaded lists after a change, optimistic ones included. */
export function applyConnection(change: ConnectionChange): void {
  changeLists((data, query) => listAfter(data, change, query));
  queryClient.setQueryData<Requests>(
    connectionKeys.requests,
    (data) => data && { items: requestsAfter(data.items, change) },
  );
  changeProfiles((profile) => profileAfter(profile, change));
}

export function applyBlock(user: UserRef, blocked: boolean): void {
  queryClient.setQueryData<Blocks>(
    blocksQuery.queryKey,
    (data) => data && { items: blocksAfter(data.items, user, blocked) },
  );
  changeProfiles((profile) => (profile.id === user.id ? { ...profile, blocked } : profile));
}

function changeLists(change: (data: ConnectionPages, query: string) => ConnectionPages): void {
  const lists = queryClient.getQueryCache().findAll({ queryKey: connectionKeys.lists });
  for (const { queryKey } of lists) {
    const query = typeof queryKey[2] === 'string' ? queryKey[2] : '';
    queryClient.setQueryData<ConnectionPages>(queryKey, (data) => data && change(data, query));
  }
}

function changeProfiles(change: (profile: PublicProfile) => PublicProfile): void {
  queryClient.setQueriesData<Found>(
    { queryKey: connectionKeys.found },
    (data) => data && { items: data.items.map(change) },
  );
  queryClient.setQueriesData<PublicProfile>(
    { queryKey: connectionKeys.named },
    (data) => data && change(data),
  );
}

/** Everything about people is asked for again. */
export function refreshConnections(): void {
  void askAgain(['connections']);
  void askAgain(['people']);
}
