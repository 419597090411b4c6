import { randomUUID } from 'node:crypto';
import type { Endpoint } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { pairOf, sayTo, showTo } from './people-world.ts';
import type { Answered, Person, World } from './world.ts';

/** How somebody stands to a chat. */
export type Standing =
  | 'owner'
  | 'member'
  | 'invited'
  | 'requested'
  | 'removed'
  | 'left'
  | 'stranger'
  | 'blocked';

/** A chat with something of everything in it, and everybody who may stand to it. */
export interface Scene {
  chatId: string;
  people: Record<Standing, Person>;
  /** People for whom it does not exist. */
  outside: (readonly [Standing, Person])[];
  byOwner: string;
  byMember: string;
  /** A picture of the owner’s. */
  imageId: string;
  answerId: string;
  proposalId: string;
  /** Lets people ask to join. */
  key: string;
}

const cast = new WeakMap<World, Promise<Record<Standing, Person>>>();

/** The same people in all scenes of a world: accounts are what costs. */
function castOf(one: World): Promise<Record<Standing, Person>> {
  const known = cast.get(one);
  if (known) return known;
  const standings = [
    'owner',
    'member',
    'invited',
    'requested',
    'removed',
    'left',
    'stranger',
    'blocked',
  ] as const;
  const made = Promise.all(
    standings.map(async (standing) => [standing, await one.person()] as const),
  )
    .then((entries) => Object.fromEntries(entries) as Record<Standing, Person>)
    .then(async (people) => {
      const { username } = people.blocked;
      await people.owner.call(api.people.block, { params: { username } });
      return people;
    });
  cast.set(one, made);
  return made;
}

/** People who must exist so that `about` can be called as `standing`; everybody by default. */
function needed(standing: Standing | undefined, about: string): (wanted: Standing) => boolean {
  const asks = /request|key/u.test(about);
  return (wanted) =>
    standing === undefined || wanted === standing || (wanted === 'requested' && asks);
}

/** A group; for one call of one person with no more in it than that needs. */
export async function groupScene(one: World, standing?: Standing, about = ''): Promise<Scene> {
  const people = await castOf(one);
  const { owner, member, invited, requested, removed, left } = people;
  const isNeeded = needed(standing, about);
  const asked = [
    member,
    ...(isNeeded('invited') ? [invited] : []),
    ...(isNeeded('removed') ? [removed, left] : []),
  ];
  const made = await owner.call(api.chat.create, {
    body: { chat_type: 'GP', participants: asked.map(({ username }) => username) },
  });
  const { id } = made.body.chat;
  await member.call(api.members.accept, { params: { id } });
  let key = '';
  if (isNeeded('requested')) {
    const link = await owner.call(api.members.makeLink, { params: { id } });
    key = link.body.url.split('.').at(-1) ?? '';
    await requested.call(api.members.join, { params: { id }, body: { key } });
  }
  if (isNeeded('removed')) {
    for (const gone of [removed, left]) await gone.call(api.members.accept, { params: { id } });
    const { username } = removed;
    await owner.call(api.members.remove, { params: { id, username } });
    await left.call(api.chat.remove, { params: { id } });
    // The moment in which one can come back is over.
    await one.app.platform.database.pool.query(
      `update chat_members set left_at = left_at - interval '1 minute' where chat_id = $1`,
      [id],
    );
  }
  const gone = ['removed', 'left', 'stranger', 'blocked'] as const;
  const outside = gone.map((standingOf) => [standingOf, people[standingOf]] as const);
  return { chatId: id, people, outside, key, ...(await inside(one, id, owner, member)) };
}

/** The chat of the two, the same in a world, with something new in it. */
export async function pairScene(one: World): Promise<Scene> {
  const people = await castOf(one);
  const { owner, member } = people;
  const { id } = await pairOf(owner, member);
  return { ...outsideOfTwo(id, people), ...(await inside(one, id, owner, member)) };
}

/** A one-to-one chat in which nothing can be said yet, because the other one has not accepted. */
export async function invitationScene(one: World): Promise<Scene> {
  const people = await castOf(one);
  const invited = await one.person();
  const made = await people.owner.call(api.chat.create, {
    body: { chat_type: 'US', participants: [invited.username] },
  });
  const nothing = { byOwner: '', byMember: '', imageId: '', answerId: '', proposalId: '' };
  return { ...outsideOfTwo(made.body.chat.id, { ...people, invited }), ...nothing };
}

function outsideOfTwo(chatId: string, people: Record<Standing, Person>) {
  const outside = [['stranger', people.stranger] as const, ['blocked', people.blocked] as const];
  return { chatId, people, outside, key: 'none' };
}

async function inside(one: World, chatId: string, owner: Person, member: Person) {
  const byOwner = (await sayTo(owner, chatId, 'from the owner')).message.id;
  const byMember = (await sayTo(member, chatId, 'from the member')).message.id;
  const { image } = await showTo(owner, chatId);
  const [answerId, proposalId] = [randomUUID(), randomUUID()];
  const proposals = [{ id: proposalId, kind: 'stage', payload: { stage: 'FC' }, state: 'open' }];
  await one.app.platform.database.pool.query(
    `with counted as (update chats set last_seq = last_seq + 1 where id = $1 returning last_seq)
     insert into messages (id, chat_id, seq, parent_id, kind, text, proposals)
     select $2, $1, last_seq, $3, 'guide', 'an answer', $4::jsonb from counted`,
    [chatId, answerId, byMember, JSON.stringify(proposals)],
  );
  return { byOwner, byMember, imageId: image.id, answerId, proposalId };
}

/** Everything in an answer that may reveal something; the request id is new for every call. */
export function comparable({ status, headers, text }: Answered<Endpoint>) {
  const { date: _date, 'x-request-id': _id, ...kept } = headers;
  return { status, headers: kept, body: text.replace(/"request_id":"[^"]*"/u, '') };
}
