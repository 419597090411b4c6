import type { Invitation } from '#contract/joining.ts';
import type { api } from '#contract/index.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { groupInvitation } from '../chat/join-links.ts';
import { personOfLink } from '../connections/connection-link.ts';

/** Who invites by a link, and to what. A group's token is its id and a key, a person's is a key alone. */
export async function showInvitation(
  call: Call,
  { params }: Input<typeof api.joining.show>,
): Promise<Invitation> {
  const dot = params.token.indexOf('.');
  const found =
    dot === -1
      ? await personOfLink(call, params.token)
      : await groupInvitation(call, params.token.slice(0, dot), params.token.slice(dot + 1));
  if (!found) throw new Refusal('invitation.not_found');
  return found;
}
