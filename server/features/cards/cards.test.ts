import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { formWith } from '../../testing/form.ts';
import { connect, groupOf, messagesOf, pairOf } from '../../testing/people-world.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';
import { forgetMedia } from '../media/forget-media.ts';

const one = sharedWorld();

const photo = () =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#14585c' } })
    .png()
    .toBuffer();

async function ownPicture(person: Person, text = 'Our harbour') {
  const fields = { card_type: 'image', text, alt: 'Boats in the rain' };
  const form = formWith({ field: 'image', name: 'a.png', bytes: await photo() }, fields);
  return (await person.call(api.cards.create, form)).body.card;
}

async function ownWord(person: Person, text = 'Tide') {
  return (await person.call(api.cards.create, { body: { card_type: 'word', text } })).body.card;
}

const lay = (person: Person, id: string, card: { id: string; card_type: string }) =>
  person.call(api.messages.sendUser, {
    params: { id },
    body: { client_id: randomUUID(), [`${card.card_type}_card`]: { id: card.id } },
  });

const mineOf = async (person: Person) =>
  (await person.call(api.cards.list, { query: { mine: 'true' } })).body.items;

async function mayFetch(person: Person, url: string | null): Promise<boolean> {
  const headers = { cookie: `media_token=${person.cookies['media_token']}` };
  const answer = await one.app.server.inject({ url: url ?? '', headers });
  return answer.statusCode === 200;
}

describe.concurrent('the decks', () => {
  test('are listed in pages, in the reader’s language first', async () => {
    const ana = await one.person({ language: 'he' });
    const seen: string[] = [];
    let page: string | null = '1';
    while (page) {
      const { items, next }: AnswerOf<typeof api.cards.list> = (
        await ana.call(api.cards.list, { query: { page } })
      ).body;
      for (const { id } of items) seen.push(id);
      page = next;
    }
    expect(new Set(seen).size).toBe(240);
    const words = await ana.call(api.cards.list, { query: { card_type: 'word', stage: 'DG' } });
    expect(words.body.items[0]).toMatchObject({ card_type: 'word', stage: 'DG', word: 'צעד' });
    const deck = (await ana.call(api.cards.list, { query: { deck: 'questions' } })).body.items;
    expect(new Set(deck.map((card) => card.card_type))).toEqual(new Set(['question']));
    for (const wrong of ['x', '-1', '1.5'])
      expect((await ana.call(api.cards.list, { query: { page: wrong } })).status, wrong).toBe(422);
  });

  test('lead from card to card', async () => {
    const ana = await one.person();
    const at = (card_type: string, card_index: string) =>
      ana.call(api.cards.show, { params: { card_type, card_index } });
    const first = (await at('image', '1')).body;
    expect(first).toMatchObject({
      card: {
        id: 'door',
        card_index: 1,
        card_text: 'Door ajar',
        texts: { en: 'Door ajar', he: 'דלת פתוחה כדי סדק' },
        text: null,
        word: null,
        stage: 'PS',
        owner: null,
        kept: false,
        draws: { count: 0, last_chat: null },
      },
      previous: null,
      next: { card_type: 'image', card_index: 2 },
      count: 48,
    });
    expect(first.card.image_url).toMatch(/^\/assets\/cards\/\w{8}\/door-600\.webp$/u);
    const last = (await at('question', '96')).body;
    expect([last.previous?.card_index, last.next, last.count]).toEqual([95, null, 96]);
    for (const [type, index] of [
      ['image', '0'],
      ['image', '49'],
      ['image', '01x'],
      ['photo', '1'],
      ['__proto__', '1'],
    ] as const)
      expect((await at(type, index)).code, `${type} ${index}`).toBe('card.not_found');
  });
});

describe.concurrent('a card that I keep', () => {
  test('is among mine until I let it go, once, and for me alone', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const ofDoor = { params: { id: 'door' } };
    for (const _ of [1, 2])
      expect((await ana.call(api.cards.keep, ofDoor)).body.card.kept).toBe(true);
    await ana.call(api.cards.keep, { params: { id: 'word-fog' } });
    expect((await mineOf(ana)).map(({ id }) => id)).toEqual(['word-fog', 'door']);
    expect(await mineOf(ben)).toEqual([]);
    for (const _ of [1, 2])
      expect((await ana.call(api.cards.letGo, ofDoor)).body.card.kept).toBe(false);
    expect(await mineOf(ana)).toMatchObject([{ id: 'word-fog', kept: true }]);
    for (const id of ['nothing', randomUUID(), 'a\0b'])
      expect((await ana.call(api.cards.keep, { params: { id } })).code, id).toBe('card.not_found');
  });
});

describe.concurrent('a card of my own', () => {
  test('is a picture, a word or a question, and can be changed and deleted', async () => {
    const ana = await one.person();
    const picture = await ownPicture(ana);
    expect(picture).toMatchObject({
      card_index: null,
      deck: 'own',
      title: 'Our harbour',
      alt: 'Boats in the rain',
      owner: { id: ana.user.id },
    });
    expect(await mayFetch(ana, picture.image_url)).toBe(true);
    const word = await ownWord(ana, '  Low   tide ');
    expect(word).toMatchObject({ word: 'Low tide', alt: 'Low tide', image_url: null });
    const changed = await ana.call(api.cards.update, {
      params: { id: word.id },
      body: { text: 'High tide', stage: 'ED' },
    });
    expect(changed.body.card).toMatchObject({ card_text: 'High tide', stage: 'ED' });
    expect((await mineOf(ana)).map(({ id }) => id)).toEqual([word.id, picture.id]);
    await ana.call(api.cards.keep, { params: { id: word.id } });
    expect(await mineOf(ana)).toMatchObject([{ id: word.id, kept: true }, { id: picture.id }]);
    await ana.call(api.cards.remove, { params: { id: word.id } });
    expect(await mineOf(ana)).toMatchObject([{ id: picture.id }]);
  });

  test('has a face that fits', async () => {
    const ana = await one.person();
    const make = (body: Record<string, unknown>) =>
      ana.call(api.cards.create, { body: body as never });
    const problems: [Record<string, unknown>, Record<string, string>][] = [
      [{ card_type: 'word', text: 'x'.repeat(25) }, { text: 'field.too_long' }],
      [{ card_type: 'question', text: 'x'.repeat(121) }, { text: 'field.too_long' }],
      ...[' ', '\u200B\u200D\uFEFF', ' \u202E\u2066 ', '\u3164', '\u2800', '\u0301'].map(
        (text): [Record<string, unknown>, Record<string, string>] => [
          { card_type: 'question', text },
          { text: 'field.required' },
        ],
      ),
      [{ card_type: 'image', text: 'No picture' }, { image: 'field.required' }],
    ];
    for (const [body, fields] of problems)
      expect((await make(body)).error.fields, JSON.stringify(body)).toEqual(fields);
    const { id } = await ownWord(ana, '✨');
    const changed = await ana.call(api.cards.update, { params: { id }, body: { text: '\u200B' } });
    expect(changed.error.fields).toEqual({ text: 'field.required' });
    const bytes = await photo();
    const withPicture = formWith(
      { field: 'image', name: 'a.png', bytes },
      { card_type: 'word', text: 'Tide' },
    );
    expect((await ana.call(api.cards.create, withPicture)).error.fields).toEqual({
      image: 'field.invalid',
    });
    const notAPicture = formWith(
      { field: 'image', name: 'a.svg', bytes: Buffer.from('<svg onload="x()"/>') },
      { card_type: 'image', text: 'Drawn' },
    );
    expect((await ana.call(api.cards.create, notAPicture)).code).toBe('media.type_unsupported');
  });

  test('is seen by connections, and not by others', async () => {
    const [ana, ben, eve] = [await one.person(), await one.person(), await one.person()];
    await connect(ana, ben);
    const card = await ownPicture(ana);
    const of = (who: Person) => who.call(api.cards.ofUser, { params: { id: ana.user.id } });
    for (const friend of [ana, ben]) {
      expect((await of(friend)).body).toMatchObject({
        user: { id: ana.user.id },
        items: [{ id: card.id }],
      });
      expect(await mayFetch(friend, card.image_url)).toBe(true);
      expect((await friend.call(api.cards.keep, { params: { id: card.id } })).status).toBe(200);
    }
    expect((await of(eve)).code).toBe('person.not_found');
    expect((await eve.call(api.cards.ofUser, { params: { id: 'x' } })).code).toBe(
      'person.not_found',
    );
    expect(await mayFetch(eve, card.image_url)).toBe(false);
    expect((await eve.call(api.cards.keep, { params: { id: card.id } })).code).toBe(
      'card.not_found',
    );
    const change = { params: { id: card.id }, body: { text: 'Mine now' } };
    expect((await ben.call(api.cards.update, change)).code).toBe('card.not_found');
    expect((await ben.call(api.cards.remove, { params: { id: card.id } })).code).toBe(
      'card.not_found',
    );
    await ben.call(api.people.block, { params: { username: ana.username } });
    expect((await of(ben)).code).toBe('person.not_found');
    expect(await mayFetch(ben, card.image_url)).toBe(false);
    expect(await mineOf(ben)).toEqual([]);
  });

  test('that lies in a chat is seen by those who are in it, as it was when it was laid', async () => {
    const [ana, ben, eve] = [await one.person(), await one.person(), await one.person()];
    const { id } = await groupOf(ana, ben);
    const card = await ownPicture(ana, 'Before');
    expect(await mayFetch(ben, card.image_url)).toBe(false);
    const sent = await lay(ana, id, card);
    expect(sent.body.message.image_card).toMatchObject({ id: card.id, title: 'Before' });
    expect(await mayFetch(ben, card.image_url)).toBe(true);
    expect(await mayFetch(eve, card.image_url)).toBe(false);
    expect((await ben.call(api.cards.keep, { params: { id: card.id } })).status).toBe(200);
    expect((await lay(eve, (await groupOf(eve, ben)).id, card)).code).toBe('card.not_found');
    await ana.call(api.cards.update, { params: { id: card.id }, body: { text: 'After' } });
    await ana.call(api.cards.remove, { params: { id: card.id } });
    const [read] = (await messagesOf(ben, id)).filter(({ kind }) => kind === 'user');
    expect(read?.image_card).toMatchObject({ title: 'Before', owner: { id: ana.user.id } });
    expect(await mineOf(ben)).toEqual([]);

    const { platform } = one.app;
    const later = new Date(Date.now() + 2 * 3_600_000);
    const sweep = () => forgetMedia({ ...platform, now: () => later });
    await sweep();
    expect(await mayFetch(ben, card.image_url)).toBe(true);
    const params = { id: sent.body.message.id };
    await ana.call(api.messages.remove, { params, body: { scope: 'all' } });
    expect(await mayFetch(ben, card.image_url)).toBe(false);
    await sweep();
    const { rows } = await platform.database.pool.query(
      'select id from media where owner_id = $1',
      [ana.user.id],
    );
    expect(rows).toEqual([]);
  });

  test('is shown to the person who is in a chat in which it lies, there also after it was deleted', async () => {
    const [ana, ben, eve] = [await one.person(), await one.person(), await one.person()];
    const { id } = await groupOf(ana, ben);
    const [card, other] = [await ownPicture(ana, 'Before'), await ownWord(ana)];
    const show = (who: Person, cardId: string) =>
      who.call(api.cards.show, { params: { card_type: 'own', card_index: cardId } });
    expect((await show(ben, card.id)).code).toBe('card.not_found');
    await lay(ana, id, card);
    expect((await ben.call(api.cards.ofUser, { params: { id: ana.user.id } })).code).toBe(
      'person.not_found',
    );
    for (const who of [ana, ben])
      expect((await show(who, card.id)).body).toMatchObject({
        card: { id: card.id, title: 'Before', owner: { id: ana.user.id } },
        previous: null,
        next: null,
        gone: false,
      });
    await ana.call(api.cards.remove, { params: { id: card.id } });
    for (const who of [ana, ben])
      expect((await show(who, card.id)).body).toMatchObject({
        card: { id: card.id, title: 'Before' },
        gone: true,
      });
    for (const cardId of [other.id, 'door', randomUUID(), 'a\0b'])
      expect((await show(ben, cardId)).code, cardId).toBe('card.not_found');
    expect((await show(eve, card.id)).code).toBe('card.not_found');
    await ana.call(api.members.remove, { params: { id, username: ben.username } });
    expect((await show(ben, card.id)).code).toBe('card.not_found');
  });

  test('is refused beyond the limit of cards', async () => {
    const ana = await one.person();
    await one.app.platform.database.pool.query(
      `insert into own_cards (id, owner_id, card_type, text)
       select gen_random_uuid(), $1, 'word', 'Tide' from generate_series(1, $2)`,
      [ana.user.id, limits.cardsMax],
    );
    const refused = await ana.call(api.cards.create, { body: { card_type: 'word', text: 'Tide' } });
    expect([refused.status, refused.code]).toEqual([409, 'card.too_many']);
  });
});

test('how often and where I used a card is shown to me alone', async () => {
  const [ana, ben] = [await one.person(), await one.person()];
  const { id } = await pairOf(ana, ben);
  const group = await groupOf(ana, ben);
  await ana.call(api.chat.rename, { params: { id: group.id }, body: { name: 'Two offers' } });
  const pass = { id: 'pass', card_type: 'image' };
  await lay(ana, id, pass);
  const { message } = (await lay(ana, group.id, pass)).body;
  const drawsOf = async (who: Person) => {
    const params = { card_type: 'image', card_index: '8' };
    return (await who.call(api.cards.show, { params })).body.card.draws;
  };
  expect(await drawsOf(ana)).toEqual({
    count: 2,
    last_chat: { id: group.id, title: 'Two offers' },
  });
  expect(await drawsOf(ben)).toEqual({ count: 0, last_chat: null });
  await ana.call(api.messages.remove, { params: { id: message.id }, body: { scope: 'all' } });
  expect(await drawsOf(ana)).toEqual({ count: 1, last_chat: { id, title: '' } });
});
