import { useQuery } from '@tanstack/react-query';
import { api } from '#contract/index.ts';
import { call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';

const joinPath = /^\/join\/([^/?#]+)/u;

/** The inviter, if the sign-in leads to an invitation; null if it does not, or the invitation is invalid. */
export function useInvited(path: string): string | null {
  const text = useText();
  const [, token = ''] = joinPath.exec(path) ?? [];
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
