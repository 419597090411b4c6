import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { type Person, type World, world } from '../../testing/world.ts';

const about = (other: Person) => ({ params: { username: other.username } });
const block = (me: Person, other: Person) => me.call(api.people.block, about(other));

async function connect(one: Person, other: Person): Promise<void> {
  await one.call(api.connections.request, { body: { username: other.username } });
  await other.call(api.connections.request, { body: { username: one.username } });
}

async function discoverable(one: World, name: string): Promise<Person> {
  const person = await one.person();
  await person.call(api.account.updateProfile, {
    body: { user: { display_name: name, settings: { discoverable: true } } },
  });
  return person;
}

async function found(person: Person, query: string): Promise<string[]> {
  const { items } = (await person.call(api.people.search, { query: { query } })).body;
  return items.map(({ display_name: name }) => name);
}

const chatWith = (me: Person, other: Person) =>
  me.call(api.chat.create, { body: { chat_type: 'US', participants: [other.username] } });

describe('finding people', () => {
  test('people who can be found, and my connections first, in both scripts', async () => {
    const one = await world();
    const ana = await one.person();
    await discoverable(one, 'Noa Levi');
    await discoverable(one, 'נועה לוי');
    const hidden = await one.person();
    const known = await one.person();
    await known.call(api.account.updateProfile, { body: { user: { display_name: 'Zoe Noam' } } });
    await hidden.call(api.account.updateProfile, { body: { user: { display_name: 'Noam' } } });
    await connect(ana, known);
    expect(await found(ana, 'NOA')).toEqual(['Zoe Noam', 'Noa Levi']);
    expect(await found(ana, 'נועה')).toEqual(['נועה לוי']);
    expect(await found(ana, known.username.slice(0, 6).toUpperCase())).toEqual(['Zoe Noam']);
    expect(await found(ana, hidden.username)).toEqual([]);
    expect(await found(ana, '%')).toEqual([]);
    expect(await found(ana, '')).toHaveLength(3);
  });

  test('not myself, nor anybody who blocked me or is gone', async () => {
    const one = await world();
    const [ana, ben, cleo] = [
      await discoverable(one, 'Kim One'),
      await discoverable(one, 'Kim Two'),
      await discoverable(one, 'Kim Three'),
    ];
    await one.app.platform.database.pool.query(
      'update users set deleted_at = now() where id = $1',
      [cleo.user.id],
    );
    expect(await found(ana, 'kim')).toEqual(['Kim Two']);
    await block(ben, ana);
    expect(await found(ana, 'kim')).toEqual([]);
    const [mine] = (await ben.call(api.people.search, { query: { query: 'kim' } })).body.items;
    expect(mine).toMatchObject({ display_name: 'Kim One', blocked: true });
    const gone = await ana.call(api.people.show, about(cleo));
    expect([gone.status, gone.code]).toEqual([404, 'person.not_found']);
  });
});

describe('a bio', () => {
  const bioOf = async (reader: Person, person: Person) =>
    (await reader.call(api.people.show, about(person))).body.bio;

  test('is seen by oneself, connections and people in the same chat, as long as they are', async () => {
    const one = await world();
    const [ana, ben, cleo] = [
      await discoverable(one, 'Ana'),
      await one.person(),
      await one.person(),
    ];
    await ana.call(api.account.updateProfile, { body: { user: { bio: 'A line of mine' } } });
    expect(await bioOf(ana, ana)).toBe('A line of mine');

    await ben.call(api.connections.request, { body: { username: ana.username } });
    expect(await bioOf(ben, ana)).toBe('');
    await ana.call(api.connections.request, { body: { username: ben.username } });
    expect(await bioOf(ben, ana)).toBe('A line of mine');
    const found = (await ben.call(api.people.search, { query: { query: 'ana' } })).body.items;
    expect(found[0]?.bio).toBe('A line of mine');

    const body = { chat_type: 'GP' as const, title: 'Spring', participants: [cleo.username] };
    const { id } = (await ana.call(api.chat.create, { body })).body.chat;
    expect(await bioOf(cleo, ana)).toBe('');
    await cleo.call(api.members.accept, { params: { id } });
    expect(await bioOf(cleo, ana)).toBe('A line of mine');
    await cleo.call(api.chat.remove, { params: { id } });
    expect(await bioOf(cleo, ana)).toBe('');
  });

  test('is kept from strangers: by name, in a search and by a link', async () => {
    const one = await world();
    const [ana, stranger] = [await discoverable(one, 'Ana'), await one.person()];
    await ana.call(api.account.updateProfile, { body: { user: { bio: 'A line of mine' } } });
    const { url } = (await ana.call(api.connections.makeLink)).body;
    const token = url.split('/').at(-1) ?? '';
    const answers = [
      await stranger.call(api.people.show, about(ana)),
      await stranger.call(api.people.search, { query: { query: 'ana' } }),
      await stranger.call(api.joining.show, { params: { token } }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).toContain(ana.username);
      expect(JSON.stringify(body)).not.toContain('A line of mine');
    }
  });
});

describe('a block', () => {
  test('a blocker is for the blocked as somebody who was never there', async () => {
    const one = await world();
    const [ana, ben] = [await one.person(), await one.person()];
    await block(ana, ben);
    const nobody = { params: { username: 'nobody_here' } };
    const refused: [ErrorCode | null, ErrorCode | null][] = [
      [
        (await ben.call(api.people.show, about(ana))).code,
        (await ben.call(api.people.show, nobody)).code,
      ],
      [
        (await ben.call(api.people.block, about(ana))).code,
        (await ben.call(api.people.block, nobody)).code,
      ],
      [
        (await ben.call(api.people.unblock, about(ana))).code,
        (await ben.call(api.people.unblock, nobody)).code,
      ],
      [
        (await ben.call(api.connections.request, { body: { username: ana.username } })).code,
        (await ben.call(api.connections.request, { body: { username: 'nobody_here' } })).code,
      ],
      [
        (await chatWith(ben, ana)).code,
        (
          await ben.call(api.chat.create, {
            body: { chat_type: 'US', participants: ['nobody_here'] },
          })
        ).code,
      ],
    ];
    for (const [blocked, unknown] of refused)
      expect([blocked, unknown]).toEqual(['person.not_found', 'person.not_found']);
    expect((await ana.call(api.people.show, about(ben))).body.blocked).toBe(true);
    const asked = await ana.call(api.connections.request, { body: { username: ben.username } });
    expect([asked.status, asked.code]).toEqual([409, 'connection.not_allowed']);
    expect((await ana.call(api.people.block, about(ana))).status).toBe(409);
  });

  test('ends the connection, leaves the one-to-one chat unchanged, and is not announced', async () => {
    const one = await world();
    const [ana, ben] = [await one.person(), await one.person()];
    await connect(ana, ben);
    const { chat } = (await chatWith(ana, ben)).body;
    const [mine, theirs] = [await ana.live(), await ben.live()];
    expect((await block(ana, ben)).body.user.username).toBe(ben.username);
    expect((await block(ana, ben)).status).toBe(200);
    expect((await ana.call(api.connections.list)).body.items).toEqual([]);
    expect((await ben.call(api.connections.list)).body.items).toEqual([]);
    const info = (await ben.call(api.chat.info, { params: { id: chat.id } })).body;
    expect([info.state, info.closed_by]).toEqual(['active', null]);
    expect((await ana.call(api.people.blocks)).body.items).toMatchObject([
      { username: ben.username },
    ]);
    expect((await ben.call(api.people.blocks)).body.items).toEqual([]);
    await mine.until(() => mine.events.some(({ type }) => type === 'block.changed'));
    await theirs.until(() => theirs.events.some(({ type }) => type === 'connection.changed'));
    const heard = theirs.events.map(({ type }) => type);
    expect(heard).not.toContain('block.changed');
    expect(heard).not.toContain('chat.removed');

    expect((await ana.call(api.people.unblock, about(ben))).body).toEqual({ ok: true });
    expect((await ana.call(api.people.unblock, about(ben))).body).toEqual({ ok: true });
    expect((await ben.call(api.chat.info, { params: { id: chat.id } })).status).toBe(200);
    expect((await ana.call(api.people.blocks)).body.items).toEqual([]);
    expect((await ana.call(api.connections.list)).body.items).toEqual([]);
    await mine.until(() => mine.events.filter(({ type }) => type === 'block.changed').length === 2);
    mine.close();
    theirs.close();
  });

  test('withdraws what either asked the other', async () => {
    const one = await world();
    const [ana, ben] = [await one.person(), await one.person()];
    await ben.call(api.connections.request, { body: { username: ana.username } });
    const group = (
      await ana.call(api.chat.create, {
        body: { chat_type: 'GP', title: 'Spring', participants: [ben.username] },
      })
    ).body.chat;
    expect((await ben.call(api.chat.list)).body.items).toMatchObject([{ state: 'invited' }]);
    await block(ana, ben);
    expect((await ana.call(api.connections.requests)).body.items).toEqual([]);
    expect((await ben.call(api.connections.requests)).body.items).toEqual([]);
    expect((await ben.call(api.chat.list)).body.items).toEqual([]);
    expect((await ben.call(api.members.accept, { params: { id: group.id } })).code).toBe(
      'chat.not_found',
    );
    expect((await ana.call(api.notifications.list)).body).toMatchObject({ items: [], unread: 0 });
    expect((await ben.call(api.notifications.list)).body).toMatchObject({ items: [], unread: 0 });
  });

  test('and a request at the same moment leave no request behind', async () => {
    const one = await world();
    const [ana, ben] = [await one.person(), await one.person()];
    await Promise.all([
      block(ana, ben),
      ben.call(api.connections.request, { body: { username: ana.username } }),
      ana.call(api.connections.request, { body: { username: ben.username } }),
    ]);
    for (const person of [ana, ben]) {
      expect((await person.call(api.connections.requests)).body.items).toEqual([]);
      expect((await person.call(api.connections.list)).body.items).toEqual([]);
      const { items } = (await person.call(api.notifications.list)).body;
      expect(items.filter(({ invite }) => invite === 'pending')).toEqual([]);
    }
  });
});

test('shared chats count those of people in which both are', async () => {
  const one = await world();
  const [ana, ben, cleo] = [await one.person(), await one.person(), await one.person()];
  await connect(ana, ben);
  await chatWith(ana, ben);
  for (const title of ['One', 'Two'])
    await ana.call(api.chat.create, {
      body: { chat_type: 'GP', title, participants: [ben.username, cleo.username] },
    });
  await ana.chat();
  const [connection] = (await ana.call(api.connections.list)).body.items;
  expect(connection?.shared_chats).toBe(3);
  expect((await ana.call(api.people.show, about(ben))).body.connection?.shared_chats).toBe(3);
  expect((await ana.call(api.people.show, about(cleo))).body.connection).toBeNull();
});
