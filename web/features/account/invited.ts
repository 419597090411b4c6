import { useQuery } from '@tanstack/react-query';
import { api } from '#contract/index.ts';
import { call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';

const joinPath = /\/join\/([^/?#\s]+)/u;

/** The token of an invitation link; empty where a path or an address is none. */
export function inviteIn(place: string): string {
  return joinPath.exec(place)?.[1] ?? '';
}

/** The code of a link by the operator: `/sign-up?code=…`. */
export function codeInAddress(): string {
  return new URLSearchParams(window.location.search).get('code') ?? '';
}

/** The inviter, if the sign-in leads to an invitation; null if it does not, or the invitation is invalid. */
export function useInvited(path: string): string | null {
  const text = useText();
  const token = inviteIn(path);
  const { data } = useQuery({
    queryKey: ['inviter', token],
    queryFn: ({ signal }) => call(api.joining.inviter, { params: { token }, signal }),
    enabled: token !== '',
    retry: false,
  });
  if (!data) return null;
  const { kind, name, title } = data;
  if (kind === 'connection') return text('connections.link_title', { name });
  return title === ''
    ? text('members.join_title_unnamed', { name })
    : text('members.join_title', { name, title });
}
