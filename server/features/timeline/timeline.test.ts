import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { QueryIn } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { eventually } from '../../testing/guided-world.ts';
import { groupOf, sayTo } from '../../testing/people-world.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();
const { person } = one;

type Query = QueryIn<typeof api.timeline.list>;

const timelineOf = async (who: Person, query: Query = {}) =>
  (await who.call(api.timeline.list, { query })).body.items;
const kindsOf = async (who: Person, query: Query = {}) =>
  (await timelineOf(who, query)).map(({ kind }) => kind);
const act = async (
  who: Person,
  title: string,
  source?: { message_id: string } | { chat_id: string },
) =>
  (await who.call(api.actions.create, { body: { title, ...(source && { source }) } })).body.action;
const finish = (who: Person, id: string) =>
  who.call(api.actions.update, { params: { id }, body: { state: 'done' } });
const addMoment = (who: Person, text: string, at?: string) =>
  who.call(api.timeline.addMoment, { body: { text, ...(at && { at }) } });

describe.concurrent('a timeline', () => {
  test('brings together what is stored, newest first, with its source', async () => {
    const [ana, ben] = [await person(), await person()];
    const { id: chatId } = await groupOf(ana, ben);
    const { message } = await sayTo(ben, chatId, 'Let us plant a tree');
    const action = await act(ana, 'A tree', { message_id: message.id });
    await ana.call(api.insights.create, { body: { text: 'I miss it', message_id: message.id } });
    await finish(ana, action.id);
    const { body: cards } = await ana.call(api.cards.list, { query: { card_type: 'image' } });
    const card = cards.items[0];
    await ana.call(api.cards.keep, { params: { id: card?.id ?? '' } });
    const own = await ana.chat();
    await ana.call(api.chat.stage, { params: { id: own.id }, body: { stage: 'FC' } });
    await addMoment(ana, 'It rained');

    const link = `/chat/${chatId}?seq=${message.seq}`;
    const items = await timelineOf(ana);
    const ofKind = (kind: string) => items.find((item) => item.kind === kind);
    expect(ofKind('moment')).toMatchObject({ title: 'It rained', link: null });
    expect(ofKind('stage_reached')).toMatchObject({ stage: 'FC', link: `/chat/${own.id}` });
    expect(ofKind('card_kept')).toMatchObject({ title: card?.title, ref: card?.id });
    expect(ofKind('action_done')).toMatchObject({ title: 'A tree', ref: action.id, link });
    expect(ofKind('insight')).toMatchObject({ title: 'I miss it', link });
    expect(ofKind('action_made')).toMatchObject({ title: 'A tree', link });
    expect(items.map(({ at }) => at)).toEqual(
      items
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(await timelineOf(ben)).toEqual([]);
  });

  test('keeps its entries without a link when their source is gone', async () => {
    const [ana, ben] = [await person(), await person()];
    const { id: chatId } = await groupOf(ana, ben);
    const { message } = await sayTo(ben, chatId, 'Between us');
    await ana.call(api.insights.create, { body: { text: 'Trust', message_id: message.id } });
    await ana.call(api.chat.remove, { params: { id: chatId } });
    expect(await timelineOf(ana)).toMatchObject([{ title: 'Trust', text: '', link: null }]);
  });

  test('is narrowed by kind, words and time', async () => {
    const ana = await person();
    const action = await act(ana, 'Écrire à Noa');
    await finish(ana, action.id);
    await addMoment(ana, 'שָׁלוֹם לים', '2020-05-05T10:00:00.000Z');
    expect(await kindsOf(ana, { kinds: 'action_made,moment' })).toEqual(['action_made', 'moment']);
    expect(await kindsOf(ana, { query: 'ecrire' })).toEqual(['action_done', 'action_made']);
    expect(await kindsOf(ana, { query: 'שלום' })).toEqual(['moment']);
    expect(await kindsOf(ana, { query: 'nowhere' })).toEqual([]);
    const before = { to: '2021-01-01T00:00:00.000Z' };
    expect(await kindsOf(ana, before)).toEqual(['moment']);
    expect(await kindsOf(ana, { from: '2021-01-01T00:00:00.000Z' })).toHaveLength(2);
    const wrong = await ana.call(api.timeline.list, { query: { kinds: 'moment,sorrow' } });
    expect(wrong.status).toBe(422);
  });

  test('has pages that join without gap or repeat, also where much happened at once', async () => {
    const ana = await person();
    await one.app.platform.database.pool.query(
      `insert into moments (id, user_id, text, at)
       select gen_random_uuid(), $1, n::text, timestamptz '2024-01-01' + (n / 40) * interval '1 minute'
       from generate_series(1, 120) n`,
      [ana.user.id],
    );
    await one.app.platform.database.pool.query(
      `insert into insights (id, user_id, text, created_at)
       select gen_random_uuid(), $1, n::text, timestamptz '2024-01-01' + interval '1 minute'
       from generate_series(1, 60) n`,
      [ana.user.id],
    );
    const seen: string[] = [];
    let page: string | undefined;
    do {
      const { body } = await ana.call(api.timeline.list, { query: page ? { page } : {} });
      seen.push(...body.items.map(({ id }) => id));
      page = body.next ?? undefined;
    } while (page);
    expect(seen).toHaveLength(180);
    expect(new Set(seen).size).toBe(180);
  });

  test('has every past occurrence of a meeting that recurs, among the rest and page by page', async () => {
    const ana = await person();
    const { body } = await ana.call(api.meetings.create, {
      body: {
        title: 'A walk',
        starts_at: '2024-01-01T08:00:00Z',
        ends_at: '2024-01-01T09:00:00Z',
        timezone: 'UTC',
        recurrence: 'FREQ=DAILY;COUNT=70',
      },
    });
    await ana.call(api.meetings.update, {
      params: { id: body.meeting.id },
      body: { scope: 'this', occurrence: '2024-01-03T08:00:00.000Z', title: 'A swim' },
    });
    for (let day = 1; day <= 25; day++)
      await addMoment(ana, `Day ${day}`, `2024-01-${String(day).padStart(2, '0')}T12:00:00.000Z`);
    const seen: { id: string; at: string; kind: string; title: string }[] = [];
    let page: string | undefined;
    do {
      const { body: answer } = await ana.call(api.timeline.list, { query: page ? { page } : {} });
      seen.push(...answer.items);
      page = answer.next ?? undefined;
    } while (page);
    expect(seen.filter(({ kind }) => kind === 'meeting')).toHaveLength(70);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(95);
    const times = seen.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(
      (await timelineOf(ana, { query: 'swim', kinds: 'meeting' })).map(({ at }) => at),
    ).toEqual(['2024-01-03T08:00:00.000Z']);
    const range = { from: '2024-01-02T00:00:00Z', to: '2024-01-04T00:00:00Z' };
    expect(await kindsOf(ana, { ...range, kinds: 'meeting' })).toEqual(['meeting', 'meeting']);
  });

  test('is downloaded whole as Markdown that shows what was written', async () => {
    const ana = await person();
    await addMoment(ana, 'A *star* fell\n# loudly', '2020-05-05T10:00:00.000Z');
    await one.app.platform.database.pool.query(
      `insert into moments (id, user_id, text, at)
       select gen_random_uuid(), $1, 'Line ' || n, timestamptz '2024-01-01'
       from generate_series(1, 120) n`,
      [ana.user.id],
    );
    const { bytes } = await ana.call(api.timeline.download);
    const text = bytes.toString('utf8');
    expect(text.match(/Line \d+/gu)).toHaveLength(120);
    expect(text).toContain(String.raw`- **Moment**: A \*star\* fell \# loudly`);
    const { id } = await ana.chat();
    await ana.call(api.chat.rename, { params: { id }, body: { name: 'Our *tree*' } });
    await act(ana, 'Grown', { chat_id: id });
    const again = (await ana.call(api.timeline.download)).bytes.toString('utf8');
    expect(again).toContain(String.raw`Grown (Our \*tree\*)`);
  });
});

describe.concurrent('a moment', () => {
  test('is added once, deleted by its owner alone, and brings an event', async () => {
    const [ana, ben] = [await person(), await person()];
    const version = (await ana.call(api.account.profile)).body.version;
    const live = await ana.live({ [ana.user.id]: version });
    const id = randomUUID();
    for (const time of [1, 2]) {
      const { body } = await ana.call(api.timeline.addMoment, { body: { id, text: 'Once' } });
      expect(body.item, `time ${time}`).toMatchObject({ kind: 'moment', ref: id, title: 'Once' });
    }
    expect((await ben.call(api.timeline.addMoment, { body: { id, text: 'His' } })).status).toBe(
      422,
    );
    const remove = (who: Person) => who.call(api.timeline.removeMoment, { params: { id } });
    expect((await remove(ben)).code).toBe('moment.not_found');
    expect((await remove(ana)).body).toEqual({ id });
    expect((await remove(ana)).code).toBe('moment.not_found');
    await eventually(
      async () => live.frames.filter(({ type }) => type === 'moment.changed').length === 2,
    );
    live.close();
  });

  test('has words, and there is room for a number of them', async () => {
    const ana = await person();
    expect((await addMoment(ana, ' \n ')).status).toBe(422);
    await one.app.platform.database.pool.query(
      `insert into moments (id, user_id, text, at)
       select gen_random_uuid(), $1, 'x', now() from generate_series(1, $2::int)`,
      [ana.user.id, limits.insightsMax],
    );
    expect((await addMoment(ana, 'One more')).code).toBe('moment.too_many');
  });
});
