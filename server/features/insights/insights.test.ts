import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { BodyIn } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { eventually } from '../../testing/guided-world.ts';
import { groupOf, sayTo } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();
const { person } = one;

const keep = (who: Person, body: BodyIn<typeof api.insights.create>) =>
  who.call(api.insights.create, { body });

describe.concurrent('an insight', () => {
  test('changes live among the outcomes of its chat', async () => {
    const [ana, ben] = [await person(), await person()];
    const { id: chatId } = await groupOf(ana, ben);
    const { message } = await sayTo(ben, chatId, 'The light is on the other side');
    const types = await verifyLive(ana, [chatId], async () => {
      const { insight } = (await keep(ana, { text: 'Light', message_id: message.id })).body;
      const params = { id: insight.id };
      await ana.call(api.insights.update, { params, body: { text: 'More light' } });
      await keep(ana, { text: 'Elsewhere' });
      await keep(ana, { text: 'Again', message_id: message.id });
      await ana.call(api.insights.remove, { params });
    });
    expect(types.filter((type) => type === 'insight.changed')).toHaveLength(5);
  });

  test('is kept by hand, worded again and deleted, and its owner’s devices get events', async () => {
    const [ana, ben] = [await person(), await person()];
    const version = (await ana.call(api.account.profile)).body.version;
    const [mine, his] = [await ana.live({ [ana.user.id]: version }), await ben.live({})];
    const { insight } = (await keep(ana, { text: 'I can stop\nbefore I know why.' })).body;
    expect(insight).toMatchObject({ text: 'I can stop\nbefore I know why.', source: null });
    const params = { id: insight.id };
    const anew = await ana.call(api.insights.update, { params, body: { text: 'I can stop.' } });
    expect(anew.body.insight).toEqual({ ...insight, text: 'I can stop.' });
    const removed = await ana.call(api.insights.remove, { params });
    expect(removed.body.insight).toEqual(anew.body.insight);
    expect((await ana.call(api.insights.remove, { params })).code).toBe('insight.not_found');
    const heard = () => mine.frames.filter(({ type }) => type === 'insight.changed');
    await eventually(async () => heard().length === 3);
    expect(heard()).toMatchObject([
      { insight: { text: 'I can stop\nbefore I know why.' } },
      { insight: { text: 'I can stop.' } },
      { insight_id: insight.id, insight: null },
    ]);
    expect(his.frames.filter(({ type }) => type === 'insight.changed')).toEqual([]);
    mine.close();
    his.close();
  });

  test('is kept of a message that its owner sees, and of no other', async () => {
    const [ana, ben, eve] = [await person(), await person(), await person()];
    const { id: chatId } = await groupOf(ana, ben);
    const { message } = await sayTo(ben, chatId, 'The light is on the other side');
    const { insight } = (await keep(ana, { text: 'Light', message_id: message.id })).body;
    expect(insight.source?.link).toBe(`/chat/${chatId}?seq=${message.seq}`);
    expect((await keep(eve, { text: 'Light', message_id: message.id })).code).toBe(
      'message.not_found',
    );
    expect((await keep(eve, { text: 'x', card_id: randomUUID() })).code).toBe('card.not_found');
  });

  test('that is sent twice exists once, and its id can’t be taken', async () => {
    const [ana, ben] = [await person(), await person()];
    const id = randomUUID();
    for (const { body } of await Promise.all([1, 2].map(() => keep(ana, { id, text: 'Once' }))))
      expect(body.insight.id).toBe(id);
    expect((await keep(ben, { id, text: 'His' })).status).toBe(422);
  });

  test('has words, not too many, and there is room for a number of them', async () => {
    const ana = await person();
    for (const text of ['', '  \u200b', 'x'.repeat(limits.insightLengthMax + 1)])
      expect((await keep(ana, { text })).status).toBe(422);
    await one.app.platform.database.pool.query(
      `insert into insights (id, user_id, text)
       select gen_random_uuid(), $1, 'x' from generate_series(1, $2::int)`,
      [ana.user.id, limits.insightsMax],
    );
    const { status, code } = await keep(ana, { text: 'One more' });
    expect([status, code]).toEqual([409, 'insight.too_many']);
  });
});
