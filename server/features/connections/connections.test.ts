import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import type { LiveEvent } from '#contract/live.ts';
import { eventually } from '../../testing/guided-world.ts';
import { type Person, type World, world } from '../../testing/world.ts';

async function ask(from: Person, to: Person, note?: string) {
  return from.call(api.connections.request, {
    body: { username: to.username, ...(note === undefined ? {} : { note }) },
  });
}

const requestsOf = async (person: Person) =>
  (await person.call(api.connections.requests)).body.items;
const connectionsOf = async (person: Person) =>
  (await person.call(api.connections.list)).body.items;
const notificationsOf = async (person: Person) =>
  (await person.call(api.notifications.list)).body.items;

async function connected(one: Person, other: Person): Promise<string> {
  const asked = await ask(one, other);
  const id = asked.body.connection?.id ?? '';
  await other.call(api.connections.decide, { params: { id }, body: { action: 'accept' } });
  return id;
}

async function verify({ app }: World, person: Person): Promise<void> {
  await app.platform.database.pool.query(
    'update users set email_verified_at = now() where id = $1',
    [person.user.id],
  );
}

const changed = (events: LiveEvent[]) =>
  events.filter((event) => event.type === 'connection.changed');

describe('a request', () => {
  test('stands with both until it is accepted, then both are connections', async () => {
    const { person } = await world();
    const [ana, ben] = [await person(), await person({ language: 'he' })];
    const { connection } = (await ask(ana, ben, '  From the choir ')).body;
    expect(connection).toMatchObject({
      state: 'pending',
      direction: 'out',
      note: 'From the choir',
      user: { username: ben.username },
      shared_chats: 0,
    });
    const [asked] = await requestsOf(ben);
    expect(asked).toMatchObject({ direction: 'in', user: { username: ana.username } });
    expect(await connectionsOf(ana)).toEqual([]);

    const accepted = await ben.call(api.connections.decide, {
      params: { id: asked?.id ?? '' },
      body: { action: 'accept' },
    });
    expect(accepted.body.connection).toMatchObject({ state: 'accepted', direction: 'in' });
    expect(await connectionsOf(ana)).toMatchObject([{ user: { username: ben.username } }]);
    expect(await connectionsOf(ben)).toMatchObject([{ user: { username: ana.username } }]);
    expect([await requestsOf(ana), await requestsOf(ben)]).toEqual([[], []]);
    const profile = await ana.call(api.people.show, { params: { username: ben.username } });
    expect(profile.body).toMatchObject({ blocked: false, connection: { state: 'accepted' } });
  });

  test('can be accepted twice, and only the first time is news; only who was asked accepts', async () => {
    const { person } = await world();
    const [ana, ben] = [await person(), await person()];
    const id = await connected(ana, ben);
    const accept = (by: Person) =>
      by.call(api.connections.decide, { params: { id }, body: { action: 'accept' } });
    const again = await accept(ben);
    expect([again.status, again.body.connection]).toMatchObject([200, { id, state: 'accepted' }]);
    expect((await accept(ana)).code).toBe('connection.not_allowed');
    expect(await notificationsOf(ana)).toHaveLength(1);
  });

  test('to somebody who asked me already accepts at once, and asking twice changes nothing', async () => {
    const { person } = await world();
    const [ana, ben] = [await person(), await person()];
    const first = (await ask(ana, ben, 'one')).body.connection;
    expect((await ask(ana, ben, 'two')).body.connection).toEqual(first);
    expect(await notificationsOf(ben)).toHaveLength(1);
    expect((await ask(ben, ana)).body.connection).toMatchObject({
      id: first?.id,
      state: 'accepted',
    });
    expect(await notificationsOf(ben)).toMatchObject([{ invite: 'accepted' }]);
    expect(await notificationsOf(ana)).toMatchObject([{ kind: 'connection_accepted' }]);
    expect((await ask(ana, ben)).body.connection?.state).toBe('accepted');
  });

  test('of both at the same moment makes one connection', async () => {
    const { person } = await world();
    const [ana, ben] = [await person(), await person()];
    await Promise.all([ask(ana, ben), ask(ben, ana), ask(ana, ben), ask(ben, ana)]);
    expect(await connectionsOf(ana)).toHaveLength(1);
    expect(await connectionsOf(ben)).toHaveLength(1);
  });

  test('can be declined by one and cancelled by the other, and nothing of it stays', async () => {
    const { person } = await world();
    const [ana, ben] = [await person(), await person()];
    const first = (await ask(ana, ben)).body.connection?.id ?? '';
    const decide = (who: Person, id: string, action: 'accept' | 'decline' | 'cancel') =>
      who.call(api.connections.decide, { params: { id }, body: { action } });
    expect((await decide(ana, first, 'accept')).code).toBe('connection.not_allowed');
    expect((await decide(ben, first, 'cancel')).code).toBe('connection.not_allowed');
    expect((await decide(ben, first, 'decline')).body).toEqual({ connection: null });
    expect(await requestsOf(ana)).toEqual([]);
    expect(await notificationsOf(ben)).toMatchObject([{ invite: 'declined' }]);
    expect((await decide(ben, first, 'decline')).code).toBe('connection.not_found');

    const second = (await ask(ana, ben)).body.connection?.id ?? '';
    expect((await decide(ana, second, 'cancel')).body).toEqual({ connection: null });
    expect(await requestsOf(ben)).toEqual([]);
    expect(await notificationsOf(ben)).toEqual([]);
  });

  test('nobody else sees or decides it, and a connection is ended by either', async () => {
    const { person } = await world();
    const [ana, ben, eve] = [await person(), await person(), await person()];
    const id = await connected(ana, ben);
    const byEve = await eve.call(api.connections.remove, { params: { id } });
    const unknown = await eve.call(api.connections.remove, { params: { id: ana.user.id } });
    expect([byEve.status, byEve.code]).toEqual([404, 'connection.not_found']);
    expect(unknown.code).toBe(byEve.code);
    expect((await ben.call(api.connections.remove, { params: { id } })).body).toEqual({ ok: true });
    expect(await connectionsOf(ana)).toEqual([]);
  });

  test('to nobody, and to myself', async () => {
    const { person } = await world();
    const ana = await person();
    const named = (username: string) => ana.call(api.connections.request, { body: { username } });
    for (const username of ['nobody_here', '', 'a\0b', '\uD800'])
      expect((await named(username)).code, JSON.stringify(username)).toBe('person.not_found');
    expect((await named(ana.username)).code).toBe('connection.not_allowed');
    const both = { username: 'ana', email: 'ana@example.org' };
    expect((await ana.call(api.connections.request, { body: both })).status).toBe(422);
    expect((await ana.call(api.connections.request, { body: {} })).status).toBe(422);
  });
});

describe('live', () => {
  test('both learn of a connection, each from their side', async () => {
    const { person } = await world();
    const [ana, ben] = [await person(), await person()];
    const [hears, other] = [await ana.live(), await ben.live()];
    const id = await connected(ana, ben);
    await ana.call(api.connections.remove, { params: { id } });
    await hears.until(() => changed(hears.events).length === 3);
    await other.until(() => changed(other.events).length === 3);
    const received = (events: LiveEvent[]) =>
      changed(events).map((event) =>
        event.connection ? [event.connection.state, event.connection.direction] : null,
      );
    expect(received(hears.events)).toEqual([['pending', 'out'], ['accepted', 'out'], null]);
    expect(received(other.events)).toEqual([['pending', 'in'], ['accepted', 'in'], null]);
    for (const event of changed(hears.events)) expect(event.id).toBe(id);
    hears.close();
    other.close();
  });

  test('connections who both show it see whether the other is there', async () => {
    const { person } = await world();
    const [ana, ben] = [await person(), await person()];
    await ask(ana, ben);
    const socket = await ben.live();
    expect((await requestsOf(ana))[0]?.user).not.toHaveProperty('online');
    await ask(ben, ana);
    expect((await connectionsOf(ana))[0]?.user.online).toBe(true);
    expect((await connectionsOf(ben))[0]?.user.online).toBe(false);
    await ben.call(api.account.updateProfile, {
      body: { user: { settings: { presence: false } } },
    });
    expect((await connectionsOf(ana))[0]?.user).not.toHaveProperty('online');
    expect((await connectionsOf(ben))[0]?.user).not.toHaveProperty('online');
    socket.close();
  });
});

describe('by address', () => {
  test('the answer and all that can be looked up are the same for known and unknown addresses', async () => {
    const one = await world();
    const [ana, ben, cleo] = [await one.person(), await one.person(), await one.person()];
    await verify(one, ben);
    const live = await ana.live();
    const byAddress = async (email: string) => {
      const answered = await ana.call(api.connections.request, { body: { email } });
      return [answered.status, answered.text];
    };
    const known = await byAddress(ben.user.email.toUpperCase());
    await eventually(async () => (await requestsOf(ben)).length === 1);
    expect(await byAddress('nobody@example.org')).toEqual(known);
    // Cleo never claimed the address that she named.
    expect(await byAddress(cleo.user.email)).toEqual(known);
    expect(await requestsOf(ana)).toEqual([]);
    const profile = await ana.call(api.people.show, { params: { username: ben.username } });
    expect(profile.body.connection).toBeNull();
    const [asked] = await requestsOf(ben);
    const cancelled = await ana.call(api.connections.decide, {
      params: { id: asked?.id ?? '' },
      body: { action: 'cancel' },
    });
    expect(cancelled.code).toBe('connection.not_found');
    await sleep(100);
    expect(changed(live.events)).toEqual([]);
    expect(await requestsOf(cleo)).toEqual([]);

    await ben.call(api.connections.decide, {
      params: { id: asked?.id ?? '' },
      body: { action: 'accept' },
    });
    expect(await connectionsOf(ana)).toMatchObject([{ user: { username: ben.username } }]);
    await live.until(() => changed(live.events).length === 1);
    live.close();
  });

  test('declining it emits nothing to its sender, and a new request to the same person by name starts again', async () => {
    const one = await world();
    const [ana, ben] = [await one.person(), await one.person()];
    await verify(one, ben);
    const live = await ana.live();
    const askByAddress = async () => {
      await ana.call(api.connections.request, { body: { email: ben.user.email, note: 'hidden' } });
      await eventually(async () => (await requestsOf(ben)).length === 1);
      return (await requestsOf(ben))[0]?.id ?? '';
    };
    const declined = await askByAddress();
    await ben.call(api.connections.decide, {
      params: { id: declined },
      body: { action: 'decline' },
    });
    const hidden = await askByAddress();
    const named = (await ask(ana, ben)).body.connection;
    expect(named).toMatchObject({ note: '', state: 'pending', direction: 'out' });
    expect(named?.id).not.toBe(hidden);
    expect(await requestsOf(ben)).toMatchObject([{ id: named?.id }]);
    await live.until(() => changed(live.events).length === 1);
    expect(changed(live.events)).toMatchObject([{ id: named?.id }]);
    live.close();
  });
});

describe('the list', () => {
  test('is by name, in pages without gap or repeat, and finds part of a name in both scripts', async () => {
    const one = await world();
    const ana = await one.person();
    const { pool } = one.app.platform.database;
    const names = Array.from({ length: 23 }, (_, at) => `Person ${String(at).padStart(2, '0')}`);
    names[5] = 'דנה לוי';
    names[6] = '100% Zoe_';
    for (const name of names) {
      const other = await one.person();
      await pool.query('update users set display_name = $1 where id = $2', [name, other.user.id]);
      await pool.query(
        `insert into connections (id, requester_id, addressee_id, state) values (gen_random_uuid(), $1, $2, 'accepted')`,
        [ana.user.id, other.user.id],
      );
    }
    const first = (await ana.call(api.connections.list)).body;
    const second = (await ana.call(api.connections.list, { query: { page: first.next ?? '' } }))
      .body;
    expect(first.items).toHaveLength(20);
    expect(second.next).toBeNull();
    const listed = [...first.items, ...second.items].map(({ user }) => user.display_name);
    expect(listed.toSorted()).toEqual(names.toSorted());
    expect(new Set(listed).size).toBe(23);
    const found = async (query: string) =>
      (await ana.call(api.connections.list, { query: { query } })).body.items.map(
        ({ user }) => user.display_name,
      );
    expect(await found('לוי')).toEqual(['דנה לוי']);
    expect(await found('zoe')).toEqual(['100% Zoe_']);
    expect(await found('%')).toEqual(['100% Zoe_']);
    expect(await found('_')).toEqual(['100% Zoe_']);
    expect((await ana.call(api.connections.list, { query: { page: 'nonsense' } })).status).toBe(
      422,
    );
  });
});
