import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { connect, groupOf, sayTo } from '../../testing/people-world.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();

const found = async (person: Person, query: string, more: Record<string, string> = {}) =>
  (await person.call(api.search.find, { query: { query, ...more } })).body;

const times = {
  starts_at: '2030-05-05T09:00:00.000Z',
  ends_at: '2030-05-05T10:00:00.000Z',
  timezone: 'Asia/Jerusalem',
};

async function plan(person: Person, body: object): Promise<string> {
  const made = await person.call(api.meetings.create, { body: { ...times, ...body } as never });
  return made.body.meeting.id;
}

test('actions, insights and meetings are found by all their words, and lead to themselves', async () => {
  const ana = await one.person();
  const { body } = await ana.call(api.actions.create, {
    body: { title: 'Plant a quince', note: 'behind the greenhouse' },
  });
  await ana.call(api.insights.create, { body: { text: 'The quince “blooms” late - and I, too' } });
  const meeting = await plan(ana, { title: 'Garden day', place: 'Quince orchard' });
  const { results, counts } = await found(ana, 'QUINCE');
  expect(results.map(({ kind, search_message: more }) => [kind, more])).toEqual([
    ['meeting', 'Quince orchard'],
    ['insight', null],
    ['action', null],
  ]);
  expect(counts).toMatchObject({ action: 1, insight: 1, meeting: 1 });
  expect(results.map(({ link }) => link)).toEqual([
    `/action-hub/my-meetings?meeting=${meeting}`,
    `/action-hub/my-timeline?words=${encodeURIComponent('The quince blooms late and I, too')}`,
    `/action-hub/my-actions?action=${body.action.id}`,
  ]);
  const [inNote] = (await found(ana, 'greenhouse', { kind: 'action' })).results;
  expect(inNote).toMatchObject({ search_message: 'behind the greenhouse', matches: [[11, 21]] });
});

test('nobody finds actions and insights of others, and only participants find a meeting', async () => {
  const [ana, ben, eve] = [await one.person(), await one.person(), await one.person()];
  await connect(ana, ben);
  await connect(ana, eve);
  await ana.call(api.actions.create, { body: { title: 'Buy a zither' } });
  await ana.call(api.insights.create, { body: { text: 'A zither calms me' } });
  await plan(ana, { title: 'Zither evening', participants: [ben.user.username] });
  const kindsOf = async (person: Person) =>
    (await found(person, 'zither')).results.map(({ kind }) => kind);
  expect(await kindsOf(ben)).toEqual(['meeting']);
  expect(await kindsOf(eve)).toEqual([]);
  await ben.call(api.people.block, { params: { username: ana.user.username } });
  expect(await kindsOf(ben)).toEqual([]);
});

test('a few lead, and all of a kind are pages of their own', async () => {
  const ana = await one.person();
  for (let at = 0; at < 55; at += 1)
    await ana.call(api.actions.create, { body: { title: `Sweep umbel ${at}` } });
  expect((await found(ana, 'umbel')).results).toHaveLength(3);
  const seen = new Set<string>();
  let page: string | null = '1';
  while (page) {
    const { results, next, counts } = await found(ana, 'umbel', { kind: 'action', page });
    expect(counts.action).toBe(55);
    for (const { id } of results) seen.add(id);
    page = next;
  }
  expect(seen.size).toBe(55);
});

test('messages with an action are those of which I made one', async () => {
  const [ana, ben] = [await one.person(), await one.person()];
  const { id } = await groupOf(ana, ben);
  await sayTo(ana, id, 'Let us row');
  await sayTo(ana, id, 'Let us rest');
  const [row] = (await found(ben, 'row', { kind: 'message' })).results;
  await ben.call(api.actions.create, {
    body: { title: 'Row', source: { message_id: row?.message_id ?? '' } },
  });
  const texts = async (person: Person) => {
    const { body } = await person.call(api.search.find, { query: { has: 'action' } });
    return body.results.map(({ search_message: text }) => text);
  };
  expect(await texts(ben)).toEqual(['Let us row']);
  expect(await texts(ana)).toEqual([]);
});
