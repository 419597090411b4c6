import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { groupScene, comparable } from './people-scenes.ts';
import { groupOf, messagesOf, pairOf, peopleWorld, sayTo } from './people-world.ts';
import { type Answered, type Person, type World, world } from './world.ts';

describe('connections', () => {
  test('are decided by the one who was asked, cancelled by the one who asks, and nobody else', async () => {
    const one = await world();
    const [ana, ben, cleo, dan] = await fourPeople(one);
    await ana.call(api.people.block, { params: { username: dan.username } });
    const requested = async () => {
      const made = await ana.call(api.connections.request, { body: { username: ben.username } });
      return made.body.connection?.id ?? '';
    };
    const id = await requested();
    const decide = (person: Person, action: 'accept' | 'decline' | 'cancel', about = id) =>
      person.call(api.connections.decide, { params: { id: about }, body: { action } });
    for (const action of ['accept', 'decline', 'cancel'] as const) {
      for (const outsider of [cleo, dan]) {
        const answer = await decide(outsider, action);
        expect(comparable(answer)).toEqual(
          comparable(await decide(outsider, action, randomUUID())),
        );
        expect(answer.status).toBe(404);
      }
      const mayNot = action === 'cancel' ? ben : ana;
      expect([action, (await decide(mayNot, action)).code]).toEqual([
        action,
        'connection.not_allowed',
      ]);
    }
    const remove = (person: Person, about = id) =>
      person.call(api.connections.remove, { params: { id: about } });
    expect([(await remove(ana)).status, (await remove(ben)).status]).toEqual([409, 409]);
    expect(comparable(await remove(cleo))).toEqual(comparable(await remove(cleo, randomUUID())));
    expect((await ana.call(api.connections.requests)).body.items).toMatchObject([{ id }]);
    expect((await decide(ana, 'cancel')).status).toBe(200);
    expect((await decide(ben, 'accept')).status).toBe(404);
    const again = await requested();
    expect((await decide(ben, 'accept', again)).status).toBe(200);
    expect((await decide(ben, 'decline', again)).status).toBe(409);
    expect((await remove(cleo, again)).status).toBe(404);
    expect((await remove(ben, again)).status).toBe(200);
    expect((await remove(ana, again)).status).toBe(404);
  });
});

describe('notifications', () => {
  test('are their addressee’s alone, and are decided once', async () => {
    const one = await world();
    const [ana, ben, cleo, dan] = await fourPeople(one);
    await ana.call(api.people.block, { params: { username: dan.username } });
    await ana.call(api.connections.request, { body: { username: ben.username } });
    const [notification] = (await ben.call(api.notifications.list)).body.items;
    const id = notification?.id ?? '';
    const see = (person: Person, about = id) =>
      person.call(api.notifications.see, { params: { id: about } });
    const decide = (person: Person, about = id) =>
      person.call(api.notifications.decide, {
        body: { notification_id: about, action: 'accept' },
      });
    for (const other of [ana, cleo, dan]) {
      expect(comparable(await see(other))).toEqual(comparable(await see(other, randomUUID())));
      expect(comparable(await decide(other))).toEqual(
        comparable(await decide(other, randomUUID())),
      );
      expect([(await see(other)).status, (await decide(other)).status]).toEqual([404, 404]);
      expect((await other.call(api.notifications.list)).text).not.toContain(id);
    }
    const [still] = (await ben.call(api.notifications.list)).body.items;
    expect(still).toEqual(notification);
    expect([(await see(ben)).status, (await decide(ben)).status]).toEqual([200, 200]);
    // A second press answers as the first did.
    expect((await decide(ben)).status).toBe(200);
  });
});

test('a person who blocked me answers like an unknown one', async () => {
  const one = await world();
  const [ana, ben, cleo] = await fourPeople(one);
  await ana.call(api.account.updateProfile, {
    body: { user: { settings: { discoverable: true } } },
  });
  const group = await groupOf(ben, cleo);
  await ana.call(api.people.block, { params: { username: ben.username } });
  const nobodyHere = `p${randomUUID().slice(0, 8)}`;
  const calls: ((username: string) => Promise<Answered<Endpoint>>)[] = [
    (username) => ben.call(api.people.show, { params: { username } }),
    (username) => ben.call(api.people.block, { params: { username } }),
    (username) => ben.call(api.people.unblock, { params: { username } }),
    (username) => ben.call(api.connections.request, { body: { username } }),
    (username) => ben.call(api.connections.request, { body: { email: `${username}@example.org` } }),
    (username) =>
      ben.call(api.chat.create, { body: { chat_type: 'US', participants: [username] } }),
    (username) =>
      ben.call(api.chat.create, {
        body: { chat_type: 'GP', participants: [cleo.username, username] },
      }),
    (username) =>
      ben.call(api.members.invite, { params: { id: group.id }, body: { usernames: [username] } }),
    (username) => ben.call(api.members.remove, { params: { id: group.id, username } }),
    (username) => ben.call(api.people.search, { query: { query: username } }),
    (username) => ben.call(api.search.find, { query: { query: username } }),
  ];
  for (const [at, call] of calls.entries())
    expect({ at, ...comparable(await call(ana.username)) }).toEqual({
      at,
      ...comparable(await call(nobodyHere)),
    });
  expect((await ben.call(api.people.blocks)).body.items).toEqual([]);
});

test('an id or a name inside a body reaches nothing that the caller may not know', async () => {
  const { owner, member, group, person } = await peopleWorld();
  const stranger = await person();
  const other = await groupOf(stranger, await person());
  const { message: foreign } = await sayTo(stranger, other.id, 'Private');
  const params = { id: group.id };
  const nobodyHere = `p${randomUUID().slice(0, 8)}`;
  const pairs: [string, string, (named: string) => Promise<Answered<Endpoint>>][] = [
    [
      foreign.id,
      randomUUID(),
      (replyTo) =>
        member.call(api.messages.sendUser, { params, body: { message: 'x', reply_to: replyTo } }),
    ],
    ...[api.members.accept, api.members.decline, api.members.handOver].map(
      (endpoint): (typeof pairs)[number] => [
        stranger.username,
        nobodyHere,
        (username) => owner.call(endpoint, { params, body: { username } }),
      ],
    ),
    [
      stranger.username,
      nobodyHere,
      (username) => owner.call(api.members.remove, { params: { ...params, username } }),
    ],
  ];
  for (const [there, nowhere, call] of pairs) {
    const answer = await call(there);
    expect(comparable(answer)).toEqual(comparable(await call(nowhere)));
    expect(answer.status, answer.text).toBe(404);
  }
  const { message } = await sayTo(member, group.id, `@${stranger.username} can not see this`);
  expect(message.mentions).toEqual([]);
  expect((await stranger.call(api.notifications.list)).body.items).toEqual([]);
});

test('an unblocked person is where they were before: what was not accepted stays unaccepted', async () => {
  const one = await world();
  const [ana, ben, cleo] = await fourPeople(one);
  const asked = async (other: Person) => {
    const made = await ana.call(api.chat.create, {
      body: { chat_type: 'US', participants: [other.username] },
    });
    return made.body.chat.id;
  };
  const [withBen, withCleo] = [await asked(ben), await asked(cleo)];
  await cleo.call(api.members.decline, { params: { id: withCleo } });
  for (const { username } of [ben, cleo]) {
    await ana.call(api.people.block, { params: { username } });
    await ana.call(api.people.unblock, { params: { username } });
  }
  for (const [other, id] of [
    [ben, withBen],
    [cleo, withCleo],
  ] as const) {
    const sent = await ana.call(api.messages.sendUser, {
      params: { id },
      body: { message: 'You never let me in' },
    });
    expect([sent.status, sent.code]).toEqual([409, 'chat.not_accepted_yet']);
    const listed = (await other.call(api.chat.list)).body.items;
    expect(listed.filter(({ state }) => state === 'active')).toEqual([]);
  }
});

test('an invitation shows title and inviter, and nothing of the content', async () => {
  const { owner, member, person } = await peopleWorld();
  const [ben, cleo] = [await person(), await person()];
  const seen = async (isLively: boolean) => {
    const made = await owner.call(api.chat.create, {
      body: { chat_type: 'GP', title: 'The garden', participants: [member.username] },
    });
    const { id } = made.body.chat;
    await member.call(api.members.accept, { params: { id } });
    if (isLively) {
      await owner.call(api.members.invite, {
        params: { id },
        body: { usernames: [cleo.username] },
      });
      for (const text of ['Nobody knows', `@${owner.username} of this`])
        await sayTo(member, id, text);
      await owner.call(api.chat.guide, { params: { id }, body: { guide_mode: 'off' } });
      await owner.call(api.chat.stage, { params: { id }, body: { stage: 'DG' } });
      await owner.call(api.chat.read, { params: { id }, body: { seq: 2 } });
    }
    await owner.call(api.members.invite, { params: { id }, body: { usernames: [ben.username] } });
    const [entry] = (await ben.call(api.chat.list)).body.items.filter((chat) => chat.id === id);
    const [notice] = (await ben.call(api.notifications.list)).body.items;
    const { id: _notice, created_at: _at, link: _link, ...notified } = notice ?? {};
    const {
      created_at: _made,
      last_message_date: _asked,
      ...info
    } = (await ben.call(api.chat.info, { params: { id } })).body;
    const { last_message_date: _listed, ...listed } = entry ?? {};
    const opened = (await ben.call(api.chat.openTheme, { params: { id } })).body;
    return JSON.parse(
      JSON.stringify({ info, listed, opened, notified }).replaceAll(id, 'the chat'),
    ) as unknown;
  };
  const quiet = await seen(false);
  expect(await seen(true)).toEqual(quiet);
});

test('nothing is left to read for those who are not in, neither in lists, search nor notifications', async () => {
  const one = await world();
  const scene = await groupScene(one);
  const { chatId, people } = scene;
  const secret = `heron${randomUUID().slice(0, 6)}`;
  const { id } = await groupOf(people.owner, people.member, people.removed, people.left);
  await sayTo(people.owner, id, `@${people.removed.username} @${people.left.username} ${secret}`);
  await expect
    .poll(async () => (await people.left.call(api.notifications.list)).text, { timeout: 8_000 })
    .toContain(secret);
  const { username } = people.removed;
  await people.owner.call(api.members.remove, { params: { id, username } });
  await people.left.call(api.chat.remove, { params: { id } });
  await sayTo(people.owner, chatId, secret);
  const found: Record<string, unknown> = {};
  for (const [standing, person] of Object.entries(people)) {
    if (standing === 'owner' || standing === 'member') continue;
    const texts = await Promise.all([
      person.call(api.search.find, { query: { query: secret } }),
      person.call(api.search.find, { query: { query: secret, chat_id: id } }),
      person.call(api.chat.list, { query: { query: secret } }),
      person.call(api.chat.listPeople),
      person.call(api.chat.listAlias),
      person.call(api.notifications.list),
    ]);
    const where = ['search', 'search in it', 'list by words', 'list', 'alias', 'notifications'];
    found[standing] = where.filter((_, at) => texts[at]?.text.includes(secret));
  }
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((standing) => [standing, []])));
});

describe('at the same moment', () => {
  test('a removed member writes nothing after the removal', async () => {
    const { owner, member, group } = await peopleWorld();
    const { id } = group;
    const late: string[] = [];
    for (let round = 0; round < 12; round++) {
      const attempts = [
        () => member.call(api.messages.sendUser, { params: { id }, body: { message: 'late' } }),
        () => member.call(api.messages.sendUser, { params: { id }, body: { message: 'late' } }),
        () => owner.call(api.members.remove, { params: { id, username: member.username } }),
        () => member.call(api.messages.sendUser, { params: { id }, body: { message: 'late' } }),
        () => member.call(api.messages.sendUser, { params: { id }, body: { message: 'late' } }),
      ];
      await Promise.all(attempts.map((attempt) => attempt()));
      const shown = await messagesOf(owner, id);
      const removal = shown.findLast(({ system }) => system?.what === 'removed');
      for (const { seq, author, text } of shown)
        if (author.id === member.user.id && seq > (removal?.seq ?? 0))
          late.push(`${text}: ${seq}, removed at ${removal?.seq}`);
      await owner.call(api.members.invite, {
        params: { id },
        body: { usernames: [member.username] },
      });
      await member.call(api.members.accept, { params: { id } });
    }
    expect(late).toEqual([]);
  });

  test('messages after a block are withheld, and earlier ones are not', async () => {
    const one = await world();
    const [ana, ben] = [await one.person(), await one.person()];
    const { id } = await pairOf(ana, ben);
    const { username } = ben;
    const send = () =>
      ben.call(api.messages.sendUser, { params: { id }, body: { message: 'late' } });
    for (let round = 0; round < 12; round++) {
      await Promise.all([
        send(),
        send(),
        ana.call(api.people.block, { params: { username } }),
        send(),
        send(),
      ]);
      await ana.call(api.people.unblock, { params: { username } });
    }
    const { rows: order } = await one.app.platform.database.pool.query<{ what: string }>(
      `select coalesce(event ->> 'blocked', case when apart is null then 'shown' else 'withheld' end) as what
       from events
       where event ->> 'type' = 'block.changed'
         or (event ->> 'type' = 'message.created' and event #>> '{message,author,id}' = $1)
       order by place`,
      [ben.user.id],
    );
    const isChange = (what: string) => what === 'true' || what === 'false';
    const wrong = order.filter(({ what }, at) => {
      const change = order.slice(0, at).findLast((before) => isChange(before.what));
      return !isChange(what) && (what === 'withheld') !== (change?.what === 'true');
    });
    expect(wrong).toEqual([]);
    expect(new Set(order.map(({ what }) => what)).size).toBeGreaterThan(2);
  });
});

test('coming back into a group that has filled up meanwhile is refused', async () => {
  const { person } = await world({ DEFAULT_PLAN: 'free' });
  const owner = await person();
  const others = await Promise.all(Array.from({ length: 8 }, () => person()));
  const [leaver, late] = [others[0], others[7]];
  if (!leaver || !late) throw new Error('there are eight');
  const { id } = await groupOf(owner, ...others.slice(0, 7));
  await leaver.call(api.chat.remove, { params: { id } });
  await owner.call(api.members.invite, { params: { id }, body: { usernames: [late.username] } });
  const back = await leaver.call(api.chat.restore, { params: { id } });
  expect([back.status, back.code]).toEqual([402, 'chat.group_full']);
});

test('a message that I deleted for myself is found no more', async () => {
  const { owner, member, group } = await peopleWorld();
  const { id } = group;
  const secret = `heron${randomUUID().slice(0, 6)}`;
  const { message } = await sayTo(owner, id, secret);
  await member.call(api.messages.remove, { params: { id: message.id }, body: { scope: 'me' } });
  const found = await member.call(api.search.find, { query: { query: secret } });
  expect(found.body.results).toEqual([]);
  expect((await member.call(api.chat.list, { query: { query: secret } })).body.items).toEqual([]);
});

async function fourPeople({ person }: World): Promise<[Person, Person, Person, Person]> {
  return [await person(), await person(), await person(), await person()];
}
