import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { formWith } from '../../testing/form.ts';
import { eventually, guidedWorld } from '../../testing/guided-world.ts';
import { connect, groupOf, messagesOf, pairOf, sayTo } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();

const door = { image_card: { id: 'door' } };

const laySomething = (person: Person, id: string, body: Record<string, unknown>) =>
  person.call(api.messages.sendUser, {
    params: { id },
    body: { client_id: randomUUID(), ...body },
  });

const ask = (person: Person, id: string, body: Record<string, unknown>) =>
  person.call(api.messages.send, {
    params: { id },
    body: { client_id: randomUUID(), ...body },
  });

async function pair() {
  const [ana, ben] = [await one.person(), await one.person({ language: 'he' })];
  const { id } = await pairOf(ana, ben);
  return { ana, ben, id };
}

describe.concurrent('a card in a message', () => {
  test('comes alone, with words, and with others of other kinds, live as fetched', async () => {
    const { ana, ben, id } = await pair();
    const types = await verifyLive(ben, [id], async () => {
      await laySomething(ana, id, door);
      await laySomething(ana, id, { message: 'both', ...door, word_card: { id: 'word-fog' } });
      await laySomething(ana, id, { question_card: { id: 'question-ps-01', more: 'is ignored' } });
    });
    expect(types).toContain('message.created');
    const read = (await messagesOf(ben, id)).filter(({ kind }) => kind === 'user');
    expect(read).toMatchObject([
      { text: '', image_card: { id: 'door', title: 'Door ajar' }, word_card: null },
      { text: 'both', image_card: { id: 'door' }, word_card: { word: 'Fog' } },
      { question_card: { texts: { he: 'מה נישא על הכתפיים כל היום בלי ששמים לב?' } } },
    ]);
  });

  test('is described in lists, quotes and notifications, in the reader’s language', async () => {
    const { ana, ben, id } = await pair();
    await laySomething(ana, id, door);
    await eventually(async () => {
      const { items } = (await ben.call(api.notifications.list)).body;
      return items.some(({ text }) => text.includes('דלת פתוחה כדי סדק'));
    });
    let messageId = '';
    await verifyLive(ben, [id], async () => {
      messageId = (await laySomething(ana, id, { word_card: { id: 'word-fog' } })).body.message.id;
    });
    const [listed] = (await ben.call(api.chat.list)).body.items;
    expect(listed?.last_message).toMatchObject({ text: '', card: { en: 'Fog', he: 'ערפל' } });
    const answered = await sayTo(ben, id, 'שקט', messageId);
    expect(answered.message.reply_to).toMatchObject({ text: '', card: { en: 'Fog' } });
    await ben.call(api.messages.addReaction, { params: { id: messageId, emoji: '👍' } });
    const { items } = (await ana.call(api.notifications.list)).body;
    expect(items.map(({ text }) => text)).toContain('A card: \u2068Fog\u2069');
    await verifyLive(ben, [id], () =>
      ana.call(api.messages.remove, { params: { id: messageId }, body: { scope: 'all' } }),
    );
    const read = await messagesOf(ben, id);
    expect(read.find((message) => message.id === messageId)?.word_card).toBeNull();
    expect(read.at(-1)?.reply_to).toMatchObject({ card: null, deleted: true });
  });

  test('comes alone also with an empty text, as a form sends it', async () => {
    const { ana, id } = await pair();
    const { id: guided } = await ana.chat();
    const empty = { message: '', ...door };
    for (const sent of [await laySomething(ana, id, empty), await ask(ana, guided, empty)])
      expect(sent.body.message).toMatchObject({ text: '', image_card: { id: 'door' } });
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const fields = { message: '', client_id: randomUUID(), image_card: '{"id":"door"}' };
    const form = formWith({ field: 'image', name: 'a.png', bytes }, fields);
    const sent = await ana.call(api.messages.sendUser, { params: { id }, ...form });
    expect(sent.body.message).toMatchObject({ text: '', image_card: { id: 'door' } });
    for (const body of [{ message: '' }, { message: ' ', ...door }])
      for (const refused of [await laySomething(ana, id, body), await ask(ana, guided, body)])
        expect(refused.error.fields).toEqual({ message: 'field.required' });
  });

  test('is laid once, however often it is sent', async () => {
    const { ana, id } = await pair();
    const body = { client_id: randomUUID(), ...door };
    const sends = [1, 2, 3].map(() => laySomething(ana, id, body));
    const ids = (await Promise.all(sends)).map((answer) => answer.body.message.id);
    expect(new Set(ids).size).toBe(1);
    const read = (await messagesOf(ana, id)).filter(({ kind }) => kind === 'user');
    expect(read).toHaveLength(1);
  });

  test('that is not there, or of another kind, is refused', async () => {
    const { ana, id } = await pair();
    const { id: guided } = await ana.chat();
    for (const cardId of ['nothing', randomUUID(), '__proto__', 'a\0b', '']) {
      const body = { image_card: { id: cardId } };
      expect((await laySomething(ana, id, body)).code, cardId).toBe('card.not_found');
      expect((await ask(ana, guided, body)).code, cardId).toBe('card.not_found');
    }
    const wrong = await laySomething(ana, id, { image_card: { id: 'word-fog' } });
    expect(wrong.error.fields).toEqual({ image_card: 'field.invalid' });
    for (const body of [{ image_card: 'door' }, { image_card: {} }, {}])
      expect((await laySomething(ana, id, body)).status, JSON.stringify(body)).toBe(422);
    expect((await messagesOf(ana, id)).filter(({ kind }) => kind === 'user')).toEqual([]);
  });

  test('goes to the guide, names the chat, and stays when the words are edited', async () => {
    const ana = await one.person();
    const { id } = await ana.chat();
    let messageId = '';
    await verifyLive(ana, [id], async () => {
      messageId = (await ask(ana, id, { word_card: { id: 'word-fog' } })).body.message.id;
      await eventually(async () =>
        (await messagesOf(ana, id)).every(({ status }) => status === 'sent'),
      );
    });
    const [listed] = (await ana.call(api.chat.list)).body.items;
    expect(listed?.title).toBe('Fog');
    const edited = await ana.call(api.messages.edit, {
      params: { id: messageId },
      body: { text: 'I see little' },
    });
    expect(edited.body.message).toMatchObject({
      text: 'I see little',
      word_card: { id: 'word-fog' },
    });
  });

  test('with words of danger on it is answered with care', async () => {
    const { ana, id } = await pair();
    const made = await ana.call(api.cards.create, {
      body: { card_type: 'question', text: 'I want to kill myself' },
    });
    const sent = await laySomething(ana, id, { question_card: { id: made.body.card.id } });
    expect(sent.body.message.care).not.toBeNull();
  });
});

test('a model reads what stands on a card, from one and in a group', async () => {
  const { asked, consenting } = await guidedWorld({ kind: 'tokens' });
  const [ana, ben] = [await consenting(), await consenting()];
  const { id } = await ana.chat();
  await ask(ana, id, { message: 'What about this?', ...door });
  await eventually(async () => asked().length === 1);
  expect(JSON.stringify(asked()[0]?.body)).toContain('An image card, ');
  expect(JSON.stringify(asked()[0]?.body)).toContain('Door ajar');
  const group = await groupOf(ana, ben);
  await laySomething(ben, group.id, { question_card: { id: 'question-ps-01' } });
  await laySomething(ana, group.id, { message: '@guide what do you hear?' });
  await eventually(async () => asked().length === 2);
  expect(JSON.stringify(asked()[1]?.body)).toContain('What have you been carrying all day');
});

test('a model reads what somebody wrote on a card once they agreed, no matter who lays it', async () => {
  const { one: provided, model, asked, consenting } = await guidedWorld({ kind: 'tokens' });
  const [ana, ben] = [await consenting(), await provided.person()];
  await connect(ana, ben);
  const made = await ben.call(api.cards.create, {
    body: { card_type: 'question', text: 'Who holds the canary?' },
  });
  const card = { question_card: { id: made.body.card.id } };
  const sent = () => JSON.stringify(model.requests.map(({ body }) => body));
  const { id } = await ana.chat();
  await ask(ana, id, { message: 'Look', ...card });
  // A title is asked for when the first answer has ended.
  await eventually(() => model.requests.length === 2);
  await eventually(async () =>
    (await messagesOf(ana, id)).every(({ status }) => status === 'sent'),
  );
  await ask(ana, (await ana.chat()).id, card);
  await eventually(() => model.requests.length === 4);
  const group = await groupOf(ana, ben);
  await laySomething(ana, group.id, card);
  await laySomething(ana, group.id, { message: '@guide what do you hear?' });
  await eventually(() => asked().length === 3);
  expect(sent()).toContain('Look');
  expect(sent()).not.toContain('canary');
  await eventually(async () =>
    (await messagesOf(ana, group.id)).some(({ text }) => text.includes('have not agreed')),
  );

  await ben.call(api.account.updateProfile, {
    body: { user: { settings: { provider_consent: true } } },
  });
  await ask(ana, id, { message: 'And now?' });
  await eventually(() => asked().length === 4);
  expect(JSON.stringify(asked()[3]?.body)).toContain('Who holds the canary?');
});
