import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { groupOf, messagesOf, peopleWorld, sayTo } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, world } from '../../testing/world.ts';

/** Somebody asks by link to join a group. */
async function askToJoin(owner: Person, asking: Person, id: string) {
  const { url } = (await owner.call(api.members.makeLink, { params: { id } })).body;
  const key = url.split('.').at(-1) ?? '';
  await asking.call(api.members.join, { params: { id }, body: { key } });
}

describe('a group', () => {
  test('notes its events, and numbers its messages without gaps', async () => {
    const { person } = await world();
    const [ana, ben, cid] = [await person(), await person(), await person()];
    const { id } = await groupOf(ana, ben, cid);
    await sayTo(ben, id, 'hi');
    await ana.call(api.chat.rename, { params: { id }, body: { name: 'The garden' } });
    await ana.call(api.members.remove, { params: { id, username: cid.username } });
    await ana.call(api.members.handOver, { params: { id }, body: { username: ben.username } });
    await ana.call(api.chat.remove, { params: { id } });
    const received = await messagesOf(ben, id);
    expect(received.map(({ system, text }) => system?.what ?? text)).toEqual([
      'created',
      'joined',
      'joined',
      'hi',
      'renamed',
      'removed',
      'owner',
      'left',
    ]);
    expect(received.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const gone of [ana, cid]) {
      expect((await gone.call(api.messages.list, { params: { id } })).status).toBe(404);
      expect((await gone.call(api.chat.list)).body.items).toEqual([]);
    }
  });

  test('is joined by link when the owner accepts; an ended link is not there', async () => {
    const { owner, group, person } = await peopleWorld();
    const { id } = group;
    const made = await owner.call(api.members.makeLink, { params: { id } });
    const key = made.body.url.split('.').at(-1) ?? '';
    const guest = await person();
    const asked = await guest.call(api.members.join, { params: { id }, body: { key } });
    expect(asked.body.state).toBe('requested');
    expect((await guest.call(api.messages.list, { params: { id } })).code).toBe('chat.not_joined');
    await owner.call(api.members.accept, {
      params: { id },
      body: { username: guest.username },
    });
    const [received] = (await guest.call(api.notifications.list)).body.items;
    expect(received?.title).toMatch(/ let you into a group$/u);
    await sayTo(guest, id, 'here I am');
    await owner.call(api.members.revokeLink, { params: { id } });
    const late = await (await person()).call(api.members.join, { params: { id }, body: { key } });
    expect([late.status, late.code]).toEqual([404, 'chat.not_found']);
  });

  test('is bounded by its owner’s plan', async () => {
    const { person } = await world({ DEFAULT_PLAN: 'free' });
    const ana = await person();
    const others = await Promise.all(Array.from({ length: 8 }, () => person()));
    const made = await ana.call(api.chat.create, {
      body: { chat_type: 'GP', participants: others.map(({ username }) => username) },
    });
    expect([made.status, made.code]).toEqual([402, 'chat.group_full']);
    expect((await ana.call(api.chat.list)).body.items).toEqual([]);
  });

  test('emits its new title also to people who have not joined yet', async () => {
    const { person } = await world();
    const [ana, ben, cid] = [await person(), await person(), await person()];
    const { id } = await groupOf(ana, await person());
    await ana.call(api.members.invite, { params: { id }, body: { usernames: [ben.username] } });
    await askToJoin(ana, cid, id);
    const rename = (name: string) => ana.call(api.chat.rename, { params: { id }, body: { name } });
    await verifyLive(ben, [], () => rename('The garden'));
    await verifyLive(cid, [], () => rename('The orchard'));
  });

  test('leaves nothing to decide when its owner invites a person with an open request, or withdraws an invitation', async () => {
    const { person } = await world();
    const [ana, ben, cid] = [await person(), await person(), await person()];
    const { id } = await groupOf(ana, ben);
    await askToJoin(ana, cid, id);
    const invite = ({ username }: Person) =>
      ana.call(api.members.invite, { params: { id }, body: { usernames: [username] } });
    await invite(cid);
    const received = async (one: Person) => (await one.call(api.notifications.list)).body.items;
    expect(await received(ana)).toMatchObject([{ kind: 'join_request', invite: 'accepted' }]);
    const dan = await person();
    await invite(dan);
    await ana.call(api.members.remove, { params: { id, username: dan.username } });
    expect(await received(dan)).toEqual([]);
  });

  test('that is deleted has no stream to follow, until it is restored', async () => {
    const { owner, member, group } = await peopleWorld();
    const { id } = group;
    const other = await groupOf(owner, member);
    const followed = async () => {
      const live = await member.live({ [id]: 0, [other.id]: 0 });
      await live.until(() => live.events.some(({ stream }) => stream === other.id));
      live.close();
      return live.events.filter(({ stream }) => stream === id);
    };
    expect(await followed()).not.toEqual([]);
    await owner.call(api.chat.remove, { params: { id } });
    expect(await followed()).toEqual([]);
    await owner.call(api.chat.restore, { params: { id } });
    expect(await followed()).not.toEqual([]);
  });

  test('is never temporary: nobody would find it', async () => {
    const { person } = await world();
    const [ana, ben] = [await person(), await person()];
    const made = await ana.call(api.chat.create, {
      body: { chat_type: 'GP', participants: [ben.username], temporary: true },
    });
    expect(made.error).toMatchObject({ fields: { temporary: 'field.invalid' } });
  });

  test('that is handed over has its new owner asked who may join', async () => {
    const { person } = await world();
    const [ana, ben, cid] = [await person(), await person(), await person()];
    const { id } = await groupOf(ana, ben);
    await askToJoin(ana, cid, id);
    await ana.call(api.members.handOver, { params: { id }, body: { username: ben.username } });
    const asked = async (one: Person) => {
      const { items } = (await one.call(api.notifications.list)).body;
      return items.filter(({ kind }) => kind === 'join_request');
    };
    expect(await asked(ana)).toEqual([]);
    const [request] = await asked(ben);
    expect(request).toMatchObject({ invite: 'pending', actor: { username: cid.username } });
    await ben.call(api.notifications.decide, {
      body: { notification_id: request?.id ?? '', action: 'accept' },
    });
    expect((await cid.call(api.chat.list)).body.items).toMatchObject([{ id, state: 'active' }]);
  });

  test('that is deleted leaves nobody with unseen news of it', async () => {
    const { person } = await world();
    const [ana, ben, cid] = [await person(), await person(), await person()];
    const { id } = await groupOf(ana, cid);
    await ana.call(api.members.invite, { params: { id }, body: { usernames: [ben.username] } });
    const unseen = async () => (await ben.call(api.notifications.list)).body.unread;
    expect(await unseen()).toBe(1);
    await ana.call(api.chat.remove, { params: { id } });
    expect(await unseen()).toBe(0);
  });

  test('that was left a moment ago takes one back', async () => {
    const { member, group } = await peopleWorld();
    const { id } = group;
    expect((await member.call(api.chat.remove, { params: { id } })).body.outcome).toBe('left');
    expect((await member.call(api.messages.list, { params: { id } })).status).toBe(404);
    const restore = () => member.call(api.chat.restore, { params: { id } });
    const restored = await Promise.all([restore(), restore(), restore()]);
    expect(restored.filter(({ status }) => status === 200)).toHaveLength(1);
    const received = (await messagesOf(member, id)).map(({ system }) => system?.what);
    expect(received.slice(-2)).toEqual(['left', 'joined']);
  });

  test.each(['owner', 'member'] as const)(
    'that was left does not take one back whom a block of the %s separates from its owner',
    async (who) => {
      const { owner, member, group } = await peopleWorld();
      await member.call(api.chat.remove, { params: { id: group.id } });
      const [blocker, blocked] = who === 'owner' ? [owner, member] : [member, owner];
      await blocker.call(api.people.block, { params: { username: blocked.username } });
      const back = await member.call(api.chat.restore, { params: { id: group.id } });
      expect([back.status, back.code]).toEqual([404, 'chat.not_found']);
    },
  );
});
