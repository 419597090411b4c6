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

  test('are those last written in between two moments, counted beforehand by what deleting means', async () => {
    const { me, guide, pair, own, theirs } = await scene();
    const writtenAt = (id: string, at: string) =>
      one.app.platform.database.pool.query('update chats set last_message_at = $2 where id = $1', [
        id,
        at,
      ]);
    await writtenAt(guide, '2020-01-01T00:00:00Z');
    await writtenAt(pair, '2020-06-01T00:00:00Z');
    await writtenAt(own, '2020-12-31T23:59:59.999Z');
    await writtenAt(theirs, '2021-01-01T00:00:00Z');
    const counted = async (query: Record<string, string>) =>
      (await me.call(api.bulk.count, { query: { action: 'delete', ...query } })).body;
    const range = { from: '2020-06-01T00:00:00.000Z', before: '2021-01-01T00:00:00.000Z' };
    expect(await counted({})).toEqual({
      total: 4,
      guided: 1,
      pairs: 1,
      own_groups: 1,
      other_groups: 1,
    });
    const expected = { total: 2, guided: 0, pairs: 1, own_groups: 1, other_groups: 0 };
    expect(await counted(range)).toEqual(expected);
    await me.call(api.chat.settings, { params: { id: own }, body: { archived: true } });
    expect((await counted({ ...range, action: 'archive' })).total).toBe(1);
    const { items } = (await me.call(api.bulk.apply, { body: { ...range, action: 'delete' } }))
      .body;
    expect(items.map(({ chat_id: id }) => id)).toEqual([pair, own]);
    expect((await counted(range)).total).toBe(0);
    expect((await listed(me)).toSorted()).toEqual([guide, theirs].toSorted());
  });

  test('are brought back together, each once, and no chat of others', async () => {
    const { me, other, guide, pair, own, theirs } = await scene();
    const ids = [guide, pair, own, theirs];
    const foreign = (await other.chat()).id;
    await other.call(api.chat.remove, { params: { id: foreign } });
    await me.call(api.bulk.apply, { body: { ids, action: 'delete' } });
    const body = { ids: [...ids, foreign, guide], action: 'delete' as const };
    const { items } = (await me.call(api.bulk.undo, { body })).body;
    expect(items).toEqual([
      ...ids.map((id) => ({ chat_id: id, error: null })),
      { chat_id: foreign, error: expect.objectContaining({ code: 'chat.not_found' }) as unknown },
    ]);
    expect((await listed(me)).toSorted()).toEqual(ids.toSorted());
    expect(await listed(other)).not.toContain(foreign);

    await me.call(api.bulk.apply, { body: { ids, action: 'archive' } });
    expect(await listed(me)).toEqual([]);
    await me.call(api.bulk.undo, { body: { ids, action: 'archive' } });
    expect((await listed(me)).toSorted()).toEqual(ids.toSorted());
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
      { from: '2021-01-01T00:00:00.000Z', action: 'delete' },
      { all: true, action: 'burn' },
    ])
      expect((await me.call(api.bulk.apply, { body: body as never })).status).toBe(422);
  });
});
