import { z } from 'zod';
import { ChatListItem } from './chat.ts';
import { PublicProfile } from './connections.ts';
import { endpoint } from './endpoint.ts';
import { Id, UserRef } from './shapes.ts';

/** The target of an invitation link. */
export const Invitation = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('group'),
    id: Id,
    /** Empty where the group has no name. */
    title: z.string(),
    /** The owner, who decides about requests. */
    inviter: UserRef,
    /** What I am in the group; null where I have not asked. */
    state: ChatListItem.shape.state.nullable(),
  }),
  z.strictObject({ kind: z.literal('connection'), person: PublicProfile }),
]);
export type Invitation = z.output<typeof Invitation>;

export const joining = {
  show: endpoint({
    method: 'GET',
    path: '/api/join/:token',
    summary:
      'Who invites by a link, and to what. 404 `invitation.not_found` when the link has expired or was ended, or who invites blocked me.',
    params: z.strictObject({ token: z.string().max(200) }),
    answer: Invitation,
    perMinute: 60,
  }),
};
