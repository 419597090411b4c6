import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { peopleWorld } from '../../testing/people-world.ts';
import { type Person, type World, world } from '../../testing/world.ts';

const tokenIn = (url: string) => url.split('/join/').at(-1) ?? '';

async function linkOf(owner: Person, chatId?: string): Promise<string> {
  const made = chatId
    ? await owner.call(api.members.makeLink, { params: { id: chatId } })
    : await owner.call(api.connections.makeLink);
  return tokenIn(made.body.url);
}

const seen = (person: Person, token: string) =>
  person.call(api.joining.show, { params: { token } });

const gone = { status: 404, code: 'invitation.not_found' };

const block = (one: Person, other: Person) =>
  one.call(api.people.block, { params: { username: other.username } });

/** As if the days of every link had passed. */
async function expireLinks({ app }: World): Promise<void> {
  const { pool } = app.platform.database;
  for (const table of ['chat_links', 'connection_links'])
    await pool.query(`update ${table} set expires_at = expires_at - interval '8 days'`);
}

describe('a link for connections', () => {
  test('names who invites and what is between the two, before and after the request', async () => {
    const { person } = await world();
    const [ana, ben] = [await person(), await person()];
    const token = await linkOf(ana);
    const profile = { username: ana.username, connection: null, blocked: false };
    expect((await seen(ben, token)).body).toMatchObject({ kind: 'connection', person: profile });
    await ben.call(api.connections.request, { body: { username: ana.username } });
    expect((await seen(ben, token)).body).toMatchObject({
      person: { connection: { state: 'pending', direction: 'out' } },
    });
    expect((await seen(ana, token)).body).toMatchObject({ person: { id: ana.user.id } });
  });

  test('is shown again until it is ended, expires or is made again', async () => {
    const one = await world();
    const [ana, ben] = [await one.person(), await one.person()];
    const mine = async () => (await ana.call(api.connections.link)).body.link;
    expect(await mine()).toBeNull();
    const first = (await ana.call(api.connections.makeLink)).body;
    expect(await mine()).toEqual(first);
    const second = (await ana.call(api.connections.makeLink)).body;
    expect(await mine()).toEqual(second);
    expect(await seen(ben, tokenIn(first.url))).toMatchObject(gone);
    expect((await seen(ben, tokenIn(second.url))).status).toBe(200);
    await ana.call(api.connections.revokeLink);
    expect(await mine()).toBeNull();
    expect(await seen(ben, tokenIn(second.url))).toMatchObject(gone);
    const third = await linkOf(ana);
    await expireLinks(one);
    expect(await mine()).toBeNull();
    expect(await seen(ben, third)).toMatchObject(gone);
  });

  test('leads nowhere for a person whom its owner blocked', async () => {
    const { person } = await world();
    const [ana, ben] = [await person(), await person()];
    const token = await linkOf(ana);
    await block(ana, ben);
    const blocked = await seen(ben, token);
    expect(blocked).toMatchObject(gone);
    expect(blocked.text.replace(/"request_id":"[^"]*"/u, '')).toBe(
      (await seen(ben, 'nonsense')).text.replace(/"request_id":"[^"]*"/u, ''),
    );
  });

  test('shows somebody I blocked as blocked', async () => {
    const { person } = await world();
    const [ana, ben] = [await person(), await person()];
    const token = await linkOf(ana);
    await block(ben, ana);
    expect((await seen(ben, token)).body).toMatchObject({ person: { blocked: true } });
  });
});

describe('a link of a group', () => {
  test('names the group, its owner and what I am in it', async () => {
    const { owner, member, group, person } = await peopleWorld();
    const { id } = group;
    const token = await linkOf(owner, id);
    const guest = await person();
    const { body } = await seen(guest, token);
    expect(body).toMatchObject({
      kind: 'group',
      id,
      title: group.title,
      inviter: { username: owner.username },
      state: null,
    });
    const key = token.slice(id.length + 1);
    await guest.call(api.members.join, { params: { id }, body: { key } });
    expect((await seen(guest, token)).body).toMatchObject({ state: 'requested' });
    expect((await seen(member, token)).body).toMatchObject({ state: 'active' });
    await member.call(api.chat.remove, { params: { id } });
    expect((await seen(member, token)).body).toMatchObject({ state: null });
  });

  test('is shown again to the owner alone, until it is ended or expires', async () => {
    const one = await peopleWorld();
    const { owner, member, group, person } = one;
    const { id } = group;
    const linkFor = async (asking: Person) =>
      (await asking.call(api.chat.info, { params: { id } })).body.invite_link;
    const made = (await owner.call(api.members.makeLink, { params: { id } })).body;
    expect([await linkFor(owner), await linkFor(member)]).toEqual([made, null]);
    const guest = await person();
    await owner.call(api.members.revokeLink, { params: { id } });
    expect(await linkFor(owner)).toBeNull();
    expect(await seen(guest, tokenIn(made.url))).toMatchObject(gone);
    const again = await linkOf(owner, id);
    await expireLinks(one);
    expect(await linkFor(owner)).toBeNull();
    expect(await seen(guest, again)).toMatchObject(gone);
  });

  test('leads nowhere where a block stands between guest and owner, or the group is deleted', async () => {
    const { owner, member, group, person } = await peopleWorld();
    const { id } = group;
    const token = await linkOf(owner, id);
    const [blocked, blocking, guest] = [await person(), await person(), await person()];
    await block(owner, blocked);
    await block(blocking, owner);
    expect(await seen(blocked, token)).toMatchObject(gone);
    expect(await seen(blocking, token)).toMatchObject(gone);
    await block(owner, member);
    expect((await seen(member, token)).body).toMatchObject({ state: 'active' });
    await owner.call(api.chat.remove, { params: { id } });
    expect(await seen(guest, token)).toMatchObject(gone);
  });
});

describe('before a sign-in', () => {
  const without = (one: World, token: string) =>
    one.call(api.joining.inviter, { params: { token } });

  test('a link names who invites and to what, and nothing else', async () => {
    const one = await peopleWorld();
    const { owner, group } = one;
    const forGroup = await linkOf(owner, group.id);
    expect((await without(one, forGroup)).body).toEqual({
      kind: 'group',
      name: owner.user.display_name,
      title: group.title,
    });
    expect((await without(one, await linkOf(owner))).body).toEqual({
      kind: 'connection',
      name: owner.user.display_name,
      title: '',
    });
  });

  test('a link that is no good is answered as one that never was', async () => {
    const one = await peopleWorld();
    const { owner, group } = one;
    const [forGroup, forMe] = [await linkOf(owner, group.id), await linkOf(owner)];
    await expireLinks(one);
    const bare = ({ text }: { text: string }) => text.replace(/"request_id":"[^"]*"/u, '');
    const never = bare(await without(one, 'nonsense'));
    for (const token of [forGroup, forMe, `${group.id}.nonsense`, `${group.id}.`, 'x.y']) {
      const answer = await without(one, token);
      expect(answer, token).toMatchObject(gone);
      expect(bare(answer)).toBe(never);
    }
  });
});
