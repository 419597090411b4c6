import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { BodyIn } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { groupOf } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();
const { person } = one;

const note = (who: Person, body: Partial<BodyIn<typeof api.memory.create>>) =>
  who.call(api.memory.create, { body: { kind: 'note', text: 'I sing in a choir', ...body } });

const memoryOf = async (who: Person) => (await who.call(api.memory.list)).body;

describe.concurrent('a note', () => {
  test('is added, worded again and forgotten, live on its owner’s devices', async () => {
    const ana = await person();
    const types = await verifyLive(ana, [], async () => {
      const made = (await note(ana, {})).body.note;
      expect(made).toMatchObject({ kind: 'note', chat_id: null, edited_at: null });
      const params = { id: made.id };
      const body = { kind: 'goal', text: 'Sing a solo' } as const;
      const { body: edited } = await ana.call(api.memory.update, { params, body });
      expect(edited.note).toEqual({ ...made, ...body, edited_at: expect.any(String) });
      await note(ana, { text: 'The second' });
      const removed = await ana.call(api.memory.remove, { params });
      expect(removed.body).toEqual(edited);
      expect((await ana.call(api.memory.remove, { params })).code).toBe('memory.not_found');
      expect((await memoryOf(ana)).items).toMatchObject([{ text: 'The second' }]);
    });
    expect(types).toEqual(Array(4).fill('memory.changed'));
  });

  test('is its owner’s alone, and its id can’t be taken', async () => {
    const [ana, ben] = [await person(), await person()];
    const { id } = (await note(ana, {})).body.note;
    const params = { id };
    expect((await memoryOf(ben)).items).toEqual([]);
    const changed = await ben.call(api.memory.update, { params, body: { text: 'His' } });
    expect([changed.status, changed.code]).toEqual([404, 'memory.not_found']);
    expect((await ben.call(api.memory.remove, { params })).status).toBe(404);
    expect((await note(ben, { id })).status).toBe(422);
    expect((await ben.call(api.memory.forget)).body).toEqual({ forgotten: 0 });
    expect((await memoryOf(ana)).items).toMatchObject([{ id, text: 'I sing in a choir' }]);
  });

  test('comes back as it was, once, with its chat and its time', async () => {
    const ana = await person();
    const { id: chatId } = await ana.chat();
    const made = (await note(ana, { chat_id: chatId })).body.note;
    expect(made.chat_id).toBe(chatId);
    await ana.call(api.memory.remove, { params: { id: made.id } });
    const { edited_at: _, ...again } = made;
    for (const { body } of await Promise.all([1, 2].map(() => note(ana, again))))
      expect(body.note).toEqual(made);
    expect((await memoryOf(ana)).items).toEqual([made]);
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const early = (await note(ana, { created_at: later })).body.note;
    expect(Date.parse(early.created_at)).toBeLessThan(Date.parse(later));
  });

  test('names a chat of its owner with the guide, and no other', async () => {
    const [ana, ben] = [await person(), await person()];
    const group = await groupOf(ana, ben);
    const { id: his } = await ben.chat();
    const refused = async (chat_id: string) => (await note(ana, { chat_id })).code;
    expect(await refused(group.id)).toBe('chat.wrong_type');
    expect(await refused(his)).toBe('chat.not_found');
    expect(await refused(randomUUID())).toBe('chat.not_found');
  });

  test('stays without its chat when that is deleted, and names it again when it is back', async () => {
    const ana = await person();
    const { id } = await ana.chat();
    await note(ana, { chat_id: id });
    await verifyLive(ana, [], async () => {
      await ana.call(api.chat.remove, { params: { id } });
      expect((await memoryOf(ana)).items).toMatchObject([{ chat_id: null }]);
    });
    await verifyLive(ana, [], () => ana.call(api.chat.restore, { params: { id } }));
    expect((await memoryOf(ana)).items).toMatchObject([{ chat_id: id }]);
  });

  test('has words, not too many, and there is room for a number of them', async () => {
    const ana = await person();
    for (const text of ['', '  \u200b', 'x'.repeat(limits.memoryNoteLengthMax + 1)])
      expect((await note(ana, { text })).status).toBe(422);
    await note(ana, { text: 'x'.repeat(limits.memoryNoteLengthMax) });
    await one.app.platform.database.pool.query(
      `insert into memory_notes (id, user_id, kind, text)
       select gen_random_uuid(), $1, 'note', 'x' from generate_series(2, $2::int)`,
      [ana.user.id, limits.memoryNotesMax],
    );
    const { status, code } = await note(ana, { text: 'One more' });
    expect([status, code]).toEqual([409, 'memory.too_many']);
  });
});

describe.concurrent('a memory', () => {
  test('is forgotten whole, which leaves the actions where they are', async () => {
    const ana = await person();
    const { id } = await ana.chat();
    await note(ana, {});
    await note(ana, { kind: 'goal', text: 'Sleep' });
    const body = { title: 'Write to Dan', source: { chat_id: id } };
    const types = await verifyLive(ana, [], async () => {
      const { action } = (await ana.call(api.actions.create, { body })).body;
      expect((await ana.call(api.memory.forget)).body).toEqual({ forgotten: 2 });
      expect(await memoryOf(ana)).toEqual({
        items: [],
        last_step: { action_id: action.id, title: 'Write to Dan', state: 'open' },
      });
    });
    expect(types).toEqual(['action.changed', 'memory.changed']);
  });

  test('holds no step that came of anything but a chat with the guide', async () => {
    const ana = await person();
    await ana.call(api.actions.create, { body: { title: 'By hand' } });
    expect((await memoryOf(ana)).last_step).toBeNull();
  });

  test('goes with its person', async () => {
    const ana = await person();
    await note(ana, {});
    const { pool } = one.app.platform.database;
    await pool.query('delete from users where id = $1', [ana.user.id]);
    const left = await pool.query('select 1 from memory_notes where user_id = $1', [ana.user.id]);
    expect(left.rowCount).toBe(0);
  });
});
