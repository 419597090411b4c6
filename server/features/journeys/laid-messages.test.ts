import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import type { JourneyRun } from '#contract/journeys.ts';
import { choose, journeyOf, sayReady, seen } from '../../testing/journey-world.ts';
import { messagesOf } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();

describe('deletions in a message of a laid choice', () => {
  const laidBy = async (person: Person, run: JourneyRun, author: Person) =>
    (await seen(person, run)).choices.find(({ user }) => user.id === author.user.id);
  const empty = { laid: true, card_id: null, question: null, text: '' };

  async function laid() {
    const [ana, ben] = [await one.person(), await one.person()];
    const run = await journeyOf(ana, ben);
    await choose(ana, run, 'The Quillwort says stay');
    for (const person of [ana, ben]) await sayReady(person, run);
    const id = (await laidBy(ben, run, ana))?.message_id ?? '';
    expect((await messagesOf(ben, run.chat_id)).map((message) => message.id)).toContain(id);
    return { ana, ben, run, params: { id } };
  }

  test('for all, is gone from the run for all', async () => {
    const { ana, ben, run, params } = await laid();
    const types = await verifyLive(ben, [run.chat_id], () =>
      ana.call(api.messages.remove, { params, body: { scope: 'all' } }),
    );
    expect(types).toEqual(['message.deleted']);
    for (const person of [ana, ben]) expect(await laidBy(person, run, ana)).toMatchObject(empty);
    const { rows } = await one.app.platform.database.pool.query(
      `select 1 from journey_choices where text like '%Quillwort%' and run_id = $1`,
      [run.id],
    );
    expect(rows).toEqual([]);
  });

  test('for one who reports or deletes it, is gone from the run for them alone', async () => {
    for (const take of ['report', 'delete'] as const) {
      const { ana, ben, run, params } = await laid();
      await verifyLive(ben, [run.chat_id], () =>
        take === 'report'
          ? ben.call(api.reports.message, { params, body: { text: 'This is not kind.' } })
          : ben.call(api.messages.remove, { params, body: { scope: 'me' } }),
      );
      expect(await laidBy(ben, run, ana)).toMatchObject(empty);
      expect(await laidBy(ana, run, ana)).toMatchObject({ text: 'The Quillwort says stay' });
    }
  });
});
