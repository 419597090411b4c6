import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { applyToActions } from '#contract/actions.live.ts';
import type { BodyIn, QueryIn } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import type { LiveEvent } from '#contract/live.ts';
import { limits } from '#contract/values.ts';
import { eventually } from '../../testing/guided-world.ts';
import { groupOf, sayTo } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();
const { person } = one;

const make = async (who: Person, body: BodyIn<typeof api.actions.create>) =>
  (await who.call(api.actions.create, { body })).body.action;
const change = (who: Person, id: string, body: BodyIn<typeof api.actions.update>) =>
  who.call(api.actions.update, { params: { id }, body });
const listed = async (who: Person, query: QueryIn<typeof api.actions.list> = {}) =>
  (await who.call(api.actions.list, { query })).body.items;
const titles = async (who: Person, query: QueryIn<typeof api.actions.list> = {}) =>
  (await listed(who, query)).map(({ title }) => title);

const dayMs = 24 * 60 * 60 * 1_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

describe.concurrent('an action', () => {
  test('that is brought back was made and done when it was, and never in the future', async () => {
    const ana = await person();
    const times = { created_at: '2026-01-02T03:04:05.000Z', done_at: '2026-01-03T03:04:05.000Z' };
    const done = await make(ana, { title: 'Old', state: 'done', ...times });
    expect(done).toMatchObject(times);
    const ahead = await make(ana, { title: 'Ahead', created_at: '2100-01-01T00:00:00.000Z' });
    expect(Date.parse(ahead.created_at)).toBeLessThanOrEqual(Date.now());
    expect(ahead.done_at).toBeNull();
  });

  test('changes live on every device, as do the outcomes of its chat', async () => {
    const [ana, ben] = [await person(), await person()];
    const { id: chatId } = await groupOf(ana, ben);
    const { message } = await sayTo(ben, chatId, 'Let us plant a tree');
    await make(ana, { title: 'Water it' });
    const source = { message_id: message.id };
    const types = await verifyLive(ana, [chatId], async () => {
      const { id } = await make(ana, { title: 'Plant a tree', source });
      const other = await make(ana, { title: 'Buy a spade', source });
      await change(ana, id, { state: 'doing', due_on: '2030-02-28' });
      await change(ana, id, { state: 'done' });
      await ana.call(api.actions.remove, { params: { id: other.id } });
    });
    expect(types.filter((type) => type === 'action.changed')).toHaveLength(5);
    const own = await verifyLive(ben, [chatId], () => make(ana, { title: 'Mine', source }));
    expect(own).not.toContain('action.changed');
    await verifyLive(ana, [chatId], () =>
      ben.call(api.messages.remove, {
        params: { id: message.id },
        body: { scope: 'all' } as never,
      }),
    );
  });

  test('is made by its title alone, changed and deleted', async () => {
    const ana = await person();
    const action = await make(ana, { title: ' Write to Harbour Studio\n' });
    expect(action).toMatchObject({
      title: 'Write to Harbour Studio',
      note: '',
      stage: 'DG',
      state: 'open',
      due_on: null,
      remind_at: null,
      source: null,
      done_at: null,
    });
    const remindAt = new Date(Date.now() + dayMs).toISOString();
    const { body } = await change(ana, action.id, {
      note: 'By post',
      stage: 'FC',
      due_on: '2031-02-28',
      remind_at: remindAt,
    });
    expect(body.action).toEqual({
      ...action,
      note: 'By post',
      stage: 'FC',
      due_on: '2031-02-28',
      remind_at: remindAt,
    });
    expect(await listed(ana)).toEqual([body.action]);
    await ana.call(api.actions.remove, { params: { id: action.id } });
    expect(await listed(ana)).toEqual([]);
    expect((await change(ana, action.id, { note: '' })).code).toBe('action.not_found');
  });

  test('is its owner’s alone', async () => {
    const [ana, ben] = [await person(), await person()];
    const { id } = await make(ana, { title: 'Mine' });
    expect(await listed(ben)).toEqual([]);
    for (const unknown of [id, randomUUID(), 'x']) {
      expect((await change(ben, unknown, { title: 'His' })).code).toBe('action.not_found');
      const removed = await ben.call(api.actions.remove, { params: { id: unknown } });
      expect(removed.code).toBe('action.not_found');
    }
    const taken = await ben.call(api.actions.create, { body: { id, title: 'His' } });
    expect(taken.status).toBe(422);
    expect(await titles(ana)).toEqual(['Mine']);
  });

  test('that is sent twice exists once', async () => {
    const ana = await person();
    const id = randomUUID();
    const tries = await Promise.all(
      [1, 2, 3].map(() => ana.call(api.actions.create, { body: { id, title: 'Once' } })),
    );
    expect(new Set(tries.map(({ body }) => body.action.id))).toEqual(new Set([id]));
    expect(await titles(ana)).toEqual(['Once']);
  });

  test('that is done says when, until it is open again', async () => {
    const ana = await person();
    const { id } = await make(ana, { title: 'Read the letter' });
    const done = (await change(ana, id, { state: 'done' })).body.action;
    expect(done.done_at).not.toBeNull();
    const renamed = (await change(ana, id, { title: 'Read it again' })).body.action;
    expect(renamed.done_at).toBe(done.done_at);
    expect(await listed(ana)).toEqual([]);
    expect(await titles(ana, { state: 'done' })).toEqual(['Read it again']);
    expect((await change(ana, id, { state: 'doing' })).body.action.done_at).toBeNull();
    expect(await titles(ana)).toEqual(['Read it again']);
  });

  test('stays where it is put, between two others', async () => {
    const ana = await person();
    const first = await make(ana, { title: 'First' });
    const second = await make(ana, { title: 'Second' });
    await make(ana, { title: 'Third' });
    expect(await titles(ana)).toEqual(['First', 'Second', 'Third']);
    expect(first.position < second.position).toBe(true);
    await change(ana, second.id, { position: 'Zz' });
    expect(await titles(ana)).toEqual(['Second', 'First', 'Third']);
    for (const position of ['', 'a', 'a00', 'ß', 'b1x0'])
      expect((await change(ana, first.id, { position })).status, position).toBe(422);
  });

  test('is found by when it is due in the days of its owner, and by stage', async () => {
    const ana = await person();
    await ana.call(api.account.updateProfile, { body: { user: { timezone: 'UTC' } } });
    await make(ana, { title: 'Late', due_on: dayFromNow(-1), stage: 'PS' });
    await make(ana, { title: 'Now', due_on: dayFromNow(0) });
    await make(ana, { title: 'Far', due_on: dayFromNow(20) });
    await make(ana, { title: 'Some day' });
    expect(await titles(ana, { due: 'overdue' })).toEqual(['Late']);
    expect(await titles(ana, { due: 'today' })).toEqual(['Now']);
    expect(await titles(ana, { due: 'later' })).toEqual(['Far']);
    expect(await titles(ana, { due: 'someday' })).toEqual(['Some day']);
    expect(await titles(ana, { stage: 'PS' })).toEqual(['Late']);
  });

  test('takes no reminder in the past, no impossible day, and no more than there is room for', async () => {
    const ana = await person();
    const past = new Date(Date.now() - dayMs).toISOString();
    const late = await ana.call(api.actions.create, { body: { title: 'x', remind_at: past } });
    expect(late.status).toBe(422);
    for (const due_on of ['2026-02-30', '1899-12-31', '12026-01-01', 'tomorrow']) {
      const { status } = await ana.call(api.actions.create, { body: { title: 'x', due_on } });
      expect(status, due_on).toBe(422);
    }
    for (const due_on of ['1900-01-01', '9999-12-31'])
      expect((await make(ana, { title: due_on, due_on })).due_on).toBe(due_on);
    await one.app.platform.database.pool.query(
      `insert into actions (id, user_id, title, position)
       select gen_random_uuid(), $1, 'x', 'a0' from generate_series(3, $2::int)`,
      [ana.user.id, limits.actionsMax],
    );
    const more = await ana.call(api.actions.create, { body: { title: 'One more' } });
    expect([more.status, more.code]).toEqual([409, 'action.too_many']);
  });

  test('pages join without gap or repeat', async () => {
    const ana = await person();
    await one.app.platform.database.pool.query(
      `insert into actions (id, user_id, title, position, state)
       select gen_random_uuid(), $1, n::text, 'a' || lpad(n::text, 4, '0') || '1', s
       from generate_series(1, 130) n, unnest(array['open', 'done']) s`,
      [ana.user.id],
    );
    for (const state of [undefined, 'done' as const]) {
      const seen: string[] = [];
      let page: string | undefined;
      do {
        const query = { ...(state && { state }), ...(page && { page }) };
        const { body } = await ana.call(api.actions.list, { query });
        seen.push(...body.items.map(({ id }) => id));
        page = body.next ?? undefined;
      } while (page);
      expect(new Set(seen).size).toBe(130);
      expect(seen).toHaveLength(130);
    }
  });
});

describe.concurrent('an action that came of something', () => {
  test('names its message and chat, and links to them', async () => {
    const [ana, ben] = [await person(), await person()];
    const { id: chatId } = await groupOf(ana, ben);
    const { message } = await sayTo(ben, chatId, 'Let us plant a tree');
    const action = await make(ana, { title: 'A tree', source: { message_id: message.id } });
    expect(action.source).toMatchObject({
      chat_id: chatId,
      message_id: message.id,
      card_id: null,
      link: `/chat/${chatId}?seq=${message.seq}`,
    });
  });

  test('keeps the chat’s link when its message is deleted, and none when its owner leaves', async () => {
    const [ana, ben] = [await person(), await person()];
    const { id: chatId } = await groupOf(ana, ben);
    const { message } = await sayTo(ana, chatId, 'Let us plant a tree');
    await make(ben, { title: 'A tree', source: { message_id: message.id } });
    await ana.call(api.messages.remove, { params: { id: message.id }, body: { scope: 'all' } });
    expect((await listed(ben))[0]?.source).toMatchObject({
      message_id: null,
      link: `/chat/${chatId}`,
    });
    await ben.call(api.chat.remove, { params: { id: chatId } });
    expect((await listed(ben))[0]).toMatchObject({ title: 'A tree', source: null });
  });

  test('names a card', async () => {
    const ana = await person();
    const { body } = await ana.call(api.cards.list, { query: { card_type: 'image' } });
    const card = body.items[0];
    const action = await make(ana, { title: 'Look', source: { card_id: card?.id ?? '' } });
    expect(action.source).toMatchObject({ card_id: card?.id, title: card?.title });
    expect(action.source?.link).toBe(`/cards/image/${card?.card_index}`);
  });

  test('may not name what its owner can’t see', async () => {
    const [ana, ben, eve] = [await person(), await person(), await person()];
    const { id: chatId } = await groupOf(ana, ben);
    const { message } = await sayTo(ana, chatId, 'Between us');
    const tries = [
      [{ chat_id: chatId }, 'chat.not_found'],
      [{ message_id: message.id }, 'message.not_found'],
      [{ card_id: randomUUID() }, 'card.not_found'],
    ] as const;
    for (const [source, code] of tries) {
      const { status, code: refused } = await eve.call(api.actions.create, {
        body: { title: 'x', source },
      });
      expect([status, refused]).toEqual([404, code]);
    }
    expect(await listed(eve)).toEqual([]);
  });
});

test('events bring other devices what a fresh list says, and nobody else hears them', async () => {
  const [ana, ben] = [await person(), await person()];
  const first = await make(ana, { title: 'First' });
  let copy = await listed(ana);
  const version = (await ana.call(api.account.profile)).body.version;
  const [mine, his] = [await ana.live({ [ana.user.id]: version }), await ben.live({})];
  const second = await make(ana, { title: 'Second' });
  await change(ana, second.id, { position: 'Zz', due_on: '2030-01-01' });
  await change(ana, first.id, { state: 'done' });
  const third = await make(ana, { title: 'Third' });
  await ana.call(api.actions.remove, { params: { id: third.id } });
  const heard = () =>
    mine.frames.filter((frame): frame is LiveEvent => frame.type === 'action.changed');
  await eventually(async () => heard().length === 5);
  for (const event of heard()) copy = applyToActions(copy, event);
  expect(copy).toEqual(await listed(ana));
  expect(his.frames.filter(({ type }) => type === 'action.changed')).toEqual([]);
  mine.close();
  his.close();
});
