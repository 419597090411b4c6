import { queryOptions } from '@tanstack/react-query';
import { api } from '#contract/index.ts';
import type { Invitation } from '#contract/joining.ts';
import { call } from '#web/platform/api.ts';
import { queryClient } from '#web/platform/query.ts';

const keyOf = (token: string) => ['invitation', token] as const;

/** Asked again each time the page is opened. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => call(api.joining.show, { params: { token }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

export type ToGroup = Extract<Invitation, { kind: 'group' }>;

/**
 * Asks the owner to be let in.
 * @throws ApiError
 */
export async function askToJoin(token: string, invitation: ToGroup): Promise<void> {
  const { id } = invitation;
  const body = { key: token.slice(id.length + 1) };
  const { state } = await call(api.members.join, { params: { id }, body });
  const asked: Invitation = { ...invitation, state };
  queryClient.setQueryData(invitationQuery(token).queryKey, asked);
}
