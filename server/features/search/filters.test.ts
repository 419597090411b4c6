import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { groupOf, pairOf, sayTo, showTo, speakTo } from '../../testing/people-world.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();
const noOutcomes = { action: 0, insight: 0, meeting: 0 };

type Asked = Record<string, string>;

const found = async (person: Person, query: Asked) =>
  (await person.call(api.search.find, { query })).body;

/** Of the messages that were found; the cards of the decks lead where words are asked for. */
async function texts(person: Person, query: Asked) {
  const { results } = await found(person, query);
  const messages = results.filter(({ kind }) => kind === 'message');
  return messages.map(({ search_message: text }) => text);
}

const lay = (person: Person, id: string, body: Record<string, unknown>) =>
  person.call(api.messages.sendUser, {
    params: { id },
    body: { client_id: randomUUID(), ...body },
  });

/** A pair in which one of each was sent by the first: words, a link, a picture, a card, a recording. */
async function pairWithAll() {
  const [ana, ben] = [await one.person(), await one.person({ language: 'he' })];
  const { id } = await pairOf(ana, ben);
  await sayTo(ana, id, 'plain words');
  await sayTo(ana, id, 'read HTTPS://example.org/a today');
  await showTo(ana, id, { message: 'at the river' });
  await lay(ana, id, { message: 'for you', word_card: { id: 'word-fog' } });
  await speakTo(ana, id);
  return { ana, ben, id };
}

describe('filters', () => {
  test('find who wrote: a person, also with @, me, or the guide', async () => {
    const { ana, ben } = await pairWithAll();
    await sayTo(ben, (await pairOf(ana, ben)).id, 'words of ben');
    expect(await texts(ana, { from: ben.user.username })).toEqual(['words of ben']);
    expect(await texts(ana, { from: `@${ben.user.username}` })).toEqual(['words of ben']);
    expect(await texts(ben, { from: 'me' })).toEqual(['words of ben']);
    expect(await texts(ana, { from: 'me', query: 'words' })).toEqual(['plain words']);
    expect(await texts(ana, { from: 'guide' })).toEqual([]);
    const { body } = await ana.call(api.chat.create, { body: { chat_type: 'AI' } });
    const { id } = body.chat;
    await ana.call(api.messages.send, {
      params: { id },
      body: { message: 'A door, ajar', client_id: randomUUID() },
    });
    await expect.poll(() => texts(ana, { from: 'guide' })).toHaveLength(1);
    expect(await texts(ana, { from: 'guide' })).not.toContain('A door, ajar');
  });

  test('find what lies in a message, with words or without', async () => {
    const { ana, ben, id } = await pairWithAll();
    expect(await texts(ben, { has: 'link' })).toEqual(['read HTTPS://example.org/a today']);
    expect(await texts(ben, { has: 'image' })).toEqual(['at the river']);
    expect(await texts(ben, { has: 'card' })).toEqual(['for you\nערפל']);
    expect(await texts(ana, { has: 'card' })).toEqual(['for you\nFog']);
    expect(await texts(ben, { has: 'voice' })).toEqual([null]);
    expect(await texts(ben, { has: 'image', query: 'river' })).toEqual(['at the river']);
    expect(await texts(ben, { has: 'image', query: 'words' })).toEqual([]);
    expect(await texts(ben, { has: 'image,card' })).toEqual([]);
    await showTo(ana, id, { message: 'see http://example.org' });
    expect(await texts(ben, { has: 'image,link' })).toEqual(['see http://example.org']);
    expect((await found(ben, { has: 'link' })).counts).toEqual({
      chat: 0,
      message: 2,
      person: 0,
      card: 0,
      ...noOutcomes,
    });
  });

  test('say what a message without words is, and nothing of a picture that I reported', async () => {
    const { ana, ben, id } = await pairWithAll();
    const { image } = await showTo(ana, id, { image_alt: 'A river' });
    const newest = async (has: string) => (await found(ben, { has })).results[0];
    expect(await newest('image')).toMatchObject({
      search_message: null,
      image_alt: 'A river',
      audio_ms: null,
    });
    expect(await newest('voice')).toMatchObject({ image_alt: null, audio_ms: 500 });
    await ben.call(api.reports.image, { params: { id: image.id }, body: { text: 'Not kind.' } });
    expect(await newest('image')).toMatchObject({ search_message: null, image_alt: '' });
  });

  test('without words list messages alone, newest first, and nothing that has none', async () => {
    const { ana, ben, id } = await pairWithAll();
    const asked = { chat_id: id };
    const { results, counts } = await found(ben, asked);
    expect(results.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'message'));
    expect(results.at(-1)?.search_message).toBe('plain words');
    expect(counts).toEqual({ chat: 0, message: 5, person: 0, card: 0, ...noOutcomes });
    for (let at = 0; at < 20; at++) await sayTo(ben, id, `line ${at}`);
    const first = await found(ana, asked);
    const second = await found(ana, { ...asked, page: first.next ?? '' });
    const all = [...first.results, ...second.results].map(({ message_id: messageId }) => messageId);
    expect([new Set(all).size, all.length, second.next]).toEqual([25, 25, null]);
  });

  test('by a person’s name or id, and by my folders', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const { id: first } = await groupOf(ana, ben);
    const { id: second } = await groupOf(ana, ben);
    await sayTo(ana, first, 'heron one');
    await sayTo(ben, second, 'heron two');
    expect(await texts(ana, { from: ben.username.toUpperCase() })).toEqual(['heron two']);
    expect(await texts(ana, { from: ben.user.id })).toEqual(['heron two']);
    expect(await texts(ana, { from: randomUUID() })).toEqual([]);
    const { folder } = (await ana.call(api.folders.create, { body: { name: 'Birds' } })).body;
    expect(await texts(ana, { folder: folder.id })).toEqual([]);
    await ana.call(api.folders.addChat, {
      params: { fileId: folder.id },
      body: { chat_id: first },
    });
    expect(await texts(ana, { folder: folder.id })).toEqual(['heron one']);
    expect(await texts(ana, { folder: folder.id, query: 'heron' })).toEqual(['heron one']);
    // Somebody else’s folder is one that is not there.
    expect(await texts(ben, { folder: folder.id })).toEqual([]);
    expect(await texts(ana, { folder: 'none' })).toEqual([]);
  });

  test.each([
    { kept: 'heron at the river', left: 'filler of the day', query: '-filler' },
    { kept: 'אנפה על הנהר', left: 'מילוי של היום', query: '-מילוי' },
  ])('find everything but what $query leaves out', async ({ kept, left, query }) => {
    const [ana, ben] = [await one.person(), await one.person()];
    const { id } = await groupOf(ana, ben);
    await sayTo(ana, id, kept);
    await sayTo(ana, id, left);
    const { folder } = (await ben.call(api.folders.create, { body: { name: 'Birds' } })).body;
    await ben.call(api.folders.addChat, { params: { fileId: folder.id }, body: { chat_id: id } });
    const today = new Date(Date.now() - 3_600_000).toISOString();
    const filters: Asked[] = [
      { from: ana.username },
      { chat_id: id },
      { folder: folder.id },
      { chat_id: id, after: today },
    ];
    for (const filter of filters) {
      expect.soft(await texts(ben, { ...filter, query })).toEqual([kept]);
      expect.soft(await texts(ben, { ...filter, query: '-' })).toEqual([left, kept]);
      expect.soft(await texts(ben, { ...filter, query: '\u05b0' })).toEqual([]);
    }
    const { results, counts } = await found(ben, { chat_id: id, query });
    expect([results.length, counts]).toEqual([
      1,
      { chat: 0, message: 1, person: 0, card: 0, ...noOutcomes },
    ]);
    // Without a filter it is looked for as it is written.
    expect(await texts(ben, { query })).toEqual([]);
  });

  test('show nothing that words would not show', async () => {
    const [ana, ben, cleo] = [await one.person(), await one.person(), await one.person()];
    const { id } = await groupOf(ana, ben);
    const hidden = await sayTo(ana, id, 'http://hidden.example');
    const deleted = await sayTo(ana, id, 'http://deleted.example');
    await sayTo(ana, id, 'http://kept.example');
    const remove = (messageId: string, scope: 'me' | 'all', who: Person) =>
      who.call(api.messages.remove, { params: { id: messageId }, body: { scope } });
    await remove(hidden.message.id, 'me', ben);
    await remove(deleted.message.id, 'all', ana);
    expect(await texts(ben, { has: 'link' })).toEqual(['http://kept.example']);
    const asked: Asked[] = [{ has: 'link' }, { chat_id: id }, { from: ana.username }];
    for (const query of asked) expect(await texts(cleo, query)).toEqual([]);
    const picture = await showTo(ana, id);
    await remove(picture.message.id, 'all', ana);
    expect(await texts(ben, { has: 'image' })).toEqual([]);
  });

  test.each(['images', 'image,', 'image,image,image,image,image,image', 'image link'])(
    'has: %s is refused',
    async (has) => {
      const ana = await one.person();
      const refused = await ana.call(api.search.find, { query: { has } });
      expect([refused.status, refused.error.fields]).toEqual([422, { has: 'field.invalid' }]);
    },
  );
});

describe('a message with a card', () => {
  test('is found at once by what stands on it, in both languages, and not when it is deleted', async () => {
    const { ana, ben, id } = await pairWithAll();
    expect(await texts(ben, { query: 'fog' })).toEqual(['for you\nFog']);
    expect(await texts(ben, { query: 'ערפל' })).toEqual(['for you\nערפל']);
    expect(await texts(ana, { query: 'ערפל' })).toEqual(['for you\nערפל']);
    expect(await texts(ana, { query: 'you fog' })).toEqual(['for you\nFog']);
    const { body } = await lay(ana, id, { question_card: { id: 'question-ps-01' } });
    expect(await texts(ben, { query: 'carrying all day' })).toHaveLength(1);
    await ana.call(api.messages.remove, {
      params: { id: body.message.id },
      body: { scope: 'all' },
    });
    expect(await texts(ben, { query: 'carrying all day' })).toEqual([]);
    const { card } = (
      await ana.call(api.cards.create, { body: { card_type: 'word', text: 'Kittiwake' } })
    ).body;
    await lay(ana, id, { word_card: { id: card.id } });
    expect(await texts(ben, { query: 'kittiwake' })).toEqual(['Kittiwake']);
  });
});
