import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { connect } from '../../testing/people-world.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();
const noOutcomes = { action: 0, insight: 0, meeting: 0 };

const found = async (person: Person, query: string, more: Record<string, string> = {}) =>
  (await person.call(api.search.find, { query: { query, ...more } })).body;

test('cards are found by what they say and show, and lead to their screen', async () => {
  const ana = await one.person();
  const { results, counts } = await found(ana, 'rope footbridge');
  expect(results).toHaveLength(1);
  const [bridge] = results;
  expect(bridge).toMatchObject({ kind: 'card', title: 'The bridge', link: '/cards/image/2' });
  expect(bridge?.card?.id).toBe('bridge');
  const shown = bridge?.matches.map(([from, to]) => bridge.search_message?.slice(from, to));
  expect(shown).toEqual(['rope', 'footbridge']);
  expect(counts).toEqual({ chat: 0, message: 0, person: 0, card: 1, ...noOutcomes });
  // A word of the other language is found, too.
  expect((await found(ana, 'גֶּשֶׁר חבלים')).results.map(({ id }) => id)).toEqual(['bridge']);
});

test('a few cards lead, and all of them are pages of their own', async () => {
  const ana = await one.person();
  expect((await found(ana, 'what')).results).toHaveLength(3);
  const seen = new Set<string>();
  let page: string | null = '1';
  let total = 0;
  while (page) {
    const { results, next, counts } = await found(ana, 'what', { kind: 'card', page });
    for (const { id, kind } of results) {
      expect(kind).toBe('card');
      seen.add(id);
    }
    total = counts.card;
    page = next;
  }
  expect(seen.size).toBe(total);
  expect(total).toBeGreaterThan(20);
  const wrong = await ana.call(api.search.find, {
    query: { query: 'what', kind: 'card', page: 'x' },
  });
  expect(wrong.status).toBe(422);
  expect((await found(ana, 'what', { from: ana.username })).counts.card).toBe(0);
});

test('own cards are found by their maker and their connections alone', async () => {
  const [ana, ben, cleo] = [await one.person(), await one.person(), await one.person()];
  await connect(ana, ben);
  const { card } = (
    await ana.call(api.cards.create, { body: { card_type: 'word', text: 'Quincesunrise' } })
  ).body;
  for (const person of [ana, ben])
    expect((await found(person, 'quincesun')).results[0]).toMatchObject({
      id: card.id,
      link: `/cards/users/${ana.user.id}?card=${card.id}`,
    });
  expect((await found(cleo, 'quincesun')).results).toEqual([]);
});
