import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { groupOf, pairOf, sayTo } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();
const listed = async (person: Person, archived = 'false') =>
  (await person.call(api.chat.list, { query: { archived } })).body.items.map(({ id }) => id);

/** One chat of each kind, all of them mine. */
async function scene() {
  const [me, other] = [await one.person(), await one.person()];
  const guide = (await me.chat()).id;
  const pair = (await pairOf(me, other)).id;
  const own = (await groupOf(me, other)).id;
  const theirs = (await groupOf(other, me)).id;
  return { me, other, guide, pair, own, theirs };
}

describe('several chats at once', () => {
  test('are deleted, each as it is deleted by itself, and brought back', async () => {
    const { me, other, guide, pair, own, theirs } = await scene();
    const ids = [guide, pair, own, theirs];
    let items: { chat_id: string; outcome: string | null; error: unknown }[] = [];
    const types = await verifyLive(me, ids, async () => {
      const applied = await me.call(api.bulk.apply, { body: { ids, action: 'delete' } });
      items = applied.body.items;
    });
    expect(types.filter((type) => type === 'chat.removed')).toHaveLength(4);
    expect(items.map(({ outcome }) => outcome)).toEqual(['deleted', 'hidden', 'deleted', 'left']);
    expect(await listed(me)).toEqual([]);
    expect((await listed(other)).toSorted()).toEqual([pair, theirs].toSorted());
    for (const id of ids)
      expect((await me.call(api.chat.restore, { params: { id } })).status).toBe(200);
    expect((await listed(me)).toSorted()).toEqual(ids.toSorted());
    expect(await listed(other)).toContain(own);
  });

  test('are archived, also when chats of others are among them', async () => {
    const { me, other, guide, pair } = await scene();
    const foreign = (await other.chat()).id;
    const ids = [guide, foreign, randomUUID(), pair, guide];
    const { body } = await me.call(api.bulk.apply, { body: { ids, action: 'archive' } });
    expect(body.items).toMatchObject([
      { chat_id: guide, outcome: 'archived', error: null },
      { chat_id: foreign, outcome: null, error: { code: 'chat.not_found' } },
      { chat_id: ids[2], outcome: null, error: { code: 'chat.not_found' } },
      { chat_id: pair, outcome: 'archived', error: null },
    ]);
    expect((await listed(me, 'true')).toSorted()).toEqual([guide, pair].toSorted());
    expect(await listed(other)).toContain(foreign);
    expect(await listed(other)).toContain(pair);
  });

  test('an invitation is not deleted with them', async () => {
    const { me, other } = await scene();
    const made = await other.call(api.chat.create, {
      body: { chat_type: 'GP', participants: [me.username] },
    });
    const { id } = made.body.chat;
    const named = await me.call(api.bulk.apply, { body: { ids: [id], action: 'delete' } });
    expect(named.body.items).toMatchObject([{ outcome: null, error: { code: 'chat.not_joined' } }]);
    const all = await me.call(api.bulk.apply, { body: { all: true, action: 'delete' } });
    expect(all.body.items).toHaveLength(4);
    expect(await listed(me)).toEqual([id]);
  });

  test('are those last written in before a moment', async () => {
    const { me, guide, pair, own, theirs } = await scene();
    await one.app.platform.database.pool.query(
      `update chats set last_message_at = '2020-01-01' where id = any($1)`,
      [[guide, pair]],
    );
    await sayTo(me, own, 'new');
    const body = { before: '2021-01-01T00:00:00.000Z', action: 'archive' as const };
    const applied = (await me.call(api.bulk.apply, { body })).body;
    expect(applied.items.map(({ chat_id: id }) => id).toSorted()).toEqual([guide, pair].toSorted());
    expect(applied.more).toBe(false);
    expect((await me.call(api.bulk.apply, { body })).body.items).toEqual([]);
    expect((await listed(me)).toSorted()).toEqual([own, theirs].toSorted());
  });

  test('are at most two hundred, and the rest is left for another call', async () => {
    const me = await one.person();
    await one.app.platform.database.pool.query(
      `with made as (insert into chats (id, chat_type, owner_id, title) select gen_random_uuid(), 'AI', $1, 'x' from generate_series(1, 203) returning id)
       insert into chat_members (chat_id, user_id, role, state) select id, $1, 'owner', 'active' from made`,
      [me.user.id],
    );
    const body = { all: true as const, action: 'delete' as const };
    const first = (await me.call(api.bulk.apply, { body })).body;
    expect([first.items.length, first.more]).toEqual([200, true]);
    const second = (await me.call(api.bulk.apply, { body })).body;
    expect([second.items.length, second.more]).toEqual([3, false]);
  });

  test('a body that says nothing, or two things, is refused', async () => {
    const me = await one.person();
    const tooMany = Array.from({ length: 201 }, () => randomUUID());
    for (const body of [
      { action: 'delete' },
      { ids: [], action: 'delete' },
      { ids: tooMany, action: 'delete' },
      { all: false, action: 'delete' },
      { ids: ['x'], all: true, action: 'delete' },
      { before: 'yesterday', action: 'delete' },
      { all: true, action: 'burn' },
    ])
      expect((await me.call(api.bulk.apply, { body: body as never })).status).toBe(422);
  });
});
