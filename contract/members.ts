import { z } from 'zod';
import { ChatListItem, Member } from './chat.ts';
import { Done, endpoint } from './endpoint.ts';
import { ById, Id, InviteLink } from './shapes.ts';
import { limits } from './values.ts';
import { ownersDoor } from './refusals.ts';

const Usernames = z.array(z.string().max(limits.usernameLengthMax)).min(1).max(100);
const Username = z.string().max(limits.usernameLengthMax);

/** Members of a chat of people. */
export const members = {
  accept: endpoint({
    method: 'PUT',
    path: '/api/chat/accept/:id',
    summary:
      'Without a body I accept my invitation; with `username` I, the owner, let in somebody who asked to join.',
    params: ById,
    body: z.strictObject({ username: Username.optional() }),
    answer: z.strictObject({ chat: ChatListItem }),
    fails: [...ownersDoor, 'chat.group_full', 'member.not_found'],
  }),
  decline: endpoint({
    method: 'PUT',
    path: '/api/chat/decline/:id',
    summary:
      'Without a body I decline my invitation or take back my request to join; with `username` I, the owner, decline that request.',
    params: ById,
    body: z.strictObject({ username: Username.optional() }),
    answer: Done,
    fails: [...ownersDoor, 'member.not_found'],
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/chat/:id/invite',
    summary:
      'Invites people to a group that I own, up to the size of my plan (402). Connections are in at once, others are asked.',
    params: ById,
    body: z.strictObject({ usernames: Usernames }),
    answer: z.strictObject({ members: z.array(Member) }),
    fails: [...ownersDoor, 'account.invites_limit_reached', 'chat.group_full', 'person.not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/chat/:id/participants/:username',
    summary: 'Takes somebody out of a group that I own; with my own name I leave.',
    params: z.strictObject({ id: Id, username: Username }),
    answer: Done,
    fails: [...ownersDoor, 'member.not_found'],
  }),
  handOver: endpoint({
    method: 'PUT',
    path: '/api/chat/:id/owner',
    summary: 'Makes another member the owner of my group.',
    params: ById,
    body: z.strictObject({ username: Username }),
    answer: Done,
    fails: [...ownersDoor, 'member.not_found'],
  }),
  makeLink: endpoint({
    method: 'POST',
    path: '/api/chat/:id/invite_link',
    summary:
      'A new link by which people can ask to join my group, for 7 days; the earlier one ends.',
    params: ById,
    repeatable: false,
    answer: InviteLink,
    fails: ownersDoor,
  }),
  revokeLink: endpoint({
    method: 'DELETE',
    path: '/api/chat/:id/invite_link',
    summary: 'Ends the link of my group.',
    params: ById,
    answer: Done,
    fails: ownersDoor,
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/chat/:id/join',
    summary: 'Asks to join by the key of a link; the owner decides. A wrong or ended key is 404.',
    params: ById,
    body: z.strictObject({ key: z.string().min(1).max(100) }),
    answer: z.strictObject({ title: z.string(), state: ChatListItem.shape.state }),
    perMinute: 20,
    fails: ['chat.not_found'],
  }),
};
