import { z } from 'zod';
import { Email } from './account.ts';
import { Done, endpoint } from './endpoint.ts';
import { ById, Id, InviteLink, PageMarker, Time, UserRef, page, writtenText } from './shapes.ts';
import { limits } from './values.ts';

/** Two connected people, or a request to connect. */
export const Connection = z.strictObject({
  id: Id,
  /** The other person. */
  user: UserRef,
  state: z.enum(['pending', 'accepted']),
  /** Direction of the request: `out` is mine. */
  direction: z.enum(['in', 'out']),
  note: z.string(),
  created_at: Time,
  /** Chats of people that both of us are in. */
  shared_chats: z.number().int().nonnegative(),
});
export type Connection = z.output<typeof Connection>;

/** The public profile of a person, for anybody who is signed in. */
export const PublicProfile = z.strictObject({
  ...UserRef.shape,
  /** Empty for people who neither are connections of theirs nor share a chat of people with them. */
  bio: z.string(),
  connection: Connection.nullable(),
  /** Whether I blocked them; nobody learns that they are blocked. */
  blocked: z.boolean(),
});
export type PublicProfile = z.output<typeof PublicProfile>;

/** A connection’s name; other people with a name that reads the same are shown with their usernames. */
export const KnownName = z.strictObject({
  id: Id,
  user_id: Id,
  /** Equal for names that read the same (contract/name-key.ts). */
  key: z.string(),
});
export type KnownName = z.output<typeof KnownName>;

const Username = z.string().max(limits.usernameLengthMax);
const ByUsername = z.strictObject({ username: Username });

export const connections = {
  list: endpoint({
    method: 'GET',
    path: '/api/connections',
    summary: 'My connections by name; optionally those whose name contains `query`.',
    query: z.strictObject({ query: z.string().max(200).optional(), page: PageMarker }),
    answer: page(Connection),
  }),
  requests: endpoint({
    method: 'GET',
    path: '/api/connections/requests',
    summary: 'Requests to me and by me that nobody answered yet, newest first; at most 200.',
    answer: z.strictObject({ items: z.array(Connection) }),
  }),
  names: endpoint({
    method: 'GET',
    path: '/api/connections/names',
    summary:
      'How the names of my connections read, so that somebody else who is called so is shown with their username.',
    answer: z.strictObject({ items: z.array(KnownName) }),
  }),
  request: endpoint({
    method: 'POST',
    path: '/api/connections',
    summary:
      'Asks somebody to connect. By address the answer is the same whether or not somebody has it; an unknown username is 404.',
    body: z
      .strictObject({
        username: Username.optional(),
        email: Email.optional(),
        note: writtenText(300).optional(),
      })
      .refine(
        ({ username, email }) => (username === undefined) !== (email === undefined),
        'field.required',
      ),
    answer: z.strictObject({
      /** Null for a request by address, so that the answer does not reveal whether the address has an account. */
      connection: Connection.nullable(),
    }),
    perMinute: 20,
    fails: ['account.invites_limit_reached', 'connection.not_allowed', 'person.not_found'],
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/api/connections/:id',
    summary: 'Accepts or declines a request to me, or cancels mine.',
    params: ById,
    body: z.strictObject({ action: z.enum(['accept', 'decline', 'cancel']) }),
    answer: z.strictObject({ connection: Connection.nullable() }),
    fails: ['connection.not_found', 'connection.not_allowed'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/connections/:id',
    summary: 'Ends a connection; our chats stay.',
    params: ById,
    answer: Done,
    fails: ['connection.not_found', 'connection.not_allowed'],
  }),
  link: endpoint({
    method: 'GET',
    path: '/api/connections/invite_link',
    summary: 'My link by which people can ask to connect with me; null where none works.',
    answer: z.strictObject({ link: InviteLink.nullable() }),
  }),
  makeLink: endpoint({
    method: 'POST',
    path: '/api/connections/invite_link',
    summary:
      'A new link to a page that names me and where people can ask to connect, for 7 days; the earlier one ends.',
    repeatable: false,
    answer: InviteLink,
    perMinute: 20,
  }),
  revokeLink: endpoint({
    method: 'DELETE',
    path: '/api/connections/invite_link',
    summary: 'Ends my link; where there is none, nothing changes.',
    answer: Done,
  }),
};

export const people = {
  search: endpoint({
    method: 'GET',
    path: '/api/users/search',
    summary:
      'People who let themselves be found, and my connections, by name or username; at most 20. Nobody who blocked me.',
    query: z.strictObject({ query: z.string().max(200).optional() }),
    answer: z.strictObject({ items: z.array(PublicProfile) }),
    perMinute: 120,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/users/:username',
    summary: 'The public profile of a person.',
    params: ByUsername,
    answer: PublicProfile,
    perMinute: 120,
    fails: ['person.not_found'],
  }),
  block: endpoint({
    method: 'PUT',
    path: '/api/users/:username/block',
    summary:
      'They can no longer find, invite or write to me, and see no presence; they are not notified. A connection ends.',
    params: ByUsername,
    answer: z.strictObject({ user: UserRef }),
    fails: ['person.not_found', 'connection.not_allowed'],
  }),
  unblock: endpoint({
    method: 'DELETE',
    path: '/api/users/:username/block',
    summary: 'Lets somebody reach me again.',
    params: ByUsername,
    answer: Done,
    fails: ['person.not_found'],
  }),
  blocks: endpoint({
    method: 'GET',
    path: '/api/blocks',
    summary: 'Whom I blocked, newest first; at most 1,000.',
    answer: z.strictObject({ items: z.array(UserRef) }),
  }),
};
