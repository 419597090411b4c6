import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { connect, groupOf, messagesOf, pairOf } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';
import { forgetOpinions } from './opinions.ts';

const one = sharedWorld();
const nobody = { love: 0, like: 0, curious: 0, uneasy: 0, dislike: 0 };

const give = (person: Person, id: string, body: object) =>
  person.call(api.opinions.giveOnCard, { params: { id }, body });
const seen = (person: Person, id: string) => person.call(api.opinions.ofCard, { params: { id } });
const wordsSeen = async (person: Person, id: string) =>
  (await seen(person, id)).body.items.map(({ text }) => text);

async function ownWord(person: Person) {
  const body = { card_type: 'word' as const, text: 'Tide' };
  return (await person.call(api.cards.create, { body })).body.card;
}

const lay = (person: Person, id: string, cardId: string) =>
  person.call(api.messages.sendUser, {
    params: { id },
    body: { client_id: randomUUID(), word_card: { id: cardId } },
  });

const received = async (person: Person) =>
  (await person.call(api.notifications.list)).body.items.filter(({ kind }) => kind === 'opinion');

test('an opinion of a deck card is visible to its author and their connections alone', async () => {
  const [ana, ben, eve] = [await one.person(), await one.person(), await one.person()];
  await connect(ana, ben);
  await groupOf(ana, eve);
  await give(ana, 'door', { text: '  A way out ' });
  await give(ben, 'door', { feeling: 'curious', text: 'A way in' });
  await give(eve, 'door', { feeling: 'uneasy', text: 'A draught' });
  expect(await wordsSeen(ana, 'door')).toEqual(['A way in', 'A way out']);
  expect((await seen(ana, 'door')).body).toMatchObject({
    mine: { feeling: null, text: 'A way out' },
    counts: { ...nobody, curious: 1 },
  });
  expect(await wordsSeen(eve, 'door')).toEqual(['A draught']);
  // A person with an open request is no connection, and neither is a former one.
  await eve.call(api.connections.request, { body: { username: ana.username } });
  expect(await wordsSeen(ana, 'door')).toEqual(['A way in', 'A way out']);
  const { items } = (await ana.call(api.connections.list)).body;
  await ana.call(api.connections.remove, { params: { id: items[0]?.id ?? '' } });
  expect(await wordsSeen(ana, 'door')).toEqual(['A way out']);
  expect(await wordsSeen(ben, 'door')).toEqual(['A way in']);
});

test('it can be changed and withdrawn, and notifies nobody', async () => {
  const [ana, ben] = [await one.person(), await one.person()];
  await connect(ana, ben);
  await give(ben, 'word-fog', { feeling: 'like', text: 'Soft' });
  const changed = await give(ben, 'word-fog', { feeling: 'love' });
  expect(changed.body.mine).toMatchObject({ feeling: 'love', text: 'Soft' });
  const gone = await give(ben, 'word-fog', { feeling: null, text: null });
  expect(gone.body).toEqual({ items: [], mine: null, counts: nobody });
  expect(await received(ana)).toEqual([]);
  for (const body of [{}, { feeling: 'hate' }, { text: ' ' }, { text: 'x'.repeat(1_001) }])
    expect((await give(ben, 'word-fog', body)).status, JSON.stringify(body)).toBe(422);
});

test('a person whom I blocked sees none of my opinions, and is not counted for me', async () => {
  const [ana, ben] = [await one.person(), await one.person()];
  await connect(ana, ben);
  await give(ben, 'door', { feeling: 'dislike', text: 'Hm' });
  await give(ana, 'door', { feeling: 'like' });
  await ana.call(api.people.block, { params: { username: ben.username } });
  for (const person of [ana, ben]) expect((await seen(person, 'door')).body.items).toHaveLength(1);
  expect((await seen(ana, 'door')).body.counts).toEqual({ ...nobody, like: 1 });
});

test('lists of cards count what I and my connections feel', async () => {
  const [ana, ben, eve] = [await one.person(), await one.person(), await one.person()];
  await connect(ana, ben);
  await give(ben, 'door', { feeling: 'love' });
  await give(ana, 'door', { feeling: 'love' });
  await give(eve, 'door', { feeling: 'love' });
  await give(ben, 'bench', { text: 'Words alone' });
  const countsOf = async (person: Person, at: number) => {
    const params = { card_type: 'image', card_index: String(at) };
    return (await person.call(api.cards.show, { params })).body.card.opinions.counts;
  };
  expect(await countsOf(ana, 1)).toEqual({ ...nobody, love: 2 });
  expect(await countsOf(eve, 1)).toEqual({ ...nobody, love: 1 });
  const { items } = (await ana.call(api.cards.list, { query: { card_type: 'image' } })).body;
  expect(items.map(({ opinions }) => opinions.counts.love)).toEqual([2, ...Array(19).fill(0)]);
});

test('everybody who sees a card of a person can give an opinion; its author is notified once', async () => {
  const ana = await one.person({ language: 'he' });
  const [ben, cleo, eve] = [await one.person(), await one.person(), await one.person()];
  await connect(ana, ben);
  const card = await ownWord(ana);
  const { id } = await pairOf(ana, cleo);
  for (const stranger of [cleo, eve]) {
    expect((await seen(stranger, card.id)).code).toBe('card.not_found');
    expect((await give(stranger, card.id, { nonsense: true })).code).toBe('card.not_found');
  }
  await lay(ana, id, card.id);
  await give(cleo, card.id, { text: 'Not notified: they are no connections' });
  await give(ben, card.id, { feeling: 'love' });
  await give(ben, card.id, { feeling: 'like', text: 'Salt' });
  const [notification, ...more] = await received(ana);
  expect(more).toEqual([]);
  expect(notification).toMatchObject({
    title: expect.stringContaining('הקלף'),
    text: 'אהבה גדולה',
    link: `/cards/users/${ana.user.id}?card=${card.id}`,
    actor: { id: ben.user.id },
  });
  expect(await wordsSeen(ana, card.id)).toEqual(['Salt']);
  expect(await wordsSeen(ben, card.id)).toEqual(['Salt']);
  await ana.call(api.cards.remove, { params: { id: card.id } });
  expect((await seen(ben, card.id)).code).toBe('card.not_found');
  await forgetOpinions(one.app.platform);
  const { rows } = await one.app.platform.database.pool.query(
    'select 1 from opinions where thing_id = $1',
    [card.id],
  );
  expect(rows).toEqual([]);
  for (const unknown of ['nothing', randomUUID(), 'a\0b'])
    expect((await seen(ben, unknown)).code, unknown).toBe('card.not_found');
});

test('my other tabs learn of what I keep, make, change, delete and say', async () => {
  const [ana, ben] = [await one.person(), await one.person()];
  const { id } = await pairOf(ana, ben);
  const heard = (action: () => Promise<unknown>) => verifyLive(ana, [id], action);
  const ofDoor = { params: { id: 'door' } };
  for (const action of [
    () => ana.call(api.cards.keep, ofDoor),
    () => ana.call(api.cards.letGo, ofDoor),
    () => ownWord(ana),
    () => give(ana, 'door', { feeling: 'like' }),
  ])
    expect(await heard(action)).toEqual(['cards.changed']);
  const card = await ownWord(ana);
  const params = { id: card.id };
  expect(await heard(() => ana.call(api.cards.update, { params, body: { text: 'Ebb' } }))).toEqual([
    'cards.changed',
  ]);
  expect(await heard(() => ana.call(api.cards.remove, { params }))).toEqual(['cards.changed']);
  // A repeat changes nothing, and nobody else learns of it.
  expect(await heard(() => ana.call(api.cards.letGo, ofDoor))).toEqual([]);
  expect(await heard(() => ben.call(api.cards.keep, ofDoor))).toEqual([]);
  expect((await messagesOf(ana, id)).every(({ word_card: laid }) => laid === null)).toBe(true);
});

test('mine is included also behind many newer ones', async () => {
  const ana = await one.person();
  await give(ana, 'bench', { text: 'A place to wait' });
  const { pool } = one.app.platform.database;
  // Two hundred others: a person each, who is connected to her.
  await pool.query(
    `with others as (
       insert into users (id, username, username_key, display_name, email)
       select gen_random_uuid(), 'many' || n, 'many' || n, 'Many', 'many' || n || '@example.org' from generate_series(1, 200) n
       returning id)
     , met as (
       insert into connections (id, requester_id, addressee_id, state)
       select gen_random_uuid(), id, $1, 'accepted' from others)
     insert into opinions (id, kind, thing_id, user_id, feeling, text, created_at)
     select gen_random_uuid(), 'card', 'bench', id, 'like', '', now() + interval '1 minute' from others`,
    [ana.user.id],
  );
  const { items, mine, counts } = (await seen(ana, 'bench')).body;
  expect([items.length, counts.like]).toEqual([200, 200]);
  expect(mine).toMatchObject({ text: 'A place to wait' });
});
