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
    /** My state in the group; null if I have not asked. */
    state: ChatListItem.shape.state.nullable(),
  }),
  z.strictObject({ kind: z.literal('connection'), person: PublicProfile }),
]);
export type Invitation = z.output<typeof Invitation>;

/** Public preview of an invitation link, before sign-in. */
export const Inviter = z.strictObject({
  kind: z.enum(['group', 'connection']),
  /** Display name of the person who invites. */
  name: z.string(),
  /** Name of the group; empty if it has no name, and for a connection. */
  title: z.string(),
});
export type Inviter = z.output<typeof Inviter>;

const ByToken = z.strictObject({ token: z.string().max(200) });

export const joining = {
  show: endpoint({
    method: 'GET',
    path: '/api/join/:token',
    summary:
      'Who invites by a link, and to what. 404 `invitation.not_found` when the link has expired or was ended, or who invites blocked me.',
    params: ByToken,
    answer: Invitation,
    perMinute: 60,
    fails: ['invitation.not_found'],
  }),
  inviter: endpoint({
    method: 'GET',
    path: '/api/join/:token/inviter',
    access: 'public',
    summary:
      'Names who invites by a link, and to what, before a sign-in. 404 `invitation.not_found` when the link has expired or was ended, or was never one.',
    params: ByToken,
    answer: Inviter,
    perMinute: 60,
    fails: ['invitation.not_found'],
  }),
};
