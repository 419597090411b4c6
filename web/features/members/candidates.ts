import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PublicProfile } from '#contract/connections.ts';
import type { UserRef } from '#contract/shapes.ts';
import {
  connectionsQuery,
  foundQuery,
  isWholeName,
  personQuery,
} from '#web/features/connections/connection-queries.ts';
import { useProfile } from '#web/platform/session.ts';

/** Somebody who could be asked into a chat. */
export interface Candidate {
  user: UserRef;
  isConnection: boolean;
  /** By me. */
  blocked: boolean;
}

export interface Candidates {
  people: Candidate[];
  found: 'pending' | 'failed' | 'done';
  loadMore: (() => void) | null;
}

/** Without words my connections; with words those whose name has them, connections first. */
export function useCandidates(query: string): Candidates {
  const { userProfile } = useProfile();
  const words = query.replace(/^@/u, '');
  const isSearch = words !== '';
  const known = useInfiniteQuery({ ...connectionsQuery(''), enabled: !isSearch });
  const found = useQuery({ ...foundQuery(words), enabled: isSearch });
  const named = useQuery({ ...personQuery(words), enabled: isWholeName(words), retry: false });
  if (!isSearch) {
    const items = known.data?.pages.flatMap((page) => page.items) ?? [];
    return {
      people: items.map(({ user }) => ({ user, isConnection: true, blocked: false })),
      found: stateOf(known),
      loadMore: known.hasNextPage ? () => void known.fetchNextPage() : null,
    };
  }
  const exact = isWholeName(words) && named.data ? [named.data] : [];
  const byId = new Map([...exact, ...(found.data?.items ?? [])].map((one) => [one.id, one]));
  byId.delete(userProfile?.id ?? '');
  const people = [...byId.values()].map(candidateOf);
  const [connected, others] = [true, false].map((wanted) =>
    people.filter(({ isConnection }) => isConnection === wanted),
  );
  const isWaiting = found.isPlaceholderData || (people.length === 0 && named.isLoading);
  return {
    people: [...(connected ?? []), ...(others ?? [])],
    found: isWaiting ? 'pending' : stateOf(found),
    loadMore: null,
  };
}

function candidateOf({ bio: _, connection, blocked, ...user }: PublicProfile): Candidate {
  return { user, isConnection: connection?.state === 'accepted', blocked };
}

function stateOf({ isPending, isError }: { isPending: boolean; isError: boolean }) {
  if (isPending) return 'pending';
  return isError ? 'failed' : 'done';
}
