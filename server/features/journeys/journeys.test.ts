import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { journeys } from '#content/journeys/journeys.ts';
import { choose, inRun, journeyOf, sayReady, seen } from '../../testing/journey-world.ts';
import { messagesOf } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld({ DEFAULT_PLAN: 'free' });
const two = async () => Promise.all([one.person(), one.person()]);
const statesOf = async (person: Person, run: Parameters<typeof seen>[1]) =>
  (await seen(person, run)).members.map(({ state }) => state);
const textsIn = async (person: Person, chatId: string) =>
  (await messagesOf(person, chatId)).flatMap(({ kind, text }) => (kind === 'user' ? [text] : []));

test('the eight journeys are offered in both languages, with where I am in them', async () => {
  const ana = await one.person();
  const run = await journeyOf(ana);
  const { items } = (await ana.call(api.journeys.list)).body;
  expect(items.map(({ id }) => id)).toEqual(journeys.map(({ id }) => id));
  expect(items.flatMap(({ runs }) => runs)).toEqual([
    { id: run.id, chat_id: run.chat_id, state: 'active', step: 0 },
  ]);
  const shown = await ana.call(api.journeys.show, { params: { id: 'rest' } });
  expect(shown.body.journey.title).toEqual({ en: 'Rest', he: 'מנוחה' });
  expect((await ana.call(api.journeys.show, { params: { id: 'no-such' } })).code).toBe(
    'journey.not_found',
  );
});

test('the run of a chat is found however many there are, by those who are in', async () => {
  const [ana, eve] = await two();
  const [older, newer] = [await journeyOf(ana), await journeyOf(ana)];
  const query = { chat_id: older.chat_id };
  const runsOf = async (person: Person, asked: typeof query) =>
    (await person.call(api.journeys.runs, { query: asked })).body.items.map(({ id }) => id);
  expect(await runsOf(ana, query)).toEqual([older.id]);
  expect(await runsOf(ana, { chat_id: newer.chat_id })).toEqual([newer.id]);
  expect(await runsOf(eve, query)).toEqual([]);
  for (const id of [randomUUID(), 'x']) expect(await runsOf(ana, { chat_id: id })).toEqual([]);
});

describe('a start', () => {
  test('alone opens a chat with the guide about the journey, once for one client id', async () => {
    const ana = await one.person({ language: 'he' });
    const asked = { params: { id: 'rest' }, body: { client_id: randomUUID() } };
    const started = await Promise.all([1, 2, 3].map(() => ana.call(api.journeys.start, asked)));
    const [first] = started.map(({ body }) => body);
    expect(new Set(started.map(({ body }) => body.run.id)).size).toBe(1);
    expect(first?.chat).toMatchObject({ chat_type: 'AI', title: 'מנוחה', theme_name: 'מנוחה' });
    expect(first?.run).toMatchObject({ stage: 'PS', step: 0, state: 'active', choices: [] });
    expect(first?.run.rounds.map(({ cards }) => cards.length)).toEqual([3, 0, 0, 0]);
    expect(first?.run.rounds[0]?.cards.map((card) => [card.card_type, card.stage])).toEqual([
      ['image', 'PS'],
      ['image', 'PS'],
      ['image', 'PS'],
    ]);
    expect((await ana.call(api.chat.list)).body.items).toHaveLength(1);
  });

  test('needs nothing more than the journey, and is made once for one key', async () => {
    const ana = await one.person();
    const start = (headers = {}) =>
      ana.call(api.journeys.start, { params: { id: 'rest' }, body: {}, headers });
    const key = { 'idempotency-key': randomUUID() };
    const [first, again, other] = [await start(key), await start(key), await start()];
    expect(first.body.run).toMatchObject({ journey: 'rest', step: 0 });
    expect(again.body.run.id).toBe(first.body.run.id);
    expect(other.body.run.id).not.toBe(first.body.run.id);
  });

  test('with others opens a group, notifies each of them, and invited people join the run when they accept', async () => {
    const [ana, ben] = await two();
    const eli = await one.person({ language: 'he' });
    const run = await journeyOf(ana, ben);
    await ana.call(api.members.invite, {
      params: { id: run.chat_id },
      body: { usernames: [eli.username] },
    });
    expect((await seen(ana, run)).members.map(({ user }) => user.id)).toEqual([
      ana.user.id,
      ben.user.id,
    ]);
    expect((await eli.call(api.journeys.run, { params: { id: run.id } })).code).toBe(
      'chat.not_joined',
    );
    const [received] = (await ben.call(api.notifications.list)).body.items;
    expect(received).toMatchObject({
      kind: 'journey',
      text: 'A new beginning',
      invite: 'accepted',
      link: `/chat/${run.chat_id}`,
    });
    await eli.call(api.members.accept, { params: { id: run.chat_id } });
    expect(await statesOf(eli, run)).toEqual(['choosing', 'choosing', 'choosing']);
    expect((await eli.call(api.journeys.runs)).body.items.map(({ id }) => id)).toEqual([run.id]);
  });

  test('by somebody who is no connection is an invitation that is accepted in place', async () => {
    const ana = await one.person();
    const ben = await one.person({ language: 'he' });
    const started = await ana.call(api.journeys.start, {
      params: { id: 'week-ahead' },
      body: { client_id: randomUUID(), participants: [ben.username] },
    });
    const [received] = (await ben.call(api.notifications.list)).body.items;
    expect(received).toMatchObject({ kind: 'journey', text: 'השבוע שבפתח', invite: 'pending' });
    await ben.call(api.notifications.decide, {
      body: { notification_id: received?.id ?? '', action: 'accept' },
    });
    expect((await seen(ben, started.body.run)).members).toHaveLength(2);
  });

  test('holds to the size of groups, and to who may be asked', async () => {
    const ana = await one.person();
    const others = await Promise.all(Array.from({ length: 8 }, () => one.person()));
    const start = (participants: string[]) =>
      ana.call(api.journeys.start, {
        params: { id: 'rest' },
        body: { client_id: randomUUID(), participants },
      });
    expect((await start(others.map(({ username }) => username))).code).toBe('chat.group_full');
    expect((await start(['nobody-of-this-name'])).code).toBe('person.not_found');
    expect((await start([ana.username])).error.fields).toEqual({ participants: 'field.invalid' });
    expect((await ana.call(api.journeys.runs)).body.items).toEqual([]);
  });
});

describe('in a group', () => {
  test('nobody gets what others chose before it is revealed, then all lie open together', async () => {
    const [ana, ben] = await two();
    const run = await journeyOf(ana, ben);
    const live = await ben.live({ [run.chat_id]: 0 });
    await choose(ana, run, 'The Quillwort says stay');
    expect(await statesOf(ben, run)).toEqual(['reflecting', 'choosing']);
    await sayReady(ana, run);
    expect(await statesOf(ben, run)).toEqual(['ready', 'choosing']);
    expect((await seen(ben, run)).choices).toEqual([]);
    const leaks = await Promise.all([
      ben.call(api.journeys.run, { params: { id: run.id } }),
      ben.call(api.journeys.runs),
      ben.call(api.journeys.list),
      ben.call(api.notifications.list),
      ben.call(api.messages.list, { params: { id: run.chat_id } }),
      ben.call(api.chat.info, { params: { id: run.chat_id } }),
      ben.call(api.search.find, { query: { query: 'Quillwort' } }),
      ben.call(api.copies.download, { params: { id: run.chat_id } }),
    ]);
    expect(leaks.map(({ status }) => status)).toEqual(leaks.map(() => 200));
    for (const { text } of leaks)
      expect(text.replace(/"query":"[^"]*"/u, '')).not.toContain('Quillwort');
    expect((await seen(ana, run)).choices).toMatchObject([
      { text: 'The Quillwort says stay', ready: true, laid: false },
    ]);
    expect(JSON.stringify(live.frames)).not.toContain('Quillwort');

    await choose(ben, run, 'Mine says go');
    await sayReady(ben, run);
    await live.until(() => live.events.some(({ type }) => type === 'journey.laid'));
    live.close();
    const cardId = run.rounds[0]?.cards[0]?.id;
    for (const person of [ana, ben]) {
      const now = await seen(person, run);
      expect(now.rounds[0]?.revealed_at).not.toBeNull();
      const open = now.choices.flatMap(({ text, laid }) => (laid ? [text] : []));
      expect(new Set(open)).toEqual(new Set(['Mine says go', 'The Quillwort says stay']));
    }
    const laid = (await messagesOf(ben, run.chat_id)).filter(({ kind }) => kind === 'user');
    expect(laid.map(({ author, text, word_card: card }) => [author.id, text, card?.id])).toEqual([
      [
        ana.user.id,
        '> What came to a close so that this could open?\n\nThe Quillwort says stay',
        cardId,
      ],
      [ben.user.id, '> What came to a close so that this could open?\n\nMine says go', cardId],
    ]);
    const found = await ben.call(api.search.find, { query: { query: 'Quillwort' } });
    expect(found.text).toContain('Quillwort');
    expect((await ana.call(api.chat.list)).body.items[0]?.unread).toBe(1);
  });

  test('two who are ready in one moment lay each choice once', async () => {
    const [ana, ben] = await two();
    const run = await journeyOf(ana, ben);
    await choose(ana, run, 'one');
    await choose(ben, run, 'other');
    await Promise.all([ana, ben, ana, ben].map((person) => sayReady(person, run)));
    expect(await textsIn(ana, run.chat_id)).toHaveLength(2);
    const moved = await Promise.all(
      [ana, ben].map((person) => inRun(person, run, { at: 0, step: 1 })),
    );
    expect(moved.map(({ body }) => body.run.step)).toEqual([1, 1]);
    expect(moved[0]?.body.run.rounds).toEqual(moved[1]?.body.run.rounds);
  });

  test('the owner reveals for those who are ready; who comes later lays theirs then', async () => {
    const [ana, ben] = await two();
    const run = await journeyOf(ana, ben);
    await choose(ben, run, 'early');
    await sayReady(ben, run);
    expect((await inRun(ben, run, { at: 0, reveal: true })).code).toBe('journey.not_allowed');
    expect((await inRun(ben, run, { at: 0, step: 1 })).code).toBe('journey.not_allowed');
    await choose(ana, run, 'not yet');
    expect((await inRun(ana, run, { at: 0, reveal: true })).status).toBe(200);
    expect((await seen(ben, run)).choices.map(({ text }) => text)).toEqual(['early']);
    expect((await inRun(ben, run, { at: 0, ready: false })).code).toBe('journey.laid_already');
    await sayReady(ana, run);
    expect((await seen(ben, run)).choices).toHaveLength(2);
    expect(await textsIn(ben, run.chat_id)).toHaveLength(2);
  });

  test('a person who leaves delays nobody, and their unrevealed choice stays private', async () => {
    const [ana, ben] = await two();
    const eli = await one.person();
    const run = await journeyOf(ana, ben, eli);
    await choose(eli, run, 'a Quillwort of mine');
    for (const person of [ana, ben]) await sayReady(person, run);
    const { username } = eli;
    await ana.call(api.members.remove, { params: { id: run.chat_id, username } });
    expect((await inRun(eli, run, { at: 0, ready: true })).code).toBe('journey.not_found');
    expect((await eli.call(api.journeys.runs)).body.items).toEqual([]);
    expect((await seen(ben, run)).members).toHaveLength(2);
    expect((await seen(ben, run)).rounds[0]?.revealed_at).not.toBeNull();
    expect((await ana.call(api.messages.list, { params: { id: run.chat_id } })).text).not.toContain(
      'Quillwort',
    );
  });

  test('leaving reveals nothing, because one may come back; those who stay reveal when they like', async () => {
    const [ana, ben] = await two();
    const eli = await one.person();
    const run = await journeyOf(ana, ben, eli);
    for (const person of [ana, ben]) {
      await choose(person, run, `by ${person.username}`);
      await sayReady(person, run);
    }
    const params = { id: run.chat_id };
    const types = await verifyLive(ana, [run.chat_id], () => eli.call(api.chat.remove, { params }));
    expect(types).not.toContain('journey.laid');
    expect((await seen(ben, run)).rounds[0]?.revealed_at).toBeNull();
    await eli.call(api.chat.restore, { params });
    expect((await seen(eli, run)).choices).toEqual([]);
    expect((await inRun(ben, run, { at: 0, reveal: true })).code).toBe('journey.not_allowed');

    await eli.call(api.members.remove, { params: { ...params, username: eli.username } });
    expect((await seen(ana, run)).choices.map(({ laid }) => laid)).toEqual([false]);
    const revealed = await verifyLive(ana, [run.chat_id], () =>
      inRun(ben, run, { at: 0, reveal: true }),
    );
    expect(revealed).toContain('journey.laid');
    const now = await seen(ben, run);
    expect(now.choices.map(({ laid }) => laid)).toEqual([true, true]);
    expect(await textsIn(ben, run.chat_id)).toHaveLength(2);
  });

  test('a message typed meanwhile in the chat stays in the draft', async () => {
    const [ana, ben] = await two();
    const run = await journeyOf(ana, ben);
    await ana.call(api.chat.draft, { params: { id: run.chat_id }, body: { text: 'half a line' } });
    await choose(ana, run, 'chosen');
    for (const person of [ana, ben]) await sayReady(person, run);
    expect((await ana.call(api.chat.list)).body.items[0]?.draft).toBe('half a line');
  });
});

describe('a run', () => {
  test('goes back with nothing lost, and moves the stage of its chat', async () => {
    const [ana, ben] = await two();
    const run = await journeyOf(ana, ben);
    await choose(ana, run, 'first');
    for (const person of [ana, ben]) await sayReady(person, run);
    const second = (await inRun(ben, run, { at: 0, step: 1 })).body.run;
    expect(second).toMatchObject({ step: 1, stage: 'ED' });
    await choose(ben, run, 'second, not ready');
    expect((await inRun(ana, run, { at: 0, ready: true })).code).toBe('journey.moved_on');
    const back = (await inRun(ana, run, { at: 1, step: 0 })).body.run;
    expect(back.choices).toHaveLength(2);
    expect(back.choices).toContainEqual(
      expect.objectContaining({ step: 0, text: 'first', laid: true }),
    );
    const { stage } = (await ana.call(api.chat.info, { params: { id: run.chat_id } })).body;
    expect(stage).toBe('PS');
    const on = (await inRun(ben, run, { at: 0, step: 1 })).body.run;
    expect(on.rounds[1]?.cards).toEqual(second.rounds[1]?.cards);
    expect(on.choices.at(-1)).toMatchObject({ text: 'second, not ready', laid: false });
    expect((await inRun(ana, run, { at: 1, step: 3 })).error.fields).toEqual({
      step: 'field.invalid',
    });
  });

  test('rests and goes on as it was, on any device of anybody', async () => {
    const [ana, ben] = await two();
    const run = await journeyOf(ana, ben);
    await choose(ana, run, 'kept');
    await inRun(ben, run, { paused: true });
    expect((await inRun(ana, run, { at: 0, ready: true })).code).toBe('journey.resting');
    const resting = (await ana.call(api.journeys.runs, { query: { state: 'paused' } })).body;
    expect(resting.items.map(({ id }) => id)).toEqual([run.id]);
    const again = (await inRun(ana, run, { paused: false })).body.run;
    expect(again).toMatchObject({ state: 'active', choices: [{ text: 'kept' }] });
  });

  test('ends after four rounds, and can be looked at', async () => {
    const ana = await one.person();
    const run = await journeyOf(ana);
    for (const step of [0, 1, 2, 3]) await inRun(ana, run, { at: step, step: step + 1 });
    const ended = await seen(ana, run);
    expect(ended).toMatchObject({ state: 'finished', step: 3 });
    expect((await inRun(ana, run, { at: 3, step: 4 })).status).toBe(200);
    expect((await inRun(ana, run, { at: 3, ready: true })).code).toBe('journey.finished');
    expect((await inRun(ana, run, { paused: true })).code).toBe('journey.finished');
    expect((await ana.call(api.journeys.list)).body.items.flatMap(({ runs }) => runs)).toEqual([]);
  });

  test('takes only cards that lie open in its round', async () => {
    const ana = await one.person();
    const run = await journeyOf(ana);
    const refused = await inRun(ana, run, {
      at: 0,
      choice: { card_id: 'no-such-card', question: null, text: '' },
    });
    expect(refused.error.fields).toEqual({ 'choice.card_id': 'field.invalid' });
  });

  test('ends with its chat', async () => {
    const [ana, ben] = await two();
    const run = await journeyOf(ana, ben);
    await ana.call(api.chat.remove, { params: { id: run.chat_id } });
    expect((await ben.call(api.journeys.run, { params: { id: run.id } })).code).toBe(
      'journey.not_found',
    );
    expect((await ben.call(api.journeys.runs)).body.items).toEqual([]);
  });
});

test('alone the guide answers what was laid, and nobody has to choose', async () => {
  const ana = await one.person();
  const run = await journeyOf(ana);
  await choose(ana, run, 'I left the old house in May');
  await sayReady(ana, run);
  const [mine, answer] = await messagesOf(ana, run.chat_id);
  expect(mine?.text).toContain('I left the old house in May');
  expect(mine?.word_card?.id).toBe(run.rounds[0]?.cards[0]?.id);
  expect(answer?.kind).toBe('guide');
  await inRun(ana, run, { at: 0, step: 1 });
  const passed = await sayReady(ana, run);
  expect(passed.choices.at(-1)).toMatchObject({ step: 1, card_id: null, text: '', laid: true });
  expect(await textsIn(ana, run.chat_id)).toHaveLength(1);
});

test('all who are in a run see it change at once', async () => {
  const [ana, ben] = await two();
  const run = await journeyOf(ana, ben);
  const types = await verifyLive(ben, [run.chat_id], async () => {
    await choose(ana, run, 'one');
    await choose(ben, run, 'other');
    await sayReady(ana, run);
    await sayReady(ben, run);
    await inRun(ana, run, { at: 0, step: 1 });
    await choose(ben, run, 'another');
    await inRun(ana, run, { at: 1, step: 0 });
    await inRun(ben, run, { paused: true });
  });
  for (const type of ['journey.updated', 'journey.laid', 'journey.chosen'])
    expect(types).toContain(type);
  const ofAna = await verifyLive(ben, [run.chat_id], () =>
    inRun(ana, run, { paused: false }).then(() => choose(ana, run, 'x').catch(() => null)),
  );
  expect(ofAna).not.toContain('journey.chosen');
});

test('an action without a round applies to the current one', async () => {
  const ana = await one.person();
  const run = await journeyOf(ana);
  expect((await inRun(ana, run, { step: 1 })).body.run.step).toBe(1);
  const choice = { card_id: null, question: 1, text: 'Here' };
  expect((await inRun(ana, run, { choice })).body.run.choices).toMatchObject([
    { step: 1, ...choice },
  ]);
  expect((await inRun(ana, run, { at: 0, ready: true })).code).toBe('journey.moved_on');
});

test('an outsider of the chat learns nothing of its run', async () => {
  const [ana, eve] = await two();
  const run = await journeyOf(ana);
  for (const id of [run.id, randomUUID(), 'x']) {
    const asked = { params: { id } };
    expect((await eve.call(api.journeys.run, asked)).code).toBe('journey.not_found');
    const body = { at: 0, ready: true };
    expect((await eve.call(api.journeys.update, { ...asked, body })).code).toBe(
      'journey.not_found',
    );
  }
});
