import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { withFewInvites } from '../connections/new-accounts.ts';
import { behindDoor } from '../sight/doors.ts';
import { joinByLink, makeLink, revokeLink } from './join-links.ts';
import { acceptChat, declineChat, inviteToChat, removeMember } from './members.ts';
import { handOver } from './ownership.ts';

export const memberRoutes: Route[] = [
  serve(
    api.members.accept,
    behindDoor({ beforeJoining: true }, (call, id, { username }) => acceptChat(call, id, username)),
  ),
  serve(
    api.members.decline,
    behindDoor({ beforeJoining: true }, (call, id, { username }) =>
      declineChat(call, id, username),
    ),
  ),
  withFewInvites(serve(api.members.invite, inviteToChat)),
  serve(api.members.remove, (call, { params }) => removeMember(call, params.id, params.username)),
  serve(api.members.handOver, handOver),
  serve(api.members.makeLink, makeLink),
  serve(api.members.revokeLink, revokeLink),
  serve(api.members.join, joinByLink),
];
